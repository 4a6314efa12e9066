import { stopWords } from '../wording/synonyms.ts';
import { findJobTerms } from '../wording/vocabulary.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { claimsEmployment } from './claimsEmployment.ts';
import { findLongestMatch, findNames, isCapital, type Name, startsSentence } from './names.ts';
import type { Place } from './sources.ts';
import { normalizeNameWord } from './sources.ts';
import { detectVoice } from './voice.ts';

const parseWords = (list: string) => new Set(list.split(' '));
/** Written with capitals, but no names. */
const nonNames = parseWords(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday dear hello hi hey hiring manager sir madam mr mrs ms miss dr prof professor mx yours sincerely faithfully kind best warm regards cv resume i ok easter christmas spring summer autumn winter team recruitment committee recruiter',
);
const sentenceStarters = parseWords(
  'dear thank thanks today recently currently previously earlier later outside alongside beyond besides despite given please sincerely kind best warm regards yours yes perhaps maybe often sometimes always usually meanwhile instead rather therefore however moreover furthermore first second third finally lastly next last good great strong clear people customers clients patients pupils students colleagues teams work working home time data numbers figures results safety quality service care teaching nursing sales finance there here nothing everything something what whatever whether whenever wherever like unlike much little few many one two three four five six seven eight nine ten half twice once each such let',
);
/** Small words that mark a sentence as Spanish. The capital of its first word does not make it a name. */
const spanishFunctionWords = parseWords('y el los las que con por para mi mis una del al como en lo nos les');
const employerVerbs = parseWords(
  'taught hired promoted gave trusted made employed asked appointed chose sent let recognised recognized awarded showed allowed offered trained paid named',
);

export function findNameClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  const isExcluded = (at: number) => isClaimed(at) || nonNames.has(tokens[at]?.lower ?? '') || startsSpanish(sentence, at);
  const names = findNames(tokens, isExcluded, (at) => isNameAtStart(sentence, at));
  return names.flatMap((name) => resolveName(sentence, name));
}

/** Finds names of two words and more that the visitor's own sources have as they are, before anything else is read into them. */
export function findExactNameClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens, sources } = sentence;
  const names = findNames(
    tokens,
    (at) => isClaimed(at) || nonNames.has(tokens[at]?.lower ?? '') || startsSpanish(sentence, at),
    (at) => isNameAtStart(sentence, at),
  );
  return names.flatMap((name): Claim[] => {
    if (name.to - name.from < 2) return [];
    const match = findLongestMatch(tokens, name.from, name.to, sources.applicantWords, buildFitTest(sentence, name));
    return match?.to === name.to ? [{ ...name, evidence: match.place }] : [];
  });
}

/** Detects the first word of a sentence in Spanish, unless the CV or the job writes it with a capital elsewhere. */
function startsSpanish({ tokens, sources }: Sentence, at: number): boolean {
  const isFirst = at === 0 || (at === 1 && /^[¿¡]$/.test(tokens[0]?.text ?? ''));
  if (!isFirst || !tokens.some(({ lower, text }) => spanishFunctionWords.has(lower) || /^[¿¡]$/.test(text))) return false;
  const word = normalizeNameWord(tokens[at]?.lower ?? '');
  return ![...(sources.applicantWords.get(word) ?? []), ...(sources.jobWords.get(word) ?? [])].some(({ passage, at: place }) =>
    isCapital(passage.tokens[place]),
  );
}

