import type { Time } from '../lines/rows.ts';
import type { TextSpan } from '../text/textSpan.ts';
import type { HeaderFields } from './headerFields.ts';

/** What a CV does not prove of a job: that title, employer and time belong together, that the employer is this one, or that its bullets do. */
export type Doubt = 'position' | 'employer' | 'bullets';

/** A job of a CV: its head, its time and what was done. */
export interface Position extends HeaderFields {
  time?: Time;
  /** Set for a current job without dates. */
  isCurrent?: boolean;
  bullets: TextSpan[];
  /** Absent where everything is proven. */
  doubts?: Doubt[];
}
