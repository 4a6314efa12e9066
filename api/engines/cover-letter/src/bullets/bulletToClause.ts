import { chooseArticle, findPastOfParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import { awardToClause } from './awardToClause.ts';
import type { BulletClause } from './bulletClause.ts';
import { bracketLists, limitClause } from './clauseLimits.ts';
import { findCleanRecord } from './cleanRecord.ts';
import { addTail, findTail } from './commaTails.ts';
import { figureToClause } from './figureToClause.ts';
import { findJoinedClause, findJoinedCount, findPartsAfterSemicolon } from './joinedClause.ts';
import { addArticles, addServiceArticle } from './missingArticles.ts';
import { normalizeWording } from './normalizeWording.ts';
import { nounPhraseToClause } from './nounPhraseToClause.ts';
import { findOutcome, findScore } from './outcome.ts';
import { ratingToClause } from './ratingToClause.ts';
import { roleListToClause } from './roleList.ts';
import { isIntact, splitBullet } from './splitBullet.ts';
import { lowerFirst, STATE_PHRASE, statementToClause } from './statementToClause.ts';
import { studyAverageToClause } from './studyAverage.ts';
import { findVerbPhrases, inflectVerbPhrases } from './verbList.ts';
import { startsWithVerb, verbToClause } from './verbToClause.ts';

/** Points at something that only the sentence before it names. */
const BACK_REFERENCE = /\b(?:it|its|them|they|their|this|these|those|both(?! (?:[\p{L}-]+ )?[\p{L}-]+s\b)|each of)\b/iu;
/** "29 of 30 passed their exams" speaks of its own subject. */
const FRACTION_SUBJECT = /^(?:(?:all|both|\d+) )?(?:\d+|\p{L}+) (?:out )?of (?:the |my |our )?\d+\b/iu;

/** Detects what only the sentence before it explains. */
export function hasBackReference(text: string): boolean {
  return BACK_REFERENCE.test(FRACTION_SUBJECT.test(text) ? text.replace(/\btheir\b/g, '') : text);
}
/** "2.4 million words, half of them games" points back within the sentence. */
const SHARE_OF_GROUP = /(?<=\p{Ll}\S*), (?:half|all|most|some|many|a \p{Ll}+|\d[\d.,]*\s?%?) of them\b/gu;
const PERFECT_SINCE = /^(?:I )?have (?:also )?\p{Ll}+ (?!to\b)[^,;:]*\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d$/iu;
const IN_YEAR = / in (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b/u;
/** What somebody without a job lists by its name: "Work experience: one week at a dental practice". */
const PLACEMENT =
  /^(work experience|(?:school |work )?placement|internship): (?:((?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)) )?(at .+)$/i;
/** "Never had accident" */
const NEVER_HAD = /^never (had|missed) ((?:an? |any |the )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)$/iu;
/** "Kaizen idea on the loading bay, it saved 12 percent of the time, I got an award" */
const IDEA =
  /^(?:my )?((?:[\p{L}-]+ ){0,3}(?:idea|suggestion|proposal|project|plan|scheme|system|campaign|design)(?: (?:on|for|in|of|about|at) [^,;]{2,40})?), (?:it|this|which) ((?:saved|cut|reduced|raised|increased|brought|won|made|improved) [^,;]+)(?:, .*)?$/iu;
/** "64 houses before school, never missed a day" */
const NEVER_MISSED = /^(\d[\d,]* (?:\p{Ll}+ ){0,3}\p{Ll}+), (never \p{Ll}+ed (?:an?|the|one) \p{Ll}+)$/u;
/** "Led the governors through an inspection; budget of £1.6m": what somebody had for it. */
const RESOURCES = /^((?:budget|team|staff|crew|turnover|portfolio|caseload) of \S*\d\S*(?: \p{Ll}+){0,4})$/iu;
/** "Thesis on the recovery of mussel reefs" was written. */
const THESIS = /^(?:(?:doctoral|phd|master['’]s|msc|bachelor['’]s|final-year) )?(thesis|dissertation) ((?:on|about) [^;:]+)$/iu;
/** "Our tart won the award" is within a sentence of a letter. */
const SENTENCE_START_DETERMINER = /^(?:Our|My|All|Each|Every|Most|Half|Both)(?= )/u;
/** "Second place, Sussex Latte Art Throwdown 2025" is no duty. */
const CONTEST_PLACE = /^(First|Second|Third|Fourth|Fifth|1st|2nd|3rd) (?:place|prize),? (?:at |in )?((?:[Tt]he )?\p{Lu}[^,;:()]{4,60})$/u;
/** "Shipped in 9 weeks", "Finished under budget" */
export const WITHOUT_OBJECT =
  /^(?:shipped|delivered|launched|released|finished|completed) (?:in (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{Ll}+s?|within \S+ \p{Ll}+|(?:on|ahead of|under|within) (?:time|schedule|budget|plan)|early)$/iu;
const MIN_WORDS = 3;
/** Of one clause. */
const MAX_WORDS = 26;

/** Turns a line of a CV into clauses in the first person; undefined for what cannot be said safely. */
export function bulletToClause(bullet: string, isCurrent: boolean): BulletClause | undefined {
  const normalized = normalizeWording(bullet);
  const sentences = splitBullet(normalized).flatMap(splitResult);
  const joinedParts = new Set(findPartsAfterSemicolon(normalized));
  const clauses = sentences.flatMap((sentence, index) => {
    if (index > 0 && hasBackReference(sentence)) return [];
    if (index > 0 && joinedParts.has(sentence)) return [];
    // "Shipped in 9 weeks" leaves out what the sentence before it names.
    if (WITHOUT_OBJECT.test(sentence)) return [];
    const rating = isIntact(sentence) ? ratingToClause(sentence) : undefined;
    if (rating) return [rating];
    const average = studyAverageToClause(sentence);
    if (average) return [average];
    const record = findCleanRecord(sentence, isCurrent);
    if (record) return [record];
    const outcome = findSafeOutcome(sentence);
    if (outcome) return [{ outcome: outcome.replace(SENTENCE_START_DETERMINER, (determiner) => determiner.toLowerCase()), isPresent: false }];
    const clause = sentenceToClause(sentence, isCurrent);
    const next = sentences[index + 1] ?? '';
    const result = clause?.finite ? (findSafeOutcome(next) ?? (joinedParts.has(next) ? findJoinedClause(next) : undefined)) : undefined;
    const [, resources] = clause?.finite && !/ with /.test(clause.finite) ? (RESOURCES.exec(next) ?? []) : [];
    if (clause?.finite && resources) return [{ ...clause, finite: `${clause.finite}, with ${addServiceArticle(lowerFirst(resources))}` }];
    if (clause?.finite && WITHOUT_OBJECT.test(next) && !/[,;(]/.test(clause.finite))
      return [{ finite: `${clause.finite} and ${lowerFirst(next).replace(' ', ' it ')}`, isPresent: false }];
    const count = clause?.finite && !/ with |, /.test(clause.finite) && joinedParts.has(next) ? findJoinedCount(next) : undefined;
    if (clause?.finite && count) return [{ ...clause, finite: `${clause.finite}, with ${count}` }];
    return clause ? [{ ...clause, ...(result && { outcome: result }) }] : [];
  });
  const [best] = clauses.sort((one, other) => scoreClause(other) - scoreClause(one));
  return best && bracketLists(best);
}

/** Splits a sentence that is too long for one clause into its action and its result: "Set up a list of …, and the waiting time came down". */
function splitResult(sentence: string): string[] {
  const [, action = '', result = ''] =
    /^(.+?),? and ((?:the|our|my) (?:[\p{L}-]+ ){1,8}(?:fell|rose|dropped|grew|came down|went (?:down|up)) [^,;]*\d[^,;]*)$/u.exec(sentence) ?? [];
  return result !== '' && sentence.split(' ').length > MAX_WORDS && findOutcome(result) ? [action, result] : [sentence];
}

function findSafeOutcome(sentence: string): string | undefined {
  if (!isIntact(sentence) || isHeadlineCase(sentence) || hasBackReference(sentence.replace(SHARE_OF_GROUP, ''))) return undefined;
  // "Settling-in plan: complaints fell from nine to one" names what led to it.
  const [, afterLabel] = /^\p{L}[\p{L}’' -]{2,30}: (.+)$/u.exec(sentence) ?? [];
  // "Kiln heat recovery study, gas use down 22%" names the work before what came of it.
  const [, work = '', result = ''] = /^([^,:;.]{3,60}), (?:and )?([^,:;]+\d[^,:;]*)$/.exec(sentence) ?? [];
  const isWorkBeforeComma = result !== '' && findCareerVerb(work.split(' ')[0] ?? '') === undefined && !/\d/.test(work);
  return findOutcome(sentence) ?? (afterLabel ? findOutcome(afterLabel) : isWorkBeforeComma ? findOutcome(result) : undefined);
}

function scoreClause({ finite, gerund, infinitive, nounPhrase, outcome = '' }: BulletClause): number {
  const text = `${finite ?? infinitive ?? gerund ?? nounPhrase ?? ''} ${outcome}`;
  return (/\d/.test(text) ? 2 : 0) + (finite || infinitive ? 1 : 0) + (outcome ? 1 : 0);
}

function sentenceToClause(sentence: string, isCurrent: boolean): BulletClause | undefined {
  if (/^invited (?:talks?|lectures?|seminars?|speakers?|papers?|address)\b/i.test(sentence)) return undefined;
  // A check of somebody's record is a credential, and nobody enhanced it.
  if (/^(?:enhanced|basic|standard) (?:DBS|CRB|disclosure)\b/i.test(sentence)) return undefined;
  const [, placement = '', length = '', location = ''] = PLACEMENT.exec(sentence) ?? [];
  if (location)
    return {
      finite: `completed ${length ? `${length.toLowerCase()} of ` : /^internship$/i.test(placement) ? 'an ' : ''}${placement.toLowerCase()} ${location.replace(IN_YEAR, '')}`,
      isPresent: false,
    };
  const [, thesis = '', subject = ''] = THESIS.exec(sentence) ?? [];
  if (thesis && isIntact(subject)) return { finite: `wrote my ${thesis.toLowerCase()} ${subject}`, isPresent: false };
  const [, verb = '', object = ''] = NEVER_HAD.exec(sentence) ?? [];
  if (verb)
    return {
      finite: `${isCurrent ? 'have ' : ''}never ${verb.toLowerCase()} ${/^(?:an?|the|any) |s\b/.test(object) ? '' : `${chooseArticle(object)} `}${object}`,
      isPresent: isCurrent,
    };
  const [, idea = '', effect = ''] = IDEA.exec(sentence) ?? [];
  if (idea && findCareerVerb(idea.split(' ')[0] ?? '')?.form !== 'past' && isIntact(sentence))
    return { outcome: `my ${lowercaseCommonNoun(idea)} ${effect}`, isPresent: false };
  const [, amount = '', clause = ''] = NEVER_MISSED.exec(sentence) ?? [];
  if (amount) return { finite: `${clause}, with ${amount}`, isPresent: false };
  const [, place = '', contest = ''] = CONTEST_PLACE.exec(sentence) ?? [];
  if (place) return { finite: `took ${place.toLowerCase()} place at ${/^the /i.test(contest) ? contest : `the ${contest}`}`, isPresent: false };
  const honour = awardToClause(sentence);
  if (honour) return honour;
  // "Have driven lorries since 2009" goes on, under whichever job it is written.
  if (PERFECT_SINCE.test(sentence) && isIntact(sentence))
    return hasBackReference(sentence) ? undefined : { finite: lowerFirst(sentence.replace(/^I\s+/, '')), isPresent: true };
  const tail = findTail(stripLabel(sentence));
  const action = tail && sentenceToClause(tail.action, isCurrent);
  const joined = tail && action && addTail(action, tail);
  if (joined && isIntact(sentence)) return joined;
  const text = limitClause(correctPairedPast(stripLabel(sentence)).replace(/^I(?:'ve| have)? (?=\p{L})/u, ''));
  if (!text || !isIntact(text) || isHeadlineCase(text)) return undefined;
  const words = text.split(' ');
  if (words.length < MIN_WORDS - 1) return undefined;
  return (
    figureToClause(text, isCurrent) ??
    roleListToClause(text, isCurrent) ??
    statementToClause(text, isCurrent) ??
    pastSeriesToClause(text) ??
    verbListToClause(text, isCurrent) ??
    verbToClause(words, isCurrent) ??
    nounPhraseToClause(text, words) ??
    nounPhraseWithResultToClause(text) ??
    scoreToClause(text, isCurrent) ??
    nounPhraseWithScoreToClause(text)
  );
}

/** Turns several past verbs with one object into a clause: "Cleaned, fed and walked up to 60 dogs". */
function pastSeriesToClause(text: string): BulletClause | undefined {
  const [, ...verbs] = /^(\p{L}+), (\p{L}+),? and (\p{L}+) \S/u.exec(text) ?? [];
  const isPast = (word: string) => hasTag(word.toLowerCase(), TAG.VBD) && !hasTag(word.toLowerCase(), TAG.NN | TAG.VB);
  return verbs.length > 0 && verbs.every(isPast) ? { finite: lowerFirst(text), isPresent: false } : undefined;
}

function verbListToClause(text: string, isCurrent: boolean): BulletClause | undefined {
  const phrases = findVerbPhrases(text, startsWithVerb);
  // "Train the staff, carry five plates and know the wine list": in the present it is said as it is written, in the past nobody knows how.
  const parts = text.split(/, (?:and )?| and /);
  const isOpenSeries = phrases?.form === 'base' && parts.length > phrases.phrases.length && parts.every(isPresentVerbPhrase);
  if (isOpenSeries) return isCurrent ? { finite: lowerFirst(text), isPresent: true } : undefined;
  const inflected = phrases && inflectVerbPhrases(phrases, isCurrent);
  return inflected && { ...inflected, finite: addArticles(inflected.finite) };
}

function isPresentVerbPhrase(part: string): boolean {
  const [verb = '', ...rest] = part.toLowerCase().split(' ');
  return (
    rest.length > 0 &&
    (findCareerVerb(verb)?.form === 'base' ||
      (hasTag(verb, TAG.VB) && (!hasTag(verb, TAG.NN | TAG.NNS | TAG.JJ) || /^(?:an?|the|my|our|all|each|\d)/.test(rest[0] ?? ''))))
  );
}

/** Turns a noun phrase with a result in brackets into a clause: "Demand forecasts for 1.3M meters (error down from 6% to 4%)". */
function nounPhraseWithResultToClause(text: string): BulletClause | undefined {
  const [, work = '', result = ''] = /^([^()]+) \(([^()]*\d[^()]*)\)$/.exec(text) ?? [];
  if (!work || !findOutcome(result)) return undefined;
  const nounClause = nounPhraseToClause(work, work.split(' '));
  return nounClause?.nounPhrase ? { nounPhrase: `${nounClause.nounPhrase} (${result})`, isPresent: false } : undefined;
}

/** Turns a score into a clause: "98.6% pass rate on X-ray" becomes "had a 98.6% pass rate on X-ray". */
function scoreToClause(text: string, isCurrent: boolean): BulletClause | undefined {
  const score = findScore(text);
  return score ? { finite: `${isCurrent ? 'have' : 'had'} ${score}`, isPresent: isCurrent } : undefined;
}

/** Joins work and its score: "Night audits, 88% accuracy" becomes "night audits, with an 88% accuracy". */
function nounPhraseWithScoreToClause(text: string): BulletClause | undefined {
  const comma = text.lastIndexOf(', ', text.search(/, [£$€]?\d/) + 1);
  const [firstPart, tail] = comma > 0 ? [text.slice(0, comma), text.slice(comma + 2)] : ['', ''];
  const [score, work] = [findScore(tail), firstPart && nounPhraseToClause(firstPart, firstPart.split(' '))];
  if (score && work) return { nounPhrase: `${work.nounPhrase}, with ${score}`, isPresent: false };
  // "Column of 40 clients a week, 82% of them repeat bookings"
  const isShare = work && /^\d[\d.,]*\s?% of (?:them|whom|which) \p{Ll}/u.test(tail);
  return isShare ? { nounPhrase: `${addServiceArticle(work.nounPhrase ?? '')}, ${tail}`, isPresent: false } : undefined;
}

/** Turns "designed and run" into "designed and ran": after a past, a participle is meant as one too. */
function correctPairedPast(sentence: string): string {
  return sentence.replace(
    /^(\p{L}+ed and )(\p{Ll}+)(?= )/u,
    (_, firstPart: string, verb: string) => `${firstPart}${findPastOfParticiple(verb) ?? verb}`,
  );
}

/** Turns "Leadership: managed a team" into "managed a team". */
function stripLabel(sentence: string): string {
  const [, label = '', rest = ''] = /^([\p{L}][\p{L}&/ '’-]{2,40}): (.+)$/u.exec(sentence) ?? [];
  const first = rest.split(' ')[0] ?? '';
  return label && !findCareerVerb(label.split(' ')[0] ?? '') && (findCareerVerb(first) || STATE_PHRASE.test(rest)) ? rest : sentence;
}

/** Detects headings and lines in capitals, in which names cannot be recognised. */
function isHeadlineCase(text: string): boolean {
  return /\S (?:Of|The|And|For|With|In|To|By|On|At|From|A|An) \S/.test(text) || !/\p{Ll}{2}/u.test(text) || /(?:\p{Lu}{4,} ){3}/u.test(text);
}

/** Lowers the first letter of a common noun such as "Idea", but not of a name such as "Kaizen". */
function lowercaseCommonNoun(text: string): string {
  const [first = ''] = text.split(' ');
  return isKnownWord(first.toLowerCase()) ? lowerFirst(text) : text;
}
