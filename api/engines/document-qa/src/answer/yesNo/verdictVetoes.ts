import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion } from '../../retrieve/parseQuestion.ts';
import { asksOtherThan, namesWiderThing } from '../asksOtherThan.ts';
import { matchesConditionOnly } from '../matchesConditionOnly.ts';
import { MONEY_WORDS } from '../moneyWords.ts';
import { isOpenLine } from '../openLines.ts';
import { comparesChanges } from '../preferComparable.ts';
import type { RankedSentence } from '../rankSentences.ts';
import { ASKS_TO_PAY, asksPermission, COST_QUESTION, MUST_QUESTION } from './asksPermission.ts';
import { comparesClock } from './clockTimes.ts';
import { comparesConsent } from './consent.ts';
import { comparesAccess, comparesPrices, givesRequestedRule } from './decideYesOrNo.ts';
import { decideFault } from './faults.ts';
import { findHeading } from './findRule.ts';
import { isLostMotion } from './lostMotions.ts';
import { isAboutOtherMisfortune } from './misfortunes.ts';
import { decidePlace, namesOtherPlaces } from './otherCountries.ts';
import { namesOtherFigure } from './quantities.ts';
import { COSTS, EXEMPT, FREE, hasRuleWord, IS_FREE, isDenied, OBLIGATION, OWN_EXPENSE, PERMISSION } from './ruleWords.ts';
import { speaksOfOthers } from './speaksOfOthers.ts';
import {
  findMatchedWords,
  hasFirstTerm,
  headingHasQuestion,
  isLabelledInOtherWords,
  isRuleAboutTopic,
  listReferencedSentences,
  MIN_SAME_TOPIC,
  measureCover,
  measureWording,
  namesAct,
  namesThing,
  WORDED_OTHERWISE,
} from './topic.ts';
import type { Evidence } from './verdictEvidence.ts';

/** From this share on, an affirmative sentence says what is asked. */
const RESTATED = 0.75;
/** From this unlikeness on, a sentence lacks a word in any form. */
export const UNLIKE = 0.9;
/** Below this probability, an answer has no yes or no. */
const MIN_LIKELY = 0.3;
/** From this probability on, the best sentence is hardly about anything else. */
const MIN_CONFIDENT = 0.8;
/** An uncertain sentence with this share of the question's words may still give a yes or no. */
const MIN_NEARLY_ALL = 0.6;
/** With less than this share of the words of the question, a sentence denies nothing. */
const MAX_LITTLE_COVER = 0.2;
/** With less than this share it denies or confirms nothing, even if it has the rarest word. */
const MIN_COVER = 0.12;
const ASKS_EXISTENCE =
  /^\W*(?:is there|are there|(?:do|does) (?:they|you|it|we|i) (?:have(?! to\b)|get|offer)|has it)\b|^\W*(?:hay|tienen?|tenemos|disponen? de|gibt es|(?:haben|habt|bietet|bieten) (?:sie|ihr|wir))(?!\p{L})/iu;
/** How an answer to a question of the document itself begins. */
const ANSWERS_HEADING = /^\W*(?:yes|no|sí|ja|nein)[.,!:;]\s/iu;
/** What to do in some case is no permission. */
const SETS_CASE = /^\W*(?:if|when|in case|wenn|falls|si|cuando)(?!\p{L})/iu;
const DENIES_CLAUSE = /[,;]\s(?:(?:and|but|yet) )?(?:no|none|nobody|nothing|neither)\s|\bhas none\b|(?<!\p{L})(?:pero no|aber kein\p{L}*)(?!\p{L})/iu;
/** The act that a question wants permitted. */
const ACT =
  /^\W*(?:can|could|may|will|would|do|does|did|am i allowed to|are we allowed to) (?:i|we|you|they|he|she|it|my \p{L}+|our \p{L}+|the \p{L}+) (?:also |still |just )?(?<verb>\p{L}+)/iu;
