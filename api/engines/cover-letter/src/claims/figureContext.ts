import type { Quantity } from '@sheaf/claims/quantities';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { detectDirection, findMeanings, isContentStem, stopWords } from '../wording/synonyms.ts';

/** What a figure is about, in the words around it. */
export interface FigureContext {
  /** What is counted, or what changed. Empty when only the wider sentence tells. */
  headStems: string[];
  /** The heads and what describes them. */
  phraseStems: string[];
  /** All that its part of the sentence is about. */
  contextStems: string[];
  direction?: 'up' | 'down';
  /** "A week", "monthly": of a figure that is one for each. */
  period?: string;
  /** "Years", "months": of a length of time. */
  unit?: string;
  /** "Average", "mark": what a figure is, where no other word says what of. */
  measure?: string;
  /** Where a change "from 40 to 15" begins or ends. */
  changeEnd?: 'from' | 'to';
}

const MAX_CONTEXT_TOKENS = 14;
const MAX_PHRASE_TOKENS = 5;
const units: Record<string, string> = {};
for (const [unit, forms] of Object.entries({
  year: 'year years yr yrs decade decades',
  month: 'month months',
  week: 'week weeks',
  day: 'day days',
  hour: 'hour hours hrs',
  minute: 'minute minutes mins',
  second: 'second seconds',
}))
  for (const form of forms.split(' ')) units[form] = unit;
const adverbs: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  annually: 'year',
  annual: 'year',
  yearly: 'year',
  hourly: 'hour',
  quarterly: 'quarter',
  annum: 'year',
};
const clauseBreaks = new Set('while when but before after because so then i we'.split(' '));

export function normalizeUnit(word: string | undefined): string | undefined {
  return word === undefined ? undefined : units[word];
}

export function findFigureContext(tokens: StemmedToken[], quantity: Quantity, others: Quantity[]): FigureContext {
  const [left, right] = findClause(tokens, quantity);
  const isInOtherQuantity = (at: number) => others.some(({ from, to }) => at >= from && at < to);
  const listContentStems = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .filter((token, offset) => isContent(token) && !isInOtherQuantity(from + offset))
      .map(({ stem }) => stem);
  const isPartitive =
    tokens[quantity.to]?.lower === 'of' && ['them', 'whom', 'these', 'those', 'which'].includes(tokens[quantity.to + 1]?.lower ?? '');
  const contextStems = listContentStems(isPartitive ? quantity.to : left, right);
  const direction = quantity.direction ?? findNearestDirection(tokens, quantity, left, right);
  const period = findPeriod(tokens, quantity, right);
  const unit = quantity.kind === 'count' ? (readUnit(tokens, quantity.to) ?? readNextUnit(tokens, quantity, others)) : undefined;
  const phrase =
    quantity.kind === 'count' || quantity.kind === 'year'
      ? findCountedPhrase(tokens, quantity, left, right)
      : findChangedPhrase(tokens, quantity, left, right, isInOtherQuantity);
  const changeEnd = detectChangeEnd(tokens, quantity, others);
  return {
    ...phrase,
    contextStems,
    ...(direction && { direction }),
    ...(period && { period }),
    ...(unit && { unit }),
    ...(changeEnd && { changeEnd }),
    ...(contextStems.length === 0 && findMeasure(tokens, quantity)),
  };
}

/** Finds the name of a result of a study: "First year average: 72%" and "my first-year average was 72%". */
function findMeasure(tokens: StemmedToken[], { from }: Quantity): Pick<FigureContext, 'measure'> {
  const measure = tokens.slice(Math.max(0, from - 3), from).find(({ lower }) => /^(?:average|mark|grade|score)$/.test(lower));
  return measure ? { measure: measure.lower } : {};
}

/** Tells which end of "from 40 to 15" a figure is; nothing when it is in no such pair. */
function detectChangeEnd(tokens: StemmedToken[], { boundFrom, from, to }: Quantity, others: Quantity[]): FigureContext['changeEnd'] {
  const before = (at: number) => tokens[at - 1]?.lower;
  const isNear = (one: number, next: number) => next >= one && next - one < MAX_PHRASE_TOKENS;
  if (before(boundFrom) === 'from' && others.some((other) => before(other.boundFrom) === 'to' && isNear(to, other.boundFrom))) return 'from';
  if (before(boundFrom) === 'to' && others.some((other) => before(other.boundFrom) === 'from' && isNear(other.to, from))) return 'to';
  return undefined;
}

