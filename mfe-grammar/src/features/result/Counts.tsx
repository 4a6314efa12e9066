import type { GrammarResult } from '@sheaf/api/contract/grammar';
import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { TypeName } from '../review/TypeName';

/** How much was found, in all and of each kind. */
export function Counts({ result }: { result: GrammarResult }) {
  const { result: words, number } = useMessages();
  const ofTypes = [
    ['grammar', result.grammarCount],
    ['spelling', result.spellingCount],
    ['style', result.styleCount],
  ] as const;
  return (
    <List>
      <div data-total>
        <dt>{words.total}</dt>
        <dd>{number(result.totalCorrections)}</dd>
      </div>
      {ofTypes.map(([type, count]) => (
        <div key={type}>
          <dt>
            <TypeName type={type} />
          </dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};

  > div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: flex-end;
    align-items: baseline;
    gap: ${token('space-2')};
  }
  > [data-total] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
  dd {
    margin: 0;
    font-weight: ${token('weight-strong')};
    font-variant-numeric: tabular-nums;
  }
  [data-total] dd {
    font-family: ${token('font-display')};
    font-size: ${token('text-40')};
    font-weight: ${token('weight-title')};
    line-height: 1;
  }
`;