/** Verbs whose object names the act. */
const LIGHT_VERB = /^(?:have|has|get|bring|use|take|keep|do|go|come|put|be)$/iu;
/** Asks whether somebody may do something. */
const ASKS_ACT =
  /^\W*(?:(?:and|but|so) )?(?:can|could|may)\b|^\W*(?:y |pero )?(?:puedo|puede[ns]?|podemos|se puede)(?!\p{L})|^\W*(?:und |aber )?(?:darf|dürfen|kann|können)(?!\p{L})/iu;
/** From this likeness on, a word is a form of the same one. */
const SAME_WORD = 0.6;
const DEMANDS = /\b(?:must|has to|have to|(?:is|are) to) be \p{L}+(?:ed|en|ne|ght|de|ld|pt)\b/iu;

/** Reasons for which a sentence gives neither yes nor no, whatever it seems to say. */
const VETOES_OF_ANY = [
  isUndecided,
  isRejectedMotion,
  lacksPaying,
  isUnlikely,
  isGuess,
  isFaint,
  asksForNarrowerThing,
  isAboutAnother,
  answersOtherQuestion,
  hasTimesOfOtherThing,
  speaksOfOthers,
  sharesNothing,
];
/** Reasons for which it denies nothing, though it may confirm. */
const VETOES_OF_NO = [permitsInOtherClause, deniesOfListed, deniesOtherThing];
/** Reasons for which it confirms nothing, though it may deny. */
const VETOES_OF_YES = [
  matchesMoneyOnly,
  asksBeyondOnly,
  isOnlyCondition,
  hasOtherMisfortune,
  namesOtherPlace,
  isMissingThing,
  demandsOtherwise,
  deniesElsewhere,
  isBareRow,
  bindsOther,
  asksForOtherValue,
];

/** Lists the names of the reasons for which a sentence does not decide a question, though it seems to say yes or no. */
export function listVetoes(evidence: Evidence): string[] {
  return chooseVetoes(evidence)
    .filter((veto) => veto(evidence))
    .map(({ name }) => name);
}

function chooseVetoes({ isDirect, verdict }: Evidence): readonly ((evidence: Evidence) => boolean)[] {
  // Such a rule decides, whatever it is wanted for.
  if (isDirect) return [isUndecided, isRejectedMotion];
  return [...VETOES_OF_ANY, ...(verdict === 'yes' ? VETOES_OF_YES : VETOES_OF_NO)];
}

/** Returns whether a sentence has only the price that a question asks for, and nothing of what it is the price of. */
function matchesMoneyOnly({ index, main, top, isComparable, isBound, listVerdict }: Evidence): boolean {
  const things = main.terms.filter(({ term, isFraming }) => !isFraming && !MONEY_WORDS.has(term));
  if (things.length === main.terms.length || things.length === 0 || isComparable || isBound || listVerdict !== undefined) return false;
  const found = new Set([...listReferencedSentences(index, top.sentence)].flatMap((sentence) => Array.from(index.termsIn(sentence))));
  return !things.some(({ forms, reworded, related }) => [...forms, ...reworded, ...related].some(({ number }) => found.has(number)));
}

/** Returns whether a question names something unknown where only some things are permitted: blue for "white only". */
function asksBeyondOnly({ main, clause, isComparable, isBound }: Evidence): boolean {
  if (!ONLY_SOME.test(clause) || isComparable || isBound) return false;
  return main.terms.some(({ isFraming, forms, reworded, isParaphrased }) => !isFraming && !isParaphrased && forms.length + reworded.length === 0);
}

/** Returns whether the question matches only a condition: "if more is driven, an excess applies". */
function isOnlyCondition({ index, main, top, isComparable, isBound, listVerdict }: Evidence): boolean {
  return !isComparable && !isBound && listVerdict === undefined && matchesConditionOnly(index, main, top.sentence);
}

const ONLY_SOME = /\b(?:only|solely|exclusively)\b|(?<!\p{L})(?:únicamente|solamente|exclusivamente|sólo|solo|nur|ausschließlich)(?!\p{L})/iu;

function isUndecided({ text }: Evidence): boolean {
  return isOpenLine(text);
}

