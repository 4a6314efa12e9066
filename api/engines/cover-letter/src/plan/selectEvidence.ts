import { classifyText } from '@sheaf/language/identify/classifyText';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import type { BulletClause } from '../bullets/bulletClause.ts';
import { bulletToClause, pointsBack, WITHOUT_OBJECT } from '../bullets/bulletToClause.ts';
import { findJoinedClause, findJoinedCount } from '../bullets/joinedClause.ts';
import { findOutcome } from '../bullets/outcome.ts';
import { findCliches } from '../cliches/findCliches.ts';
import { readUnpaidRole } from '../cv/lists/readUnpaidRole.ts';
import { classifyHeading } from '../cv/words/classifyHeading.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import type { JobTerm } from '../job/jobTerm.ts';
import { matchJob } from '../job/matchJob.ts';
import { nameTerm } from '../job/nameWritten.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { canBeNoun, findCareerVerb, hasTag, inflectCareerPast } from '../wording/careerVerbs.ts';
import { findTie } from './keepProven.ts';
import type { PlannedFact } from './letterPlan.ts';
import { mentionsWish } from './mentionsWish.ts';
import { rankByRecency } from './recency.ts';
import { turnFact } from './turnFact.ts';

const MOST_FACTS = 10;
/** A letter of quotations is none. */
const MOST_QUOTED = 2;
const MOST_LOOKED_INTO = 80;
const MOST_LINES = 400;
const LONGEST_LINE = 300;
const WEIGHTS = {
  term: 2.5,
  sharedWord: 1,
  number: 2,
  result: 3,
  furtherFigure: 0.5,
  distinction: 1.5,
  deed: 2,
  passive: -2,
  current: 1.5,
  olderPosition: -0.7,
  place: -0.15,
  brief: -2,
  project: 1,
  unpaid: -2,
};
const UNPAID = /\bvolunt/i;
const MOST_TERMS = 2;
const COMMON_TERM = 0.5;
/** A change with a figure, which is the strongest kind of evidence in a CV. */
const RESULT =
  /\bfrom \S+(?: \p{L}+)? to \S*\d|\d\s?%|\b(?:cut|reduced|lowered|raised|increased|improved|saved|won|secured|grew|rose|fell|halved|doubled|brought|took)\b.*\d|\d.*\b(?:rate|score|accuracy)\b|\b(?:rose|fell|dropped|grew|went)\b.*\bfrom\b.*\bto\b|\bturned\b.*\d.*\binto\b.*\d|\bno accident|\bgrant of [£$€]\d|\d+ of \d+\b/iu;
/** What few others have. */
const DISTINCTION =
  /\b(?:awards?|awarded|prize|medal|commend(?:ed|ation)|of the [Yy]ear|(?:the|was) (?:only|sole|first|youngest|fastest)|founder|founded|record(?= |:|$)(?!s)(?! (?:of|keeping))|at (?:the )?first attempt|outstanding)\b/i;
const MOST_FIGURES = 4;

