import type { Guide } from '../guide';

export const splitPaneGuide = {
  use: ['Two things that are read against each other: a document and the answers about it, a text and its corrections.'],
  avoid: ['Work and its result: ToolPage puts them side by side.', 'More than two things: use Tabs.'],
  do: ['Put first what is read first: on smaller screens it stands above.', 'Name both sides by what they hold.'],
  dont: ['Do not put one into another.', 'Do not rely on the widths: either side may be a quarter of the screen.'],
  accessibility: [
    'both sides are regions that say what they hold',
    'the line between them says what it divides and how much the first side has',
    'the arrow keys move the line, Home and End move it as far as it goes, Enter brings it back',
    'neither side can be made too narrow to read',
    'axe finds nothing',
  ],
} as const satisfies Guide;
