import type { Row } from '../lines/rows.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MOST_WORDS = 8;
const MOST_WORDS_OF_NAME = 4;
const SURE = 2;
/** In characters. */
const FULL_PASTED_LINE = 60;
/** A line that leaves so much of its column free was ended on purpose. */
const SHARE_LEFT = 0.25;
/** Small words of titles and names. */
const SMALL_WORD = /^(?:of|and|the|for|in|at|to|de|la|&|–|—|-|\|)$/;

/**
 * Splits the lines below the head of a job at each line that names another job without its dates. What follows such a line is not proven to belong
 * to the job above.
 */
export function splitLostHeads(below: Row[]): { own: Row[]; lost: Row[][] } {
  const groups: Row[][] = [[]];
  for (const [index, row] of below.entries()) {
    const group = groups.at(-1);
    // An employer below a title belongs to the same head.
    const isInHead = groups.length > 1 && group?.length === 1 && isName(row);
    if (!isInHead && isLostHead(row, below[index - 1])) groups.push([row]);
    else group?.push(row);
  }
  const [own = [], ...lost] = groups;
  // A name with nothing below it may be of the next job.
  return { own, lost: lost.filter((group) => group.length > 1) };
}

function isLostHead(row: Row, before: Row | undefined): boolean {
  if (!isName(row)) return false;
  // The line right below a head may name a department, but no title.
  if (!before) return scoreTitle(row.line.text) >= SURE;
  return endsSentence(before) || (before.line.hasMark && !isFull(before));
}

function endsSentence({ line }: Row): boolean {
  return /(?:\p{Ll}{2}|\d)[.!]$/u.test(line.text);
}

/** Returns whether a line fills its column and so may run on in the next line. */
function isFull({ line: { text, left, right, room } }: Row): boolean {
  return room === undefined ? text.length >= FULL_PASTED_LINE : room - right < SHARE_LEFT * (room - left);
}

/** Detects a short line in capitals of names, with the word of a title or of an organisation. */
function isName({ line, time, label }: Row): boolean {
  const words = line.text.split(' ');
  if (line.hasMark || time || label || words.length > MOST_WORDS || /[.!?:;]$|\d/.test(line.text)) return false;
  if (!words.every((word) => /^[\p{Lu}(]/u.test(word) || SMALL_WORD.test(word))) return false;
  return scoreTitle(line.text) >= SURE || (scoreOrganisation(line.text) >= SURE && words.length <= MOST_WORDS_OF_NAME);
}
