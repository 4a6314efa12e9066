import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import { findAskedUnit } from './askedUnit.ts';
import { asksForMissingThing } from './asksOtherThan.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { lacksRarestWord } from './lacksRarestWord.ts';
import { comparesMonths } from './months.ts';
import type { RankedSentence } from './rankSentences.ts';
import type { Features } from './sentenceFeatures.ts';
import { comparesWeekdays } from './weekdays.ts';
import { comparesDirections, comparesValues } from './yesNo.ts';

const MOST_CANDIDATES = 8;
const FEW_CANDIDATES = 5;
const ENOUGH_COVER = 0.3;
/** A candidate is near the best one from this share of its score on. */
const NEAR_SCORE = 0.6;
/** A candidate with nearly all words of the question may be so much below one that has them only around it. */
const ALMOST_SCORE = 0.85;
const NEARLY_ALL_COVER = 0.8;
/** Candidates are about equal from this share of the best one's score on; and how sure the sign of an answer has to be. */
const EQUAL_SCORE = 0.93;
const SURE_SIGN = 0.7;
/** From this share of the best cover on, a candidate is about the same matter. */
const SAME_MATTER = 0.5;
/** A candidate with so much more of the question may be so much below one that only stands near its words. */
const MUCH_MORE_COVER = 0.4;
const FAIRLY_NEAR_SCORE = 0.75;
const FEW_SENTENCES = 3;
/** Words of change say nothing about what has changed. */
const WORDS_OF_CHANGE = new Set(
  findTerms('get got become became go went more less expensive cheaper better worse rise fell up down increase decrease price last year', 'en').map(
    ({ term }) => term,
  ),
);

/** Puts first the candidate that has what is asked for: a measure, a change or the thing for yes or no, otherwise its name, or the name, date or figure that is asked for. */
export function preferComparable(index: OpenIndex, read: ReadQuestion, ranked: RankedSentence[]): RankedSentence[] {
  const preferred = isYesOrNo(read)
    ? (findComparable(index, read, ranked) ?? findBetterAbout(index, read, ranked))
    : (findGoingOn(ranked) ?? findWithUnit(index, read, ranked) ?? findNaming(ranked) ?? findWithSign(ranked));
  return preferred ? [preferred, ...ranked.filter((each) => each !== preferred)] : ranked;
}

/** Finds a candidate that names the thing, where the best one has a value but none, or nearly none, of the words of the question. */
function findNaming([top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || top.features.cover >= ENOUGH_COVER || top.features.phrase > 0) return undefined;
  const naming = others.slice(0, FEW_CANDIDATES).filter(({ features }) => features.noSign === 0);
  const isNear = ({ score }: RankedSentence, share: number) => score >= share * top.score;
  return (
    naming.find((each) => each.features.cover >= NEARLY_ALL_COVER && isNear(each, ALMOST_SCORE)) ??
    naming.find(({ features, score }) => isMuchMoreAbout(features, top.features) && score >= FAIRLY_NEAR_SCORE * top.score) ??
    (top.features.cover === 0 ? naming.find((each) => each.features.cover >= ENOUGH_COVER && isNear(each, NEAR_SCORE)) : undefined)
  );
}

function isMuchMoreAbout(one: Features, other: Features): boolean {
  return one.cover >= other.cover + MUCH_MORE_COVER && one.sign > 0 && one.sign >= other.sign;
}

/** Finds a sentence that goes on about the thing with "it" and has what is asked for, where the best one has not: "The trip is on Friday. It costs £12." */
function findGoingOn([top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || top.features.sign >= SURE_SIGN || top.features.noSign + top.features.sign === 0) return undefined;
  const goesOn = ({ sentence }: RankedSentence) => sentence > top.sentence && sentence <= top.sentence + FEW_SENTENCES;
  return others.slice(0, FEW_CANDIDATES).find((each) => each.features.leans === 1 && each.features.sign >= SURE_SIGN && goesOn(each));
}

/** Finds a near candidate with a figure of the unit that is asked for, where the best one has none. */
function findWithUnit(index: OpenIndex, { question }: ReadQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const unit = findAskedUnit(question);
  const candidates = ranked.slice(0, FEW_CANDIDATES).filter(({ score }) => score >= FAIRLY_NEAR_SCORE * (ranked[0]?.score ?? 0));
  return unit && candidates.find(({ sentence }) => unit.test(sliceSentence(index, sentence)));
}

/** Finds a candidate about as good as the best one that has what the question asks for, such as a name, where that one has not. */
function findWithSign([top, ...others]: RankedSentence[]): RankedSentence | undefined {
  if (!top || top.features.noSign === 0 || top.features.sign > 0) return undefined;
  return others
    .slice(0, FEW_CANDIDATES)
    .find(
      ({ score, features }) => features.sign >= SURE_SIGN && score >= EQUAL_SCORE * top.score && features.cover >= EQUAL_SCORE * top.features.cover,
    );
}

function findComparable(index: OpenIndex, read: ReadQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const most = ranked[0]?.features.cover ?? 0;
  return ranked.slice(0, MOST_CANDIDATES).find(({ sentence, features }) => {
    const text = sliceSentence(index, sentence);
    if (comparesWeekdays(read.question, text) || (features.cover > 0 && comparesMonths(read.question, text))) return true;
    // A shared unit is no reason to leave the matter of the question.
    const isAboutIt = features.cover >= SAME_MATTER * most;
    return isAboutIt && (comparesValues(read.question, text) || comparesChanges(index, read, sentence));
  });
}

/** Finds a candidate that has the thing where the best one has not. */
function findBetterAbout(index: OpenIndex, read: ReadQuestion, ranked: RankedSentence[]): RankedSentence | undefined {
  const [top, ...others] = ranked.slice(0, FEW_CANDIDATES);
  if (!top) return undefined;
  const near = others.filter(({ score, features }) => features.cover > 0 && score >= NEAR_SCORE * top.score);
  const lacks = [asksForMissingThing, lacksRarestWord].find((lacksIt) => lacksIt(index, read, top.sentence));
  return lacks && near.find(({ sentence }) => !lacks(index, read, sentence));
}

/** Tells whether a question asks how something has changed and the sentence says how that same thing has. */
export function comparesChanges(index: OpenIndex, read: ReadQuestion, sentence: number): boolean {
  return comparesDirections(read.question, sliceSentence(index, sentence)) && namesSubject(index, read, sentence);
}

/** Tells whether a sentence names everything that is text to have changed. */
function namesSubject(index: OpenIndex, { terms }: ReadQuestion, sentence: number): boolean {
  const found = new Set(index.termsIn(sentence));
  const subjects = terms.filter(({ term }) => !WORDS_OF_CHANGE.has(term));
  return subjects.length > 0 && subjects.every(({ forms }) => forms.some(({ number, likeness }) => likeness === 1 && found.has(number)));
}
