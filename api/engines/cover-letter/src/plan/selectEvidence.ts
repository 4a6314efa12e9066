import { classifyText } from '@sheaf/language/identify/classifyText';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import type { BulletClause } from '../bullets/bulletClause.ts';
import { bulletToClause, hasBackReference, WITHOUT_OBJECT } from '../bullets/bulletToClause.ts';
import { findJoinedClause, findJoinedCount } from '../bullets/joinedClause.ts';
import { findOutcome } from '../bullets/outcome.ts';
import { findCliches } from '../cliches/findCliches.ts';
import { readUnpaidRole } from '../cv/lists/readUnpaidRole.ts';
import { classifyHeading } from '../cv/words/classifyHeading.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { nameTerm } from '../job/extractTermName.ts';
import type { JobTerm } from '../job/jobTerm.ts';
import { matchJob } from '../job/matchJob.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { canBeNoun, findCareerVerb, hasTag, inflectCareerPast } from '../wording/careerVerbs.ts';
import { factToClause } from './factToClause.ts';
import { findJobReference } from './keepProven.ts';
import type { PlannedFact } from './letterPlan.ts';
import { mentionsWish } from './mentionsWish.ts';
import { rankByRecency } from './recency.ts';

const MAX_FACTS = 10;
/** A letter of quotations is none. */
const MAX_QUOTED = 2;
const MAX_CANDIDATES = 80;
const MAX_LINES = 400;
const MAX_LINE_LENGTH = 300;
const WEIGHTS = {
  term: 2.5,
  sharedWord: 1,
  number: 2,
  result: 3,
  furtherFigure: 0.5,
  distinction: 1.5,
  action: 2,
  passive: -2,
  current: 1.5,
  olderPosition: -0.7,
  lineOrder: -0.15,
  brief: -2,
  project: 1,
  unpaid: -2,
};
const UNPAID = /\bvolunt/i;
const MAX_TERMS = 2;
const COMMON_TERM = 0.5;
/** A change with a figure, which is the strongest kind of evidence in a CV. */
const RESULT =
  /\bfrom \S+(?: \p{L}+)? to \S*\d|\d\s?%|\b(?:cut|reduced|lowered|raised|increased|improved|saved|won|secured|grew|rose|fell|halved|doubled|brought|took)\b.*\d|\d.*\b(?:rate|score|accuracy)\b|\b(?:rose|fell|dropped|grew|went)\b.*\bfrom\b.*\bto\b|\bturned\b.*\d.*\binto\b.*\d|\bno accident|\bgrant of [£$€]\d|[£$€]\d[\d.,]*[mk]? grant\b|\d+ of \d+\b/iu;
/** What few others have. */
const DISTINCTION =
  /\b(?:awards?|awarded|prize|medal|commend(?:ed|ation)|of the [Yy]ear|(?:the|was) (?:only|sole|first|youngest|fastest)|founder|founded|record(?= |:|$)(?!s)(?! (?:of|keeping))|at (?:the )?first attempt|outstanding)\b/i;
const MAX_FIGURES = 4;

/** Ends a list of things with what somebody was besides them. */
const ROLE_IN_LIST = /^(?:mentor|tutor|coach|trainer|assessor|buddy|preceptor|keyholder|link nurse|key worker) (?:for|of|to) \S/i;
const PAST_VERB_PHRASE = /^(?:was|won|came|got|became|went|took|beat|led|ran) (?:\p{L}+ ){2}/u;
const MIN_THING_WORDS = 3;
/** Fewer words leave open what was done. */
const MIN_CONTENT_WORDS = 5;
const MAX_SHARED = 2;
const MIN_SENTENCES = 3;
const MIN_ACTIONS = 2;
const MAX_LINE_ORDER = 10;
const MAX_NEED_LENGTH = 40;
/** Of single common words only these are asked for by name. */
const COMMON_NEED = /(?:tion|ment|ance|ence|ics|ship|ity|isting|phy|sales|care)$/;
const PEOPLE = /^(?:colleagues|staff|people|teams?|children|pupils|patients|customers|clients|residents|guests|users)$/i;
const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|dozen|half|halved|third|quarter|doubled|tripled|trebled)\b/i;
const FUNCTION_WORD =
  /^(?:with|from|that|this|their|your|have|will|they|them|into|over|more|than|which|were|been|also|each|other|about|work|working|team|year|years|role|company|well|good|help|make|using)$/;

