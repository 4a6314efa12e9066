import { findTerms, normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import type { ReadQuestion } from '../../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { asksForMissingThing, asksOtherThan, namesWiderThing } from '../asksOtherThan.ts';
import { measureWorstMatch } from '../certainty.ts';
import { hasUnknownTopic } from '../estimateConfidence.ts';
import { findLeadIn } from '../findLeadIn.ts';
import { comparesChanges } from '../preferComparable.ts';
import type { RankedSentence } from '../rankSentences.ts';
import type { Verdict } from '../verdict.ts';
import { asksPermission, MUST_QUESTION } from './askedRule.ts';
import { comparesAccess, comparesPrices, decideYesOrNo, givesRuleAskedFor, limitsTime } from './decideYesOrNo.ts';
import { comparesDirections } from './directions.ts';
import { comparesBounds, comparesValues, namesOtherFigure } from './quantities.ts';
import { hasRuleWord, isDenied, setsCondition } from './ruleWords.ts';

/** From this share on, an affirmative sentence says what is asked. */
const RESTATED = 0.75;
/** From this unlikeness on, a sentence lacks a word in any form. */
const UNLIKE = 0.9;
/** Below this probability, an answer has no yes or no. */
const LIKELY = 0.3;
/** An uncertain sentence with this share of the question's words may still give a yes or no. */
const NEARLY_ALL = 0.6;
const SAME_MATTER = 0.4;
/** A rule is about the matter if it has this share of those words of the question that the document has, by themselves or in other words. */
const WORDED_OTHERWISE = 0.5;
/** With less than this share of the words of the question, a sentence denies nothing. */
const LITTLE_COVER = 0.2;
/** With less than this share it denies or confirms nothing, even if it has the word that tells most. */
const LEAST_COVER = 0.12;
/** From this share on, a sentence words the everyday phrases of a question in its own way. */
const WELL_WORDED = 0.8;
/** With less than this share of its words known to the document, a question is about something else. */
const FEWEST_KNOWN = 0.4;
/** From this likeness on, a word is a synonym. */
const SYNONYM = 0.55;
const ASKS_EXISTENCE =
  /^\W*(?:is there|are there|(?:do|does) (?:they|you|it|we|i) (?:have(?! to\b)|get|offer)|has it)\b|^\W*(?:hay|tienen?|tenemos|disponen? de|gibt es|(?:haben|habt|bietet|bieten) (?:sie|ihr|wir))(?!\p{L})/iu;
type Lead = NonNullable<BuiltInAnswer['lead']>;

/** The best sentence for a yes-or-no question, and how sure it is that it answers it. */
interface Asked {
  read: ReadQuestion;
  top: RankedSentence;
  isSure: boolean;
  probability: number;
}

/** Chooses yes or no from the best sentence, or neither where it does not decide. */
export function chooseVerdict(index: OpenIndex, { read, top, isSure, probability }: Asked): Lead | undefined {
  const text = readSentence(index, top.sentence);
  const { question } = read;
  const isReworded = top.features.paraphrase >= WELL_WORDED;
  const main = dropContext(read);
  const isMissing = asksForMissingThing(index, main, top.sentence);
  const isComparable = isComparableWith(index, read, top.sentence, text);
  const listVerdict = decideFromLeadIn(question, findIntroduction(index, top.sentence));
  const isAboutIt = measureWording(index, read, top) >= WORDED_OTHERWISE;
  const rule = findRuleText(index, top.sentence);
  const isBound = comparesBounds(question, rule);
  const isLikely = isSure || isComparable || isBound || probability >= LIKELY || top.features.cover >= NEARLY_ALL || isRuleOfMatter(index, read, top);
  if ((isMissing && !isReworded) || !isLikely) return undefined;
  const verdict = listVerdict ?? decideYesOrNo(question, rule, findMatchedWords(index, read, text));
  const worst = measureWorstMatch(index, main.terms, top.sentence);
  // Nearly all words of a question in an affirmative sentence confirm it without a word of permission.
  const isRestated = top.features.cover >= RESTATED && worst <= SAME_MATTER && !SETS_CASE.test(text) && namesAct(index, main, top.sentence);
  const givesRule = isRestated || givesRuleAskedFor(question, rule);
  const isGuess = listVerdict === undefined && (!givesRule || (!isSure && worst === 1 && top.features.phrase === 0 && !isAboutIt));
  if (isGuess && !isComparable && (verdict === 'yes' || top.features.cover < LITTLE_COVER)) return undefined;
  const isFaint = top.features.cover < LITTLE_COVER && !isToldOtherwise({ top, verdict, isSure, worst, probability });
  if (isFaint && !isComparable && !isBound && listVerdict === undefined) return undefined;
  if (!isComparable && !isReworded && asksPermission(question) && namesWiderThing(index, read, top.sentence)) return undefined;
  // What lacks the word that tells most, in any words, is about something else.
  if (verdict !== undefined && isAboutAnother(index, { main, top, verdict, isSure, worst, isBound, listVerdict }, text)) return undefined;
  // Other words for a thing may deny it, but do not confirm that it is there.
  if (verdict === undefined || (verdict === 'yes' && isMissing)) return undefined;
  if (verdict === 'yes' && ASKS_EXISTENCE.test(question) && !namesThing(index, read, top.sentence)) return undefined;
  if (verdict === 'yes' && !isComparable && demandsOtherwise(index, main, top.sentence, rule)) return undefined;
  // "The roof costs £9,000, and no loan is raised": what is denied may be what is asked.
  const deniesElsewhere = verdict === 'yes' && !isSure && !isComparable && DENIES_CLAUSE.test(text) && !isDenied(rule);
  if (deniesElsewhere && !hasFirstTerm(main.terms, index.termsIn(top.sentence))) return undefined;
  // "No." answers the question of the document above it, and no other one.
  if (ANSWERS_HEADING.test(text) && !asksHeading(index, main, top.sentence)) return undefined;
  // A question about another figure, name or year cannot be confirmed.
  if (
    verdict === 'yes' &&
    !isComparable &&
    !isBound &&
    (namesOtherFigure(question, text) || (!isReworded && asksOtherThan(index, main, top.sentence)))
  )
    return undefined;
  if (verdict === 'yes' && !isComparable && (setsCondition(question, text) || limitsTime(text))) return { code: 'yesOnCondition' };
  const isCertain = isSure && (verdict === 'no' || worst < UNLIKE || isReworded || isComparable || isBound);
  return { code: isCertain ? verdict : verdict === 'yes' ? 'likelyYes' : 'likelyNo' };
}

/**
 * Returns whether a sentence with few words of the question is still about its matter: it has the word that tells most, or other words for all of it.
 * Everyday phrases alone confirm little ("a piano" is no matter of "amplified music"), but they may deny.
 */
function isToldOtherwise({
  top,
  verdict,
  isSure,
  worst,
  probability,
}: Pick<Decided, 'top' | 'isSure' | 'worst'> & { verdict: Verdict | undefined; probability: number }): boolean {
  const { cover, paraphrase } = top.features;
  if (worst <= SAME_MATTER && cover >= LEAST_COVER && probability >= LIKELY) return true;
  return verdict === 'no' ? paraphrase >= SAME_MATTER : isSure;
}

/** How an answer to a question of the document itself begins. */
const ANSWERS_HEADING = /^\W*(?:yes|no|sí|ja|nein)[.,!:;]\s/iu;
/** What to do in some case is no permission. */
const SETS_CASE = /^\W*(?:if|when|in case|wenn|falls|si|cuando)(?!\p{L})/iu;
const DENIES_CLAUSE = /[,;]\s(?:(?:and|but|yet) )?(?:no|none|nobody|nothing|neither)\s|\bhas none\b|(?<!\p{L})(?:pero no|aber kein\p{L}*)(?!\p{L})/iu;
/** The act that a question wants permitted. */
const ACT =
  /^\W*(?:can|could|may|am i allowed to|are we allowed to) (?:i|we|you|they|he|she|it|my \p{L}+|our \p{L}+|the \p{L}+) (?:also |still |just )?(?<verb>\p{L}+)/iu;
/** Verbs of which the thing behind them says what is done. */
const LIGHT_VERB = /^(?:have|has|get|bring|use|take|keep|do|go|come|put|be)$/iu;
const DEMANDS = /\b(?:must|has to|have to|(?:is|are) to) be \p{L}+(?:ed|en|ne|ght|de|ld|pt)\b/iu;

/** Returns whether a sentence demands another act than a question wants permitted: "cakes must be bought" says nothing of baking. */
function demandsOtherwise(index: OpenIndex, { terms, question }: ReadQuestion, sentence: number, rule: string): boolean {
  const verb = ACT.exec(question)?.groups?.verb ?? '';
  const asked = terms.find(({ term }) => term === normalizeTerm(verb, 'en'));
  if (!asked || LIGHT_VERB.test(verb) || MUST_QUESTION.test(question) || !DEMANDS.test(rule)) return false;
  return !hasFirstTerm([{ ...asked, isFraming: false }], index.termsIn(sentence));
}

/** Returns whether a sentence or the heading above it has the act that a question names first: "pay" in "Could I pay at the post office?" */
function namesAct(index: OpenIndex, { terms }: ReadQuestion, sentence: number): boolean {
  const heading = findHeading(index, sentence);
  return [sentence, ...(heading === undefined ? [] : [heading])].some((each) => hasFirstTerm(terms, index.termsIn(each)));
}

/** Returns whether the heading above a sentence has most words of a question. */
function asksHeading(index: OpenIndex, { terms }: ReadQuestion, sentence: number): boolean {
  const heading = findHeading(index, sentence);
  const named = new Set(heading === undefined ? [] : index.termsIn(heading));
  const telling = terms.filter(({ isFraming }) => !isFraming);
  const said = telling.filter(({ forms, reworded }) => [...forms, ...reworded].some(({ number }) => named.has(number)));
  return said.length > telling.length / 2;
}

function hasFirstTerm(terms: ReadQuestion['terms'], found: Iterable<number>): boolean {
  const verb = terms.find(({ isFraming }) => !isFraming);
  const named = new Set(found);
  return verb === undefined || [...verb.forms, ...verb.reworded].some(({ number }) => named.has(number));
}

interface Decided {
  main: ReadQuestion;
  top: RankedSentence;
  verdict: Verdict;
  isSure: boolean;
  worst: number;
  isBound: boolean;
  listVerdict: Verdict | undefined;
}

/** Returns whether a sentence is about something else, since it lacks what tells most in any words. */
function isAboutAnother(index: OpenIndex, { main, top, verdict, isSure, worst, isBound, listVerdict }: Decided, text: string): boolean {
  if (isSure || worst < UNLIKE || top.features.paraphrase >= WORDED_OTHERWISE || isBound || listVerdict !== undefined) return false;
  if (comparesValues(main.question, text) || comparesAccess(main.question, text) || comparesChanges(index, main, top.sentence)) return false;
  const lacksThing = main.language !== 'de' && !namesThing(index, main, top.sentence);
  if (verdict === 'yes') return lacksThing || top.features.cover < SAME_MATTER;
  return top.features.cover < LITTLE_COVER || (lacksThing && comparesPrices(main.question, text));
}

/** Returns whether a sentence has the word of a question that tells most, in some form, or a value to compare with that of the question. */
export function isAboutMatter(index: OpenIndex, read: ReadQuestion, { sentence, features }: RankedSentence): boolean {
  const text = readSentence(index, sentence);
  return (
    measureWorstMatch(index, dropContext(read).terms, sentence) <= SAME_MATTER ||
    features.paraphrase >= WELL_WORDED ||
    comparesValues(read.question, text)
  );
}

/** Returns a question without what leads to it, which names no matter: "my dog is 9" behind "can I insure him". */
function dropContext(read: ReadQuestion): ReadQuestion {
  const [question = ''] = read.question.split(/,\s/u);
  const said = new Set(findTerms(question, read.language).map(({ term }) => term));
  const terms = read.terms.filter(({ term }) => said.has(term));
  return terms.some(({ isFraming }) => !isFraming) ? { ...read, question, terms } : read;
}

/** Returns whether a sentence names the thing that a question ends with, by itself or by a synonym. */
function namesThing(index: OpenIndex, { terms }: ReadQuestion, sentence: number): boolean {
  const named = new Set(index.termsIn(sentence));
  const thing = terms.findLast(({ isFraming }) => !isFraming);
  return thing === undefined || thing.forms.some(({ number, likeness }) => likeness >= SYNONYM && named.has(number));
}

/** Returns whether a question and a sentence have an age, a day, a month, a measure, a price or a change to compare. */
export function isComparableWith(index: OpenIndex, read: ReadQuestion, sentence: number, text: string): boolean {
  return (
    comparesValues(read.question, text) ||
    comparesAccess(read.question, text) ||
    comparesPrices(read.question, text) ||
    comparesChanges(index, read, sentence)
  );
}

/** Returns whether a sentence sets a rule about the matter of the question, however both are worded. */
function isRuleOfMatter(index: OpenIndex, read: ReadQuestion, top: RankedSentence): boolean {
  if (hasUnknownTopic(read)) return false;
  const isInList = decideFromLeadIn(read.question, findIntroduction(index, top.sentence)) !== undefined;
  const givesRule = isInList || givesRuleAskedFor(read.question, readSentence(index, top.sentence));
  const namesRarest = measureWorstMatch(index, read.terms, top.sentence) <= SAME_MATTER;
  return givesRule && ((asksPermission(read.question) && namesRarest) || measureWording(index, read, top) >= WORDED_OTHERWISE);
}

/** Measures which share of those words of the question a sentence has that the document has at all, by themselves or in other words. */
function measureWording(index: OpenIndex, { terms, question }: ReadQuestion, { features, sentence }: RankedSentence): number {
  const weigh = (some: ReadQuestion['terms']) => some.reduce((sum, { weight }) => sum + weight, 0);
  const known = weigh(terms.filter(({ forms }) => forms.length > 0));
  const total = weigh(terms);
  // A direction, such as "down", names no matter of its own.
  const isMostlyKnown = known >= FEWEST_KNOWN * total || comparesDirections(question, sliceSentence(index, sentence));
  const share = isMostlyKnown && known > 0 ? total / known : 1;
  return features.paraphrase + (features.cover + features.heading) * share;
}

const CONTINUES =
  /^\W*(?:this|that|these|the same|it) (?:also )?(?:includes?|applies|goes|holds)\b|^\W*(?:esto|lo mismo)(?!\p{L})|^\W*(?:das|dies|dasselbe) gilt(?!\p{L})/iu;
const CONCLUDES =
  /^\W*(?:so|therefore|hence|consequently)\b|(?<!\p{L})(?:daher|deshalb|darum|somit|por eso|por lo tanto|por tanto|así que)(?!\p{L})/iu;

/** Returns the sentence with the rule: the one before where a sentence goes on with "this includes", the one behind where that concludes. */
function findRuleText(index: OpenIndex, sentence: number): string {
  const text = readSentence(index, sentence);
  const paragraph = index.sentences[sentence]?.paragraph;
  const isBeside = (other: number) => index.sentences[other]?.paragraph === paragraph;
  if (CONTINUES.test(text) && isBeside(sentence - 1)) return readSentence(index, sentence - 1);
  if (!hasRuleWord(text) && isBeside(sentence + 1) && CONCLUDES.test(readSentence(index, sentence + 1))) return readSentence(index, sentence + 1);
  return text;
}

function readSentence(index: OpenIndex, sentence: number): string {
  return sliceSentence(index, sentence).replace(/\s+/g, ' ');
}

/** Finds the words of a sentence that match the question, by themselves or in other words. */
function findMatchedWords(index: OpenIndex, { terms, language }: ReadQuestion, text: string): string[] {
  const numbers = new Set(terms.flatMap(({ forms, reworded }) => [...forms, ...reworded].map(({ number }) => number)));
  return findTerms(text, index.language === 'und' ? language : index.language).flatMap(({ term, word }) => {
    const number = index.numberOf(term);
    return number !== undefined && numbers.has(number) ? [word] : [];
  });
}

const EXCLUDES =
  /\b(?:not (?:covered|insured|included|allowed|permitted)|(?:do|does|will|must|may|can|should) not\b|cannot\b|exclusions?|excluded|forbidden|prohibited|never|don['’]t)\b|(?<!\p{L})(?:no (?:cubre|incluye|está permitid|se permite|se puede|se debe|tome|use|utilice|pagamos)|exclusi[oó]n|excluid|prohibid|nicht (?:versichert|erlaubt|enthalten|gestattet|einnehmen|anwenden)|(?:darf|dürfen)\b.*\bnicht|ausgeschlossen|ausschlüsse|verboten)/iu;
const INCLUDES =
  /\b(?:covered|insured|included|we (?:cover|pay|insure)|allowed|permitted|you (?:may|can))\b|(?<!\p{L})(?:incluye|cubre|está permitid|se puede|versichert sind|enthalten sind|erlaubt)/iu;

const REQUIRES =
  /\b(?:bring|pack|need|required|must)\b|(?<!\p{L})(?:traer|llevar|necesita\p{L}*|hay que|mitbringen|mitzubringen|benötig\p{L}+|erforderlich)(?!\p{L})/iu;

/** Decides by what introduces a list or a section: an item below "We do not pay for" is not paid for, one below "Please bring" is to be brought. */
function decideFromLeadIn(question: string, leadIn: string | undefined): Verdict | undefined {
  if (leadIn === undefined) return undefined;
  if (EXCLUDES.test(leadIn)) return 'no';
  return INCLUDES.test(leadIn) || (MUST_QUESTION.test(question) && REQUIRES.test(leadIn)) ? 'yes' : undefined;
}

/** Finds what introduces the list of a sentence, or the heading of a sentence that sets no rule itself. */
function findIntroduction(index: OpenIndex, sentence: number): string | undefined {
  const leadIn = findLeadIn(index, sentence);
  if (leadIn !== undefined || hasRuleWord(sliceSentence(index, sentence))) return leadIn;
  const heading = findHeading(index, sentence);
  return heading === undefined ? undefined : readSentence(index, heading);
}

function findHeading(index: OpenIndex, sentence: number): number | undefined {
  for (let above = sentence - 1; above >= 0; above--) if (index.paragraphs[index.sentences[above]?.paragraph ?? -1]?.kind === 'heading') return above;
  return undefined;
}
