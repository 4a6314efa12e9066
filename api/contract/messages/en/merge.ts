import type { Locale } from '../locale/locales.ts';
import { speak } from '../locale/speak.ts';
import { files } from './merge/files.ts';
import { options } from './merge/options.ts';
import { pageMode } from './merge/pageMode.ts';
import { refusals } from './merge/refusals.ts';
import { result } from './merge/result.ts';
import { screen } from './merge/screen.ts';
import { shortcuts } from './merge/shortcuts.ts';
import { announcements, progress, steps } from './merge/steps.ts';
import { warnings } from './merge/warnings.ts';
import { kept } from './savedWork.ts';

const { number, plural } = speak('en');

/** What the merge tool says. `<mark>` is drawn: as the highlighter, in bold, as a key, as an aside. */
export const merge = {
  /** The language of all this, for what writes numbers with units. */
  locale: 'en' as Locale,
  number,
  countFiles: (count: number) => plural(count, { one: '# file', other: '# files' }),
  countPages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  screen,
  shortcuts,
  files,
  options,
  pageMode,
  result,
  steps,
  announcements,
  progress,
  refusals,
  warnings,
  kept,
};

export type MergeMessages = typeof merge;
