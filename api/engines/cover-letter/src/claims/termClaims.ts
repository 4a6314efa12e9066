import { isNegated } from '@sheaf/claims/negation';
import { stemFamily } from '@sheaf/language/stems/stemFamily';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { classifyHeading } from '../cv/words/classifyHeading.ts';
import { findMeanings, isContentStem, stopWords } from '../wording/synonyms.ts';
import { findJobTerms, type TermFound } from '../wording/vocabulary.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import type { Passage, Sources } from './sources.ts';
import { titleNouns } from './titleClaims.ts';
import { detectVoice } from './voice.ts';

const MAX_HEADING_TOKENS = 4;
const MIN_HEADING_STRENGTH = 3;
const parseWords = (list: string) => new Set(list.split(' '));

/** Finds skills, tools, licences, qualifications and languages of a sentence. */
export function findTermClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  return findJobTerms(sentence.tokens).flatMap((found): Claim[] => {
    const isVerb = !found.isAsListed && found.to - found.from === 1 && found.term.kind !== 'language';
    if (isVerb || isClaimed(found.from) || isClaimed(found.to - 1) || isInCompanyName(sentence, found)) return [];
    const { from, to } = found;
    const findOwn = () => findOwnEvidence(sentence, found);
    const findInJob = () => findDescriptionTerms(sentence.sources).get(found.term.name);
    const voice = detectVoice(sentence, from, to);
    const evidence = voice === 'own' ? findOwn() : voice === 'open' ? (findOwn() ?? findInJob()) : (findInJob() ?? findOwn());
    if (evidence) return [{ from, to, evidence }];
    if (voice === 'wish' || voice === 'denied' || found.term.kind === 'soft' || (!found.isAsListed && found.term.kind !== 'language')) return [];
    if (found.term.kind === 'skill' && !isClaimedByWriter(sentence, found, voice)) return [];
    return [{ from, to, evidence: undefined }];
  });
}

/** Detects a term within the name of a company: "Amberline Logistics" claims no logistics. */
function isInCompanyName({ companyIndexes }: Sentence, { from, to }: TermFound): boolean {
  return companyIndexes.has(from) && companyIndexes.has(to - 1) && (companyIndexes.has(from - 1) || companyIndexes.has(to));
}

/** Finds term claims that contain a number, such as "ISO 9001", whose number counts nothing. */
export function findTermClaimsWithFigures(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  return findTermClaims(sentence, isClaimed).filter(({ from, to }) => sentence.tokens.slice(from, to).some(({ kind }) => kind === 'number'));
}