function hasOtherMisfortune({ question, text }: Evidence): boolean {
  return isAboutOtherMisfortune(question, text);
}

function isRejectedMotion({ index, top }: Evidence): boolean {
  return isLostMotion(index, top.sentence);
}

/** Returns whether a denial has all other words for the question: "open fires" for "a campfire". */
function isDeniedInOtherWords({ features }: RankedSentence, verdict: Evidence['verdict']): boolean {
  return verdict === 'no' && features.phrase === 1;
}

/** Returns whether neither a price nor anything free or refunded is named, where a question asks about paying. What is closed or forbidden does not count. */
function lacksPaying({ question, rule, text, isComparable, isBound, listVerdict }: Evidence): boolean {
  if (!ASKS_TO_PAY.test(question) || isComparable || isBound || listVerdict !== undefined) return false;
  return ![rule, text].some((each) => STATES_PAYING.some((pattern) => pattern.test(each)));
}

const STATES_PAYING = [
  COSTS,
  FREE,
  IS_FREE,
  EXEMPT,
  OWN_EXPENSE,
  /[£€$]|\b(?:pay|paid|payment|payable|due|owe|free|refund|fee|rent|levy|deposit|contribut|charg|invoice|bill|half|reduc|discount)\p{L}*|(?<!\p{L})(?:pag|abon|cuota|importe|gratis|contribuy|recibo|euro|zahl|beitr|gebühr|kost|entricht|rechnung|frei)\p{L}*|\p{L}*frei(?!\p{L})/iu,
];

function isUnlikely({
  index,
  parsed,
  top,
  rule,
  verdict,
  isCertain,
  probability,
  isMissing,
  isOpposed,
  isReworded,
  isComparable,
  isBound,
}: Evidence): boolean {
  if (isDeniedInOtherWords(top, verdict)) return false;
  if (isMissing && !isReworded && !isOpposed) return true;
  if (verdict === 'no' && namesOnlyActors(index, parsed, top, rule)) return false;
  const isLikely = isCertain || isComparable || isBound || probability >= MIN_LIKELY || measureCover(index, top) >= MIN_NEARLY_ALL;
  return !isLikely && !isRuleAboutTopic(index, parsed, top);
}

/** Returns whether a rule names the only actors: "only the person named may collect". */
function namesOnlyActors(index: OpenIndex, { terms, question }: ParsedQuestion, top: RankedSentence, rule: string): boolean {
  if (!ONLY_ACTORS.test(rule)) return false;
  const verb = normalizeTerm(ACT.exec(question)?.groups?.verb ?? '', 'en');
  const verbTerm = terms.find(({ term }) => term === verb);
  const found = new Set(index.termsIn(top.sentence));
  return verbTerm !== undefined && !LIGHT_VERB.test(verb) && verbTerm.forms.some(({ number, likeness }) => likeness === 1 && found.has(number));
}

const ONLY_ACTORS = /^\W*(?:only|nobody but|no one but) (?:the |those |an? )?[^,;]{2,60}? (?:may|can|is allowed to|are allowed to)\s/iu;

/** Returns whether a sentence has neither its own rule nor the rarest word, and so decides nothing. */
function isGuess({
  index,
  parsed,
  main,
  top,
  question,
  text,
  rule,
  worst,
  isCertain,
  verdict,
  listVerdict,
  isComparable,
  isBound,
}: Evidence): boolean {
  const { phrase } = top.features;
  const cover = measureCover(index, top);
  if (isComparable || isBound || listVerdict !== undefined || (verdict !== 'yes' && cover >= MAX_LITTLE_COVER)) return false;
  // Nearly all words of a question in an affirmative sentence confirm it without a word of permission.
  const isRestated = cover >= RESTATED && worst <= MIN_SAME_TOPIC && !SETS_CASE.test(text) && namesAct(index, main, top.sentence);
  if (!isRestated && !givesRequestedRule(question, rule)) return true;
  return !isCertain && worst === 1 && phrase === 0 && measureWording(index, parsed, top) < WORDED_OTHERWISE;
}