function isNameAtStart({ tokens, sources, companyIndexes }: Sentence, at: number): boolean {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || companyIndexes.has(at)) return companyIndexes.has(at);
  if (/^(?:\p{Lu}{2,}|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u.test(token.text) && token.text.length > 1) return true;
  if (stopWords.has(token.lower) || sentenceStarters.has(token.lower.replace(/['’]\p{L}+$/u, '')) || /(?:ing|ed|ly)$/.test(token.lower)) return false;
  const isCapitalisedElsewhere = (places: Place[] | undefined) =>
    places?.some((place) => isCapital(place.passage.tokens[place.at]) && !startsSentence(place.passage.tokens, place.at)) ?? false;
  const places = [sources.applicantWords.get(normalizeNameWord(token.lower)), sources.jobWords.get(normalizeNameWord(token.lower))];
  if (isCapital(next) && findLongestMatch(tokens, at, at + 2, sources.applicantWords)?.to === at + 2) return true;
  if (places.some((some) => some?.some(({ passage, at: place }) => /^\p{Ll}/u.test(passage.tokens[place]?.text ?? '')))) return false;
  if (isCapital(next) || (next?.text === '&' && isCapital(after))) return true;
  if (employerVerbs.has(next?.lower ?? '') || /['’]s$/.test(token.text)) return true;
  return places.some(isCapitalisedElsewhere);
}

function resolveName(sentence: Sentence, name: Name): Claim[] {
  const { tokens, sources } = sentence;
  const { from, to } = name;
  if (from >= to) return [];
  const applicantMatch = findLongestMatch(tokens, from, to, sources.applicantWords, buildFitTest(sentence, name));
  if (applicantMatch?.to === to) return [{ from, to, evidence: applicantMatch.place }];
  const jobMatch = findLongestMatch(tokens, from, to, sources.jobWords);
  const isHirer = sentence.companyIndexes.has(from);
  if (jobMatch?.to === to || (isHirer && sentence.companyIndexes.has(to - 1))) {
    const place: EvidenceFound | undefined = jobMatch?.place;
    const isAsserted =
      claimsEmployment(sentence, from, to) || (!isHirer && isOnlyInDescription(sentence, place) && detectVoice(sentence, from, to) === 'own');
    return [{ from, to, evidence: isAsserted ? undefined : place }];
  }
  const last = tokens[to - 1];
  if (last?.kind === 'number') return resolveName(sentence, { from, to: to - 1 });
  const parts = splitName(sentence, name);
  return parts.length > 1 ? parts.flatMap((part) => resolveName(sentence, part)) : [{ from, to, evidence: undefined }];
}

/** Returns whether evidence comes only from the job description, which says nothing about the applicant. */
function isOnlyInDescription({ sources }: Sentence, place: EvidenceFound | undefined): boolean {
  const { title, company, hiringManager } = sources.evidence.job;
  return place !== undefined && ![title, company, hiringManager].includes(place.passage.fullText);
}

/** Splits two names: "Northwind and Contoso", "Northwind in Leeds". "University of Leeds" is one. */
function splitName({ tokens, companyIndexes }: Sentence, { from, to }: Name): Name[] {
  const splitPoints: number[] = [];
  for (let at = from + 1; at < to; at += 1) if (['and', 'in', 'for', '/', '&'].includes(tokens[at]?.lower ?? '')) splitPoints.push(at);
  if (companyIndexes.has(from)) {
    const end = Array.from({ length: to - from }, (_, offset) => from + offset).find((at) => !companyIndexes.has(at));
    if (end !== undefined && (splitPoints[0] ?? to) > end) return [{ from, to: end }, ...trimName(tokens, { from: end, to })];
  }
  return [...splitPoints, to].flatMap((splitPoint, index) =>
    trimName(tokens, { from: index === 0 ? from : (splitPoints[index - 1] ?? from) + 1, to: splitPoint }),
  );
}

function trimName(tokens: Sentence['tokens'], { from, to }: Name): Name[] {
  let [first, last] = [from, to];
  while (first < last && !isCapital(tokens[first])) first += 1;
  while (last > first && !isCapital(tokens[last - 1]) && tokens[last - 1]?.kind !== 'number') last -= 1;
  return first < last ? [{ from: first, to: last }] : [];
}

/** Builds a test that rejects product names ("Google" in "Google Analytics") and schools as evidence of an employer. */
function buildFitTest(sentence: Sentence, { from, to }: Name): ((place: Place, length: number) => boolean) | undefined {
  if (!claimsEmployment(sentence, from, to)) return undefined;
  return ({ passage, at }, length) => {
    if (passage.education !== undefined || passage.source === 'job') return false;
    if (passage.isSkill && passage.tokens.length > length) return false;
    return !findJobTerms(passage.tokens).some((term) => term.from <= at && term.to >= at + length && term.to - term.from > length);
  };
}
