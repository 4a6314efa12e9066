import { Button, token } from '@sheaf/design-system';
import { Check, Copy, RotateCcw } from 'lucide-react';
import { use, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { AnswerFacts } from '../../model/talk';
import { CitedDocumentsContext, findFileToName } from '../documents/citedDocuments';
import { formatPlainAnswer } from './answerBlocks';

export interface AnswerActionsProps {
  /** Null when it was stopped. */
  answer: AnswerFacts | null;
  canAsk: boolean;
  onAskAgain: () => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** Who answered, and what can be done with the answer. */
export function AnswerActions({ answer, canAsk, onAskAgain, onCopied, onCopyFailed }: AnswerActionsProps) {
  const { talk: words } = useMessages();
  const documents = use(CitedDocumentsContext);
  const [isCopied, setIsCopied] = useState(false);

  async function handleCopy({ text, citations }: AnswerFacts) {
    const findPlace = (id: number) => {
      const citation = citations.find((each) => each.id === id);
      return citation ? words.place({ page: citation.page, file: findFileToName(documents, citation) }) : '';
    };
    const ids = citations.map(({ id }) => id);
    try {
      await navigator.clipboard.writeText(formatPlainAnswer(text, ids, (id) => `(${findPlace(id)})`));
      setIsCopied(true);
      onCopied();
    } catch {
      onCopyFailed();
    }
  }

  return (
    <Row>
      {answer && (
        <Button
          size="small"
          tone="quiet"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          aria-label={isCopied ? undefined : words.copyThis}
          onClick={() => void handleCopy(answer)}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <Button size="small" tone="quiet" icon={<RotateCcw aria-hidden="true" />} disabled={!canAsk} onClick={onAskAgain}>
        {words.again}
      </Button>
      {answer?.engine && answer.engine !== BUILT_IN && <By>{words.answeredBy(answer.engine)}</By>}
    </Row>
  );
}

/** The line below the question says so of every answer. */
const BUILT_IN = 'built-in';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  /* The words of quiet buttons are aligned with the answer. */
  margin-inline-start: calc(-1 * ${token('space-4')});
`;

const By = styled.span`
  padding-inline-start: ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
