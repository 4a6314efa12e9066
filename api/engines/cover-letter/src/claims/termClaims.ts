import { isNegated } from '@sheaf/claims/negation';
import { stemFamily } from '@sheaf/language/stems/stemFamily';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { classifyHeading } from '../cv/words/classifyHeading.ts';
import { emptyWords, findMeanings, saysMuch } from '../wording/alike.ts';
import { findJobTerms, type TermFound } from '../wording/vocabulary.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import type { Passage, Sources } from './sources.ts';
import { holders } from './titleClaims.ts';
import { detectVoice } from './voice.ts';

const MOST_HEADING_TOKENS = 4;
const SURE_HEADING = 3;
const words = (list: string) => new Set(list.split(' '));

/** Finds skills, tools, licences, qualifications and languages of a sentence. */
export function findTermClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  return findJobTerms(sentence.tokens).flatMap((found): Claim[] => {
    const isVerb = !found.isAsListed && found.to - found.from === 1 && found.term.kind !== 'language';
    if (isVerb || isTaken(found.from) || isTaken(found.to - 1) || isInCompanyName(sentence, found)) return [];
    const { from, to } = found;
    const own = () => ownStanding(sentence, found);
    const job = () => jobTerms(sentence.sources).get(found.term.name);
    const voice = detectVoice(sentence, from, to);
    const standing = voice === 'own' ? own() : voice === 'open' ? (own() ?? job()) : (job() ?? own());
    if (standing) return [{ from, to, standing }];
    if (voice === 'wish' || voice === 'denied' || found.term.kind === 'soft' || (!found.isAsListed && found.term.kind !== 'language')) return [];
    if (found.term.kind === 'skill' && !isHadByWriter(sentence, found, voice)) return [];
    return [{ from, to, standing: undefined }];
  });
}

/** "Amberline Logistics" claims no logistics. A company called by the term alone may be meant as the term. */
function isInCompanyName({ companyAt }: Sentence, { from, to }: TermFound): boolean {
  return companyAt.has(from) && companyAt.has(to - 1) && (companyAt.has(from - 1) || companyAt.has(to));
}

/** Finds term claims that contain a number, such as "ISO 9001", whose number counts nothing. */
export function findTermClaimsWithFigures(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  return findTermClaims(sentence, isTaken).filter(({ from, to }) => sentence.tokens.slice(from, to).some(({ kind }) => kind === 'number'));
}

/** Returns whether the sentence claims a skill for the writer; "good planning matters" does not. */
function isHadByWriter({ tokens }: Sentence, { from }: TermFound, voice: string): boolean {
  return voice === 'own' && tokens.slice(0, from).some(({ lower }) => /^(?:i|i'm|i've|i'd|my|me|we|our)$/.test(lower));
}

const remembered = new WeakMap<Passage[], Map<string, EvidenceFound>>();

function findPassageTerms(passages: Passage[]): Map<string, EvidenceFound> {
  const known = remembered.get(passages);
  if (known) return known;
  const made = new Map<string, EvidenceFound>();
  // "No experience of SAP" is no evidence of it.
  for (const passage of passages)
    for (const { name, at } of [...findJobTerms(passage.tokens).map(({ term, from }) => ({ name: term.name, at: from })), ...peopleLed(passage)])
      if (!made.has(name) && !isNegated(passage.tokens, at)) made.set(name, { passage, at });
  remembered.set(passages, made);
  return made;
}

const leading = words('lead manag supervis oversee head run coordin direct');
const people = new Set([
  ...holders,
  ...words('people staff employee person colleague member worker operative rep adviser advisor agent volunteer apprentice negotiator'),
]);

/** "Supervised 8 sales assistants" is to lead a team, whatever they are called. */
function peopleLed({ tokens, quantities }: Passage): { name: string; at: number }[] {
  const at = tokens.findIndex(
    ({ stem: each, lower }, index) =>
      // A "lead negotiator" is one, and leads nobody for it.
      (leading.has(each) && !(lower === 'lead' && people.has(tokens[index + 1]?.lower ?? ''))) ||
      (lower === 'charge' && tokens[index - 1]?.lower === 'in' && tokens[index + 1]?.lower === 'of'),
  );
  const isOfPeople = quantities.some(
    ({ kind, from, boundFrom, to }) =>
      kind === 'count' &&
      from > at &&
      (isTeamSize(tokens, boundFrom) || tokens.slice(to, to + 4).some(({ lower }) => people.has(lower.replace(/s$/, '')))),
  );
  return at >= 0 && isOfPeople ? [{ name: 'Team leadership', at }] : [];
}

/** "A team of 11" says of whom, "a shift of five" does too. */
function isTeamSize(tokens: StemmedToken[], at: number): boolean {
  return tokens[at - 1]?.lower === 'of' && /^(?:teams?|crew|brigade|squad|staff)$/.test(tokens[at - 2]?.lower ?? '');
}

export function findOwnTerms(sources: Sources): Map<string, EvidenceFound> {
  return findPassageTerms(sources.own);
}

function jobTerms(sources: Sources): Map<string, EvidenceFound> {
  return findPassageTerms(sources.job);
}

function ownStanding({ tokens, sources }: Sentence, { term, from, to }: TermFound): EvidenceFound | undefined {
  const known = findOwnTerms(sources).get(term.name);
  if (known || term.kind === 'soft') return known;
  return findEvidenceForStems(sources, listContentStems(tokens.slice(from, to)), term.kind === 'skill');
}

function listContentStems(tokens: StemmedToken[]): string[] {
  return tokens.filter(({ kind, lower }) => kind !== 'mark' && !emptyWords.has(lower)).map((token) => token.stem);
}

/** Finds one passage that says all of it, in these words or, where that is enough, in others of the same meaning. */
/** "Employment History" over a section proves nothing. */
function isHeadingAlone({ tokens, whole }: Passage): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > MOST_HEADING_TOKENS) return false;
  const found = classifyHeading(whole.slice(first.start, last.end));
  return found !== undefined && found.strength >= SURE_HEADING && found.kind !== 'other';
}

