import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { LIKELIEST_SHIFT, TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findClaims } from '../claims/findClaims.ts';
import { foldLetters } from '../cv/text/textSpan.ts';
import { endsInTitle } from '../cv/words/titleWords.ts';
import { nameTerm } from '../job/extractTermName.ts';
import type { JobTerm } from '../job/jobTerm.ts';
import { matchJob } from '../job/matchJob.ts';
import { readJobFor } from '../job/sharedSkills.ts';
import { WORDS_BY_LENGTH } from '../types/letterKinds.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import { findJobTerms } from '../wording/vocabulary.ts';
import { detectSpelling } from './detectSpelling.ts';
import { factToClause } from './factToClause.ts';
import { findAboutCompany, findDuties } from './findDuties.ts';
import { formatCredential } from './formatCredential.ts';
import { formatGreetingName } from './formatGreeting.ts';
import { formatEducation, formatSkill, nameLanguages } from './formatNames.ts';
import type { LetterPlan, PlannedFact, PlannedParagraph } from './letterPlan.ts';
import { lowerPersonName } from './lowercaseNames.ts';
import { buildPosition, formatPosition } from './positions.ts';
import { findPositionIndex, rankByRecency } from './recency.ts';
import { selectEvidence } from './selectEvidence.ts';

const MAX_MATCHED = 4;
const MAX_SKILLS = 5;
/** A single common word, such as "warehouse", says too little. */
const IS_NAME = /^(?!\p{Ll}+$)[\p{L}\d][^\n:;,]*$/u;
const NEEDS_NO_ARTICLE = /(?:ing|ment|tion|ance|ence|ics|ship|ity|[^su]s|care|control|service|design|safety|work)$/i;
const MAX_SKILL_LENGTH = 40;
const MAX_CREDENTIAL_LENGTH = 60;
const MAX_CREDENTIALS = 4;
const MIN_FACTS = 2;
const MAX_PARAGRAPH_FACTS = 2;
const MAX_OPENING_CANDIDATES = 4;
const COUNTED = /\d|\b(?:half|halved|third|doubled|tripled)\b/;

/** Chooses what a letter says: the strongest evidence for this job, and reasons to want it. */
export function planLetter(spec: LetterSpec): LetterPlan {
  const { profile, job, tone, length, cvText } = spec;
  const terms = readJobFor(spec);
  const keywords = matchJob(terms, spec);
  const facts = moveActionFirst(selectEvidence(spec, terms).flatMap((fact) => findSafeForm(fact, spec) ?? []));
  const matched = selectMatchedTerms(terms, keywords.matched, spec).slice(0, MAX_MATCHED);
  return {
    tone,
    length,
    words: WORDS_BY_LENGTH[length],
    spelling: detectSpelling(cvText, profile),
    greeting: `Dear ${formatGreetingName(job.hiringManager)},`,
    name: lowerPersonName(profile.name ?? ''),
    facts,
    matched,
    skills: selectSkills(spec, matched),
    education: formatEducation(profile.education, cvText),
    credentials: selectCredentials(spec).filter((credential) => isCredentialSupported(credential, spec)),
    languages: nameLanguages(profile.languages),
    duties: findDuties(job.description).filter((duty) => isWishSupported(duty, spec)),
    about: findAboutCompany(job.description, job.company),
    paragraphs: planParagraphs(spec, facts),
    hasLittleEvidence: facts.length < MIN_FACTS,
  };
}

/** Moves a fact with a position or an action to the start of a letter. */
function moveActionFirst(facts: PlannedFact[]): PlannedFact[] {
  const findClause = (fact: PlannedFact) => factToClause(fact)?.finite ?? factToClause(fact)?.outcome;
  // An action or a result opens better than a list of duties, where one of the first has them.
  const action = facts
    .slice(0, MAX_OPENING_CANDIDATES)
    .find((fact) => (fact.title || fact.company) !== '' && findClause(fact) !== undefined && COUNTED.test(findClause(fact) ?? ''));
  const [best] = facts;
  const isList = best !== undefined && best.project === undefined && !findClause(best);
  const first =
    (isList ? action : undefined) ??
    facts.find((fact) => fact.title !== '' || fact.company !== '' || fact.project !== undefined || factToClause(fact)?.finite !== undefined);
  return first ? [first, ...facts.filter((fact) => fact !== first)] : facts;
}