/** Returns what the CV can show for this job, strongest first. Lines that cannot be said safely are left out. */
export function selectEvidence(spec: LetterSpec, terms: JobTerm[]): PlannedFact[] {
  if (!isInEnglish(spec)) return [];
  const wanted = collectStems(`${spec.job.title} ${spec.job.description}`);
  const seen = new Set<string>();
  const scored = preselectCandidates(listCandidates(spec), spec, wanted).flatMap((candidate) => {
    const clause = factToClause(candidate);
    const key = candidate.quote.toLowerCase();
    if (
      !clause ||
      isBareName(clause) ||
      isUnattachedNounPhrase(candidate, clause) ||
      seen.has(key) ||
      findCliches(Object.values(clause).join(' ')).length > 0
    )
      return [];
    if (mentions(candidate.quote, spec.without ?? [])) return [];
    seen.add(key);
    const matchIn = (cvText: string) =>
      matchJob(terms, { ...spec, cvText, profile: { links: [], skills: [], experience: [], education: [], languages: [] }, highlights: '' }).matched;
    const matched = matchIn(candidate.quote);
    // A figure of the line counts only where the letter will tell it.
    const text = [clause.finite ?? clause.gerund ?? clause.nounPhrase ?? clause.line, clause.outcome].filter(Boolean).join(' ');
    const shared = [...collectStems(candidate.quote)].filter((word) => wanted.has(word)).length;
    const weight =
      candidate.weight +
      WEIGHTS.term * Math.min(weighTerms(matched), MAX_TERMS) +
      WEIGHTS.sharedWord * Math.min(shared, MAX_SHARED) +
      (COUNTED.test(text) ? WEIGHTS.number : 0) +
      (RESULT.test(text) ? WEIGHTS.result : 0) +
      WEIGHTS.furtherFigure * Math.max(0, Math.min(countFigures(text), MAX_FIGURES) - 1) +
      (DISTINCTION.test(text) ? WEIGHTS.distinction : 0) +
      // "At Lviv Regional Hospital (340 beds)" tells a figure too.
      (/\(\d/.test(candidate.company) && clause.finite ? WEIGHTS.number : 0) +
      (clause.finite || clause.outcome ? WEIGHTS.action : 0) +
      ((clause.finite ?? clause.outcome ?? clause.nounPhrase ?? clause.line ?? '').split(' ').length < MIN_CONTENT_WORDS ? WEIGHTS.brief : 0) +
      (/^(?:was|am|have) (?!the (?:top|best|only|first|youngest|highest)\b|(?:principal |co-)investigator\b)|^I was named /.test(
        clause.finite ?? clause.outcome ?? '',
      )
        ? WEIGHTS.passive
        : 0) +
      (mentions(candidate.quote, spec.mention ?? []) ? WEIGHTS.term * MAX_FACTS : 0);
    const { weight: _, ...fact } = candidate;
    // The words that the letter will use have to show what the advertisement asks for.
    const need = matched.length > 0 ? chooseNeed(matchIn(text), terms, spec) : undefined;
    return [{ weight, fact: { ...fact, terms: matched, need }, isQuoted: clause.line !== undefined }];
  });
  return scored
    .sort((one, other) => other.weight - one.weight)
    .filter(({ isQuoted }, index, all) => !isQuoted || all.slice(0, index).filter((other) => other.isQuoted).length < MAX_QUOTED)
    .slice(0, MAX_FACTS)
    .map(({ fact }) => fact);
}

/** Counts the numbers of a text; years say when, and not how much. */
function countFigures(text: string): number {
  return (text.match(/(?<![\p{L}\d])\d[\d.,]*/gu) ?? []).filter((figure) => !/^(?:19|20)\d\d$/.test(figure)).length;
}

/** Weighs matched terms. A single common word, such as "classes", weighs less. */
function weighTerms(matched: readonly string[]): number {
  return matched.reduce((sum, term) => sum + (/^\p{Ll}{3,9}s$/u.test(term) ? COMMON_TERM : 1), 0);
}

/** Returns the first matched term that fits after "you ask for", as the job description writes it. */
function chooseNeed(matched: readonly string[], terms: readonly JobTerm[], { job }: LetterSpec): string | undefined {
  const named = terms.flatMap((each) => {
    const {
      term,
      kind,
      years,
      level,
      subjectStems,
      places: [place],
    } = each;
    // An unlisted single word is not certain to be a requirement: "cooks", "crew".
    const isNoun =
      (subjectStems === undefined || /\p{Lu}|\s/u.test(term)) &&
      kind !== 'soft' &&
      kind !== 'experience' &&
      years === undefined &&
      level === undefined;
    // "The ambulatory clinic" is the employer's, and nothing that somebody has.
    const isTheirs = place !== undefined && /\b(?:the|this) (?:\p{L}+ )?$/iu.test(job.description.slice(0, place.start));
    return isNoun && place && !isTheirs && matched.includes(nameTerm(each)) ? [addFollowingNoun(job.description, place.start, place.end)] : [];
  });
  // "Key Stages 3" has lost its "and 4".
  return named.find(
    (name) => isNounPhrase(name) && !/s \d+$/.test(name) && !namesPeople(name) && (/\s|\p{Lu}|ing$/u.test(name) || COMMON_NEED.test(name)),
  );
}

/** Detects people in a requirement: who seeks their head does not ask for "team leaders". */
function namesPeople(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return scoreTitle(last.replace(/s$/, '')) >= 2 || PEOPLE.test(last);
}

/** Adds the noun after a term in the description: "AA rosette experience", not "AA rosette". */
function addFollowingNoun(description: string, start: number, end: number): string {
  const noun =
    /^ (?:experience|knowledge|skills?|qualifications?|registration|certification|training|awareness)\b/i.exec(description.slice(end))?.[0] ?? '';
  const article = /\ban? $/i.exec(description.slice(0, start))?.[0].toLowerCase() ?? '';
  return article + description.slice(start, end + noun.length);
}

function isNounPhrase(name: string): boolean {
  const words = name.split(' ');
  const [first = ''] = words;
  const isWork = findCareerVerb(first.replace(/,$/, ''))?.form;
  return (
    name.length <= MAX_NEED_LENGTH &&
    !/[,;:()\n]| or /.test(name) &&
    (isWork === undefined || isWork === 'gerund' || (isWork !== 'third' && words.length === 1 && canBeNoun(first))) &&
    !/^(?:able|ability|experience|you|we)\b/i.test(name)
  );
}

/** Detects a skill alone, such as "Customer service", which is listed among the skills. */
function isBareName({ nounPhrase = '' }: BulletClause): boolean {
  return nounPhrase !== '' && nounPhrase.split(' ').length < MIN_THING_WORDS;
}

/** Detects a noun phrase without a position, which a reader could not place: "Schools, shops, a hospital wing". */
function isUnattachedNounPhrase({ title, company, project, path }: PlannedFact, { finite, outcome, nounPhrase = '' }: BulletClause): boolean {
  const hasPosition = title !== '' || company !== '' || project !== undefined || path.startsWith('achievements');
  return !hasPosition && !finite && !outcome && (!/\d/.test(nounPhrase) || nounPhrase.split(' ').length <= MIN_CONTENT_WORDS);
}

/** Selects the lines that look strongest, because analysing one takes a millisecond and a CV may have thousands. */
function preselectCandidates(candidates: Candidate[], { mention = [] }: LetterSpec, wanted: ReadonlySet<string>): Candidate[] {
  if (candidates.length <= MAX_CANDIDATES) return candidates;
  const estimateWeight = ({ quote, weight }: Candidate) =>
    weight +
    (COUNTED.test(quote) ? WEIGHTS.number : 0) +
    Number([...collectStems(quote)].some((word) => wanted.has(word))) +
    (mentions(quote, mention) ? WEIGHTS.term * MAX_FACTS : 0);
  return candidates
    .map((candidate) => ({ candidate, weight: estimateWeight(candidate) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate);
}

type Candidate = PlannedFact & { weight: number };

function listCandidates({ profile, cvText }: LetterSpec): Candidate[] {
  const recency = rankByRecency(profile.experience);
  const listed = profile.experience.flatMap((employment, position) => {
    const { bullets } = employment;
    const jobReference = findJobReference(profile.experience, position);
    const rank = jobReference.currentRole ? 0 : (recency[position] ?? position);
    return bullets.flatMap(splitBullet).map((quote, index) => ({
      quote,
      path: `experience/${position}/bullets/${bullets.findIndex((bullet) => bullet.includes(quote))}`,
      ...jobReference,
      terms: [],
      weight:
        WEIGHTS.olderPosition * rank +
        WEIGHTS.lineOrder * index +
        (jobReference.isCurrent ? WEIGHTS.current : 0) +
        (UNPAID.test(jobReference.title) ? WEIGHTS.unpaid : 0),
    }));
  });
  const others = [...listProjectFacts(profile), ...listAchievementFacts(profile)];
  const selected = [...listed, ...others];
  // A CV by skills names its jobs apart from what was done in them.
  // "Chartered Environmentalist, 2016" is a credential, and no action.
  const credentials = [...(profile.licences ?? []), ...profile.education.map(({ degree }) => degree)].filter(Boolean);
  const textFacts = findActionsInText(cvText, selected).filter(({ quote }) => !credentials.some((credential) => quote.includes(credential)));
  return selected.filter((candidate) => factToClause(candidate)?.finite).length < MIN_ACTIONS ? [...selected, ...textFacts] : selected;
}

/** Splits a paragraph with several actions, each of which may be the strongest. */
function splitBullet(bullet: string): string[] {
  const sentences = bullet.split(/(?<=(?:\p{Ll}{3}|\d)\)?[.!])(?<!\b(?:approx|incl|excl|max|min|nos?)\.)\s+(?=\p{Lu}|\d)/iu);
  return (sentences.length >= MIN_SENTENCES || hasTwoFacts(sentences) ? sentences : [bullet]).flatMap(splitAtSemicolons).flatMap(splitMixedList);
}

/** Splits a list of actions in two tenses and results, which make no sentence: "Run the pass, lead a brigade of 7, food cost down to 28%". */
function splitMixedList(sentence: string): string[] {
  const parts = sentence.replace(/[.!]$/, '').split(', ');
  // "Acute admissions, high dependency bay, mentor for 11 students"
  const role = parts.at(-1) ?? '';
  if (parts.length > 1 && ROLE_IN_LIST.test(role) && !findCareerVerb(parts[0]?.split(' ')[0] ?? '')) return [parts.slice(0, -1).join(', '), role];
  const [head = '', action = ''] = parts;
  // "120 drops a day, was top of the depot": what the work was, and what somebody was in it.
  if (parts.length === 2 && (PAST_VERB_PHRASE.test(action) || isPastVerbPhrase(action)) && !findCareerVerb(head.split(' ')[0] ?? '')) return parts;
  if (parts.length < MIN_SENTENCES) return [sentence];
  // "Audits, rotas for 48 staff, moved care plans to Nourish" ends its list of work in an action.
  const last = findCareerVerb(role.split(' ')[0] ?? '');
  const areNouns = parts.slice(0, -1).every((part) => !findCareerVerb(part.split(' ')[0] ?? '') || /(?:s|ing)$/.test(part.split(' ')[0] ?? ''));
  if (last?.form === 'past' && areNouns && role.split(' ').length > MIN_THING_WORDS) return [parts.slice(0, -1).join(', '), role];
  const kinds = parts.map((part) => (findOutcome(part) ? 'outcome' : (findCareerVerb(part.split(' ')[0] ?? '')?.form ?? 'none')));
  const isMixed =
    new Set(kinds).size > 1 &&
    kinds.every((kind) => kind !== 'none') &&
    // A comma within brackets parts no actions.
    parts.every((part) => part.split(' ').length >= MIN_THING_WORDS && part.split('(').length === part.split(')').length);
  return isMixed ? parts : [sentence];
}

/** Detects a past action, such as "Worked through the siege". A passive with "by" is none. */
function isPastVerbPhrase(text: string): boolean {
  const [first = '', next = '', ...rest] = text.split(' ');
  return findCareerVerb(first)?.form === 'past' && hasTag(first, TAG.VBD) && !hasTag(first, TAG.NN | TAG.JJ) && next !== 'by' && rest.length > 0;
}

/** Detects two facts, as in "Built kerbs for 85 houses. Promoted to chargehand." A result of the first is no second fact. */
function hasTwoFacts([one = '', other = '']: readonly string[]): boolean {
  const isSeparateFact = other.split(' ').length >= MIN_THING_WORDS && !hasBackReference(other) && !WITHOUT_OBJECT.test(other.replace(/[.!]$/, ''));
  return isSeparateFact && !(findOutcome(other.replace(/[.!]$/, '')) && bulletToClause(one, false)?.finite);
}

/** Splits two facts: "Caseload of 34 women; home births rose to 6%". A result stays with its action. */
function splitAtSemicolons(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/(?<=;)\s+/)) {
    const before = parts.at(-1);
    const isSeparateFact = before === undefined || (part.split(' ').length >= MIN_THING_WORDS && !hasBackReference(part));
    if (isSeparateFact && !(before && (findOutcome(part) ?? findContinuation(part)) && bulletToClause(before, false)?.finite)) parts.push(part);
    else parts[parts.length - 1] = `${before} ${part}`;
  }
  return parts.map((part) => part.replace(/;$/, ''));
}