export function findEvidenceForStems(sources: Sources, stems: string[], isInOtherWords: boolean): EvidenceFound | undefined {
  if (stems.length === 0) return undefined;
  const having = stems.map(
    (each) => new Set((isInOtherWords ? findMeanings(each) : [each]).flatMap((meaning) => [...(sources.ownMeanings.get(meaning) ?? [])])),
  );
  const [first, ...rest] = having.toSorted((one, other) => one.size - other.size);
  const passage = first && [...first].find((each) => rest.every((some) => some.has(each)) && !isDenied(each, stems) && !isHeadingAlone(each));
  return passage && { passage, at: 0 };
}

/** Detects a passage that denies each of these words wherever it has them. */
function isDenied({ tokens }: Passage, stems: readonly string[]): boolean {
  const places = tokens.flatMap(({ stem }, at) => (stems.includes(stem) ? [at] : []));
  return places.length > 0 && places.every((at) => isNegated(tokens, at));
}

const claiming = words(
  'skilled experienced proficient versed trained qualified certified competent expert fluent specialise specialised specialising specialize specialized adept practised accredited conversant',
);
const possession = words(
  'experience knowledge expertise background proficiency fluency command mastery training certification certificate accreditation skill skills competence',
);
const links = words('in with of as for on');
const stops = words('and or but at from to while which that where i my for with on by as when during after before across so because the in of');
const vague = words(
  'field area industry sector environment setting kind work role everything thing way detail depth practice team people pressure range kinds variety this that these it them all both such similar relevant same',
);
const MOST_OF_PHRASE = 5;

/** Finds claims such as "skilled in X" or "experience with X" where X is in no list. */
export function findPhraseClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at): Claim[] => {
    const isClaiming = claiming.has(token.lower) || possession.has(token.lower);
    if (!isClaiming || !links.has(tokens[at + 1]?.lower ?? '')) return [];
    let from = at + 2;
    while (['a', 'an', 'the', 'both', 'all'].includes(tokens[from]?.lower ?? '')) from += 1;
    let to = from;
    const isPart = (place: number) => tokens[place]?.kind === 'word' || (tokens[place]?.text === '-' && tokens[place]?.isGlued);
    while (to < tokens.length && to - from < MOST_OF_PHRASE && isPart(to) && !isTaken(to) && !stops.has(tokens[to]?.lower ?? '')) to += 1;
    if (to === from) return [];
    const content = listContentStems(tokens.slice(from, to)).filter((each) => saysMuch(each) && !vague.has(each) && !vagueStems.has(each));
    if (content.length === 0 || detectVoice(sentence, from, to) !== 'own') return [];
    const having = content.map((each) => findEvidenceForStems(sentence.sources, [each], true));
    const standing = having.every((each) => each)
      ? (findEvidenceForStems(sentence.sources, content, true) ?? having[0])
      : having.length > 2
        ? having.find((each) => each)
        : undefined;
    return [{ from, to, standing }];
  });
}

const vagueStems = new Set([...vague].map(stemFamily));

const events: [forms: Set<string>, alike: string[]][] = [
  [words('award awards award-winning prize prizes medal'), ['award', 'priz', 'prize', 'medal', 'honour', 'win', 'winn', 'recognis', 'scholar']],
  [words('promoted promotion promotions'), ['promot']],
  [words('published publication publications'), ['publish', 'public', 'paper', 'journal', 'articl']],
  [words('patent patents patented'), ['patent']],
  [words('scholarship'), ['scholar', 'bursari', 'fellow']],
  [words('volunteered volunteer volunteering'), ['volunt', 'volunteer']],
  [words('certified accredited chartered'), ['certifi', 'certif', 'certific', 'accredit', 'charter', 'qualifi', 'register']],
  [words('valedictorian'), ['valedictorian']],
  [words('patented'), ['patent']],
];

/** Finds things that happened to the writer or did not: an award, a promotion, a publication. */
export function findEventClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  const { tokens, sources } = sentence;
  return tokens.flatMap((token, at): Claim[] => {
    const event = events.find(([forms]) => forms.has(token.lower));
    if (!event || isTaken(at) || detectVoice(sentence, at, at + 1) !== 'own') return [];
    const standing =
      event[1].map((each) => findEvidenceForStems(sources, [each], false)).find((each) => each) ??
      (token.lower.startsWith('promot') ? risen(sources) : undefined);
    return [{ from: at, to: at + 1, standing }];
  });
}

/** Two titles with one employer say that somebody was promoted. */
function risen({ evidence, own }: Sources): EvidenceFound | undefined {
  const { experience } = evidence.profile;
  const again = experience.findIndex(({ company, title }, index) =>
    experience.some((other, place) => place !== index && other.company === company && other.title !== title),
  );
  const passage = again >= 0 ? own.find((each) => each.experience === again) : undefined;
  return passage && { passage, at: 0 };
}
