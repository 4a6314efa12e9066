import { Banner, Card, from, token } from '@sheaf/design-system';
import type { Dispatch, ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import type { GrammarAction } from '../../model/grammarState';
import type { Review } from '../../model/review';
import { RESULT_ID } from '../review/CountsBar';
import { Counts } from './Counts';
import { checkWarnings } from './checkWarnings';
import { Summary } from './Summary';

export interface ResultCardProps {
  state: GrammarState;
  review: Review;
  isStale: boolean;
  dispatch: Dispatch<GrammarAction>;
  /** Where the corrected text can go. */
  children?: ReactNode;
}

/** What came of the check: how much is applied, how much waits, the counts of each kind, and the text to take along. */
export function ResultCard({ state, review, isStale, dispatch, children }: ResultCardProps) {
  const messages = useMessages();
  const { result: words } = messages;
  const warnings = checkWarnings(review.result, messages);
  const { corrections, readability } = review.result;

  return (
    <Result tab="grammar" id={RESULT_ID}>
      <h2>{words.title}</h2>
      {isStale && <Banner tone="warn">{words.stale}</Banner>}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      {corrections.length > 0 && <Summary state={state} review={review} dispatch={dispatch} />}
      <Counts result={review.result} />
      {corrections.length === 0 && <p>{warnings.length > 0 ? words.nothingMarked : words.nothingFound}</p>}
      {readability && <Quiet>{words.readability({ grade: readability.grade, words: readability.averageSentenceWords })}</Quiet>}
      {children}
    </Result>
  );
}

const Result = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  scroll-margin-top: ${token('space-4')};

  h2 {
    font-size: ${token('text-22')};
  }
  /* Beside the text the room is the cards'. */
  ${from.wide} {
    gap: ${token('space-2')};
    padding-block: ${token('space-4')};
  }
`;

const Quiet = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
