import type { Locale } from '../locale/locales.ts';
import { speak } from '../locale/speak.ts';
import { card } from './grammar/card.ts';
import { reading } from './grammar/reading.ts';
import { result } from './grammar/result.ts';
import { screen } from './grammar/screen.ts';
import { shortcuts } from './grammar/shortcuts.ts';
import { announcements, steps, walks } from './grammar/steps.ts';
import { kept } from './savedWork.ts';

const { number } = speak('en');

/** What the grammar tool says. `<mark>` is drawn: as the highlighter or in bold. */
export const grammar = {
  /** The language of all this, for what writes numbers with units. */
  locale: 'en' as Locale,
  number,
  screen,
  reading,
  result,
  card,
  steps,
  walks,
  announcements,
  shortcuts,
  kept,
};

export type GrammarMessages = typeof grammar;
