import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { comparesAges, excusesFromDuty } from './ages.ts';
import { detectAnswerType, TYPES_WITH_CUE } from './answerType.ts';
import { asksForMissingThing } from './asksOtherThan.ts';
import { comparesClockTimes } from './clockTimes.ts';
import { findExpectedUnit } from './findExpectedUnit.ts';
import { isAboutOtherName } from './isAboutOtherName.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksRarestWordItself } from './lacksRarestWord.ts';
import { matchesConditionOnly } from './matchesConditionOnly.ts';
import { MONEY_WORDS } from './moneyWords.ts';
import { comparesMonths } from './months.ts';
import type { RankedSentence } from './rankSentences.ts';
import { comparesSeasons } from './seasons.ts';
import { type Features, lacksAnswerCue } from './sentenceFeatures.ts';
import { findStage, readQuestionDays } from './stagedTerms.ts';
import { statesPrice } from './statesPrice.ts';
import { findDated } from './timeCandidates.ts';
import { comparesWeekdays, namesAskedDay } from './weekdays.ts';
import { comparesClock } from './yesNo/clockTimes.ts';
import { comparesConsent } from './yesNo/consent.ts';
import { comparesSituation, measuresContext } from './yesNo/decideSituation.ts';
import { comparesDirections } from './yesNo/directions.ts';
import { decideLackedAbility } from './yesNo/lackedAbility.ts';
import { namesLeftBehind } from './yesNo/oppositeActs.ts';
import { comparesValues } from './yesNo/quantities.ts';

const MAX_CANDIDATES = 8;
const FEW_CANDIDATES = 5;
const MIN_COVER = 0.3;
/** From this share on, a rule about asking first is about what the question wants to do. */
const MIN_MEANING = 0.25;
/** A candidate is near the best one from this share of its score on. */
const MIN_NEAR_SCORE = 0.6;
/** A candidate with nearly all words of the question may be so much below one that has them only around it. */
const MIN_ALMOST_SCORE = 0.85;
const MIN_NEARLY_ALL_COVER = 0.8;
/** Candidates are about equal from this share of the best one's score on; and the least answer cue. */
const MIN_EQUAL_SCORE = 0.93;
const MIN_CUE = 0.7;
/** From this share of the best cover on, a candidate is about the same topic. */
const MIN_SAME_TOPIC = 0.5;
/** A candidate with so much more of the question may be so much below one that is only near its words. */
const MUCH_MORE_COVER = 0.4;
/** With so much more of the words of a question, a limit is about its topic rather than another. */
const MORE_COVER = 0.3;
const MIN_FAIRLY_NEAR_SCORE = 0.75;
/** A figure of the unit of the question may be so much below one of another. */
const MIN_UNIT_SCORE = 0.7;
const FEW_SENTENCES = 3;
/** Instructions to contact somebody. */
const CONTACT_INSTRUCTION =
  /^\W*(?:please |(?:for|in|about|with) [^,]{2,30}, (?:please )?)?(?:call|ring|phone|ask|speak|talk|write|contact|see|tell|turn|apply|e-?mail)(?!\p{L})|^\W*(?:bitte )?(?:rufen|fragen|wenden|melden|sprechen|schreiben)(?!\p{L})|^\W*(?:por favor,? )?(?:llame|pregunte|hable|contacte|escriba|avise|diríjase)(?!\p{L})/iu;
const MAX_NEIGHBOURS = 6;
const MIN_REQUIRED_CUE_SCORE = 0.5;
/** In longer documents, a time near the words of a question is one of many. */
const MAX_SENTENCES_IN_LETTER = 150;
/** Words of change say nothing about what has changed. */
const CHANGE_WORDS = new Set(
  findTerms('get got become became go went more less expensive cheaper better worse rise fell up down increase decrease price last year', 'en').map(
    ({ term }) => term,
  ),
);

/** Puts first the candidate that has what is asked for: a measure, a change or the thing for yes or no, otherwise its name, or the name, date or figure of the question. */
export function preferComparable(index: OpenIndex, parsed: ParsedQuestion, ranked: RankedSentence[]): RankedSentence[] {
  const preferred = findStagedRule(index, parsed, ranked) ?? findInNamedSection(index, parsed, ranked) ?? findPreferred(index, parsed, ranked);
  return preferred ? [preferred, ...ranked.filter((each) => each !== preferred)] : ranked;
}

