import { below, from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { REVIEW_ATTRIBUTE } from '../keyboard/useReviewKeys';
import { CorrectionList } from '../review/CorrectionList';
import { useSyncedScroll } from '../review/useSyncedScroll';
import { NextSteps, type NextStepsProps } from './NextSteps';
import { ResultCard, type ResultCardProps } from './ResultCard';

/** Everything beside the text once there is a result, to be fetched as one: its end is in the window, and its cards scroll with the text. */
export function ResultColumn({ state, review, isStale, dispatch, ...ways }: Omit<ResultCardProps, 'children'> & NextStepsProps) {
  const { result: words } = useMessages();
  useSyncedScroll(!isStale);
  return (
    <Column role="group" aria-label={words.review} {...{ [REVIEW_ATTRIBUTE]: '' }} data-sheet={(!isStale && state.current !== null) || undefined}>
      <ResultCard state={state} review={review} isStale={isStale} dispatch={dispatch}>
        <NextSteps state={state} review={review} dispatch={dispatch} {...ways} />
      </ResultCard>
      <CorrectionList state={isStale ? { ...state, current: null } : state} review={review} dispatch={dispatch} />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  /* Room for the card that lies over the foot of the window. */
  ${below.wide} {
    &[data-sheet] {
      padding-bottom: calc(3 * ${token('space-24')});
    }
  }
  ${from.wide} {
    @media (min-height: 40em) {
      position: sticky;
      top: ${token('space-4')};
      grid-template-rows: auto minmax(0, 1fr);
      gap: ${token('space-3')};
      /* It begins below the header and the title. */
      max-height: calc(100vh - 1.6 * ${token('space-24')});
    }
  }
`;
