import { joinBullets } from '../entries/bullets.ts';
import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { readUnpaidRole } from '../lists/readUnpaidRole.ts';
import { cutPiece, type Piece, splitPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

const ACTIVITY_HEADINGS = /^(?:selected |other )?(?:teaching|supervision|research|outreach|leadership|committees?|volunteer\w*|voluntary\b.*)\b/i;
const UNPAID_HEADINGS = /\b(?:volunt\w+|boards?|committees?|trustees?|governors?|community|unpaid|roles|positions|charity|leadership)\b/i;
const FIRST_ACTIVITY_HEADINGS =
  /\b(?:done|did|activities|extracurricular|involved|involvement|responsibilit\w+|clubs?|societies|school life|work experience|helped|outside school)\b/i;
const FEWEST_ACTIVITY_WORDS = 4;
/** "Calm with people: 1,100 questions a week" */
const LABEL = /^\p{L}[\p{L}’' &-]{2,40}(?: \((?:19|20)\d\d\))?:\s+/u;
const MOST_CELLS_OF_A_POST = 4;

/** Returns activities from sections such as "Teaching" or "Volunteering", which belong to no job. */
export function findOtherActivities(sections: Section[], source: string): Piece[] {
  return sections
    .filter(({ kind, heading }) => kind === 'other' && ACTIVITY_HEADINGS.test(heading?.text ?? ''))
    .flatMap(({ lines }) => joinBullets(lines, source))
    .filter(({ text }) => startsWithActionVerb(text));
}

/** Returns the unpaid posts of sections such as "Volunteering": "Treasurer, Leith Community Garden, 2020 – present". */
export function findUnpaidRoles(sections: Section[], source: string, mayHoldRoles: (section: Section) => boolean): Piece[] {
  return (
    sections
      .filter((section) => mayHoldRoles(section) || (section.kind === 'other' && UNPAID_HEADINGS.test(section.heading?.text ?? '')))
      // Credits of an actor are in tables, and are no posts.
      .flatMap(({ lines }) => joinBullets(lines.filter(({ cells }) => cells.length < MOST_CELLS_OF_A_POST).map(markLeadingYear), source))
      .flatMap((line) => splitPiece(line, /(?<=\p{L}{3}|\d)\.\s+(?=\p{Lu})/gu))
      .filter(({ text }) => readUnpaidRole(text) !== undefined)
  );
}

/** Returns the bullets under headings such as "What I have done", which take the place of work in the CV of a school leaver. */
export function findFirstActivities(sections: Section[], source: string): Piece[] {
  return sections
    .filter(
      ({ kind, heading }) => kind === 'other' && FIRST_ACTIVITY_HEADINGS.test(heading?.text ?? '') && !ACTIVITY_HEADINGS.test(heading?.text ?? ''),
    )
    .flatMap(({ lines }) => joinBullets(lines, source))
    .filter(({ text }) => text.split(' ').length >= FEWEST_ACTIVITY_WORDS);
}

/** Returns bullets that tell a figure under a heading of somebody's own words, or in a summary: "What I offer: built a sheet that found £18,000". */
export function findToldFigures(sections: Section[], source: string, holdsNoJob: (section: Section) => boolean): Piece[] {
  return sections
    .filter((section) => section.kind === 'summary' || (section.kind === 'other' && section.isUnknown === true) || holdsNoJob(section))
    .flatMap(({ lines }) =>
      joinBullets(
        lines.filter(({ hasMark }) => hasMark),
        source,
      ),
    )
    .map((piece) => cutPiece(piece, LABEL.exec(piece.text)?.[0].length ?? 0))
    .filter(({ text }) => text.split(' ').length >= FEWEST_ACTIVITY_WORDS && /\d/.test(text) && !findDate(text));
}

/** Treats a year at the start of a line as a bullet, because lists of awards often begin with years. */
export function markLeadingYear(line: CvLine): CvLine {
  return findDate(line.text)?.from === 0 ? { ...line, hasMark: true } : line;
}