/** Finds a clause that continues the one before: "37 ended in a conviction" after "Brought 41 cases to court". */
function findContinuation(part: string): string | undefined {
  const bare = part.replace(/[.;]$/, '');
  return findJoinedClause(bare) ?? findJoinedCount(bare);
}

function listProjectFacts({ projects = [] }: LetterSpec['profile']): Candidate[] {
  return projects.flatMap(({ name, bullets }, projectIndex) =>
    bullets.flatMap(splitBullet).map((quote, index) => ({
      ...noPosition,
      quote,
      path: `projects/${projectIndex}/bullets/${bullets.findIndex((bullet) => bullet.includes(quote))}`,
      project: name,
      weight: WEIGHTS.project + WEIGHTS.lineOrder * (projectIndex + index),
    })),
  );
}

function listAchievementFacts({ achievements = [] }: LetterSpec['profile']): Candidate[] {
  return achievements.flatMap((achievement, index) => {
    const weight = WEIGHTS.lineOrder * index;
    const path = `achievements/${index}`;
    const quote = achievement.replace(/^(?:19|20)\d\d\s*[:,–—-]?\s+/, '');
    const [post = '', ...sentences] = quote.split(/(?<=\p{L}{3}|\d)\.\s+(?=\p{Lu})/u);
    const role = sentences.length > 0 ? readUnpaidRole(post) : undefined;
    if (!role) return [{ ...noPosition, quote, path, isCurrent: isRepeatedAction(quote), weight }];
    // What was done in an unpaid post is said with its name; without an action, the post itself.
    const actions = sentences.flatMap((action) => splitAtSemicolons(action)).filter((action) => bulletToClause(action, role.isCurrent));
    const jobReference = { ...noPosition, path, isCurrent: role.isCurrent, weight };
    return actions.length > 0
      ? actions.map((action) => ({ ...jobReference, title: role.title, company: role.body, quote: action }))
      : [{ ...jobReference, quote: post }];
  });
}

