import type { MergeMessages } from '../en/merge.ts';
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

const { number, plural } = speak('es');

export const merge: MergeMessages = {
  locale: 'es',
  number,
  countFiles: (count) => plural(count, { one: '# archivo', other: '# archivos' }),
  countPages: (count) => plural(count, { one: '# página', other: '# páginas' }),
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
