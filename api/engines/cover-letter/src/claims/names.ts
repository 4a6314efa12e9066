import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { normalizeNameWord, type Place } from './sources.ts';

const nameConnectors = new Set('of the for and de la del di da van von der & in upon'.split(' '));

/** Where a run of words is written with capitals; `to` is after its last. */
export interface Name {
  from: number;
  to: number;
}

export function isCapital(token: StemmedToken | undefined): boolean {
  return token?.kind === 'word' && /\p{Lu}/u.test(token.text) && !/^I(?:'|’|$)/.test(token.text);
}

/** Finds the longest stretch from `at` on that is word for word in one of the places, as its first token and the number of tokens. */
export function findLongestMatch(
  tokens: StemmedToken[],
  from: number,
  to: number,
  words: Map<string, Place[]>,
  isFit?: (place: Place, length: number) => boolean,
): { place: Place; to: number } | undefined {
  const places = words.get(normalizeNameWord(tokens[from]?.lower ?? '')) ?? [];
  let best: { place: Place; to: number } | undefined;
  for (const place of places.slice(0, MAX_PLACES)) {
    const end = findMatchEnd(tokens, from, to, place);
    if (end > (best?.to ?? from) && hasSameCapitals(tokens, from, end, place) && (isFit?.(place, end - from) ?? true)) best = { place, to: end };
    if (best?.to === to) break;
  }
  return best;
}

const MAX_PLACES = 500;
const skippedMarks = /^[-–&.,'’/]$/;

function findMatchEnd(tokens: StemmedToken[], from: number, to: number, { passage, at }: Place): number {
  let [index, otherIndex] = [from, at];
  let end = from;
  while (index < to && otherIndex < passage.tokens.length) {
    const [one, other] = [tokens[index], passage.tokens[otherIndex]];
    if (!one || !other) break;
    if (one.kind === 'mark' && skippedMarks.test(one.text)) index += 1;
    else if (other.kind === 'mark' && skippedMarks.test(other.text) && other.text !== ',') otherIndex += 1;
    else if (one.lower === 'and' && passage.tokens[otherIndex - 1]?.text === '&') index += 1;
    else if (other.lower === 'and' && tokens[index - 1]?.text === '&') otherIndex += 1;
    else if (normalizeNameWord(one.lower) === normalizeNameWord(other.lower)) {
      index += 1;
      otherIndex += 1;
      end = index;
    } else break;
  }
  return end;
}

/** Checks that a name is written as a name: "Apple" is not in "an apple orchard". */
function hasSameCapitals(tokens: StemmedToken[], from: number, end: number, { passage, at }: Place): boolean {
  if (end - from > 1) return true;
  return isCapital(passage.tokens[at]) || passage.isSkill === true || !isCapital(tokens[from]) || /^\p{Lu}{2,}$/u.test(tokens[from]?.text ?? '');
}

/** Finds runs of capitalised words, without excluded ones. A first word counts only when more of a name follows. */
export function findNames(tokens: StemmedToken[], isExcluded: (at: number) => boolean, isNameAtStart: (at: number) => boolean): Name[] {
  const names: Name[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isExcluded(at) || !isCapital(tokens[at]) || (startsSentence(tokens, at) && !isNameAtStart(at))) continue;
    let to = at + 1;
    for (let next = to; next < tokens.length && !isExcluded(next); next += 1) {
      const token = tokens[next];
      if (!token || endsInClass(tokens, at, next)) break;
      const isMark = token.kind === 'mark' && ((token.isGlued && /^[-&./’'+]$/.test(token.text)) || token.text === '&');
      if (isCapital(token) || (token.kind === 'number' && isCapital(tokens[next - 1]) && !/^(?:19|20)\d\d$/.test(token.text))) to = next + 1;
      else if (!isMark && !nameConnectors.has(token.lower)) break;
    }
    names.push({ from: at, to });
    at = to - 1;
  }
  return names;
}

/** Detects a sentence that ends in a licence class, as in "licence B. I". "J. Smith" begins with an initial. */
function endsInClass(tokens: StemmedToken[], from: number, stop: number): boolean {
  const isClass = /^(?:conducir|carn[eé]t?|permiso|clase|tipo|licen[cs]e|class|category|level|vitamin)$/.test(tokens[from - 1]?.lower ?? '');
  return isClass && stop === from + 1 && tokens[stop]?.text === '.' && tokens[stop + 1]?.isGlued !== true;
}

export function startsSentence(tokens: StemmedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.text === '.' && endsInClass(tokens, at - 2, at - 1)) return true;
  return before === undefined || (before.kind === 'mark' && /^["“‘'(•·*>▪●\-–—:]$/.test(before.text) && at < 2) || before.text === ':';
}