/** Detects an ongoing action, such as "Coach a football team". "Set up a stall" may be over. */
function isRepeatedAction(quote: string): boolean {
  const verb = findCareerVerb(quote.split(' ')[0] ?? '');
  return verb?.form === 'base' && verb.base !== '' && inflectCareerPast(verb.base) !== verb.base;
}

const noPosition = { title: '', company: '', isCurrent: false, terms: [] };

/** "Expected salary S$3,400" looks like an action. */
const PERSONAL = /^(?:invited|expected|desired|required|requested|preferred|married|retired|updated|located|dated|printed|aged)\b/i;

/** Of a CV by skills, whose actions are under no position: lines that begin with what was done. */
function findActionsInText(cvText: string, selected: readonly Candidate[]): Candidate[] {
  return dropLeisureSections(cvText.split('\n').slice(0, MAX_LINES))
    .flatMap((line, index) => splitBullet(line.trim().replace(/^[•●▪*·–—-]\s*/, '')).map((quote) => ({ quote, lineIndex: index })))
    .filter(({ quote }) => isAction(quote) && !selected.some((candidate) => candidate.quote.includes(quote) || quote.includes(candidate.quote)))
    .map(({ quote, lineIndex }) => ({ ...noPosition, quote, path: 'text', weight: WEIGHTS.lineOrder * Math.min(lineIndex, MAX_LINE_ORDER) }));
}