/** Ends a list of things with what somebody was beside them. */
const ROLE_IN_LIST = /^(?:mentor|tutor|coach|trainer|assessor|buddy|preceptor|keyholder|link nurse|key worker) (?:for|of|to) \S/i;
const PAST_ALONE = /^(?:was|won|came|got|became|went|took|beat|led|ran) (?:\p{L}+ ){2}/u;
const FEWEST_WORDS_OF_A_THING = 3;
/** Fewer words leave open what was done. */
const FEWEST_TELLING_WORDS = 5;
const MOST_SHARED = 2;
const FEWEST_SENTENCES = 3;
const FEW_DEEDS = 2;
const MOST_PLACES = 10;
const LONGEST_NEED = 40;
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
  const weighed = promising(listCandidates(spec), spec, wanted).flatMap((candidate) => {
    const turned = turnFact(candidate);
    const key = candidate.quote.toLowerCase();
    if (!turned || isBareName(turned) || isLooseThing(candidate, turned) || seen.has(key) || findCliches(Object.values(turned).join(' ')).length > 0)
      return [];
    if (mentions(candidate.quote, spec.without ?? [])) return [];
    seen.add(key);
    const matchIn = (cvText: string) =>
      matchJob(terms, { ...spec, cvText, profile: { links: [], skills: [], experience: [], education: [], languages: [] }, highlights: '' }).matched;
    const matched = matchIn(candidate.quote);
    // A figure of the line counts only where the letter will tell it.
    const text = [turned.did ?? turned.doing ?? turned.thing ?? turned.line, turned.outcome].filter(Boolean).join(' ');
    const shared = [...collectStems(candidate.quote)].filter((word) => wanted.has(word)).length;
    const weight =
      candidate.weight +
      WEIGHTS.term * Math.min(weighTerms(matched), MOST_TERMS) +
      WEIGHTS.sharedWord * Math.min(shared, MOST_SHARED) +
      (COUNTED.test(text) ? WEIGHTS.number : 0) +
      (RESULT.test(text) ? WEIGHTS.result : 0) +
      WEIGHTS.furtherFigure * Math.max(0, Math.min(countFigures(text), MOST_FIGURES) - 1) +
      (DISTINCTION.test(text) ? WEIGHTS.distinction : 0) +
      // "At Lviv Regional Hospital (340 beds)" tells a figure too.
      (/\(\d/.test(candidate.company) && turned.did ? WEIGHTS.number : 0) +
      (turned.did || turned.outcome ? WEIGHTS.deed : 0) +
      ((turned.did ?? turned.outcome ?? turned.thing ?? turned.line ?? '').split(' ').length < FEWEST_TELLING_WORDS ? WEIGHTS.brief : 0) +
      (/^(?:was|am|have) (?!the (?:top|best|only|first|youngest|highest)\b|(?:principal |co-)investigator\b)/.test(turned.did ?? '')
        ? WEIGHTS.passive
        : 0) +
      (mentions(candidate.quote, spec.mention ?? []) ? WEIGHTS.term * MOST_FACTS : 0);
    const { weight: _, ...fact } = candidate;
    // The words that the letter will use have to show what the advertisement asks for.
    const need = matched.length > 0 ? chooseNeed(matchIn(text), terms, spec) : undefined;
    return [{ weight, fact: { ...fact, terms: matched, need }, isQuoted: turned.line !== undefined }];
  });
  return weighed
    .sort((one, other) => other.weight - one.weight)
    .filter(({ isQuoted }, index, all) => !isQuoted || all.slice(0, index).filter((other) => other.isQuoted).length < MOST_QUOTED)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
}

/** Counts the numbers of a text; years say when, and not how much. */
function countFigures(text: string): number {
  return (text.match(/(?<![\p{L}\d])\d[\d.,]*/gu) ?? []).filter((figure) => !/^(?:19|20)\d\d$/.test(figure)).length;
}

/** A single common word, as "classes" of a school, says less of what is asked for than a skill does. */
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
      about,
      places: [place],
    } = each;
    // An unlisted single word is not certain to be a requirement: "cooks", "crew".
    const isNoun =
      (about === undefined || /\p{Lu}|\s/u.test(term)) && kind !== 'soft' && kind !== 'experience' && years === undefined && level === undefined;
    return isNoun && place && matched.includes(nameTerm(each)) ? [withItsNoun(job.description, place.start, place.end)] : [];
  });
  // "Key Stages 3" has lost its "and 4".
  return named.find(
    (name) => isNounPhrase(name) && !/s \d+$/.test(name) && !namesPeople(name) && (/\s|\p{Lu}|ing$/u.test(name) || COMMON_NEED.test(name)),
  );
}

/** "Team leaders" are not asked for by who seeks their head. */
function namesPeople(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return scoreTitle(last.replace(/s$/, '')) >= 2 || PEOPLE.test(last);
}

