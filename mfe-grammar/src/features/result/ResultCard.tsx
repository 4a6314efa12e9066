import { Banner, Button, Card, DiffMarks, SegmentedControl, token } from '@sheaf/design-system';
import { ContinueWith } from '@sheaf/tool-kit/ContinueWith';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { type Dispatch, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { type GrammarAction, grammarActions } from '../../model/grammarState';
import { buildDiff, correctedText, type Review } from '../../model/review';
import { RESULT_ID } from '../review/CountsBar';
import { Counts } from './Counts';
import { checkWarnings } from './checkWarnings';
import { Downloads, type DownloadsProps } from './Downloads';

export interface ResultCardProps extends Pick<DownloadsProps, 'onTaken' | 'onNotice'> {
  state: GrammarState;
  review: Review;
  isStale: boolean;
  dispatch: Dispatch<GrammarAction>;
  /** The tools the file can go on to. */
  nextTools: readonly NextTool<'grammar'>[];
  onHandOver: (file: File, tool: NextTool<'grammar'>) => void;
}

/** What came of the check: the counts, the corrected text to read, to compare and to take along. */
export function ResultCard({ state, review, isStale, dispatch, nextTools, onHandOver, onTaken, onNotice }: ResultCardProps) {
  const messages = useMessages();
  const { result: words } = messages;
  const { decisions } = state;
  const [shown, setShown] = useState<'after' | 'both'>('after');
  const corrected = useMemo(() => correctedText(review, decisions), [review, decisions]);
  const diff = useMemo(() => (shown === 'both' ? buildDiff(review, decisions) : []), [shown, review, decisions]);
  const warnings = checkWarnings(review.result, messages);
  const { corrections, readability } = review.result;
  const pdf = state.document?.file;

  return (
    <Result tab="grammar" id={RESULT_ID}>
      <h2>{words.title}</h2>
      {isStale && <Banner tone="warn">{words.stale}</Banner>}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      <Counts result={review.result} />
      {corrections.length === 0 && <p>{warnings.length > 0 ? words.nothingMarked : words.nothingFound}</p>}
      {readability && <Quiet>{words.readability({ grade: readability.grade, words: readability.averageSentenceWords })}</Quiet>}
      {corrections.length > 0 && (
        <SegmentedControl
          label={words.show}
          value={shown}
          segments={[
            { value: 'after', label: words.after },
            { value: 'both', label: words.beforeAndAfter },
          ]}
          onChange={setShown}
        />
      )}
      <Sheet role="group" aria-label={words.title} tabIndex={0} lang="en">
        {shown === 'both' ? <DiffMarks parts={diff} /> : corrected}
      </Sheet>
      <Downloads state={state} review={review} corrected={corrected} onTaken={onTaken} onNotice={onNotice} />
      {corrected !== review.text && !isStale && (
        <Button size="small" tone="quiet" onClick={() => dispatch(grammarActions.textTyped(corrected))}>
          {words.intoEditor}
        </Button>
      )}
      {state.text === corrected && corrected !== review.text && (
        <Button size="small" tone="quiet" onClick={() => dispatch(grammarActions.textTyped(review.text))}>
          {words.backToOriginal}
        </Button>
      )}
      {pdf && <ContinueWith words={words} tone="quiet" nextTools={nextTools} onHandOver={(tool) => onHandOver(pdf, tool)} />}
    </Result>
  );
}

const Result = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  scroll-margin-top: ${token('space-4')};

  h2 {
    font-size: ${token('text-28')};
  }
`;

const Quiet = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;

const Sheet = styled.div`
  max-height: 50vh;
  padding: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
  overflow-y: auto;
  overscroll-behavior: contain;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