function findPreferred(index: OpenIndex, parsed: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  return isYesOrNo(parsed)
    ? (findComparable(index, parsed, ranked) ?? findBetterAbout(index, parsed, ranked))
    : (findUnderOwnHeading(index, parsed, ranked) ??
        findContinuation(index, parsed, ranked) ??
        findWithUnit(index, parsed, ranked) ??
        findDated(index, parsed, ranked) ??
        findWithMoreQuestionWords(ranked.filter(({ sentence }, position) => position === 0 || !matchesConditionOnly(index, parsed, sentence))) ??
        findWithAnswerCue(ranked) ??
        findWithRequiredCue(index, parsed, ranked) ??
        findWithClock(index, parsed, ranked));
}

/** Finds a near candidate in a section with the name of the question, where the best one is in another: "breakfast in Porto". */
function findInNamedSection(index: OpenIndex, parsed: ParsedQuestion, [top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || !isAboutOtherName(index, parsed, top.sentence)) return undefined;
  const near = others.slice(0, FEW_CANDIDATES).filter(({ score, features }) => features.cover > 0 && score >= MIN_NEAR_SCORE * top.score);
  return near.find(({ sentence }) => !isAboutOtherName(index, parsed, sentence));
}

/** Finds the value that opens the section named like the question, where the best sentence is further below or has the question only in a condition. */
function findUnderOwnHeading(index: OpenIndex, parsed: ParsedQuestion, [top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || !TYPES_WITH_CUE.has(detectAnswerType(parsed.question, parsed.language)) || opensOwnSection(top.features)) return undefined;
  const isFurtherBelow = top.features.heading >= MIN_NEARLY_ALL_COVER && top.features.cover < MIN_COVER;
  if (!isFurtherBelow && !matchesConditionOnly(index, parsed, top.sentence)) return undefined;
  return others.slice(0, FEW_CANDIDATES).find(({ score, features }) => score >= MIN_FAIRLY_NEAR_SCORE * top.score && opensOwnSection(features));
}

/** Returns whether a sentence opens the section whose heading has nearly all words of the question, and has what is asked for. */
function opensOwnSection({ heading, answerCue, opensParagraph }: Features): boolean {
  return heading >= MIN_NEARLY_ALL_COVER && answerCue === 1 && opensParagraph === 1;
}

/** Finds a near candidate that says what holds around the time of day in the question. */
function findWithClock(index: OpenIndex, { question }: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const near = ranked
    .slice(0, FEW_CANDIDATES)
    .filter(({ score, features }) => score >= MIN_FAIRLY_NEAR_SCORE * (ranked[0]?.score ?? 0) && features.cover > 0);
  return near.find(({ sentence }) => comparesClockTimes(question, sliceSentence(index, sentence)));
}

/** Finds the stage of a rule that a time of the question falls in: "between twelve and three months" for "four months before". */
function findStagedRule(index: OpenIndex, { question }: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const [top] = ranked;
  const days = readQuestionDays(question);
  if (!top || days === undefined) return undefined;
  const section = findNeighbours(index, top.sentence);
  const stage = findStage(
    days,
    section.map((sentence) => sliceSentence(index, sentence)),
  );
  const sentence = stage === undefined ? undefined : section[stage];
  return ranked.find((each) => each.sentence === sentence);
}

