import { Banner, Card, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
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
}

/** What came of the check: how much is applied, how much waits, and the counts of each kind. */
export function ResultCard({ state, review, isStale, dispatch }: ResultCardProps) {
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
`;

const Quiet = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
