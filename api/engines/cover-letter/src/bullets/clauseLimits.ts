import { findCareerVerb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';

const MAX_WORDS = 26;
const MIN_WORDS_LEFT = 6;
const MAX_BRACKETED = 8;
const MAX_LISTED = 10;
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
  const dashed = replaceDash(text);
  if (countWords(dashed) <= MAX_WORDS) return dashed;
  const withoutBrackets = dashed.replace(/ \([^()]*\)/g, '');
  if (countWords(withoutBrackets) <= MAX_WORDS) return withoutBrackets;
  const candidates = LIMITS.flatMap((limit) =>
    [...withoutBrackets.matchAll(limit)].map(({ index }) => withoutBrackets.slice(0, index).replace(/[,:\s]+$/, '')),
  );
  const fittingCandidates = candidates.filter(
    (candidate) => countWords(candidate) <= MAX_WORDS && countWords(candidate) >= MIN_WORDS_LEFT && hasBalancedBrackets(candidate),
  );
  return fittingCandidates.sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length)[0] ?? '';
}

/** Turns "Redesigned the checkout - conversion up 9 %" into "Redesigned the checkout (conversion up 9 %)". */
function replaceDash(text: string): string {
  const [firstPart = '', ...tails] = text.split(/ (?:–|—|-{1,2}) |—/);
  if (tails.length === 0) return text;
  const tail = tails.join(', ');
  if (/^(?:\p{Ll}+ing|which|and|with|from|including)\b/u.test(tail)) return `${firstPart}, ${tail}`;
  // The figure after a dash is the result: what is in brackets before it, and what follows it, can go.
  const [result = ''] = tail.split(', ');
  if (tails.length === 1 && RESULT.test(result) && countWords(result) <= MAX_BRACKETED && !/[()]/.test(result))
    return `${firstPart.replace(/ \([^()]*\)/g, '')} (${countWords(tail) > MAX_BRACKETED ? result : tail})`;
  if (tails.length > 1 || countWords(tail) > MAX_BRACKETED || /[()]/.test(text)) return hasBalancedBrackets(firstPart) ? firstPart : '';
  return `${firstPart} (${tail})`;
}

function hasBalancedBrackets(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
}

function countWords(text: string): number {
  return text.split(' ').length;
}

/** Puts what an action was made of into brackets: "ran the night shift: 54 people" becomes "ran the night shift (54 people)". */
export function bracketLists({ finite, infinitive, gerund, ...rest }: BulletClause): BulletClause {
  return {
    ...rest,
    ...(finite && { finite: bracketList(finite) }),
    ...(infinitive && { infinitive: bracketList(infinitive) }),
    ...(gerund && { gerund: bracketList(gerund) }),
  };
}

/** Puts a list after a colon into brackets, so that a sentence has no two colons: "Ran the night shift: 54 people, 22,000 parcels". */
function bracketList(finite: string): string {
  const [, action = '', list = ''] = /^([^:()]{6,}): ([^:();]+)$/.exec(finite) ?? [];
  const isList =
    action !== '' &&
    countWords(list) <= MAX_LISTED &&
    !list.split(/,? and |, /).some((part) => findCareerVerb(part.split(' ')[0] ?? '')?.form === 'past');
  return isList ? `${action} (${list})` : finite;
}