/** Returns whether the sentence claims a skill for the writer; "good planning matters" does not. */
function isClaimedByWriter({ tokens }: Sentence, { from }: TermFound, voice: string): boolean {
  return voice === 'own' && tokens.slice(0, from).some(({ lower }) => /^(?:i|i'm|i've|i'd|my|me|we|our)$/.test(lower));
}

const evidenceCache = new WeakMap<Passage[], Map<string, EvidenceFound>>();

function findPassageTerms(passages: Passage[]): Map<string, EvidenceFound> {
  const cached = evidenceCache.get(passages);
  if (cached) return cached;
  const evidenceByTerm = new Map<string, EvidenceFound>();
  // "No experience of SAP" is no evidence of it.
  for (const passage of passages)
    for (const { name, at } of [...findJobTerms(passage.tokens).map(({ term, from }) => ({ name: term.name, at: from })), ...findPeopleLed(passage)])
      if (!evidenceByTerm.has(name) && !isNegated(passage.tokens, at)) evidenceByTerm.set(name, { passage, at });
  evidenceCache.set(passages, evidenceByTerm);
  return evidenceByTerm;
}

const leadershipStems = parseWords('lead manag supervis oversee head run coordin direct');
const peopleNouns = new Set([
  ...titleNouns,
  ...parseWords('people staff employee person colleague member worker operative rep adviser advisor agent volunteer apprentice negotiator'),
]);

/** Finds people who were led, whatever they are called: "Supervised 8 sales assistants". */
function findPeopleLed({ tokens, quantities }: Passage): { name: string; at: number }[] {
  const at = tokens.findIndex(
    ({ stem: each, lower }, index) =>
      // A "lead negotiator" is one, and leads nobody for it.
      (leadershipStems.has(each) && !(lower === 'lead' && peopleNouns.has(tokens[index + 1]?.lower ?? ''))) ||
      (lower === 'charge' && tokens[index - 1]?.lower === 'in' && tokens[index + 1]?.lower === 'of'),
  );
  const isOfPeople = quantities.some(
    ({ kind, from, boundFrom, to }) =>
      kind === 'count' &&
      from > at &&
      (isTeamSize(tokens, boundFrom) || tokens.slice(to, to + 4).some(({ lower }) => peopleNouns.has(lower.replace(/s$/, '')))),
  );
  return at >= 0 && isOfPeople ? [{ name: 'Team leadership', at }] : [];
}

/** Detects the size of a team: "a team of 11", "a crew of five". */
function isTeamSize(tokens: StemmedToken[], at: number): boolean {
  return tokens[at - 1]?.lower === 'of' && /^(?:teams?|crew|brigade|squad|staff)$/.test(tokens[at - 2]?.lower ?? '');
}

export function findOwnTerms(sources: Sources): Map<string, EvidenceFound> {
  return findPassageTerms(sources.applicantPassages);
}

function findDescriptionTerms(sources: Sources): Map<string, EvidenceFound> {
  return findPassageTerms(sources.jobPassages);
}

function findOwnEvidence({ tokens, sources }: Sentence, { term, from, to }: TermFound): EvidenceFound | undefined {
  const listed = findOwnTerms(sources).get(term.name);
  if (listed || term.kind === 'soft') return listed;
  return findEvidenceForStems(sources, listContentStems(tokens.slice(from, to)), term.kind === 'skill');
}

function listContentStems(tokens: StemmedToken[]): string[] {
  return tokens.filter(({ kind, lower }) => kind !== 'mark' && !stopWords.has(lower)).map((token) => token.stem);
}

/** "Employment History" over a section proves nothing. */
function isHeading({ tokens, fullText }: Passage): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > MAX_HEADING_TOKENS) return false;
  const found = classifyHeading(fullText.slice(first.start, last.end));
  return found !== undefined && found.strength >= MIN_HEADING_STRENGTH && found.kind !== 'other';
}

export function findEvidenceForStems(sources: Sources, stems: string[], allowsSynonyms: boolean): EvidenceFound | undefined {
  if (stems.length === 0) return undefined;
  const passagesByStem = stems.map(
    (each) => new Set((allowsSynonyms ? findMeanings(each) : [each]).flatMap((meaning) => [...(sources.applicantMeanings.get(meaning) ?? [])])),
  );
  const [first, ...rest] = passagesByStem.toSorted((one, other) => one.size - other.size);
  const passage = first && [...first].find((each) => rest.every((some) => some.has(each)) && !isDenied(each, stems) && !isHeading(each));
  return passage && { passage, at: 0 };
}

/** Detects a passage that denies each of these words wherever it has them. */
function isDenied({ tokens }: Passage, stems: readonly string[]): boolean {
  const places = tokens.flatMap(({ stem }, at) => (stems.includes(stem) ? [at] : []));
  return places.length > 0 && places.every((at) => isNegated(tokens, at));
}

const claimingAdjectives = parseWords(
  'skilled experienced proficient versed trained qualified certified competent expert fluent specialise specialised specialising specialize specialized adept practised accredited conversant',
);
const possessionNouns = parseWords(
  'experience knowledge expertise background proficiency fluency command mastery training certification certificate accreditation skill skills competence',
);
const linkingPrepositions = parseWords('in with of as for on');
const phraseEnds = parseWords(
  'and or but at from to while which that where i my for with on by as when during after before across so because the in of',
);
const vagueWords = parseWords(
  'field area industry sector environment setting kind work role everything thing way detail depth practice team people pressure range kinds variety this that these it them all both such similar relevant same',
);
const MAX_PHRASE_TOKENS = 5;