function readUnit(tokens: StemmedToken[], to: number): string | undefined {
  const at =
    tokens[to]?.text === '-' || tokens[to]?.text === '+' || ['full', 'working', 'whole', 'calendar'].includes(tokens[to]?.lower ?? '') ? to + 1 : to;
  return normalizeUnit(tokens[at]?.lower.replace(/'$/, ''));
}

/** Reads the unit of the second figure for both, as in "from 4.2 to 1.3 seconds". */
function readNextUnit(tokens: StemmedToken[], { to }: Quantity, others: Quantity[]): string | undefined {
  if (!['to', 'and', 'or', '-', '–'].includes(tokens[to]?.lower ?? '')) return undefined;
  const next = others.find(({ from, kind }) => from === to + 1 && kind === 'count');
  return next && readUnit(tokens, next.to);
}

function isContent({ kind, lower, stem, text }: StemmedToken): boolean {
  return kind === 'word' && !stopWords.has(lower) && isContentStem(stem) && text.length > 1;
}

/** Finds the part of the sentence around a figure, up to a semicolon or the next clause. */
function findClause(tokens: StemmedToken[], { from, to }: Quantity): [number, number] {
  const isBoundary = (at: number) => {
    const token = tokens[at];
    // "Complaints: down 57%" says what went down before its colon.
    if (token?.text === ':' && /^(?:up|down)$/.test(tokens[at + 1]?.lower ?? '')) return false;
    return token === undefined || /^[;:•|()]$/.test(token.text) || clauseBreaks.has(token.lower);
  };
  let left = from;
  while (left > 0 && from - left < MAX_CONTEXT_TOKENS && !isBoundary(left - 1)) left -= 1;
  left = Math.max(left, findOpeningEnd(tokens, from));
  let right = to;
  while (right < tokens.length && right - to < MAX_CONTEXT_TOKENS && !isBoundary(right)) right += 1;
  return [left, right];
}

/** Finds the end of an opening that says nothing of what changed: "In my time as a cook at the Inn, errors fell from 11 to 2". */
function findOpeningEnd(tokens: StemmedToken[], from: number): number {
  if (!/^(?:as|in|at|during)$/.test(tokens[0]?.lower ?? '')) return 0;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma > 0 && comma < from ? comma + 1 : 0;
}

function findNearestDirection(tokens: StemmedToken[], { from, to }: Quantity, left: number, right: number): 'up' | 'down' | undefined {
  const found: { direction: 'up' | 'down'; distance: number }[] = [];
  for (let at = left; at < right; at += 1) {
    const token = tokens[at];
    const direction =
      token && (at < from || at >= to) && token.lower !== 'up' && token.lower !== 'down' && token.lower !== 'than'
        ? detectDirection(token.stem)
        : undefined;
    if (direction && tokens[at + 1]?.lower !== 'than') found.push({ direction, distance: at < from ? from - at : at - to + 3 });
  }
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.direction;
}

function findPeriod(tokens: StemmedToken[], { to, boundFrom }: Quantity, right: number): string | undefined {
  for (let at = to; at < Math.min(right, to + MAX_PHRASE_TOKENS + 2); at += 1) {
    const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower];
    if (adverbs[word]) return adverbs[word];
    const isSpan = ['a', 'an'].includes(word) && spanPrepositions.has(tokens[at - 1]?.lower ?? '');
    if (['a', 'an', 'per', 'each', 'every', '/'].includes(word) && normalizeUnit(next) && !isSpan) return normalizeUnit(next);
  }
  const earlier = tokens.slice(Math.max(0, boundFrom - MAX_PHRASE_TOKENS), boundFrom).findLast(({ lower }) => adverbs[lower]);
  return earlier && adverbs[earlier.lower];
}

const spanPrepositions = new Set('in within over after for during almost nearly about under than'.split(' '));

const prepositions = new Set(
  'of in on at by to for from with across over under per and or as within during through between into while using via'.split(' '),
);

const pluralForms = new Set('children people staff personnel women men feet mice data series'.split(' '));

/** Finds what is counted: "12 new nurses", "a team of 12", "nurses (12)". Its head is the first plural, or else the last word. */
function findCountedPhrase(
  tokens: StemmedToken[],
  { to, boundFrom }: Quantity,
  left: number,
  right: number,
): Pick<FigureContext, 'headStems' | 'phraseStems'> {
  const after: string[] = [];
  const hasPossessive = tokens[to]?.lower === 'of' && ['my', 'our', 'the', 'their', 'its'].includes(tokens[to + 1]?.lower ?? '');
  for (let at = hasPossessive ? to + 2 : to; at < Math.min(right, to + MAX_PHRASE_TOKENS + 1); at += 1) {
    const token = tokens[at];
    if (!token || (token.kind === 'mark' && !/^[-+/]$/.test(token.text)) || prepositions.has(token.lower) || token.kind === 'number') break;
    if (isContent(token) || countableCommonStems.has(token.stem)) after.push(token.stem);
    const isPlural = pluralForms.has(token.lower) || (/[^s]s$/.test(token.lower) && token.text.length > 3);
    const isOneWord = tokens[at - 1]?.text === '-' && tokens[at - 1]?.isGlued;
    if ((isPlural || isOneWord) && after.length > 0 && !stopWords.has(token.lower)) break;
  }
  const before: string[] = [];
  const link = tokens[boundFrom - 1]?.lower;
  const nounBefore = tokens[boundFrom - 2];
  if ((link === 'of' || link === ':' || link === '(') && boundFrom - 2 >= left && nounBefore?.kind === 'word') before.push(nounBefore.stem);
  const head = after.at(-1) ?? before[0];
  return { headStems: head === undefined ? [] : [head], phraseStems: [...after, ...before] };
}

/** Common as these are, figures count them. */
const countableCommonStems = new Set(
  ['people', 'person', 'team', 'job', 'role', 'compani', 'month', 'week', 'day'].filter((each) => !normalizeUnit(each)),
);

const commonVerbs = new Set(
  'brought bring led made make saw see took take ran run got kept keep drove drive gave give won win held hold was were is are be been had has have oversee oversaw saved saving spent built build sold'.split(
    ' ',
  ),
);

function isVerb(tokens: StemmedToken[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (commonVerbs.has(token.lower) || token.lower.endsWith('ed') || detectDirection(token.stem) !== undefined) return true;
  const before = tokens[at - 1];
  return token.lower.endsWith('ing') && (!before || before.kind === 'mark' || prepositions.has(before.lower));
}

/** What changed by so much, or was so much: "cut costs by 30 %", "30 % fewer errors", "sales rose 30 %", "a £2m budget". The first head is what matters. */
function findChangedPhrase(
  tokens: StemmedToken[],
  { to, boundFrom }: Quantity,
  left: number,
  right: number,
  isInOtherQuantity: (at: number) => boolean,
): Pick<FigureContext, 'headStems' | 'phraseStems'> {
  const before = collectPhrasesBefore(tokens, boundFrom, left, isInOtherQuantity);
  const after = collectPhraseAfter(tokens, to, right, isInOtherQuantity);
  const headStems = [after.isNear ? after.phrase : undefined, before[0], after.phrase]
    .map((phrase) => phrase?.at(-1)?.stem)
    .filter((head) => head !== undefined);
  return { headStems: headStems.slice(0, 1), phraseStems: [...before.flat(), ...after.phrase].map(({ stem }) => stem) };
}

/** Collects the phrases between the verb and the figure, in their order. */
function collectPhrasesBefore(tokens: StemmedToken[], boundFrom: number, left: number, isInOtherQuantity: (at: number) => boolean): StemmedToken[][] {
  const phrases: StemmedToken[][] = [];
  let phrase: StemmedToken[] = [];
  for (let at = boundFrom - 1; at >= left; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    const hasAny = phrase.length > 0 || phrases.length > 0;
    if (isVerb(tokens, at) || (token.kind === 'mark' && token.text !== '-')) {
      if (hasAny) break;
      continue;
    }
    if (isInOtherQuantity(at)) continue;
    if (prepositions.has(token.lower)) {
      if (phrase.length > 0) phrases.unshift(phrase);
      phrase = [];
    } else if (isContent(token)) phrase = [token, ...phrase];
  }
  return phrase.length > 0 ? [phrase, ...phrases] : phrases;
}

function collectPhraseAfter(
  tokens: StemmedToken[],
  to: number,
  right: number,
  isInOtherQuantity: (at: number) => boolean,
): { phrase: StemmedToken[]; isNear: boolean } {
  const phrase: StemmedToken[] = [];
  let isNear = true;
  for (let at = to; at < Math.min(right, to + MAX_PHRASE_TOKENS + 3); at += 1) {
    const token = tokens[at];
    if (!token || isInOtherQuantity(at) || (token.kind === 'mark' && token.text !== '-')) break;
    if (phrase.length > 0 && (prepositions.has(token.lower) || isVerb(tokens, at))) break;
    if (isContent(token) && detectDirection(token.stem) === undefined) phrase.push(token);
    else if (prepositions.has(token.lower) && at === to && token.lower !== 'of' && token.lower !== 'in') isNear = false;
    if (phrase.length >= MAX_PHRASE_TOKENS) break;
  }
  return { phrase, isNear: isNear && phrase.length > 0 };
}

export function collectMeanings(stems: string[]): Set<string> {
  return new Set(stems.flatMap(findMeanings));
}