/** "AA rosette experience", not "AA rosette": with the noun that the description puts behind. */
function withItsNoun(description: string, start: number, end: number): string {
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
    name.length <= LONGEST_NEED &&
    !/[,;:()\n]| or /.test(name) &&
    (isWork === undefined || isWork === 'gerund' || (isWork !== 'third' && words.length === 1 && canBeNoun(first))) &&
    !/^(?:able|ability|experience|you|we)\b/i.test(name)
  );
}

/** "Customer service" alone is a skill, and is named among the skills. */
function isBareName({ thing = '' }: BulletClause): boolean {
  return thing !== '' && thing.split(' ').length < FEWEST_WORDS_OF_A_THING;
}

/** "Schools, shops, a hospital wing" of no known position says nothing that a reader could place. */
function isLooseThing({ title, company, project, path }: PlannedFact, { did, outcome, thing = '' }: BulletClause): boolean {
  const isTied = title !== '' || company !== '' || project !== undefined || path.startsWith('achievements');
  return !isTied && !did && !outcome && (!/\d/.test(thing) || thing.split(' ').length <= FEWEST_TELLING_WORDS);
}

/** A CV may have thousands of lines, and looking into one takes a millisecond: those are looked into that stand out at a glance. */
function promising(candidates: Candidate[], { mention = [] }: LetterSpec, wanted: ReadonlySet<string>): Candidate[] {
  if (candidates.length <= MOST_LOOKED_INTO) return candidates;
  const atAGlance = ({ quote, weight }: Candidate) =>
    weight +
    (COUNTED.test(quote) ? WEIGHTS.number : 0) +
    Number([...collectStems(quote)].some((word) => wanted.has(word))) +
    (mentions(quote, mention) ? WEIGHTS.term * MOST_FACTS : 0);
  return candidates
    .map((candidate) => ({ candidate, weight: atAGlance(candidate) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_LOOKED_INTO)
    .map(({ candidate }) => candidate);
}

type Candidate = PlannedFact & { weight: number };

function listCandidates({ profile, cvText }: LetterSpec): Candidate[] {
  const recency = rankByRecency(profile.experience);
  const listed = profile.experience.flatMap((held, position) => {
    const { bullets } = held;
    const tie = findTie(profile.experience, position);
    const rank = tie.roleNow ? 0 : (recency[position] ?? position);
    return bullets.flatMap(splitBullet).map((quote, index) => ({
      quote,
      path: `experience/${position}/bullets/${bullets.findIndex((bullet) => bullet.includes(quote))}`,
      ...tie,
      terms: [],
      weight:
        WEIGHTS.olderPosition * rank + WEIGHTS.place * index + (tie.isCurrent ? WEIGHTS.current : 0) + (UNPAID.test(tie.title) ? WEIGHTS.unpaid : 0),
    }));
  });
  const others = [...listProjectFacts(profile), ...listAchievementFacts(profile)];
  const selected = [...listed, ...others];
  // A CV by skills names its jobs apart from what was done in them.
  // "Chartered Environmentalist, 2016" is a paper, and no deed.
  const papers = [...(profile.licences ?? []), ...profile.education.map(({ degree }) => degree)].filter(Boolean);
  const told = deedsInText(cvText, selected).filter(({ quote }) => !papers.some((paper) => quote.includes(paper)));
  return selected.filter((candidate) => turnFact(candidate)?.did).length < FEW_DEEDS ? [...selected, ...told] : selected;
}

/** A paragraph tells of several deeds, and each may be the strongest. */
function splitBullet(bullet: string): string[] {
  const sentences = bullet.split(/(?<=(?:\p{Ll}{3}|\d)\)?[.!])(?<!\b(?:approx|incl|excl|max|min|nos?)\.)\s+(?=\p{Lu}|\d)/iu);
  return (sentences.length >= FEWEST_SENTENCES || tellsTwo(sentences) ? sentences : [bullet]).flatMap(splitAtSemicolons).flatMap(splitMixedList);
}

/** "Run the pass, lead a brigade of 7, food cost down to 28%, wrote the menu": deeds of two tenses and a result make no sentence. */
function splitMixedList(sentence: string): string[] {
  const parts = sentence.replace(/[.!]$/, '').split(', ');
  // "Acute admissions, high dependency bay, mentor for 11 students"
  const role = parts.at(-1) ?? '';
  if (parts.length > 1 && ROLE_IN_LIST.test(role) && !findCareerVerb(parts[0]?.split(' ')[0] ?? '')) return [parts.slice(0, -1).join(', '), role];
  const [head = '', deed = ''] = parts;
  // "120 drops a day, was top of the depot": what the work was, and what somebody was in it.
  if (parts.length === 2 && (PAST_ALONE.test(deed) || isPastDeed(deed)) && !findCareerVerb(head.split(' ')[0] ?? '')) return parts;
  if (parts.length < FEWEST_SENTENCES) return [sentence];
  // "Audits, rotas for 48 staff, moved care plans to Nourish" ends its list of work in a deed.
  const last = findCareerVerb(role.split(' ')[0] ?? '');
  const areThings = parts.slice(0, -1).every((part) => !findCareerVerb(part.split(' ')[0] ?? '') || /(?:s|ing)$/.test(part.split(' ')[0] ?? ''));
  if (last?.form === 'past' && areThings && role.split(' ').length > FEWEST_WORDS_OF_A_THING) return [parts.slice(0, -1).join(', '), role];
  const kinds = parts.map((part) => (findOutcome(part) ? 'outcome' : (findCareerVerb(part.split(' ')[0] ?? '')?.form ?? 'none')));
  const isMixed =
    new Set(kinds).size > 1 &&
    kinds.every((kind) => kind !== 'none') &&
    // A comma within brackets parts no deeds.
    parts.every((part) => part.split(' ').length >= FEWEST_WORDS_OF_A_THING && part.split('(').length === part.split(')').length);
  return isMixed ? parts : [sentence];
}

/** "Worked through the siege"; what was done "by" somebody else is no deed. */
function isPastDeed(text: string): boolean {
  const [first = '', next = '', ...rest] = text.split(' ');
  return findCareerVerb(first)?.form === 'past' && hasTag(first, TAG.VBD) && !hasTag(first, TAG.NN | TAG.JJ) && next !== 'by' && rest.length > 0;
}

/** "Built kerbs for 85 houses. Promoted to chargehand." tells two facts; what points back or is the result of the first is no other. */
function tellsTwo([one = '', other = '']: readonly string[]): boolean {
  const isOwn = other.split(' ').length >= FEWEST_WORDS_OF_A_THING && !pointsBack(other) && !WITHOUT_OBJECT.test(other.replace(/[.!]$/, ''));
  return isOwn && !(findOutcome(other.replace(/[.!]$/, '')) && bulletToClause(one, false)?.did);
}

/** "Caseload of 34 women; home births rose to 6%" tells two facts. A result stays with the deed that it is of. */
function splitAtSemicolons(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/(?<=;)\s+/)) {
    const before = parts.at(-1);
    const isOwn = before === undefined || (part.split(' ').length >= FEWEST_WORDS_OF_A_THING && !pointsBack(part));
    if (isOwn && !(before && (findOutcome(part) ?? findMore(part)) && bulletToClause(before, false)?.did)) parts.push(part);
    else parts[parts.length - 1] = `${before} ${part}`;
  }
  return parts.map((part) => part.replace(/;$/, ''));
}

