import type { LandingPoint } from '../../landingWords.ts';

/** What is the same whatever is checked. */

export const action = 'Check my text';

export const steps: LandingPoint[] = [
  { title: 'Open your PDF', text: 'Its text appears in a box that you can edit, with a word count that follows along.' },
  { title: 'Check grammar and spelling', text: 'Each finding is marked in the text and explained in one plain sentence.' },
  { title: 'Accept what is right', text: 'Take over the corrections you agree with, then copy the text or download it.' },
];
