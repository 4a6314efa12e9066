import { joinBullets } from '../entries/bullets.ts';
import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import type { Piece } from '../text/piece.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

const FEWEST_DEEDS = 2;
const FEWEST_WORDS = 5;
const SAYS_OF_ONESELF = /^(?:responsible|accountable|in charge|able|used|trusted|known|experienced|familiar|confident)\b/i;

/** Finds what a CV by skills tells under them, bullet by bullet: "Planned the move of 640 containers". Lists of skills have none. */
export function findToldDeeds(sections: Section[], source: string): Piece[] {
  const told = sections.flatMap(({ kind, lines }) => (kind === 'skills' ? listTold(lines, source) : []));
  if (told.filter(({ text }) => !SAYS_OF_ONESELF.test(text) || /\d/.test(text)).length < FEWEST_DEEDS) return [];
  // A group of them may be called "Training", which announces papers elsewhere.
  const grouped = sections.flatMap(({ kind, lines }) => (kind === 'other' ? listTold(lines, source) : []));
  return [...told, ...grouped.filter(({ text }) => startsWithActionVerb(text) && /\d/.test(text))];
}

function listTold(lines: CvLine[], source: string): Piece[] {
  const marked = new Set(lines.filter(({ hasMark }) => hasMark).map(({ start }) => start));
  return joinBullets(lines, source).filter((bullet) => marked.has(bullet.start) && isTold(bullet.text));
}

/** Returns the lines of a section without those of the deeds told in it. */
export function withoutDeeds(lines: CvLine[], told: Piece[]): CvLine[] {
  return lines.filter(({ start, end }) => !told.some((deed) => start < deed.end && deed.start < end));
}

function isTold(text: string): boolean {
  const words = text.split(/\s+/);
  const isSentence = words.length >= FEWEST_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length >= FEWEST_WORDS - 2;
  return isSentence && !/^[^:]{2,40}:\s/.test(text) && (startsWithActionVerb(text) || SAYS_OF_ONESELF.test(text) || /\d/.test(text));
}
