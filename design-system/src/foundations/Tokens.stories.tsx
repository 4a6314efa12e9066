import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Mark } from '../Mark/Mark';
import { type TextPair, textPairs } from '../textPairs';
import { compactDensity, type TokenName, token } from '../tokens';
import { Pairs } from './Pairs';
import { Bar, Box, Display, Moving, Rows, Swatch, Swatches, Words } from './tokenParts';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['paper', 'sheet', 'sheet-soft', 'line', 'line-strong', 'backdrop', 'page-sheet'] as const satisfies TokenName[];
const inks = ['ink', 'ink-soft', 'accent', 'accent-strong', 'accent-soft', 'accent-ink', 'mark', 'mark-bright'] as const satisfies TokenName[];
const verdicts = ['good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft'] as const satisfies TokenName[];
const hues = ['tool-merge', 'tool-convert', 'tool-chat', 'tool-grammar', 'tool-cover-letter'] as const satisfies TokenName[];
const files = ['file-1', 'file-2', 'file-3', 'file-4', 'file-5', 'file-6'] as const satisfies TokenName[];
const sizes = ['text-56', 'text-40', 'text-28', 'text-22', 'text-18', 'text-16', 'text-14'] as const satisfies TokenName[];
const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-6', 'space-8', 'space-12', 'space-16', 'space-24'] as const satisfies TokenName[];
const radii = ['radius-small', 'radius-control', 'radius-sheet', 'radius-round'] as const satisfies TokenName[];
const shadows = ['shadow-page', 'shadow-sheet', 'shadow-lifted'] as const satisfies TokenName[];
const speeds = ['speed-quick', 'speed', 'speed-slow'] as const satisfies TokenName[];
const heights = ['tap', 'control', 'row'] as const satisfies (keyof typeof compactDensity)[];

function swatches(names: readonly TokenName[]) {
  return (
    <Swatches>
      {names.map((name) => (
        <li key={name}>
          <Swatch $ground={token(name)} />
          {name}
        </li>
      ))}
    </Swatches>
  );
}

const withText = (pair: TextPair) => pair.level !== 'shape';

/** Paper, ink and one highlighter. The theme of the toolbar decides what each looks like. */
export const Colours: Story = { render: () => swatches([...grounds, ...inks, ...verdicts]) };

/** One thin tab or icon a tool, for finding one's way; and one hue a file, where pages of several lie together. */
export const Hues: Story = { render: () => swatches([...hues, ...files]) };

/** Every text on every ground that is used, measured in both themes. */
export const PairsOfText: Story = { render: () => <Pairs pairs={textPairs.filter(withText)} /> };

/** Borders and icons that carry meaning. */
export const PairsOfShapes: Story = { render: () => <Pairs pairs={textPairs.filter((pair) => !withText(pair))} /> };

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

/** Steps of 4 px; the name counts them. */
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

export const RadiusAndShadow: Story = {
  render: () => (
    <Swatches>
      {radii.map((radius) => (
        <li key={radius}>
          <Box $radius={token(radius)} />
          {radius}
        </li>
      ))}
      {shadows.map((shadow) => (
        <li key={shadow}>
          <Box $radius={token('radius-control')} $shadow={token(shadow)} />
          {shadow}
        </li>
      ))}
    </Swatches>
  ),
};

/** Under the pointer. A visitor who asked for no motion gets none. */
export const Motion: Story = {
  render: () => (
    <Rows>
      {speeds.map((speed) => (
        <li key={speed}>
          <small>{speed}</small>
          <Moving $speed={token(speed)} />
        </li>
      ))}
    </Rows>
  ),
};

/** How high controls are: regular, and in `data-density="compact"` where nothing but a mouse points. */
export const Density: Story = {
  render: () => (
    <Rows>
      {heights.map((height) => (
        <li key={height}>
          <small>
            {height}, compact {compactDensity[height]}
          </small>
          <Bar $width={token(height)} />
          <div data-density="compact">
            <Bar $width={token(height)} />
          </div>
        </li>
      ))}
    </Rows>
  ),
};