/** "37 ended in a conviction" behind "Brought 41 cases to court" */
function findMore(part: string): string | undefined {
  const bare = part.replace(/[.;]$/, '');
  return findJoinedClause(bare) ?? findJoinedCount(bare);
}

function listProjectFacts({ projects = [] }: LetterSpec['profile']): Candidate[] {
  return projects.flatMap(({ name, bullets }, at) =>
    bullets.flatMap(splitBullet).map((quote, index) => ({
      ...noPosition,
      quote,
      path: `projects/${at}/bullets/${bullets.findIndex((bullet) => bullet.includes(quote))}`,
      project: name,
      weight: WEIGHTS.project + WEIGHTS.place * (at + index),
    })),
  );
}

function listAchievementFacts({ achievements = [] }: LetterSpec['profile']): Candidate[] {
  return achievements.flatMap((achievement, index) => {
    const weight = WEIGHTS.place * index;
    const path = `achievements/${index}`;
    const quote = achievement.replace(/^(?:19|20)\d\d\s*[:,–—-]?\s+/, '');
    const [post = '', ...deeds] = quote.split(/(?<=\p{L}{3}|\d)\.\s+(?=\p{Lu})/u);
    const role = deeds.length > 0 ? readUnpaidRole(post) : undefined;
    if (!role) return [{ ...noPosition, quote, path, isCurrent: isHabit(quote), weight }];
    // What was done in an unpaid post is said with its name; without a deed, the post itself.
    const told = deeds.flatMap((deed) => splitAtSemicolons(deed)).filter((deed) => bulletToClause(deed, role.isNow));
    const tie = { ...noPosition, path, isCurrent: role.isNow, weight };
    return told.length > 0 ? told.map((deed) => ({ ...tie, title: role.title, company: role.body, quote: deed })) : [{ ...tie, quote: post }];
  });
}