/** Lists matched skills by name, required ones first. Skips those that the CV names neither as the job nor as our list does. */
function selectMatchedTerms(terms: readonly JobTerm[], matched: readonly string[], { job, cvText, profile }: LetterSpec): string[] {
  const listed = profile.skills.join('\n').toLowerCase();
  // What only the name of an employer has is no skill.
  const skillText = profile.experience.reduce(
    (text, { company }) => (company ? text.replaceAll(company.toLowerCase(), ' ') : text),
    `${cvText.toLowerCase()}\n${listed}`,
  );
  const requested = terms
    .filter((term) => matched.includes(nameTerm(term)))
    .filter(({ kind, years }) => years === undefined && (kind === 'skill' || kind === 'tool'))
    .filter(({ term, subjectStems }) => subjectStems === undefined || /\p{Lu}|\d/u.test(term) || listed.includes(term.toLowerCase()));
  // What only a sentence of the CV names may need an article, as "clinical trial" does.
  const needsNoArticle = (name: string) =>
    listed.includes(name.toLowerCase()) || /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u.test(name) || (/ /.test(name) && NEEDS_NO_ARTICLE.test(name));
  const names = requested
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .flatMap(({ term, places: [index] }) => {
      const wanted = index ? job.description.slice(index.start, index.end) : '';
      return (
        [wanted, term].find(
          (name) =>
            IS_NAME.test(name) &&
            !isCommonWord(name, listed) &&
            name.length <= MAX_SKILL_LENGTH &&
            skillText.includes(name.toLowerCase()) &&
            needsNoArticle(name),
        ) ?? []
      );
    });
  // "SAP" and "EWM" of an advertisement are the "SAP EWM" of a CV.
  const expandName = (name: string) =>
    profile.skills.find((skill) => skill !== name && skill.split(' ').includes(name) && job.description.includes(skill)) ??
    profile.skills.find((skill) => skill.toLowerCase() === name.toLowerCase()) ??
    name;
  const credentials = [...(profile.licences ?? []), ...profile.education.map(({ degree }) => degree)].join('\n').toLowerCase();
  return [
    ...new Set(
      names
        .map(expandName)
        .filter(
          (name) =>
            !credentials.includes(name.toLowerCase()) &&
            !endsWithJobTitle(name) &&
            !/^(?:GCSEs?|A-levels?|degree)$/i.test(name) &&
            !/^(?:CQC|HSE|FCA|PRA|MHRA|EMA|FDA|HMRC|BSN|MSN|RN|RNs|ICU|BSc|MSc|BA|MA|PhD|MBA|LLB|PGCE|QTS|MRICS|FRICS|MCIOB|MRTPI|MIMechE|CEng|IEng|ACCA|FCCA|CIMA|MCIPD)$/.test(
              name,
            ) &&
            !isVerbPhrase(name, listed),
        )
        .map(formatSkill),
    ),
  ];
}

/** Detects a skill that is a verb phrase: "Give out medication". */
function isVerbPhrase(name: string, listed: string): boolean {
  if (/^(?:lead|manage|run|teach|write|train|keep|make) /i.test(name)) return true;
  const [verb = '', next = ''] = name.split(' ');
  return (
    /^(?:an?|the|out|up|on|off|after|over|our|your|their)$/.test(next) &&
    findCareerVerb(verb)?.form === 'base' &&
    !listed.includes(name.toLowerCase())
  );
}

/** Detects a single common word, such as "Sales", which says too little. */
function isCommonWord(name: string, listed: string): boolean {
  const { indexOf, tagsAt } = loadLexicon();
  const index = /^\p{Lu}\p{Ll}+$/u.test(name) ? indexOf(name.toLowerCase()) : -1;
  return index >= 0 && (tagsAt(index) & (TAG.NN | TAG.NNS)) !== 0 && !listed.split('\n').includes(name.toLowerCase());
}

