import { Button, Marked, Menu, token } from '@sheaf/design-system';
import { CheckCheck, ChevronsRight } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { findGroup, type GrammarAction, grammarActions } from '../../model/grammarState';
import { canBeAccepted, countStatuses, type Review } from '../../model/review';
import { StepButtons } from '../review/StepButtons';

const TYPES = ['grammar', 'spelling', 'style'] as const;

export interface SummaryProps {
  state: GrammarState;
  review: Review;
  dispatch: Dispatch<GrammarAction>;
}

/** "9 applied, 3 to decide", and what can be done about all of them: accept all, accept a kind, one step back. */
export function Summary({ state, review, dispatch }: SummaryProps) {
  const { result: words, card } = useMessages();
  const { applied, open } = countStatuses(review, state.decisions);
  const acceptable = findGroup(state, { by: 'all' }).filter(canBeAccepted).length;
  const ofTypes = TYPES.map((type) => ({ type, count: findGroup(state, { by: 'type', type }).filter(canBeAccepted).length })).filter(
    ({ count }) => count > 0,
  );
  return (
    <Line>
      <p>
        <Marked text={words.applied(applied)} as={(count) => <b>{count}</b>} />
        {', '}
        {open === 0 ? words.allDecided.toLowerCase() : <Marked text={words.open(open)} as={(count) => <b>{count}</b>} />}
      </p>
      <Steps>
        <StepButtons state={state} dispatch={dispatch} />
      </Steps>
      {open > 0 && (
        <Actions>
          {acceptable > 0 && (
            <Button size="small" icon={<CheckCheck aria-hidden="true" />} onClick={() => dispatch(grammarActions.allAccepted({ by: 'all' }))}>
              {words.acceptAll(acceptable)}
            </Button>
          )}
          {ofTypes.length > 1 && (
            <Menu
              size="small"
              label={words.acceptSome}
              items={ofTypes.map(({ type, count }) => ({
                id: type,
                label: card.acceptType({ type: card.types[type], count }),
                onSelect: () => dispatch(grammarActions.allAccepted({ by: 'type', type })),
              }))}
            />
          )}
          <Button size="small" tone="quiet" icon={<ChevronsRight aria-hidden="true" />} onClick={() => dispatch(grammarActions.nextOpenShown())}>
            {words.nextOpen}
          </Button>
        </Actions>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-2')};

  p {
    font-size: ${token('text-18')};
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${token('space-2')});
`;

const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