/** Returns whether a sentence that has a word of the question calls it normal, where that is asked. */
function namesFault(question: string, text: string, { features }: RankedSentence): boolean {
  return features.cover >= MIN_COVER && decideFault(question, text) !== undefined;
}

/** Returns whether a sentence has few words of the question and not the rarest one. */
function isFaint({ index, top, text, question, verdict, isCertain, worst, probability, isComparable, isBound, listVerdict }: Evidence): boolean {
  const { paraphrase, phrase } = top.features;
  const cover = measureCover(index, top);
  if (isDeniedInOtherWords(top, verdict) || (worst <= MIN_SAME_TOPIC && comparesConsent(question, text)) || namesFault(question, text, top))
    return false;
  if (cover >= MAX_LITTLE_COVER || isComparable || isBound || listVerdict !== undefined || isLabelledInOtherWords(top, text)) return false;
  // A certain sentence with words that documents use for the question may deny.
  if (verdict === 'no' && isCertain && probability >= MIN_CONFIDENT && phrase > 0) return false;
  if (worst <= MIN_SAME_TOPIC && cover >= MIN_COVER && probability >= MIN_LIKELY) return false;
  // Everyday phrases alone confirm little ("a piano" is no "amplified music"), but they may deny.
  return verdict === 'no' ? paraphrase < MIN_SAME_TOPIC : !isCertain;
}

/** Returns whether a question asks for a narrower thing than the sentence names: coffee for "drinks". */
function asksForNarrowerThing({ index, parsed, top, question, isComparable, isReworded }: Evidence): boolean {
  return !isComparable && !isReworded && asksPermission(question) && namesWiderThing(index, parsed, top.sentence);
}

/** Returns whether a sentence lacks the rarest word in any form or synonym. */
function isAboutAnother({ index, main, top, verdict, isCertain, worst, isBound, isComparable, listVerdict, text }: Evidence): boolean {
  if (
    isDeniedInOtherWords(top, verdict) ||
    namesFault(main.question, text, top) ||
    isCertain ||
    worst < UNLIKE ||
    top.features.paraphrase >= WORDED_OTHERWISE ||
    isBound ||
    listVerdict !== undefined
  )
    return false;
  if (isComparable || comparesAccess(main.question, text) || comparesChanges(index, main, top.sentence)) return false;
  const lacksThing = main.language !== 'de' && !namesThing(index, main, top.sentence);
  if (verdict === 'yes') return lacksThing || measureCover(index, top) < MIN_SAME_TOPIC;
  return measureCover(index, top) < MAX_LITTLE_COVER || (lacksThing && comparesPrices(main.question, text));
}

/** Returns whether a sentence has hours, and neither it nor its heading has anything of the question: those of the laundry for playing the guitar. */
function hasTimesOfOtherThing({ question, text, top: { features } }: Evidence): boolean {
  const { cover, paraphrase, phrase, heading, phraseHeading } = features;
  return cover + paraphrase + phrase + heading + phraseHeading === 0 && comparesClock(question, text);
}

/** Returns whether a sentence answers a question that the document itself asks above it, such as "No.". */
function answersOtherQuestion({ index, main, top, text }: Evidence): boolean {
  return ANSWERS_HEADING.test(text) && !headingHasQuestion(index, main, top.sentence);
}

/** Returns whether a sentence has only other words for a thing, which cannot confirm that it exists. */
function isMissingThing({ index, parsed, top, question, isMissing, isReworded, worst }: Evidence): boolean {
  // "Halal food": what tells most of the thing is there, and the rest in other words.
  if (isReworded && (worst <= MIN_SAME_TOPIC || !isMissing)) return false;
  return isMissing || (ASKS_EXISTENCE.test(question) && !namesThing(index, parsed, top.sentence));
}

