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
      <div>
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
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};

  > div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: flex-end;
    align-items: baseline;
    gap: ${token('space-2')};
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
`;
