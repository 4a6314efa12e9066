import type { Time } from '../lines/rows.ts';
import type { Piece } from '../text/piece.ts';
import type { HeadFields } from './headFields.ts';

/** What a CV does not prove of a job: that title, employer and time belong together, that the employer is this one, or that its bullets do. */
export type Doubt = 'position' | 'employer' | 'bullets';

/** A job of a CV: its head, its time and what was done. */
export interface Position extends HeadFields {
  time?: Time;
  /** Set for a current job without dates. */
  isNow?: boolean;
  bullets: Piece[];
  /** Absent where everything is proven. */
  doubts?: Doubt[];
}
