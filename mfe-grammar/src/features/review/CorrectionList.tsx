import { Button, Card, token } from '@sheaf/design-system';
import { type Dispatch, useId, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import type { GrammarAction } from '../../model/grammarState';
import type { Review } from '../../model/review';
import { REVIEW_ATTRIBUTE } from '../keyboard/useReviewKeys';
import { CorrectionItem } from './CorrectionItem';

/** As the specification has it: the rest comes when it is asked for. */
const SHOWN_AT_FIRST = 10;

export interface CorrectionListProps {
  state: GrammarState;
  review: Review;
  dispatch: Dispatch<GrammarAction>;
}

/** Every finding in the order of the text, to decide upon one by one. */
export function CorrectionList({ state, review, dispatch }: CorrectionListProps) {
  const { result: words } = useMessages();
  const titleId = useId();
  const { corrections } = review.result;
  // A new result begins with its first ones again.
  const [allOf, setAllOf] = useState<Review | null>(null);
  const shown = allOf === review ? corrections : corrections.slice(0, SHOWN_AT_FIRST);
  if (corrections.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={titleId} {...{ [REVIEW_ATTRIBUTE]: '' }}>
      <Title id={titleId}>{words.list}</Title>
      <List>
        {shown.map((correction) => (
          <CorrectionItem
            key={correction.id}
            correction={correction}
            decision={state.decisions[correction.id]}
            isCurrent={correction.id === state.current}
            dispatch={dispatch}
          />
        ))}
      </List>
      {shown.length < corrections.length && (
        <Button tone="quiet" onClick={() => setAllOf(review)}>
          {words.more(corrections.length - shown.length)}
        </Button>
      )}
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${token('text-22')};
`;

const List = styled.ol`
  margin-block: ${token('space-3')};

  > li + li {
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;