/** Returns whether a sentence denies that something exists which is not the thing of the question: "no emergency care" for a garden. */
function deniesOtherThing({ index, main, top, question, listVerdict, isReworded }: Evidence): boolean {
  if (
    !ASKS_EXISTENCE.test(question) ||
    COST_QUESTION.test(question) ||
    /\bback\b/iu.test(question) ||
    listVerdict !== undefined ||
    top.features.phrase === 1 ||
    isReworded
  )
    return false;
  const heading = findHeading(index, top.sentence);
  const near = [...listReferencedSentences(index, top.sentence), ...(heading === undefined ? [] : [heading])];
  return !near.some((each) => namesThing(index, main, each));
}

/** Returns whether a sentence is a row of a table without any words of a rule, which confirms nothing by itself. */
function isBareRow({ index, top, text, listVerdict, isComparable, isOpposed }: Evidence): boolean {
  const isRow = index.paragraphs[index.sentences[top.sentence]?.paragraph ?? -1]?.kind === 'tableRow';
  return isRow && !isComparable && listVerdict === undefined && !hasRuleWord(text) && !isOpposed;
}

/** Lengths of time and figures are of no topic. */
const MEASURE_WORD = /^(?:\d.*|year|month|week|day|hour|minut|night|evening|mes|semana|dia|hora|ano|jahr|monat|woch|tag|stund|minut)$/iu;

/** Returns whether a sentence, with its heading, has no word of a question in any form, and nothing to compare. A duty may be worded otherwise. */
function sharesNothing({ index, parsed, top, question, text, isComparable, isBound, isOpposed, listVerdict }: Evidence): boolean {
  if (isComparable || isBound || isOpposed || listVerdict !== undefined || MUST_QUESTION.test(question)) return false;
  if (top.features.phrase + top.features.paraphrase > 0 || decideFault(question, text) !== undefined) return false;
  const heading = findHeading(index, top.sentence);
  const near = [...listReferencedSentences(index, top.sentence), ...(heading === undefined ? [] : [heading])];
  const found = new Set(near.flatMap((sentence) => Array.from(index.termsIn(sentence))));
  const contentTerms = parsed.terms.filter(({ term, isFraming }) => !isFraming && !MEASURE_WORD.test(term));
  const isFound = ({ forms, reworded, related }: ParsedQuestion['terms'][number]) =>
    [...forms, ...reworded, ...related].some(({ number, likeness }) => likeness >= WORDED_OTHERWISE && found.has(number));
  return contentTerms.length > 0 && !contentTerms.some(isFound);
}

/** Returns whether a sentence only sets a price or a duty, and so permits nothing but what it names in all words: "alcohol must remain sealed" permits no drinking. */
function bindsOther({ index, main, top, question, rule, isComparable, isBound, isOpposed, listVerdict }: Evidence): boolean {
  if (!ASKS_ACT.test(question) || MUST_QUESTION.test(question) || isComparable || isBound || isOpposed || listVerdict !== undefined) return false;
  const permits = [PERMISSION, FREE, EXEMPT, IS_FREE].some((pattern) => pattern.test(rule));
  if (permits || !(COSTS.test(rule) || OBLIGATION.test(rule))) return false;
  const found = new Set(index.termsIn(top.sentence));
  const contentTerms = main.terms.filter(({ isFraming }) => !isFraming);
  const isNamed = ({ forms }: ParsedQuestion['terms'][number]) => forms.some(({ number, likeness }) => likeness >= SAME_WORD && found.has(number));
  return OBLIGATION.test(rule) ? !contentTerms.every(isNamed) : !hasFirstTerm(main.terms, found);
}

/** Returns whether a rule demands another act than the question: "cakes must be bought" for baking. */
function demandsOtherwise({ index, main: { terms, question }, top, rule, isComparable }: Evidence): boolean {
  if (isComparable) return false;
  const verb = ACT.exec(question)?.groups?.verb ?? '';
  const verbTerm = terms.find(({ term }) => term === normalizeTerm(verb, 'en'));
  if (!verbTerm || LIGHT_VERB.test(verb) || MUST_QUESTION.test(question) || !DEMANDS.test(rule)) return false;
  return !hasFirstTerm([{ ...verbTerm, isFraming: false }], index.termsIn(top.sentence));
}

