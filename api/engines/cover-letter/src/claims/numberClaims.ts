import { isNegated } from '@sheaf/claims/negation';
import { findQuantities, isQuantityEntailed, type Quantity } from '@sheaf/claims/quantities';
import { areSynonyms, findMeanings } from '../wording/synonyms.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { findCountEvidence, findDurationEvidence, findYearEvidence } from './dateEvidence.ts';
import { collectMeanings, type FigureContext, findFigureContext, normalizeUnit } from './figureContext.ts';
import { findLongestMatch, isCapital } from './names.ts';
import type { Passage } from './sources.ts';
import { findVerbatimFigure } from './verbatim.ts';
import { detectVoice } from './voice.ts';

/** More than any CV has; a text that was made to be slow stops here. */
const MAX_CANDIDATES = 100;

const rhetoricalNouns = new Set(
  'thing reason way point quality strength word side aspect page minute moment question part step idea belief value lesson'.split(' '),
);

/** Finds every figure of a sentence. */
export function findNumberClaims(sentence: Sentence): Claim[] {
  const quantities = findQuantities(sentence.tokens);
  return quantities.flatMap((quantity) => {
    const context = findFigureContext(
      sentence.tokens,
      quantity,
      quantities.filter((other) => other !== quantity),
    );
    if (isIdiom(sentence, quantity, context)) return [];
    const evidence = findEvidence(sentence, quantity, context);
    if (!evidence && isAboutAvailability(sentence, quantity, context)) return [];
    return [{ from: quantity.boundFrom, to: findClaimEnd(sentence, quantity, context), evidence }];
  });
}

/** Detects numbers that claim nothing: "one of", "two things", "24/7", and names such as "Key Stage 2". */
function isIdiom({ tokens, sources }: Sentence, quantity: Quantity, { headStems, unit }: FigureContext): boolean {
  const word = tokens[quantity.from];
  const isInWords = word?.kind === 'word';
  const isAlone = quantity.to === quantity.from + 1;
  if (
    isInWords &&
    quantity.kind === 'count' &&
    unit === undefined &&
    (headStems[0] === undefined || rhetoricalNouns.has(headStems[0])) &&
    (quantity.values[0] ?? 0) < 10
  )
    return true;
  if (isInWords && isAlone && word.lower === 'one') return true;
  const name = { from: quantity.from - 1, to: quantity.to };
  if (isAlone && quantity.kind === 'count' && name.from > 0 && isCapital(tokens[name.from]))
    if ([sources.applicantWords, sources.jobWords].some((places) => findLongestMatch(tokens, name.from, name.to, places)?.to === name.to))
      return true;
  const [before, after] = [tokens[quantity.from - 1]?.text, tokens[quantity.to]?.text];
  return (
    (before === '/' && tokens[quantity.from - 2]?.text === '24') || (after === '/' && tokens[quantity.to + 1]?.text === '7' && word?.text === '24')
  );
}

const availabilityWords = new Set('start available availability notice join begin'.split(' '));

/** Detects a statement about availability, such as "I can start in four weeks". */
function isAboutAvailability(sentence: Sentence, { from, to }: Quantity, { unit }: FigureContext): boolean {
  if (detectVoice(sentence, from, to) === 'wish') return true;
  return unit !== undefined && unit !== 'year' && sentence.tokens.some(({ lower }) => availabilityWords.has(lower));
}

const MAX_PHRASE_TOKENS = 4;
const phraseEnds = new Set(
  'of in and to at a an the with for on by from per each across over or while who that which were was is are had i we my our but as'.split(' '),
);

/** Finds the end of what is counted, so that the claim makes sense by itself: "12 newly qualified nurses". */
function findClaimEnd({ tokens }: Sentence, { to, kind }: Quantity, { headStems }: FigureContext): number {
  if (tokens[to]?.text === '+') return to + 1;
  if (kind !== 'count') return to;
  let end = to;
  for (let at = to; at < Math.min(tokens.length, to + MAX_PHRASE_TOKENS); at += 1) {
    const token = tokens[at];
    if (!token || phraseEnds.has(token.lower) || (token.kind !== 'word' && token.text !== '-')) break;
    if (headStems.includes(token.stem) || normalizeUnit(token.lower)) end = at + 1;
  }
  return end;
}

/** "Level 2", "band 6": their figures count nothing. */
const identifiers = new Set('level grade band stage year class tier category type part phase step key tour'.split(' '));

function findEvidence(sentence: Sentence, quantity: Quantity, context: FigureContext): EvidenceFound | undefined {
  const { sources, tokens } = sentence;
  if (identifiers.has(tokens[quantity.from - 1]?.lower ?? '') && quantity.kind === 'count' && context.unit === undefined) {
    const place = findLongestMatch(tokens, quantity.from - 1, quantity.to, sources.applicantWords);
    if (place?.to === quantity.to) return place.place;
  }
  const voice = detectVoice(sentence, quantity.from, quantity.to);
  const findOwn = () => findOwnEvidence(sentence, quantity, context);
  const findInJob = () => findStatedQuantity(sources.jobPassages, quantity, context, () => true);
  if (voice === 'own' || voice === 'denied') return findOwn();
  return voice === 'open' ? (findOwn() ?? findInJob()) : (findInJob() ?? findOwn());
}

