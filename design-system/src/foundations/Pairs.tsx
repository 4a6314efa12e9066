import styled from 'styled-components';
import { measureContrastRatio, requiredContrast } from '../measureContrastRatio';
import type { TextPair } from '../textPairs';
import { darkTheme, lightTheme, type TokenName, token } from '../tokens';

const themes: Record<'light' | 'dark', Partial<Record<TokenName, string>>> = { light: lightTheme, dark: { ...lightTheme, ...darkTheme } };

function formatContrast({ text, on }: TextPair, theme: 'light' | 'dark'): string {
  return measureContrastRatio(themes[theme][text] ?? '', themes[theme][on] ?? '').toFixed(1);
}

/** Each pair as it looks in this theme, and its contrast in both. */
export function Pairs({ pairs }: { pairs: readonly TextPair[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.text} on ${pair.on}`}>
            <td>
              <Sample $text={token(pair.text)} $ground={token(pair.on)} data-shape={pair.level === 'shape' || undefined}>
                {pair.level === 'shape' ? <span aria-hidden="true" /> : 'Aa'}
              </Sample>
              {pair.text} on {pair.on}
            </td>
            <td>{formatContrast(pair, 'light')}</td>
            <td>{formatContrast(pair, 'dark')}</td>
            <td>
              {requiredContrast[pair.level]} ({pair.level})
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space-1')} ${token('space-3')} ${token('space-1')} 0;
    border-bottom: ${token('hairline')} solid ${token('line')};
    text-align: start;
  }
`;

const Sample = styled.span<{ $text: string; $ground: string }>`
  display: inline-grid;
  place-items: center;
  width: ${token('space-12')};
  height: ${token('space-8')};
  margin-inline-end: ${token('space-3')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-small')};
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  font-weight: ${token('weight-strong')};
  vertical-align: middle;

  &[data-shape] span {
    width: ${token('space-4')};
    height: ${token('space-4')};
    border: ${token('focus-ring')} solid;
    border-radius: ${token('radius-small')};
  }
`;
