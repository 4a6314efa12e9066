import type { Section } from '../lines/section.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Position } from './position.ts';
import { readExperience } from './readExperience.ts';

const UNPAID = /\b(?:volunt\p{L}+|unpaid|charity|community)\b/iu;
const MIN_TITLE_SCORE = 2;

/** Reads unpaid posts that are written as jobs are, with a title, a body, a time and what was done: under "Volunteering" they are positions too. */
export function readUnpaidPositions({ kind, heading, lines }: Section, source: string): Position[] {
  if (kind !== 'other' || !UNPAID.test(heading?.text ?? '')) return [];
  return readExperience(lines, source).filter(
    ({ title, company, time, bullets, doubts }) =>
      title !== undefined &&
      company !== undefined &&
      time !== undefined &&
      bullets.length > 0 &&
      !doubts &&
      scoreTitle(title.text) >= MIN_TITLE_SCORE,
  );
}
