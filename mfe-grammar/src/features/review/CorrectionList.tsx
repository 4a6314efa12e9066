import { Button, Card, from, token } from '@sheaf/design-system';
import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import type { GrammarAction } from '../../model/grammarState';
import type { Review } from '../../model/review';
import { CorrectionItem } from './CorrectionItem';
import { CurrentCard } from './CurrentCard';
import { FINDING_ATTRIBUTE, findScrollTop, SYNCED_PANE_ATTRIBUTE } from './useSyncedScroll';

/** So many findings are listed at first. The rest follows on request, or when one of them is opened in the text. */
const SHOWN_AT_FIRST = 10;

export interface CorrectionListProps {
  state: GrammarState;
  review: Review;
  dispatch: Dispatch<GrammarAction>;
}

/** Every finding in the order of the text, the selected one as a card with all that can be done about it. */
export function CorrectionList({ state, review, dispatch }: CorrectionListProps) {
  const { result: words } = useMessages();
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { corrections } = review.result;
  const { current } = state;
  // A new result begins with its first ones again.
  const [reviewShownInFull, setReviewShownInFull] = useState<Review | null>(null);
  const index = corrections.findIndex(({ id }) => id === current);
  const shown = reviewShownInFull === review || index >= SHOWN_AT_FIRST ? corrections : corrections.slice(0, SHOWN_AT_FIRST);

  useEffect(() => {
    const card = current === null ? null : list.current?.querySelector<HTMLElement>('[data-current]');
    const pane = card?.closest<HTMLElement>(`[${SYNCED_PANE_ATTRIBUTE}]`);
    if (card && pane) scrollIntoPane(card, pane);
  }, [current]);

  if (corrections.length === 0) return null;
  return (
    <Cards role="region" aria-labelledby={titleId}>
      <Title id={titleId}>{words.list}</Title>
      <List ref={list}>
        <ol>
          {shown.map((correction) => (
            <li key={correction.id} data-current={correction.id === current || undefined} {...{ [FINDING_ATTRIBUTE]: correction.id }}>
              {correction.id === current ? (
                <CurrentCard state={state} review={review} correction={correction} dispatch={dispatch} />
              ) : (
                <CorrectionItem correction={correction} decision={state.decisions[correction.id]} dispatch={dispatch} />
              )}
            </li>
          ))}
        </ol>
        {shown.length < corrections.length && (
          <Button tone="quiet" onClick={() => setReviewShownInFull(review)}>
            {words.more(corrections.length - shown.length)}
          </Button>
        )}
      </List>
    </Cards>
  );
}

/** Moves the pane alone, where it scrolls by itself: the page stays where it is. */
function scrollIntoPane(card: HTMLElement, pane: HTMLElement): void {
  if (pane.scrollHeight <= pane.clientHeight) return;
  const [inner, outer] = [card.getBoundingClientRect(), pane.getBoundingClientRect()];
  const top = findScrollTop(pane);
  if (inner.top < top) pane.scrollTop += inner.top - top;
  else if (inner.bottom > outer.bottom) pane.scrollTop += inner.bottom - outer.bottom;
}

const Cards = styled(Card)`
  ${from.wide} {
    padding-block: 0 ${token('space-4')};
  }
`;

/* Stays at the top of the pane, over its padding too, so that no card is cut off at a bare edge. */
const Title = styled.h2`
  font-size: ${token('text-22')};

  ${from.wide} {
    position: sticky;
    top: calc(-1 * ${token('space-4')});
    z-index: 1;
    margin-inline: calc(-1 * ${token('space-6')});
    padding: ${token('space-4')} ${token('space-6')} ${token('space-2')};
    border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
    background: ${token('sheet')};
  }
`;

const List = styled.div`
  margin-block: ${token('space-3')} 0;

  > button {
    width: 100%;
  }
  li + li:not([data-current], [data-current] + li) {
    border-top: ${token('hairline')} solid ${token('line')};
  }
  ${from.wide} {
    [data-current] {
      padding-block: ${token('space-2')};
    }
  }
`;
