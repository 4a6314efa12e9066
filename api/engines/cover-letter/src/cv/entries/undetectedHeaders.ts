import type { Row } from '../lines/rows.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MAX_WORDS = 8;
const MAX_NAME_WORDS = 4;
const MIN_SCORE = 2;
/** In characters. */
const MIN_FULL_PASTED_LINE = 60;
/** A line that leaves so much of its column free was ended on purpose. */
const MIN_FREE_SHARE = 0.25;
/** Small words of titles and names. */
const FUNCTION_WORD = /^(?:of|and|the|for|in|at|to|de|la|&|–|—|-|\|)$/;

/**
 * Splits the lines below the head of a job at each line that names another job without its dates. What follows such a line is not proven to belong
 * to the job above.
 */
export function splitUndetectedHeaders(below: Row[]): { jobRows: Row[]; undetected: Row[][] } {
  const groups: Row[][] = [[]];
  for (const [index, row] of below.entries()) {
    const group = groups.at(-1);
    // An employer below a title belongs to the same head.
    const isInHeader = groups.length > 1 && group?.length === 1 && isName(row);
    if (!isInHeader && isUndetectedHeader(row, below[index - 1])) groups.push([row]);
    else group?.push(row);
  }
  const [jobRows = [], ...undetected] = groups;
  // A name with nothing below it may be of the next job.
  return { jobRows, undetected: undetected.filter((group) => group.length > 1) };
}

function isUndetectedHeader(row: Row, before: Row | undefined): boolean {
  if (!isName(row)) return false;
  // The line right below a head may name a department, but no title.
  if (!before) return scoreTitle(row.line.text) >= MIN_SCORE;
  return endsSentence(before) || (before.line.hasListMark && !isFull(before));
}

function endsSentence({ line }: Row): boolean {
  return /(?:\p{Ll}{2}|\d)[.!]$/u.test(line.text);
}

/** Returns whether a line fills its column and so may run on in the next line. */
function isFull({ line: { text, left, right, rightLimit } }: Row): boolean {
  return rightLimit === undefined ? text.length >= MIN_FULL_PASTED_LINE : rightLimit - right < MIN_FREE_SHARE * (rightLimit - left);
}

/** Detects a short line in capitals of names, with the word of a title or of an organisation. */
function isName({ line, time, label }: Row): boolean {
  const words = line.text.split(' ');
  if (line.hasListMark || time || label || words.length > MAX_WORDS || /[.!?:;]$|\d/.test(line.text)) return false;
  if (!words.every((word) => /^[\p{Lu}(]/u.test(word) || FUNCTION_WORD.test(word))) return false;
  return scoreTitle(line.text) >= MIN_SCORE || (scoreOrganisation(line.text) >= MIN_SCORE && words.length <= MAX_NAME_WORDS);
}