const LEISURE =
  /^(?:(?:my |other |personal )?(?:interests?|hobbies|leisure|pastimes)(?: and (?:interests?|hobbies))?|off \p{L}+|outside (?:of )?work|(?:in my )?(?:free|spare) time|references?|referees)\b[^.]{0,30}$/iu;

/** Leaves out what is under "Interests": "Fell running" is nothing that anybody did at work. */
function dropLeisureSections(lines: string[]): string[] {
  let isLeisure = false;
  return lines.map((line) => {
    const text = line.trim();
    if (LEISURE.test(text.replace(/:$/, ''))) isLeisure = true;
    else if (isLeisure && text !== '' && classifyHeading(text)) isLeisure = false;
    return isLeisure ? '' : line;
  });
}

function isAction(quote: string): boolean {
  const [first = ''] = quote.split(' ');
  if (quote.length >= MAX_LINE_LENGTH || !/\s\S+\s\S+\s/.test(quote) || PERSONAL.test(quote)) return false;
  const { finite, outcome } = bulletToClause(quote, false) ?? {};
  return outcome !== undefined ? /\d/.test(outcome) : finite !== undefined && findCareerVerb(first)?.form === 'past';
}

function mentions(quote: string, wishes: readonly string[]): boolean {
  return wishes.some((wish) => mentionsWish(quote, wish));
}

/** Returns whether the CV is in English. Of another language, the letter only uses names. */
export function isInEnglish({ profile, cvText }: LetterSpec): boolean {
  const text = cvText || profile.experience.flatMap(({ bullets }) => bullets).join('\n');
  return classifyText(tokenize(text)).kind !== 'foreign';
}

function collectStems(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !FUNCTION_WORD.test(word))
      .map((word) => word.replace(/(?:ing|ed|ers?|es|s)$/, '')),
  );
}
