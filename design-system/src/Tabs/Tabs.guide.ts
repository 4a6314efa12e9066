import type { Guide } from '../guide';

export const tabsGuide = {
  use: ['Two to five views of one thing that nobody has to see at once: the corrected text, and what was changed.'],
  avoid: [
    'A choice that changes what will happen: use SegmentedControl.',
    'Steps that follow each other: use Stepper.',
    'Ways to other pages: use links.',
  ],
  do: [
    'Name a tab by what is in it, in one or two words.',
    'Put the view that most visitors want first.',
    'Use staysAsLeft where one goes to and fro, and a view would lose its place.',
  ],
  dont: ['Do not hide a refusal or a button that everybody needs in a tab.', 'Do not put tabs into tabs.'],
  accessibility: [
    'the row of tabs says what they are views of',
    'it is one stop of the Tab key, and the next stop is the open panel',
    'the arrow keys walk round it and open what they reach; Home and End go to its ends',
    'the open tab is said to be selected, and names its panel',
    'axe finds nothing',
  ],
} as const satisfies Guide;
