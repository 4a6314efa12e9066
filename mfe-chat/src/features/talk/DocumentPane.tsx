import { Dropzone, EmptyState, Skeleton, token } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { FileLock2, FileQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { pdfViewer } from '../../lazyViewer';
import { useMessages } from '../../messages';
import { type AskedDocument, findCited, findMarkedExchange, findShown, highlightId, listPassages } from '../../model/talk';
import type { NumberedPdf } from '../../model/talkFrom';
import { DocumentBar, type DocumentBarProps } from '../documents/DocumentBar';

export interface DocumentPaneProps extends DocumentBarProps {
  onShowPdf: (shown: NumberedPdf) => void;
  onAskAbout: (selected: string, page: number) => void;
}

/** The document beside the conversation, below the list of all. */
export function DocumentPane({ talk, onShowPdf, onAskAbout, ...ofBar }: DocumentPaneProps) {
  const shown = findShown(talk);
  return (
    <Pane>
      <DocumentBar talk={talk} {...ofBar} />
      <div>{shown && <ShownDocument key={shown.number} talk={talk} shown={shown} onShowPdf={onShowPdf} onAskAbout={onAskAbout} />}</div>
    </Pane>
  );
}

interface ShownDocumentProps extends Pick<DocumentPaneProps, 'talk' | 'onShowPdf' | 'onAskAbout'> {
  shown: AskedDocument;
}

/** The pages of a PDF; where this browser no longer has it, or not its password, the way to see them again. */
function ShownDocument({ talk, shown, onShowPdf, onAskAbout }: ShownDocumentProps) {
  const { talk: words, screen, upload } = useMessages();
  const { documents, activeCitation, ending } = talk;
  const { number, pdf } = shown;
  const marked = findMarkedExchange(talk);
  // A new list would have the pages marked anew with every letter that is typed.
  const highlights = useMemo(() => {
    const passages = marked ? listPassages(marked).filter((passage) => findCited({ documents }, passage) === number) : [];
    return passages.map(({ id, page, rects, quote }) => ({ id: highlightId(marked?.id ?? '', id), number: id, page, rects, quote }));
  }, [marked, documents, number]);

  if (!pdf) {
    return (
      <Container>
        <EmptyState icon={<FileQuestionMark />} title={words.noPdf}>
          {words.noPdfText}
        </EmptyState>
        <Dropzone label={words.dropAgain} isCompact onAdd={([file]) => file && onShowPdf({ number, pdf: { file, password: '', isLocked: false } })} />
      </Container>
    );
  }
  if (pdf.isLocked) {
    return (
      <Container>
        <EmptyState icon={<FileLock2 />} title={words.pdfLocked(pdf.file.name)}>
          {words.pdfLockedText}
        </EmptyState>
        <PasswordForm
          name={pdf.file.name}
          words={upload}
          onSubmit={(password) => onShowPdf({ number, pdf: { ...pdf, password, isLocked: false } })}
        />
      </Container>
    );
  }
  return (
    <LazySlot
      words={screen}
      part={pdfViewer}
      meanwhile={
        <Container>
          <Skeleton shape="page" />
        </Container>
      }
    >
      {(PdfViewer) => (
        <PdfViewer file={pdf.file} password={pdf.password} highlights={highlights} target={activeCitation} onAsk={ending ? undefined : onAskAbout} />
      )}
    </LazySlot>
  );
}

const Pane = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;

  > div {
    min-height: 0;
  }
`;

const Container = styled.div`
  height: 100%;
  padding: ${token('space-4')};
  overflow-y: auto;
`;
