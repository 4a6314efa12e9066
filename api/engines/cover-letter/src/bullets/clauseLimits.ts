import { findCareerVerb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

const MOST_WORDS = 26;
const FEWEST_LEFT = 6;
const MOST_BRACKETED = 8;
const MOST_LISTED = 10;
const RESULT = /\b(?:up|down|from|by|rose|fell|grew|cut|saved|increased|reduced)\b.*\d/i;
const LIMITS = [
  / (?=by \p{Ll}+ing\b)/gu,

  /, (?=\p{Ll}+ing\b)/gu,
  / (?=which\b|where\b|so that\b|while\b)/gu,
  /: /gu,
  /, (?=and \p{Ll}+(?:ed|ing)\b)/gu,
  /, (?=resulting\b|leading\b)/gu,
];

/** Returns a bullet short enough for a letter: cut where a clause ends, never within one; empty when that leaves nothing to say. */
export function limitClause(text: string): string {
  const dashed = withoutDash(text);
  if (wordsIn(dashed) <= MOST_WORDS) return dashed;
  const bare = dashed.replace(/ \([^()]*\)/g, '');
  if (wordsIn(bare) <= MOST_WORDS) return bare;
  const cuts = LIMITS.flatMap((limit) => [...bare.matchAll(limit)].map(({ index }) => bare.slice(0, index).replace(/[,:\s]+$/, '')));
  const fitting = cuts.filter((cut) => wordsIn(cut) <= MOST_WORDS && wordsIn(cut) >= FEWEST_LEFT && isClosed(cut));
  return fitting.sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length)[0] ?? '';
}

/** Turns "Redesigned the checkout - conversion up 9 %" into "Redesigned the checkout (conversion up 9 %)". */
function withoutDash(text: string): string {
  const [head = '', ...tails] = text.split(/ (?:–|—|-{1,2}) |—/);
  if (tails.length === 0) return text;
  const tail = tails.join(', ');
  if (/^(?:\p{Ll}+ing|which|and|with|from|including)\b/u.test(tail)) return `${head}, ${tail}`;
  // The figure behind a dash is the result: what stands in brackets before it, and what follows it, can go.
  const [result = ''] = tail.split(', ');
  if (tails.length === 1 && RESULT.test(result) && wordsIn(result) <= MOST_BRACKETED && !/[()]/.test(result))
    return `${head.replace(/ \([^()]*\)/g, '')} (${wordsIn(tail) > MOST_BRACKETED ? result : tail})`;
  if (tails.length > 1 || wordsIn(tail) > MOST_BRACKETED || /[()]/.test(text)) return isClosed(head) ? head : '';
  return `${head} (${tail})`;
}

function isClosed(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** Puts what a deed was made of into brackets: "ran the night shift: 54 people" becomes "ran the night shift (54 people)". */
export function withBracketedLists({ did, toDo, doing, ...rest }: BulletClause): BulletClause {
  return { ...rest, ...(did && { did: bracketList(did) }), ...(toDo && { toDo: bracketList(toDo) }), ...(doing && { doing: bracketList(doing) }) };
}

/** "Ran the night shift: 54 people, 22,000 parcels" lists what it was made of, and two colons would stand in one sentence. */
function bracketList(did: string): string {
  const [, deed = '', list = ''] = /^([^:()]{6,}): ([^:();]+)$/.exec(did) ?? [];
  const isList =
    deed !== '' &&
    wordsIn(list) <= MOST_LISTED &&
    !list.split(/,? and |, /).some((part) => findCareerVerb(part.split(' ')[0] ?? '')?.form === 'past');
  return isList ? `${deed} (${list})` : did;
}