/** Returns the sentences near one in its paragraph, or in the adjacent ones under the same heading. */
function findNeighbours({ sentences, paragraphs }: OpenIndex, at: number): number[] {
  const isHeading = (sentence: number) => paragraphs[sentences[sentence]?.paragraph ?? -1]?.kind === 'heading';
  let from = at;
  while (from > 0 && at - from < MAX_NEIGHBOURS && !isHeading(from - 1)) from -= 1;
  let to = at;
  while (to < sentences.length - 1 && to - at < MAX_NEIGHBOURS && !isHeading(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Finds a candidate with the time or the sum that such a question requires, where the best one has none. */
function findWithRequiredCue(index: OpenIndex, parsed: ParsedQuestion, [top, ...others]: RankedSentence[]): RankedSentence | undefined {
  const type = detectAnswerType(parsed.question, parsed.language);
  if (!top || !lacksAnswerCue(type, top.features)) return undefined;
  const named = parsed.terms.filter(({ term, isFraming }) => !isFraming && !MONEY_WORDS.has(term));
  const names = (sentence: number) => {
    const found = new Set(index.termsIn(sentence));
    return named.some(({ forms }) => forms.some(({ number }) => found.has(number)));
  };
  // "The cost is £385" states the price of the trip, where no price is next to the trip itself.
  const isPriced = others.some(({ sentence, features }) => features.answerCue >= MIN_CUE && names(sentence));
  if (type === 'money' && named.length === 1 && !isPriced)
    return others.find(({ sentence, features }) => features.answerCue >= MIN_CUE && statesPrice(sliceSentence(index, sentence)));
  if (names(top.sentence) || index.sentences.length > MAX_SENTENCES_IN_LETTER) return undefined;
  const isAboutIt = ({ cover, phrase, meaning }: Features) => cover > 0 || phrase > 0 || meaning >= MIN_COVER;
  return others
    .slice(0, MAX_CANDIDATES)
    .find(({ features, score }) => features.answerCue >= MIN_CUE && isAboutIt(features) && score >= MIN_REQUIRED_CUE_SCORE * top.score);
}

/** Finds a candidate that names the thing, where the best one has a value but none, or nearly none, of the words of the question. */
function findWithMoreQuestionWords([top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top) return undefined;
  // Of two candidates with about the same score, the one with many more question words is meant.
  const fuller = others
    .slice(0, FEW_CANDIDATES)
    .find(({ features, score }) => isMuchMoreAbout(features, top.features) && score >= MIN_EQUAL_SCORE * top.score);
  if (fuller) return fuller;
  if (top.features.cover >= MIN_COVER || top.features.phrase > 0) return undefined;
  const candidates = others.slice(0, FEW_CANDIDATES).filter(({ features }) => features.noAnswerCue === 0);
  const isNear = ({ score }: RankedSentence, share: number) => score >= share * top.score;
  return (
    candidates.find((each) => each.features.cover >= MIN_NEARLY_ALL_COVER && isNear(each, MIN_ALMOST_SCORE)) ??
    candidates.find(({ features, score }) => isMuchMoreAbout(features, top.features) && score >= MIN_FAIRLY_NEAR_SCORE * top.score) ??
    (top.features.cover === 0 ? candidates.find((each) => each.features.cover >= MIN_COVER && isNear(each, MIN_NEAR_SCORE)) : undefined)
  );
}

function isMuchMoreAbout(one: Features, other: Features): boolean {
  return one.cover >= other.cover + MUCH_MORE_COVER && one.answerCue > 0 && one.answerCue >= other.answerCue;
}

/** Finds a sentence that continues about the thing with "it" and has the answer, where the best one has not: "The trip is on Friday. It costs £12." */
function findContinuation(index: OpenIndex, { question, language }: ParsedQuestion, [top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || top.features.answerCue >= MIN_CUE || top.features.noAnswerCue + top.features.answerCue === 0) return undefined;
  const followsTop = ({ sentence }: RankedSentence) => sentence > top.sentence && sentence <= top.sentence + FEW_SENTENCES;
  const [asksWho, paragraph] = [detectAnswerType(question, language) === 'who', index.sentences[top.sentence]?.paragraph];
  // "A table costs £12. For both, call Ida Brook": the contact follows the topic.
  const namesContact = ({ sentence }: RankedSentence) =>
    asksWho && index.sentences[sentence]?.paragraph === paragraph && CONTACT_INSTRUCTION.test(sliceSentence(index, sentence));
  return (
    others.slice(0, FEW_CANDIDATES).find((each) => each.features.startsWithPronoun === 1 && each.features.answerCue >= MIN_CUE && followsTop(each)) ??
    others.find((each) => each.features.answerCue >= MIN_CUE && followsTop(each) && namesContact(each))
  );
}

/** Finds a near candidate with a figure of the unit of the question, where the best one has none. */
function findWithUnit(index: OpenIndex, { question }: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const unit = findExpectedUnit(question);
  const candidates = ranked.slice(0, FEW_CANDIDATES).filter(({ score }) => score >= MIN_UNIT_SCORE * (ranked[0]?.score ?? 0));
  return unit && candidates.find(({ sentence }) => unit.test(sliceSentence(index, sentence)));
}

/** Finds a candidate about as good as the best one that has what the question asks for, such as a name, where that one has not. */
function findWithAnswerCue([top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || top.features.noAnswerCue === 0 || top.features.answerCue > 0) return undefined;
  return others
    .slice(0, FEW_CANDIDATES)
    .find(
      ({ score, features }) =>
        features.answerCue >= MIN_CUE && score >= MIN_EQUAL_SCORE * top.score && features.cover >= MIN_EQUAL_SCORE * top.features.cover,
    );
}

function findComparable(index: OpenIndex, parsed: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const most = ranked[0]?.features.cover ?? 0;
  const isDayNamed = ranked[0] !== undefined && namesAskedDay(parsed.question, sliceSentence(index, ranked[0].sentence));
  const readersDay = isDayNamed ? findDayOfReader(index, parsed, ranked) : undefined;
  if (readersDay) return readersDay;
  const comparable = ranked.slice(0, MAX_CANDIDATES).filter(({ sentence, features }) => {
    const text = sliceSentence(index, sentence);
    if (features.cover > 0 && comparesSeasons(parsed.question, text)) return true;
    if (features.meaning >= MIN_MEANING && comparesConsent(parsed.question, text)) return true;
    const hasWord = features.cover > 0 || features.paraphrase > 0;
    if (hasWord && measuresContext(parsed.question, text)) return true;
    if (hasWord && (namesLeftBehind(parsed.question, text) || decideLackedAbility(parsed.question, text) !== undefined)) return true;
    // "Daily except Tuesdays" says more of a Tuesday than any range of days does.
    if (!isDayNamed && comparesWeekdays(parsed.question, text)) return true;
    if (hasWord && comparesMonths(parsed.question, text)) return true;
    if (features.phrase > 0 && comparesClock(parsed.question, text)) return true;
    // A shared unit is no reason to leave the topic of the question.
    const isAboutIt = features.cover >= MIN_SAME_TOPIC * most;
    return isAboutIt && (comparesValues(parsed.question, text) || comparesChanges(index, parsed, sentence));
  });
  const [found] = comparable;
  // Of two limits, the one with more words of the question is meant.
  if (found) return comparable.find(({ features }) => features.cover >= found.features.cover + MORE_COVER) ?? found;
  // "Drivers under 25" is the only limit of age that a document sets.
  const limits = ranked.filter(({ sentence }) =>
    [comparesAges, comparesSituation].some((compares) => compares(parsed.question, sliceSentence(index, sentence))),
  );
  const [only, another] =
    limits.length === 1 ? limits : limits.filter(({ sentence }) => excusesFromDuty(parsed.question, sliceSentence(index, sentence)));
  return another ? undefined : only;
}

const ASKS_FOR_READER = /^\W*(?:can|may|could) (?:i|we)(?!\p{L})|^\W*(?:puedo|podemos|darf ich|dürfen wir|kann ich|können wir)(?!\p{L})/iu;
const ADDRESSES_READER = /\byou (?:can|may)\b|(?<!\p{L})(?:puede|können sie|dürfen sie|kannst du)(?!\p{L})/iu;

/** Finds the days on which the reader may do something, where the best candidate has the days of an office. */
function findDayOfReader(index: OpenIndex, { question }: ParsedQuestion, [top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || !ASKS_FOR_READER.test(question) || ADDRESSES_READER.test(sliceSentence(index, top.sentence))) return undefined;
  return others.slice(0, FEW_CANDIDATES).find(({ sentence }) => {
    const text = sliceSentence(index, sentence);
    return ADDRESSES_READER.test(text) && comparesWeekdays(question, text);
  });
}

/** Finds a candidate that has the thing where the best one has not. */
function findBetterAbout(index: OpenIndex, parsed: ParsedQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const [top, ...others] = ranked.slice(0, FEW_CANDIDATES);
  if (!top) return undefined;
  const near = others.filter(({ score, features }) => features.cover > 0 && score >= MIN_NEAR_SCORE * top.score);
  const lacks = [asksForMissingThing, lacksRarestWordItself].find((lacksIt) => lacksIt(index, parsed, top.sentence));
  return lacks && near.find(({ sentence }) => !lacks(index, parsed, sentence));
}

/** Returns whether a question asks how something has changed and the sentence says how that same thing has. */
export function comparesChanges(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  return comparesDirections(parsed.question, sliceSentence(index, sentence)) && namesSubject(index, parsed, sentence);
}

/** Returns whether a sentence names everything that is text to have changed. */
function namesSubject(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const found = new Set(index.termsIn(sentence));
  const subjects = terms.filter(({ term }) => !CHANGE_WORDS.has(term));
  return subjects.length > 0 && subjects.every(({ forms }) => forms.some(({ number, likeness }) => likeness === 1 && found.has(number)));
}
