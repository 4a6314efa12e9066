import type { Piece } from '../text/piece.ts';
import type { HeadFields } from './headFields.ts';
import type { Time } from './rows.ts';

/** A job of a CV: its head, its time and what was done. */
export interface Position extends HeadFields {
  time?: Time;
  /** Set for a current job without dates. */
  isNow?: boolean;
  bullets: Piece[];
}