/** Selects skills, requested ones first, without those already listed as matched. */
function selectSkills({ profile, job, without = [], mention = [] }: LetterSpec, matched: readonly string[]): string[] {
  const wanted = `${job.title} ${job.description}`.toLowerCase();
  const rank = (skill: string) =>
    Number(mention.some((wish) => skill.toLowerCase().includes(wish.toLowerCase()))) * 4 + Number(wanted.includes(skill.toLowerCase())) * 2;
  return profile.skills
    .filter((skill) => skill.length <= MAX_SKILL_LENGTH && /^[\p{L}\d]/u.test(skill) && !/[:;<>{}[\]|\\]/.test(skill))
    .filter((skill) => !isCredentialOrTitle(skill, profile) && !describesPerson(skill))
    .filter((skill) => ![...without, ...matched].some((name) => skill.toLowerCase().includes(name.toLowerCase())))
    .map((skill, index) => ({ skill, rank: rank(skill) - index / 100 }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_SKILLS)
    .map(({ skill }) => nameSkill(skill.replace(/\.$/, ''), job.description));
}

/** Lowers a skill that the advertisement writes in lower case: "Balayage" becomes "balayage". */
function nameSkill(skill: string, description: string): string {
  const lowered = skill.charAt(0).toLowerCase() + skill.slice(1);
  const isCommonNoun = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(skill);
  return isCommonNoun && description.includes(lowered) && !description.includes(skill) ? lowered : formatSkill(skill);
}

/** No letter in English says "Carné B". */
const SPANISH_LICENCE = /^(?:carn[eé]t?|permiso|licencia)\b/i;

/** Returns up to four licences and courses, with those that the job names first. */
function selectCredentials({ profile, job, without = [] }: LetterSpec): string[] {
  const wanted = `${job.title} ${job.description}`.toLowerCase();
  const jobWords = new Set(wanted.match(/[\p{L}\d]{3,}/gu) ?? []);
  // "First aid at work" is not asked for by "temporary works".
  const isInJob = (word: string) => jobWords.has(word) && !/^(?:work|works|first|level|the|and|for|with|full)$/.test(word);
  // "C+E" is a name, short as it is.
  const matchesLicenceClass = (credential: string) =>
    (credential.match(/\b\p{Lu}\d?\+\p{Lu}\b/gu) ?? []).some((name) => job.description.includes(name));
  const rank = (credential: string) =>
    (credential.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => isInJob(word)).length + 2 * Number(matchesLicenceClass(credential));
  return (profile.licences ?? [])
    .filter(
      (credential) =>
        credential.length <= MAX_CREDENTIAL_LENGTH &&
        /\p{L}{2}/u.test(credential) &&
        !isBareSkill(credential) &&
        !SPANISH_LICENCE.test(credential) &&
        !/[<>{}[\]|\\:]/.test(credential),
    )
    .filter((credential) => !without.some((name) => credential.toLowerCase().includes(name.toLowerCase())))
    .map((credential, index) => ({ credential, rank: rank(credential) - index / 100 }))
    .sort((one, other) => other.rank - one.rank)
    .filter(
      ({ credential }, index, all) =>
        !all.some((other, otherIndex) => otherIndex !== index && other.credential !== credential && other.credential.startsWith(credential)),
    )
    .filter(({ credential }, index, all) => !all.slice(0, index).some((before) => haveSameNumber(before.credential, credential)))
    .slice(0, MAX_CREDENTIALS)
    .map(({ credential }) => formatCredential(credential));
}

/** Detects two names of one registration by their number. */
function haveSameNumber(one: string, other: string): boolean {
  const [number] = /\d{4,}/.exec(one) ?? [];
  return number !== undefined && other.includes(number);
}

/** Detects a quality that no sentence can bring to a company: "punctual", "good with people". */
function describesPerson(skill: string): boolean {
  const [first = '', next = 'with'] = skill.split(' ');
  if (!/^(?:with|at|in|under|and)$/.test(next) || findJobTerms(tokenizeWithStems(skill)).some(({ term }) => term.kind !== 'soft')) return false;
  const { indexOf, tagsAt } = loadLexicon();
  const index = indexOf(first.toLowerCase());
  return index >= 0 && ((1 << (tagsAt(index) >>> LIKELIEST_SHIFT)) & (TAG.JJ | TAG.VBN)) !== 0;
}

/** Detects listed skills that are not skills: licences, which have their own sentence, and job titles. */
function isCredentialOrTitle(skill: string, { licences = [] }: LetterSpec['profile']): boolean {
  return (licences.includes(skill) && !isBareSkill(skill)) || endsWithJobTitle(skill);
}

/** Detects a skill that is no certificate by itself, such as "First aid". */
function isBareSkill(credential: string): boolean {
  return /^first aid$/i.test(credential);
}

/** Detects a job title: "Ward Manager", "pipe welders". */
function endsWithJobTitle(name: string): boolean {
  return endsInTitle(
    foldLetters(name.replace(/\s*\([^()]*\)$/, ''))
      .replace(/s$/, '')
      .split(' '),
  );
}

/** Returns a fact that is safe to state, if necessary without the brackets at its end. */
function findSafeForm(fact: PlannedFact, spec: LetterSpec): PlannedFact | undefined {
  if (isFactSupported(fact, spec)) return fact;
  const shortened = { ...fact, quote: fact.quote.replace(/\s\([^()]*\)[.\s]*$/, '') };
  return shortened.quote !== fact.quote && factToClause(shortened) && isFactSupported(shortened, spec) ? shortened : undefined;
}

/** Checks a fact against the dates and other evidence of the CV. */
function isFactSupported(fact: PlannedFact, spec: LetterSpec): boolean {
  const { finite, gerund, nounPhrase, outcome, line } = factToClause(fact) ?? {};
  const positionPhrase = formatPosition(buildPosition(fact));
  if (fact.project !== undefined && nounPhrase)
    return findClaims(`My project ${fact.project} is ${nounPhrase}.`, spec).every(({ supported }) => supported);
  if (outcome && !findClaims(`In my time ${positionPhrase}, ${outcome}.`, spec).every(({ supported }) => supported)) return false;
  if (outcome && !finite) return true;
  if (line) return findClaims(`Of my time ${positionPhrase}, my CV says: “${line}”.`, spec).every(({ supported }) => supported);
  return findClaims(finite ? `${positionPhrase}, I ${finite}.` : `My work ${positionPhrase} included ${gerund ?? nounPhrase}.`, spec).every(
    ({ supported }) => supported,
  );
}

/** Checks that a text is a credential, and not for example the line of a job. */
function isCredentialSupported(credential: string, spec: LetterSpec): boolean {
  const bare = credential.replace(/^(?:an?|the) /, '');
  return findClaims(`I hold ${credential}.`, spec).every(({ text, supported }) => supported || text !== bare);
}

/** Checks that a wish for work does not read as a claim of experience. */
function isWishSupported(phrase: string, spec: LetterSpec): boolean {
  return findClaims(`What interests me most in this position is ${phrase}. Give me ${phrase}, and I will own it.`, spec).every(
    ({ supported }) => supported,
  );
}

/** Orders the paragraphs: the strongest fact, facts of the same position, then the rest. A short letter has no second evidence paragraph. */
function planParagraphs({ length, profile }: LetterSpec, facts: readonly PlannedFact[]): PlannedParagraph[] {
  const recency = rankByRecency(profile.experience);
  const rest = facts.map((_, index) => index).slice(1);
  const isShort = length === 'short';
  const [first = [], second = []] = isShort ? [orderByRecency(facts, rest, recency)] : splitEvidence(facts, rest, recency);
  const paragraphs: PlannedParagraph[] = [
    { id: 'greeting', kind: 'greeting', purpose: 'Greets.', facts: [] },
    { id: 'opening', kind: 'opening', purpose: 'Leads with the strongest fact for this job and names the job.', facts: facts.length > 0 ? [0] : [] },
    { id: 'evidence-1', kind: 'evidence', purpose: 'Shows from the CV what the job asks for.', facts: first },
    { id: 'evidence-2', kind: 'evidence', purpose: 'Tells of other positions, of skills, studies and languages.', facts: second },
    { id: 'motivation', kind: 'motivation', purpose: "Says why this job, in the job's own words.", facts: [] },
    { id: 'closing', kind: 'closing', purpose: 'Asks for a talk.', facts: [] },
    { id: 'signature', kind: 'signature', purpose: 'Says farewell and signs.', facts: [] },
  ];
  return paragraphs.filter(({ id }) => !isShort || id !== 'evidence-2');
}

/** Splits facts into those of the first position, with the next where those are few, and older ones. */
function splitEvidence(facts: readonly PlannedFact[], indexes: readonly number[], recency: readonly number[]): number[][] {
  const buildPositionKey = (index: number) => `${facts[index]?.title}|${facts[index]?.company}`;
  const ordered = orderByRecency(facts, indexes, recency);
  const samePosition = ordered.filter((index) => buildPositionKey(index) === buildPositionKey(0));
  const otherPositions = ordered.filter((index) => buildPositionKey(index) !== buildPositionKey(0));
  if (samePosition.length >= MAX_PARAGRAPH_FACTS) return [samePosition, otherPositions];
  const next = otherPositions.filter((index) => buildPositionKey(index) === buildPositionKey(otherPositions[0] ?? 0));
  return [[...samePosition, ...next], otherPositions.filter((index) => !next.includes(index))];
}

/** Orders facts from the newest position to the oldest, and facts outside jobs last. */
function orderByRecency(facts: readonly PlannedFact[], indexes: readonly number[], recency: readonly number[]): number[] {
  const rank = (index: number) => {
    const { path = '' } = facts[index] ?? {};
    return recency[findPositionIndex(path) ?? -1] ?? (path.startsWith('achievements') ? recency.length : 0);
  };
  return [...indexes].sort((one, other) => rank(one) - rank(other) || one - other);
}
