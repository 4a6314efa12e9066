import { below, from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { REVIEW_ATTRIBUTE } from '../keyboard/useReviewKeys';
import { CorrectionList } from '../review/CorrectionList';
import { SYNCED_PANE_ATTRIBUTE, useSyncedScroll } from '../review/useSyncedScroll';
import { NextSteps, type NextStepsProps } from './NextSteps';
import { ResultCard, type ResultCardProps } from './ResultCard';

/** Everything beside the text once there is a result, to be fetched as one: a pane as high as the window, which scrolls with the text. */
export function ResultColumn({ state, review, isStale, dispatch, ...ways }: Omit<ResultCardProps, 'children'> & NextStepsProps) {
  const { result: words } = useMessages();
  useSyncedScroll(!isStale);
  return (
    <Column
      role="group"
      aria-label={words.review}
      {...{ [REVIEW_ATTRIBUTE]: '', [SYNCED_PANE_ATTRIBUTE]: 'cards' }}
      data-sheet={(!isStale && state.current !== null) || undefined}
    >
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

  /* Room for the card that is over the foot of the window. */
  ${below.wide} {
    &[data-sheet] {
      padding-bottom: calc(3 * ${token('space-24')});
    }
  }
  ${from.wide} {
    @media (min-height: 40em) {
      position: sticky;
      top: 0;
      gap: ${token('space-3')};
      align-content: start;
      /* It begins below the header and the title. */
      max-height: calc(100vh - 1.4 * ${token('space-24')});
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      /* The title of the cards stays at the top. */
      scroll-padding-top: ${token('space-16')};
      /* Room for the shadows of the cards, which the pane would cut off. */
      margin: calc(-1 * ${token('space-4')});
      padding: ${token('space-4')};
    }
  }
`;
