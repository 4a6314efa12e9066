import type { Citation } from '@sheaf/api/contract/chat';
import { Banner, token, VisuallyHidden } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type AnswerFacts, type Exchange, listOthers } from '../../model/talk';
import { AnswerActions } from './AnswerActions';
import { AnswerText } from './AnswerText';
import { ClosestPassages } from './ClosestPassages';
import { Searching } from './Searching';

export interface ExchangeViewProps {
  exchange: Exchange;
  /** Which of the conversation it is, from 1. */
  number: number;
  /** The citation of this answer whose passage is shown. */
  shown: number | null;
  /** False while another answer is under way, or when nothing can be asked any more. */
  canAsk: boolean;
  onShow: (citation: Citation) => void;
  onAskAgain: (question: string) => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** A question and its answer, as far as it has come. */
export function ExchangeView({ exchange, number, shown, canAsk, onShow, onAskAgain, onCopied, onCopyFailed }: ExchangeViewProps) {
  const { talk: words } = useMessages();
  const { question, answer } = exchange;
  return (
    <Container>
      <Question>
        <VisuallyHidden>{words.you}: </VisuallyHidden>
        {question}
      </Question>
      <Answer aria-label={words.answer(number)} aria-busy={answer.step === 'waiting' || answer.step === 'writing' || undefined}>
        {answer.step === 'waiting' && <Searching />}
        {answer.step === 'writing' && <AnswerText text={answer.text} citations={[]} shown={null} onShow={onShow} />}
        {answer.step === 'stopped' && (
          <>
            {answer.text !== '' && <AnswerText text={answer.text} citations={[]} shown={null} onShow={onShow} />}
            <Quiet>{words.stopped}</Quiet>
          </>
        )}
        {answer.step === 'answered' && <Answered answer={answer} shown={shown} onShow={onShow} />}
        {(answer.step === 'answered' || answer.step === 'stopped') && (
          <AnswerActions
            answer={answer.step === 'answered' ? answer : null}
            canAsk={canAsk}
            onAskAgain={() => onAskAgain(question)}
            onCopied={onCopied}
            onCopyFailed={onCopyFailed}
          />
        )}
      </Answer>
    </Container>
  );
}

function Answered({ answer, shown, onShow }: { answer: AnswerFacts } & Pick<ExchangeViewProps, 'shown' | 'onShow'>) {
  const { text, citations, closest, warnings } = answer;
  const others = listOthers(answer);
  return (
    <>
      <AnswerText text={text} citations={citations} shown={shown} onShow={onShow} />
      {closest.length > 0 && <ClosestPassages passages={closest} shown={shown} onShow={onShow} />}
      {others.length > 0 && <ClosestPassages passages={others} shown={shown} onShow={onShow} />}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
    </>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
`;

const Question = styled.p`
  justify-self: end;
  max-width: min(85%, 60ch);
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} ${token('radius-small')} ${token('radius-sheet')};
  background: ${token('ink')};
  color: ${token('paper')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  /* A printer leaves out the ground of the bubble. */
  @media print {
    justify-self: start;
    max-width: none;
    padding: 0;
    background: none;
    color: inherit;
    font-weight: ${token('weight-strong')};
    break-after: avoid;
  }
`;

const Answer = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Quiet = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