/** Finds claims such as "skilled in X" or "experience with X" where X is in no list. */
export function findPhraseClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at): Claim[] => {
    const isClaiming = claimingAdjectives.has(token.lower) || possessionNouns.has(token.lower);
    if (!isClaiming || !linkingPrepositions.has(tokens[at + 1]?.lower ?? '')) return [];
    let from = at + 2;
    while (['a', 'an', 'the', 'both', 'all'].includes(tokens[from]?.lower ?? '')) from += 1;
    let to = from;
    const isPart = (place: number) => tokens[place]?.kind === 'word' || (tokens[place]?.text === '-' && tokens[place]?.isGlued);
    while (to < tokens.length && to - from < MAX_PHRASE_TOKENS && isPart(to) && !isClaimed(to) && !phraseEnds.has(tokens[to]?.lower ?? '')) to += 1;
    if (to === from) return [];
    const content = listContentStems(tokens.slice(from, to)).filter((each) => isContentStem(each) && !vagueWords.has(each) && !vagueStems.has(each));
    if (content.length === 0 || detectVoice(sentence, from, to) !== 'own') return [];
    const evidenceByStem = content.map((each) => findEvidenceForStems(sentence.sources, [each], true));
    const evidence = evidenceByStem.every((each) => each)
      ? (findEvidenceForStems(sentence.sources, content, true) ?? evidenceByStem[0])
      : evidenceByStem.length > 2
        ? evidenceByStem.find((each) => each)
        : undefined;
    return [{ from, to, evidence }];
  });
}

const vagueStems = new Set([...vagueWords].map(stemFamily));

const events: [forms: Set<string>, alike: string[]][] = [
  [parseWords('award awards award-winning prize prizes medal'), ['award', 'priz', 'prize', 'medal', 'honour', 'win', 'winn', 'recognis', 'scholar']],
  [parseWords('promoted promotion promotions'), ['promot']],
  [parseWords('published publication publications'), ['publish', 'public', 'paper', 'journal', 'articl']],
  [parseWords('patent patents patented'), ['patent']],
  [parseWords('scholarship'), ['scholar', 'bursari', 'fellow']],
  [parseWords('volunteered volunteer volunteering'), ['volunt', 'volunteer']],
  [parseWords('certified accredited chartered'), ['certifi', 'certif', 'certific', 'accredit', 'charter', 'qualifi', 'register']],
  [parseWords('valedictorian'), ['valedictorian']],
  [parseWords('patented'), ['patent']],
];

/** Finds things that happened to the writer or did not: an award, a promotion, a publication. */
export function findEventClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  const { tokens, sources } = sentence;
  return tokens.flatMap((token, at): Claim[] => {
    const event = events.find(([forms]) => forms.has(token.lower));
    if (!event || isClaimed(at) || detectVoice(sentence, at, at + 1) !== 'own') return [];
    const evidence =
      event[1].map((each) => findEvidenceForStems(sources, [each], false)).find((each) => each) ??
      (token.lower.startsWith('promot') ? findPromotion(sources) : undefined);
    return [{ from: at, to: at + 1, evidence }];
  });
}

/** Finds evidence of a promotion: two titles with one employer. */
function findPromotion({ evidence, applicantPassages: findOwn }: Sources): EvidenceFound | undefined {
  const { experience } = evidence.profile;
  const promotedIndex = experience.findIndex(({ company, title }, index) =>
    experience.some((other, place) => place !== index && other.company === company && other.title !== title),
  );
  const passage = promotedIndex >= 0 ? findOwn.find((each) => each.experience === promotedIndex) : undefined;
  return passage && { passage, at: 0 };
}
