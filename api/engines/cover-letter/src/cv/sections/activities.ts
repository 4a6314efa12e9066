import { joinBullets, spanLines } from '../entries/bullets.ts';
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
/** As an achievement of a profile may have. */
const MOST_LETTERS_OF_A_POST = 290;
const DONE = /^(?:\p{Ll}|\p{Lu}\p{Ll})+(?:ed|t|n|d|ote|an|ade|ook|ew|ang|ave)\s/u;
/** Names the study itself. */
const STUDIED =
  /^(?:studied|graduated|attended|completed|passed|obtained|gained|took|did my|finished|trained|qualified|left|achieved|received|awarded|learn(?:ed|t))\b/i;

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
      .flatMap((bullet) => groupByRole(bullet))
  );
}

/** Returns the posts of a bullet, each with the sentences behind it: "Beach survey leader, Marine Trust, since 2024. Organise monthly surveys." */
function groupByRole(bullet: Piece): Piece[] {
  const sentences = splitPiece(bullet, /(?<=\p{L}{3}|\d)\.\s+(?=\p{Lu})/gu);
  const roles = sentences.flatMap((sentence, index) => (readUnpaidRole(sentence.text) ? [index] : []));
  return roles.map((from, at) => {
    const own = sentences.slice(from, roles[at + 1] ?? sentences.length);
    const first = own[0] ?? bullet;
    const fitting = own.filter(({ end }) => end - first.start <= MOST_LETTERS_OF_A_POST);
    return cutPiece(bullet, first.start - bullet.start, (fitting.at(-1) ?? first).end - bullet.start);
  });
}

/** Returns what somebody says to have done in their studies: "Dissertation: … I sampled 480 mussels at eight sites." */
export function findStudyDeeds(sections: Section[], source: string): Piece[] {
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => joinParagraphs(lines, source))
    .flatMap((paragraph) => splitPiece(paragraph, /(?<=\p{Ll}{2}["”’')]*|\d%?)[.!]["”’)]*\s+(?=[\p{Lu}“"])/gu))
    .flatMap((sentence) => {
      const opening = /^I (?:also )?(?=\p{Ll})/u.exec(sentence.text)?.[0].length ?? 0;
      const deed = cutPiece(sentence, opening, sentence.text.replace(/[.!]$/, '').length);
      const isTold = opening > 0 || (startsWithActionVerb(deed.text) && /\d/.test(deed.text) && !findDate(deed.text));
      return isTold && DONE.test(deed.text) && !STUDIED.test(deed.text) && deed.text.split(/\s+/).length >= FEWEST_ACTIVITY_WORDS ? [deed] : [];
    });
}

/** Lines of one look that follow each other, whatever paragraphs a reader saw in them. */
function joinParagraphs(lines: CvLine[], source: string): Piece[] {
  const groups: CvLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const goesOn = before && before.page === line.page && before.column === line.column && line.start > before.end && !line.hasMark;
    if (goesOn) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => spanLines(group, source));
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

/** What somebody has, speaks or wants is no deed. */
const NO_DEED = /^(?:am|was|have|had|can|would|like|love|enjoy|want|hope|speak|live|drive|do|know|hold|believe|look|work)\b/;

/** Returns what somebody says to do, in sentences under "Also" and "Other": "I train the new staff and order the wine." */
export function findOwnSentences(sections: Section[], source: string, mayHoldDeeds: (section: Section) => boolean): Piece[] {
  return sections
    .filter(mayHoldDeeds)
    .flatMap(({ lines }) => joinParagraphs(lines, source))
    .flatMap((paragraph) => splitPiece(paragraph, /(?<=\p{L}{2}|\d)[.!]\s+(?=\p{Lu})/gu))
    .flatMap((sentence) => {
      const opening = /^I (?:also )?(?=\p{Ll})/u.exec(sentence.text)?.[0].length ?? 0;
      const deed = cutPiece(sentence, opening, sentence.text.replace(/[.!]$/, '').length);
      const isTold = opening > 0 && startsWithActionVerb(deed.text.charAt(0).toUpperCase() + deed.text.slice(1)) && !NO_DEED.test(deed.text);
      return isTold && deed.text.split(/\s+/).length >= FEWEST_ACTIVITY_WORDS ? [deed] : [];
    });
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

/** Treats each line of a list as a bullet where the line before it ends in its year or its pages: "…, 2023" over "Carnegie Trust, £12,400, 2021". */
export function markEntries(lines: CvLine[]): CvLine[] {
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const isNext = before !== undefined && /(?:(?:19|20)\d\d|\d[–-]\d+)\)?\.?$/u.test(before.text) && /^[\p{Lu}‘“"']/u.test(line.text);
    return isNext ? { ...line, hasMark: true } : line;
  });
}
