import { chooseArticle, findPastOfParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { limitClause, withBracketedLists } from './clauseLimits.ts';
import { findCleanRecord } from './cleanRecord.ts';
import { addTail, findTail } from './commaTails.ts';
import { figureToClause } from './figureToClause.ts';
import { houseHonourToClause } from './houseHonour.ts';
import { findBehindSemicolons, findJoinedClause, findJoinedCount } from './joinedClause.ts';
import { mendWording } from './mendWording.ts';
import { addArticles, addServiceArticle } from './missingArticles.ts';
import { findOutcome, findScore } from './outcome.ts';
import { ratingToClause } from './ratingToClause.ts';
import { roleListToClause } from './roleList.ts';
import { isIntact, splitBullet } from './splitBullet.ts';
import { BEING, lowerFirst, statementToClause } from './statementToClause.ts';
import { turnThing } from './thingToClause.ts';
import { findVerbPhrases, inflectVerbPhrases } from './verbList.ts';
import { isVerbHere, turnVerb } from './verbToClause.ts';

/** Points at something that only the sentence before it names. */
const POINTING_BACK = /\b(?:it|its|them|they|their|this|these|those|both(?! (?:[\p{L}-]+ )?[\p{L}-]+s\b)|each of)\b/iu;
/** "29 of 30 passed their exams" speaks of its own subject. */
const OWN_SUBJECT = /^(?:(?:all|both|\d+) )?(?:\d+|\p{L}+) (?:out )?of (?:the |my |our )?\d+\b/iu;

/** Detects what only the sentence before it explains. */
export function pointsBack(text: string): boolean {
  return POINTING_BACK.test(OWN_SUBJECT.test(text) ? text.replace(/\btheir\b/g, '') : text);
}
/** "2.4 million words, half of them games" points back within the sentence. */
const SHARE_OF_THEM = /(?<=\p{Ll}\S*), (?:half|all|most|some|many|a \p{Ll}+|\d[\d.,]*\s?%?) of them\b/gu;
const LASTING_PERFECT = /^(?:I )?have (?:also )?\p{Ll}+ (?!to\b)[^,;:]*\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d$/iu;
const IN_YEAR = / in (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b/u;
/** What somebody without a job lists by its name: "Work experience: one week at a dental practice". */
const NAMED_STAY =
  /^(work experience|(?:school |work )?placement|internship): (?:((?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)) )?(at .+)$/i;
/** "Never had accident" */
const NEVER_HAD = /^never (had|missed) ((?:an? |any |the )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)$/iu;
/** "Kaizen idea on the loading bay, it saved 12 percent of the time, I got an award" */
const IDEA =
  /^(?:my )?((?:[\p{L}-]+ ){0,3}(?:idea|suggestion|proposal|project|plan|scheme|system|campaign|design)(?: (?:on|for|in|of|about|at) [^,;]{2,40})?), (?:it|this|which) ((?:saved|cut|reduced|raised|increased|brought|won|made|improved) [^,;]+)(?:, .*)?$/iu;
/** "64 houses before school, never missed a day" */
const NEVER = /^(\d[\d,]* (?:\p{Ll}+ ){0,3}\p{Ll}+), (never \p{Ll}+ed (?:an?|the|one) \p{Ll}+)$/u;
/** "Led the governors through an inspection; budget of £1.6m": what somebody had for it. */
const MEANS = /^((?:budget|team|staff|crew|turnover|portfolio|caseload) of \S*\d\S*(?: \p{Ll}+){0,4})$/iu;
/** "Thesis on the recovery of mussel reefs" was written. */
const STUDY_WRITTEN = /^(?:(?:doctoral|phd|master['’]s|msc|bachelor['’]s|final-year) )?(thesis|dissertation) ((?:on|about) [^;:]+)$/iu;
/** "Our tart won the award" stands within a sentence of a letter. */
const OWN = /^(?:Our|My|All|Each|Every|Most|Half|Both)(?= )/u;
/** "Second place, Sussex Latte Art Throwdown 2025" is no duty. */
const PLACED = /^(First|Second|Third|Fourth|Fifth|1st|2nd|3rd) (?:place|prize),? (?:at |in )?((?:[Tt]he )?\p{Lu}[^,;:()]{4,60})$/u;
/** "Shipped in 9 weeks", "Finished under budget" */
export const WITHOUT_OBJECT =
  /^(?:shipped|delivered|launched|released|finished|completed) (?:in \d+ \p{Ll}+s?|within \S+ \p{Ll}+|(?:on|ahead of|under|within) (?:time|schedule|budget|plan)|early)$/iu;
const FEWEST_WORDS = 3;
/** Of one clause. */
const MOST_WORDS = 26;

/** Turns a line of a CV into clauses in the first person; undefined for what cannot be said safely. */
export function bulletToClause(bullet: string, isCurrent: boolean): BulletClause | undefined {
  const written = mendWording(bullet);
  const sentences = splitBullet(written).flatMap(splitResult);
  const joined = new Set(findBehindSemicolons(written));
  const turned = sentences.flatMap((sentence, index) => {
    if (index > 0 && pointsBack(sentence)) return [];
    if (index > 0 && joined.has(sentence)) return [];
    // "Shipped in 9 weeks" leaves out what the sentence before it names.
    if (WITHOUT_OBJECT.test(sentence)) return [];
    const rating = isIntact(sentence) ? ratingToClause(sentence) : undefined;
    if (rating) return [rating];
    const record = findCleanRecord(sentence, isCurrent);
    if (record) return [record];
    const outcome = findSafeOutcome(sentence);
    if (outcome) return [{ outcome: outcome.replace(OWN, (own) => own.toLowerCase()), isNow: false }];
    const clause = turnSentence(sentence, isCurrent);
    const next = sentences[index + 1] ?? '';
    const result = clause?.did ? (findSafeOutcome(next) ?? (joined.has(next) ? findJoinedClause(next) : undefined)) : undefined;
    const [, means] = clause?.did && !/ with /.test(clause.did) ? (MEANS.exec(next) ?? []) : [];
    if (clause?.did && means) return [{ ...clause, did: `${clause.did}, with ${addServiceArticle(lowerFirst(means))}` }];
    if (clause?.did && WITHOUT_OBJECT.test(next) && !/[,;(]/.test(clause.did))
      return [{ did: `${clause.did} and ${lowerFirst(next).replace(' ', ' it ')}`, isNow: false }];
    const count = clause?.did && !/ with |, /.test(clause.did) && joined.has(next) ? findJoinedCount(next) : undefined;
    if (clause?.did && count) return [{ ...clause, did: `${clause.did}, with ${count}` }];
    return clause ? [{ ...clause, ...(result && { outcome: result }) }] : [];
  });
  const [best] = turned.sort((one, other) => worth(other) - worth(one));
  return best && withBracketedLists(best);
}

/** "Set up a list of … , and the waiting time came down from 19 days to 6" is too long for one clause: it has an achievement and its result. */
function splitResult(sentence: string): string[] {
  const [, action = '', result = ''] =
    /^(.+?),? and ((?:the|our|my) (?:[\p{L}-]+ ){1,8}(?:fell|rose|dropped|grew|came down|went (?:down|up)) [^,;]*\d[^,;]*)$/u.exec(sentence) ?? [];
  return result !== '' && sentence.split(' ').length > MOST_WORDS && findOutcome(result) ? [action, result] : [sentence];
}

function findSafeOutcome(sentence: string): string | undefined {
  if (!isIntact(sentence) || isShouted(sentence) || pointsBack(sentence.replace(SHARE_OF_THEM, ''))) return undefined;
  // "Settling-in plan: complaints fell from nine to one" names what led to it.
  const [, behind] = /^\p{L}[\p{L}’' -]{2,30}: (.+)$/u.exec(sentence) ?? [];
  // "Kiln heat recovery study, gas use down 22%" names the work before what came of it.
  const [, work = '', came = ''] = /^([^,:;.]{3,60}), (?:and )?([^,:;]+\d[^,:;]*)$/.exec(sentence) ?? [];
  const isWork = came !== '' && findCareerVerb(work.split(' ')[0] ?? '') === undefined && !/\d/.test(work);
  return findOutcome(sentence) ?? (behind ? findOutcome(behind) : isWork ? findOutcome(came) : undefined);
}

function worth({ did, doing, toDo, thing, outcome = '' }: BulletClause): number {
  const said = `${did ?? toDo ?? doing ?? thing ?? ''} ${outcome}`;
  return (/\d/.test(said) ? 2 : 0) + (did || toDo ? 1 : 0) + (outcome ? 1 : 0);
}

function turnSentence(sentence: string, isCurrent: boolean): BulletClause | undefined {
  if (/^invited (?:talks?|lectures?|seminars?|speakers?|papers?|address)\b/i.test(sentence)) return undefined;
  // A check of somebody's record is a paper, and nobody enhanced it.
  if (/^(?:enhanced|basic|standard) (?:DBS|CRB|disclosure)\b/i.test(sentence)) return undefined;
  const [, stay = '', length = '', where = ''] = NAMED_STAY.exec(sentence) ?? [];
  if (where)
    return {
      did: `completed ${length ? `${length.toLowerCase()} of ` : /^internship$/i.test(stay) ? 'an ' : ''}${stay.toLowerCase()} ${where.replace(IN_YEAR, '')}`,
      isNow: false,
    };
  const [, study = '', subject = ''] = STUDY_WRITTEN.exec(sentence) ?? [];
  if (study && isIntact(subject)) return { did: `wrote my ${study.toLowerCase()} ${subject}`, isNow: false };
  const [, held = '', nothing = ''] = NEVER_HAD.exec(sentence) ?? [];
  if (held)
    return {
      did: `${isCurrent ? 'have ' : ''}never ${held.toLowerCase()} ${/^(?:an?|the|any) |s\b/.test(nothing) ? '' : `${chooseArticle(nothing)} `}${nothing}`,
      isNow: isCurrent,
    };
  const [, idea = '', brought = ''] = IDEA.exec(sentence) ?? [];
  if (idea && findCareerVerb(idea.split(' ')[0] ?? '')?.form !== 'past' && isIntact(sentence))
    return { outcome: `my ${lowerName(idea)} ${brought}`, isNow: false };
  const [, much = '', never = ''] = NEVER.exec(sentence) ?? [];
  if (much) return { did: `${never}, with ${much}`, isNow: false };
  const [, place = '', contest = ''] = PLACED.exec(sentence) ?? [];
  if (place) return { did: `took ${place.toLowerCase()} place at ${/^the /i.test(contest) ? contest : `the ${contest}`}`, isNow: false };
  const honour = houseHonourToClause(sentence);
  if (honour) return honour;
  // "Have driven lorries since 2009" goes on, under whichever job it is written.
  if (LASTING_PERFECT.test(sentence) && isIntact(sentence))
    return pointsBack(sentence) ? undefined : { did: lowerFirst(sentence.replace(/^I\s+/, '')), isNow: true };
  const tail = findTail(withoutLabel(sentence));
  const action = tail && turnSentence(tail.head, isCurrent);
  const joined = tail && action && addTail(action, tail);
  if (joined && isIntact(sentence)) return joined;
  const plain = limitClause(withPairedPast(withoutLabel(sentence)).replace(/^I(?:'ve| have)? (?=\p{L})/u, ''));
  if (!plain || !isIntact(plain) || isShouted(plain)) return undefined;
  const words = plain.split(' ');
  if (words.length < FEWEST_WORDS - 1) return undefined;
  return (
    figureToClause(plain, isCurrent) ??
    roleListToClause(plain, isCurrent) ??
    statementToClause(plain, isCurrent) ??
    turnPastSeries(plain) ??
    turnVerbList(plain, isCurrent) ??
    turnVerb(words, isCurrent) ??
    turnThing(plain, words) ??
    turnThingWithResult(plain) ??
    turnScore(plain, isCurrent) ??
    turnThingWithScore(plain)
  );
}

/** "Cleaned, fed and walked up to 60 dogs" has one object for three actions. */
function turnPastSeries(plain: string): BulletClause | undefined {
  const [, ...verbs] = /^(\p{L}+), (\p{L}+),? and (\p{L}+) \S/u.exec(plain) ?? [];
  const isPast = (word: string) => hasTag(word.toLowerCase(), TAG.VBD) && !hasTag(word.toLowerCase(), TAG.NN | TAG.VB);
  return verbs.length > 0 && verbs.every(isPast) ? { did: lowerFirst(plain), isNow: false } : undefined;
}

function turnVerbList(plain: string, isCurrent: boolean): BulletClause | undefined {
  const phrases = findVerbPhrases(plain, isVerbHere);
  // "Train the staff, carry five plates and know the wine list": in the present it is said as it is written, in the past nobody knows how.
  const deeds = plain.split(/, (?:and )?| and /);
  const isOpenSeries = phrases?.form === 'base' && deeds.length > phrases.phrases.length && deeds.every(isDeedInPresent);
  if (isOpenSeries) return isCurrent ? { did: lowerFirst(plain), isNow: true } : undefined;
  const said = phrases && inflectVerbPhrases(phrases, isCurrent);
  return said && { ...said, did: addArticles(said.did) };
}

function isDeedInPresent(part: string): boolean {
  const [verb = '', ...rest] = part.toLowerCase().split(' ');
  return (
    rest.length > 0 &&
    (findCareerVerb(verb)?.form === 'base' ||
      (hasTag(verb, TAG.VB) && (!hasTag(verb, TAG.NN | TAG.NNS | TAG.JJ) || /^(?:an?|the|my|our|all|each|\d)/.test(rest[0] ?? ''))))
  );
}

/** "Demand forecasts for 1.3M meters (error down from 6% to 4%)": the result stays in its brackets. */
function turnThingWithResult(plain: string): BulletClause | undefined {
  const [, work = '', result = ''] = /^([^()]+) \(([^()]*\d[^()]*)\)$/.exec(plain) ?? [];
  if (!work || !findOutcome(result)) return undefined;
  const named = turnThing(work, work.split(' '));
  return named?.thing ? { thing: `${named.thing} (${result})`, isNow: false } : undefined;
}

/** Turns a score into a clause: "98.6% pass rate on X-ray" becomes "had a 98.6% pass rate on X-ray". */
function turnScore(plain: string, isCurrent: boolean): BulletClause | undefined {
  const score = findScore(plain);
  return score ? { did: `${isCurrent ? 'have' : 'had'} ${score}`, isNow: isCurrent } : undefined;
}

/** Joins work and its score: "Night audits, 88% accuracy" becomes "night audits, with an 88% accuracy". */
function turnThingWithScore(plain: string): BulletClause | undefined {
  const comma = plain.lastIndexOf(', ', plain.search(/, [£$€]?\d/) + 1);
  const [head, tail] = comma > 0 ? [plain.slice(0, comma), plain.slice(comma + 2)] : ['', ''];
  const [score, work] = [findScore(tail), head && turnThing(head, head.split(' '))];
  if (score && work) return { thing: `${work.thing}, with ${score}`, isNow: false };
  // "Column of 40 clients a week, 82% of them repeat bookings"
  const isShare = work && /^\d[\d.,]*\s?% of (?:them|whom|which) \p{Ll}/u.test(tail);
  return isShare ? { thing: `${addServiceArticle(work.thing ?? '')}, ${tail}`, isNow: false } : undefined;
}

/** Turns "designed and run" into "designed and ran": behind a past, a participle is meant as one too. */
function withPairedPast(sentence: string): string {
  return sentence.replace(/^(\p{L}+ed and )(\p{Ll}+)(?= )/u, (_, head: string, verb: string) => `${head}${findPastOfParticiple(verb) ?? verb}`);
}

/** Turns "Leadership: managed a team" into "managed a team". */
function withoutLabel(sentence: string): string {
  const [, label = '', rest = ''] = /^([\p{L}][\p{L}&/ '’-]{2,40}): (.+)$/u.exec(sentence) ?? [];
  const first = rest.split(' ')[0] ?? '';
  return label && !findCareerVerb(label.split(' ')[0] ?? '') && (findCareerVerb(first) || BEING.test(rest)) ? rest : sentence;
}

/** Headings And Lines In Capitals lose what is a name and what is not. */
function isShouted(text: string): boolean {
  return /\S (?:Of|The|And|For|With|In|To|By|On|At|From|A|An) \S/.test(text) || !/\p{Ll}{2}/u.test(text) || /(?:\p{Lu}{4,} ){3}/u.test(text);
}

/** "Kaizen" stays what it is, "Idea" does not. */
function lowerName(text: string): string {
  const [first = ''] = text.split(' ');
  return isKnownWord(first.toLowerCase()) ? lowerFirst(text) : text;
}
