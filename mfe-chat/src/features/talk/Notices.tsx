import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ChosenPdf, Talk } from '../../model/talk';

export interface NoticesProps {
  talk: Talk;
  draft: string;
  onAsk: (question: string) => void;
  onUploadAgain: (pdfs: readonly ChosenPdf[]) => void;
  onAnother: () => void;
}

/** Above the question field: why a question was not answered, or why nothing more can be asked, and the way on. */
export function Notices({ talk, draft, onAsk, onUploadAgain, onAnother }: NoticesProps) {
  const { talk: words, session, documents: names } = useMessages();
  const { failure, ending, documents } = talk;
  if (ending) {
    const pdfs = documents.flatMap(({ pdf }) => (pdf && !pdf.isLocked ? [pdf] : []));
    const action =
      pdfs.length > 0 ? (
        <Button size="small" tone="accent" onClick={() => onUploadAgain(pdfs)}>
          {session.uploadAgain(names.list(pdfs.map(({ file }) => file.name)))}
        </Button>
      ) : (
        <Button size="small" tone="accent" onClick={onAnother}>
          {session.chooseAgain}
        </Button>
      );
    return (
      <Container>
        <Banner tone="warn" title={session.ended[ending]} action={action}>
          {session.endedText}
        </Banner>
      </Container>
    );
  }
  if (!failure) return null;
  const { question, reason } = failure;
  const again = (
    <Button size="small" onClick={() => onAsk(question)}>
      {words.tryAgain}
    </Button>
  );
  return (
    <Container>
      <Banner tone="bad" title={words.failedTitle} action={again}>
        {reason.sentence ?? words.failedText} {draft.trim() === question ? words.questionIsSafe : words.notAnswered(question)}
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  max-height: 40vh;
  padding: 0 ${token('space-4')} ${token('space-3')};
  overflow-y: auto;
`;