/** "Coach a football team" is still done, "Set up a stall" may be over. */
function isHabit(quote: string): boolean {
  const verb = findCareerVerb(quote.split(' ')[0] ?? '');
  return verb?.form === 'base' && verb.base !== '' && inflectCareerPast(verb.base) !== verb.base;
}

const noPosition = { title: '', company: '', isCurrent: false, terms: [] };

/** "Expected salary S$3,400" looks like a deed. */
const PERSONAL = /^(?:invited|expected|desired|required|requested|preferred|married|retired|updated|located|dated|printed|aged)\b/i;

/** Of a CV by skills, whose deeds stand under no position: lines that begin with what was done. */
function deedsInText(cvText: string, selected: readonly Candidate[]): Candidate[] {
  return withoutLeisure(cvText.split('\n').slice(0, MOST_LINES))
    .flatMap((line, index) => splitBullet(line.trim().replace(/^[•●▪*·–—-]\s*/, '')).map((quote) => ({ quote, place: index })))
    .filter(({ quote }) => isDeed(quote) && !selected.some((candidate) => candidate.quote.includes(quote) || quote.includes(candidate.quote)))
    .map(({ quote, place }) => ({ ...noPosition, quote, path: 'text', weight: WEIGHTS.place * Math.min(place, MOST_PLACES) }));
}

const LEISURE =
  /^(?:(?:my |other |personal )?(?:interests?|hobbies|leisure|pastimes)(?: and (?:interests?|hobbies))?|off \p{L}+|outside (?:of )?work|(?:in my )?(?:free|spare) time|references?|referees)\b[^.]{0,30}$/iu;

/** Leaves out what stands under "Interests": "Fell running" is nothing that anybody did at work. */
function withoutLeisure(lines: string[]): string[] {
  let isLeisure = false;
  return lines.map((line) => {
    const text = line.trim();
    if (LEISURE.test(text.replace(/:$/, ''))) isLeisure = true;
    else if (isLeisure && text !== '' && classifyHeading(text)) isLeisure = false;
    return isLeisure ? '' : line;
  });
}

function isDeed(quote: string): boolean {
  const [first = ''] = quote.split(' ');
  if (quote.length >= LONGEST_LINE || !/\s\S+\s\S+\s/.test(quote) || PERSONAL.test(quote)) return false;
  const { did, outcome } = bulletToClause(quote, false) ?? {};
  return outcome !== undefined ? /\d/.test(outcome) : did !== undefined && findCareerVerb(first)?.form === 'past';
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