/** Returns whether another clause has the denial: "the roof costs £9,000, and no loan is raised". */
function deniesElsewhere({ index, main, top, text, rule, isCertain, isComparable }: Evidence): boolean {
  return !isCertain && !isComparable && DENIES_CLAUSE.test(text) && !isDenied(rule) && !hasFirstTerm(main.terms, index.termsIn(top.sentence));
}

/** Returns whether a question has another figure, name or year than the sentence. */
function asksForOtherValue({ index, main, top, question, text, isComparable, isBound, isReworded }: Evidence): boolean {
  if (namesOtherPlaces(question, text)) return true;
  // "France" is one of the European Union.
  if (isComparable || isBound || decidePlace(question, text, '') === 'yes') return false;
  return namesOtherFigure(question, text) || (!isReworded && asksOtherThan(index, main, top.sentence));
}

/** Returns whether another clause permits what the question names: "no food after eight; water may stay". */
function permitsInOtherClause({ index, main, top, text, isComparable, listVerdict }: Evidence): boolean {
  const [first = '', second, another] = text.split(/;\s/u);
  if (second === undefined || another !== undefined || isComparable || listVerdict !== undefined) return false;
  const permits = (clause: string) => PERMISSION.test(clause) && !isDenied(clause);
  const isMixed = isDenied(first) !== isDenied(second) && (permits(first) || permits(second));
  return (
    isMixed &&
    !hasFirstTerm(
      main.terms.map((term) => ({ ...term, reworded: [] })),
      index.termsIn(top.sentence),
    )
  );
}

/** Several things before a denial, which holds for those alone: "Cars, vans and motorcycles may not be parked here". */
const LISTED =
  /^(?<listed>[^;:]*?\p{L},\s[^;:]*?\s(?:and|or|y|o|und|oder)\s[^;:,]{2,60}?)\s(?:(?:is|are|may|can|must|will|do|does|shall|should) (?:\p{L}+ )?(?:not|never)|cannot|no (?:se )?(?:puede|deb|cuenta|est|admite)\p{L}*|(?:ist|sind|darf|dürfen|werden|wird|gelten|zählen) (?:\p{L}+ )?nicht)(?!\p{L})/iu;

/** Returns whether a sentence denies only listed things, of which the question names none. */
function deniesOfListed({ index, parsed, clause, isComparable, isBound, listVerdict }: Evidence): boolean {
  const listed = LISTED.exec(clause)?.groups?.listed;
  if (listed === undefined || isComparable || isBound || listVerdict !== undefined) return false;
  const listedNouns = listed.split(/,\s|\s(?:and|or|y|o|und|oder)\s/u).map((item) => item.split(STARTS_DESCRIPTION)[0]?.split(/\s/u).at(-1) ?? '');
  const terms = parsed.terms.map((term) => ({ ...term, reworded: [] }));
  return findMatchedWords(index, { ...parsed, terms }, listedNouns.join(' ')).length === 0;
}

/** Words that begin the description of a thing: "apprentices earning …", "people with …". */
const STARTS_DESCRIPTION =
  /\s(?:with|who|that|which|of|in|on|from|under|over|between|\p{L}{2,}ing|de|del|con|que|en|menores|mayores|mit|ohne|von|aus|unter|über|im|in der)\s/u;

const NAMES_PLACES = /(?<!\p{L})(?<joint>to|in|into|within|nach|en|a) (?:the )?\p{Lu}\p{Ll}{2,}/gu;

/** Returns whether a question names a place that is unknown to the document. */
function namesOtherPlace({ main, question, text }: Evidence): boolean {
  return [...text.matchAll(NAMES_PLACES)].some(({ groups }) => {
    const place = new RegExp(`(?<!\\p{L})${groups?.joint ?? ''} (?:the )?(?<place>\\p{L}{3,})\\W*$`, 'iu').exec(question)?.groups?.place ?? '';
    const placeTerm = main.terms.find(({ term }) => term === normalizeTerm(place, main.language));
    return placeTerm !== undefined && !placeTerm.isFraming && placeTerm.forms.length + placeTerm.reworded.length === 0;
  });
}
