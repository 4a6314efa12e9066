import { findDate, isPresent } from '../cv/words/findDates.ts';
import { titleScore } from '../cv/words/titleWords.ts';
import type { BulletClause } from './bulletClause.ts';

const MOST_TITLE_WORDS = 4;
const SURE_TITLE = 3;
const HOW_OFTEN = /^(?:weekly|monthly|daily|part[- ]time|full[- ]time|seasonal|weekends|saturdays|sundays)$/i;

/**
 * Turns an unpaid post into a clause: "Treasurer, Leith Community Garden, 2020 – present" becomes
 * "serve as Treasurer at Leith Community Garden". Returns undefined for a line that names no title and body.
 */
export function describeUnpaidRole(line: string): BulletClause | undefined {
  const found = findDate(line);
  const isNow = found?.end !== undefined && (isPresent(line.slice(found.end.from, found.end.to)) || found.kind === 'lasting');
  const bare = (found ? line.slice(0, found.from) + line.slice(found.to) : line).replace(/[\s,;:|–—()-]+$|^[\s,;:|–—()-]+/gu, '');
  const [title = '', body = '', ...rest] = bare.split(/\s*,\s+(?![^(]*\))|\s+[|–—]\s+|\s+at\s+(?=\p{Lu})/u);
  const isTitle = titleScore(title) === SURE_TITLE && title.split(' ').length <= MOST_TITLE_WORDS && /^\p{Lu}/u.test(title);
  const isBody = /^(?:the )?\p{Lu}/u.test(body) && body.split(' ').length > 1 && !/[.!?]$/.test(body) && titleScore(body) < SURE_TITLE;
  if (!isTitle || !isBody || !rest.every((part) => HOW_OFTEN.test(part) || /^\p{Lu}[\p{L} ]+$/u.test(part))) return undefined;
  return { did: `${isNow ? 'serve' : 'served'} as ${title} at ${body}`, isNow };
}
