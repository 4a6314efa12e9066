import { isNegated } from '@sheaf/claims/negation';
import { findQuantities, type Quantity, saysNoMoreThan } from '@sheaf/claims/quantities';
import { areAlike, findMeanings } from '../wording/alike.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { countInProfile, findDurationEvidence, findYearEvidence } from './dated.ts';
import { collectMeanings, findMeasured, type Measured, normalizeUnit } from './measured.ts';
import { findLongestMatch, isCapital } from './names.ts';
import type { Passage } from './sources.ts';
import { findVerbatimFigure } from './verbatim.ts';
import { detectVoice } from './voice.ts';

/** More than any CV has; a text that was made to be slow stops here. */
const MOST_LOOKED_AT = 100;

const rhetorical = new Set(
  'thing reason way point quality strength word side aspect page minute moment question part step idea belief value lesson'.split(' '),
);

/** Finds every figure of a sentence. */
export function findNumberClaims(sentence: Sentence): Claim[] {
  const quantities = findQuantities(sentence.tokens);
  return quantities.flatMap((quantity) => {
    const measured = findMeasured(
      sentence.tokens,
      quantity,
      quantities.filter((other) => other !== quantity),
    );
    if (isTurnOfPhrase(sentence, quantity, measured)) return [];
    const standing = findEvidence(sentence, quantity, measured);
    if (!standing && isAboutLater(sentence, quantity, measured)) return [];
    return [{ from: quantity.boundFrom, to: findClaimEnd(sentence, quantity, measured), standing }];
  });
}

/** "One of", "two things", "24/7"; and "Key Stage 2", which is a name. */
function isTurnOfPhrase({ tokens, sources }: Sentence, quantity: Quantity, { heads, unit }: Measured): boolean {
  const word = tokens[quantity.from];
  const isInWords = word?.kind === 'word';
  const isAlone = quantity.to === quantity.from + 1;
  if (
    isInWords &&
    quantity.kind === 'count' &&
    unit === undefined &&
    (heads[0] === undefined || rhetorical.has(heads[0])) &&
    (quantity.values[0] ?? 0) < 10
  )
    return true;
  if (isInWords && isAlone && word.lower === 'one') return true;
  const name = { from: quantity.from - 1, to: quantity.to };
  if (isAlone && quantity.kind === 'count' && name.from > 0 && isCapital(tokens[name.from]))
    if ([sources.ownWords, sources.jobWords].some((places) => findLongestMatch(tokens, name.from, name.to, places)?.to === name.to)) return true;
  const [before, after] = [tokens[quantity.from - 1]?.text, tokens[quantity.to]?.text];
  return (
    (before === '/' && tokens[quantity.from - 2]?.text === '24') || (after === '/' && tokens[quantity.to + 1]?.text === '7' && word?.text === '24')
  );
}

const later = new Set('start available availability notice join begin'.split(' '));

/** "I can start in four weeks" is no fact of a CV. */
function isAboutLater(sentence: Sentence, { from, to }: Quantity, { unit }: Measured): boolean {
  if (detectVoice(sentence, from, to) === 'wish') return true;
  return unit !== undefined && unit !== 'year' && sentence.tokens.some(({ lower }) => later.has(lower));
}

const LONGEST_PHRASE = 4;
const phraseEnds = new Set(
  'of in and to at a an the with for on by from per each across over or while who that which were was is are had i we my our but as'.split(' '),
);

/** With what is counted, so that a claim can be read by itself: "12 newly qualified nurses". */
function findClaimEnd({ tokens }: Sentence, { to, kind }: Quantity, { heads }: Measured): number {
  if (tokens[to]?.text === '+') return to + 1;
  if (kind !== 'count') return to;
  let end = to;
  for (let at = to; at < Math.min(tokens.length, to + LONGEST_PHRASE); at += 1) {
    const token = tokens[at];
    if (!token || phraseEnds.has(token.lower) || (token.kind !== 'word' && token.text !== '-')) break;
    if (heads.includes(token.stem) || normalizeUnit(token.lower)) end = at + 1;
  }
  return end;
}

/** "Level 2", "band 6": their figures count nothing. */
const identifiers = new Set('level grade band stage year class tier category type part phase step key tour'.split(' '));

function findEvidence(sentence: Sentence, quantity: Quantity, measured: Measured): EvidenceFound | undefined {
  const { sources, tokens } = sentence;
  if (identifiers.has(tokens[quantity.from - 1]?.lower ?? '') && quantity.kind === 'count' && measured.unit === undefined) {
    const place = findLongestMatch(tokens, quantity.from - 1, quantity.to, sources.ownWords);
    if (place?.to === quantity.to) return place.place;
  }
  const voice = detectVoice(sentence, quantity.from, quantity.to);
  const own = () => ownStanding(sentence, quantity, measured);
  const job = () => statedIn(sources.job, quantity, measured, () => true);
  if (voice === 'own' || voice === 'denied') return own();
  return voice === 'open' ? (own() ?? job()) : (job() ?? own());
}

