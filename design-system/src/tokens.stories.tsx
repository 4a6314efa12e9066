import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Mark } from './Mark/Mark';
import { type TokenName, token } from './tokens';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = [
  'paper',
  'sheet',
  'sheet-soft',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'accent',
  'accent-strong',
  'accent-soft',
  'mark',
  'mark-bright',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'tool-merge',
  'tool-convert',
  'tool-chat',
  'tool-grammar',
  'tool-cover-letter',
] as const satisfies TokenName[];
const sizes = ['text-56', 'text-40', 'text-28', 'text-22', 'text-18', 'text-16', 'text-14'] as const satisfies TokenName[];
const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-6', 'space-8', 'space-12', 'space-16', 'space-24'] as const satisfies TokenName[];

export const Colours: Story = {
  render: () => (
    <Swatches>
      {colours.map((name) => (
        <li key={name}>
          <Swatch $ground={token(name)} />
          {name}
        </li>
      ))}
    </Swatches>
  ),
};

export const Type: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <li key={size}>
          <small>{size}</small>
          <Display $size={token(size)}>
            Paper, ink and a <Mark>highlighter</Mark>
          </Display>
          <Words $size={token(size)}>86 pages, 4.2 MB, 1 of 12</Words>
        </li>
      ))}
    </Rows>
  ),
};

export const Space: Story = {
  render: () => (
    <Rows>
      {spaces.map((space) => (
        <li key={space}>
          <small>{space}</small>
          <Bar $width={token(space)} />
        </li>
      ))}
    </Rows>
  ),
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(2 * ${token('space-16')}), 1fr));
  gap: ${token('space-4')};
  font-size: ${token('text-14')};
`;

const Swatch = styled.div<{ $ground: string }>`
  height: ${token('space-16')};
  margin-bottom: ${token('space-1')};
  background: ${({ $ground }) => $ground};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${token('space-4')};

  small {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Display = styled.p<{ $size: string }>`
  font-family: ${token('font-display')};
  font-size: ${({ $size }) => $size};
  font-weight: ${token('weight-title')};
  line-height: ${token('leading-title')};
`;

const Words = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${token('space-2')};
  background: ${token('accent')};
  border-radius: ${token('radius-small')};
`;
