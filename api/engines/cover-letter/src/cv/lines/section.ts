import type { SectionKind } from '../words/sectionWords.ts';
import type { CvLine } from './cvLine.ts';

/** Lines of a CV that belong together below a heading. */
export interface Section {
  kind: SectionKind;
  /** Nothing for what is before the first heading. */
  heading?: CvLine;
  /** Of all that the heading speaks of. */
  kinds: SectionKind[];
  lines: CvLine[];
  /** Whether its text begins on the line of its heading. */
  startsOnHeadingLine?: boolean;
  /** Set when the heading is not in the word lists. The lines then decide the kind. */
  isUnknown?: boolean;
}
