import { from, Marked, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { countStatuses, type Review } from '../../model/review';

/** Where the result stands, for the link that leads there on a phone. */
export const RESULT_ID = 'grammar-result';

/** On a phone the result is far below the text: how much there is to decide, and the way there, stay in view. */
export function CountsBar({ state, review }: { state: GrammarState; review: Review }) {
  const { result: words } = useMessages();
  const { applied, open } = countStatuses(review, state.decisions);
  return (
    <Bar>
      <span>
        <Marked text={words.applied(applied)} as={(count) => <b>{count}</b>} />
        {', '}
        {open === 0 ? words.allDecided.toLowerCase() : <Marked text={words.open(open)} as={(count) => <b>{count}</b>} />}
      </span>
      <a href={`#${RESULT_ID}`}>{words.seeResult}</a>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  min-height: ${token('tap')};
  padding-block: ${token('space-2')};
  margin-bottom: calc(-1 * ${token('space-4')});
  border-top: ${token('hairline')} solid ${token('line')};
  background: ${token('sheet')};
  font-variant-numeric: tabular-nums;

  /* In a very low window, as one that is enlarged, it would cover the findings. */
  @media (max-height: 32em) {
    position: static;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('tap')};
  }
  ${from.wide} {
    display: none;
  }
`;