function ownStanding(sentence: Sentence, quantity: Quantity, measured: Measured): EvidenceFound | undefined {
  if (quantity.kind === 'year') return findYearEvidence(sentence, quantity) ?? findVerbatimFigure(sentence, quantity);
  const isTied = (passage: Passage) =>
    sentence.employments === null || passage.experience === undefined || sentence.employments.has(passage.experience);
  const isDenied = isNegated(sentence.tokens, quantity.boundFrom);
  const says = (passage: Passage, stated: Quantity) => isTied(passage) && isNegated(passage.tokens, stated.boundFrom) === isDenied;
  return (
    statedIn(sentence.sources.own, quantity, measured, says) ??
    findDurationEvidence(sentence, quantity, measured) ??
    countInProfile(sentence, quantity, measured) ??
    findVerbatimFigure(sentence, quantity)
  );
}

/** "Halved" is "down by 50 %", "doubled" is "up by 100 %". */
function asPercent(quantity: Quantity): Quantity {
  if (quantity.kind !== 'times' || quantity.direction === undefined) return quantity;
  return { ...quantity, kind: 'percent', values: quantity.values.map((times) => Math.abs(times - 1) * 100) };
}

function statedIn(
  passages: Passage[],
  written: Quantity,
  measured: Measured,
  isTied: (passage: Passage, stated: Quantity) => boolean,
): EvidenceFound | undefined {
  const quantity = asPercent(written);
  let looked = 0;
  for (const { passage, stated, known } of listQuantities(passages)) {
    if (!isTied(passage, stated) || !isSameKind(quantity, known) || !saysNoMoreThan(quantity, known)) continue;
    looked += 1;
    if (looked > MOST_LOOKED_AT) return undefined;
    const others = passage.quantities.filter((other) => other !== stated);
    if (isAboutTheSame(measured, measuredOnce(passage, stated, others), quantity, others)) return { passage, at: stated.from };
  }
  return undefined;
}

interface Stated {
  passage: Passage;
  stated: Quantity;
  known: Quantity;
}

const statedBy = new WeakMap<Passage[], Stated[]>();

function listQuantities(passages: Passage[]): Stated[] {
  const remembered = statedBy.get(passages);
  if (remembered) return remembered;
  const made = passages.flatMap((passage) => passage.quantities.map((stated) => ({ passage, stated, known: asPercent(stated) })));
  statedBy.set(passages, made);
  return made;
}

const measures = new WeakMap<Quantity, Measured>();

function measuredOnce({ tokens }: Passage, stated: Quantity, others: Quantity[]): Measured {
  const measured = measures.get(stated) ?? findMeasured(tokens, stated, others);
  measures.set(stated, measured);
  return measured;
}

function isSameKind(claimed: Quantity, known: Quantity): boolean {
  if (claimed.kind === 'money' && known.kind === 'money') return claimed.currency === known.currency;
  if (claimed.kind === 'count') return known.kind === 'count' || known.kind === 'year';
  return claimed.kind === known.kind;
}

const ENOUGH_ALIKE = 2;

function isAboutTheSame(claimed: Measured, known: Measured, quantity: Quantity, others: Quantity[]): boolean {
  if (claimed.direction && known.direction && claimed.direction !== known.direction && quantity.kind !== 'count') return false;
  if (claimed.end && known.end && claimed.end !== known.end) return false;
  if (claimed.period !== undefined && claimed.period !== known.period) return false;
  if (claimed.unit !== known.unit && !(claimed.unit === undefined && claimed.heads.length === 0)) return false;
  const meanings = collectMeanings(known.around);
  const sharedWords = new Set(claimed.around.filter((word) => findMeanings(word).some((meaning) => meanings.has(meaning))));
  const shared = sharedWords.size;
  if (quantity.kind === 'count') {
    const [counted] = claimed.heads;
    // "No accident in 5 years" is about one thing alone: more than that one cannot be shared.
    if (counted === undefined) return shared >= Math.min(ENOUGH_ALIKE, new Set(claimed.around).size, new Set(known.around).size) && shared > 0;
    if (known.words.length === 0) return shared > 0;
    const isCounted = (stem: string) => known.words.some((other) => areAlike(stem, other));
    if (!isCounted(counted)) return others.length === 0 && shared > ENOUGH_ALIKE;
    const isSameWord = known.words.includes(counted);
    const rest = claimed.around.filter((word) => word !== counted && !claimed.words.includes(word));
    if (
      !isSameWord &&
      rest.length >= ENOUGH_ALIKE &&
      !rest.some((word) => sharedWords.has(word)) &&
      !claimed.words.some((word) => word !== counted && sharedWords.has(word))
    )
      return false;
    return quantity.bound === 'exactly' || claimed.words.every((stem) => isCounted(stem) || known.around.some((other) => areAlike(stem, other)));
  }
  const [head, otherHead] = [claimed.heads[0], known.heads[0]];
  if (head !== undefined && known.words.some((word) => areAlike(word, head))) return true;
  if (otherHead !== undefined && claimed.words.some((word) => areAlike(word, otherHead))) return true;
  if (head === undefined || otherHead === undefined) return shared > 0;
  return shared > ENOUGH_ALIKE;
}