function findOwnEvidence(sentence: Sentence, quantity: Quantity, context: FigureContext): EvidenceFound | undefined {
  if (quantity.kind === 'year') return findYearEvidence(sentence, quantity) ?? findVerbatimFigure(sentence, quantity);
  const isSameEmployment = (passage: Passage) =>
    sentence.employments === null || passage.experience === undefined || sentence.employments.has(passage.experience);
  const isDenied = isNegated(sentence.tokens, quantity.boundFrom);
  const isSameStatement = (passage: Passage, stated: Quantity) =>
    isSameEmployment(passage) && isNegated(passage.tokens, stated.boundFrom) === isDenied;
  return (
    findStatedQuantity(sentence.sources.applicantPassages, quantity, context, isSameStatement) ??
    findDurationEvidence(sentence, quantity, context) ??
    findCountEvidence(sentence, quantity, context) ??
    findVerbatimFigure(sentence, quantity)
  );
}

/** "Halved" is "down by 50 %", "doubled" is "up by 100 %". */
function toPercent(quantity: Quantity): Quantity {
  if (quantity.kind !== 'times' || quantity.direction === undefined) return quantity;
  return { ...quantity, kind: 'percent', values: quantity.values.map((times) => Math.abs(times - 1) * 100) };
}

function findStatedQuantity(
  passages: Passage[],
  claimed: Quantity,
  context: FigureContext,
  isSameEmployment: (passage: Passage, stated: Quantity) => boolean,
): EvidenceFound | undefined {
  const quantity = toPercent(claimed);
  let checkedCount = 0;
  for (const { passage, stated, normalized } of listQuantities(passages)) {
    if (!isSameEmployment(passage, stated) || !isSameKind(quantity, normalized) || !isQuantityEntailed(quantity, normalized)) continue;
    checkedCount += 1;
    if (checkedCount > MAX_CANDIDATES) return undefined;
    const others = passage.quantities.filter((other) => other !== stated);
    if (isSameTopic(context, findCachedContext(passage, stated, others), quantity, others)) return { passage, at: stated.from };
  }
  return undefined;
}

interface StatedQuantity {
  passage: Passage;
  stated: Quantity;
  normalized: Quantity;
}

const quantityCache = new WeakMap<Passage[], StatedQuantity[]>();

function listQuantities(passages: Passage[]): StatedQuantity[] {
  const cached = quantityCache.get(passages);
  if (cached) return cached;
  const collected = passages.flatMap((passage) => passage.quantities.map((stated) => ({ passage, stated, normalized: toPercent(stated) })));
  quantityCache.set(passages, collected);
  return collected;
}

const contextCache = new WeakMap<Quantity, FigureContext>();

function findCachedContext({ tokens }: Passage, stated: Quantity, others: Quantity[]): FigureContext {
  const context = contextCache.get(stated) ?? findFigureContext(tokens, stated, others);
  contextCache.set(stated, context);
  return context;
}

function isSameKind(claimed: Quantity, source: Quantity): boolean {
  if (claimed.kind === 'money' && source.kind === 'money') return claimed.currency === source.currency;
  if (claimed.kind === 'count') return source.kind === 'count' || source.kind === 'year';
  return claimed.kind === source.kind;
}

const MIN_SHARED_STEMS = 2;

function isSameTopic(claimed: FigureContext, source: FigureContext, quantity: Quantity, others: Quantity[]): boolean {
  if (claimed.direction && source.direction && claimed.direction !== source.direction && quantity.kind !== 'count') return false;
  if (claimed.changeEnd && source.changeEnd && claimed.changeEnd !== source.changeEnd) return false;
  if (claimed.period !== undefined && claimed.period !== source.period) return false;
  if (claimed.unit !== source.unit && !(claimed.unit === undefined && claimed.headStems.length === 0)) return false;
  if (claimed.measure !== undefined && claimed.measure === source.measure && quantity.kind === 'percent') return true;
  const meanings = collectMeanings(source.contextStems);
  const sharedWords = new Set(claimed.contextStems.filter((word) => findMeanings(word).some((meaning) => meanings.has(meaning))));
  const shared = sharedWords.size;
  if (quantity.kind === 'count') {
    const [counted] = claimed.headStems;
    // "No accident in 5 years" is about one thing alone: more than that one cannot be shared.
    if (counted === undefined)
      return shared >= Math.min(MIN_SHARED_STEMS, new Set(claimed.contextStems).size, new Set(source.contextStems).size) && shared > 0;
    if (source.phraseStems.length === 0) return shared > 0;
    const isCounted = (stem: string) => source.phraseStems.some((other) => areSynonyms(stem, other));
    if (!isCounted(counted)) return others.length === 0 && shared > MIN_SHARED_STEMS;
    const isSameWord = source.phraseStems.includes(counted);
    const rest = claimed.contextStems.filter((word) => word !== counted && !claimed.phraseStems.includes(word));
    if (
      !isSameWord &&
      rest.length >= MIN_SHARED_STEMS &&
      !rest.some((word) => sharedWords.has(word)) &&
      !claimed.phraseStems.some((word) => word !== counted && sharedWords.has(word))
    )
      return false;
    return (
      quantity.bound === 'exactly' ||
      claimed.phraseStems.every((stem) => isCounted(stem) || source.contextStems.some((other) => areSynonyms(stem, other)))
    );
  }
  const [head, otherHead] = [claimed.headStems[0], source.headStems[0]];
  if (head !== undefined && source.phraseStems.some((word) => areSynonyms(word, head))) return true;
  if (otherHead !== undefined && claimed.phraseStems.some((word) => areSynonyms(word, otherHead))) return true;
  if (head === undefined || otherHead === undefined) return shared > 0;
  return shared > MIN_SHARED_STEMS;
}
