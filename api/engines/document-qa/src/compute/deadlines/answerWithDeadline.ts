import { findDates, type NamedDate } from '../../answer/dates.ts';
import { isYesOrNo } from '../../answer/isYesOrNo.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectMoments } from '../operands/collectMoments.ts';
import { composeSteps, type Step } from '../operands/composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from '../operands/matchOperands.ts';
import type { Moment } from '../operands/operand.ts';
import { collectDatedLengths, type DatedLength } from './datedLengths.ts';
import { shiftDate, writeDay } from './shiftDate.ts';

const ASKS_DAY =
  /\b(?:(?:un)?till?|by|since) when\b|\bwhen\b|\b(?:what|which) (?:date|day)\b|\b(?:last|latest|final) (?:date|day)\b|(?<!\p{L})(?:wann|welche[mnrs]? (?:tag|datum)|cu[aá]ndo|qué (?:día|fecha))(?!\p{L})/iu;
const ASKED_WORDS =
  /\b(?:(?:un)?till?|by|when|what|which|date|day|last|latest|final|at|the latest|long|run(?:s|ning)? out|expires?|end(?:s|ed|ing)?|over|valid|good|hold(?:s)?|up|over|finish(?:es)?|stop(?:s)?|needs?|wants?|must|pay|paid|money)\b|(?<!\p{L})(?:bis|wann|spätestens|läuft|ab|endet|gilt|gültig|hasta|cu[aá]ndo|vence|caduca|termina|como (?:muy )?tarde)(?!\p{L})/giu;
/** What leads to the question has its own day: "I move out on 30 June, …". */
const LEAD = /[,;.!]\s+|\s(?=(?:if|when|wenn|falls|si|cuando) (?:i|we|you|ich|wir|sie|me|quiero|nos)\b)/iu;
/** Matches questions about giving notice. The clause before says that somebody is leaving. */
const ASKS_NOTICE =
  /\b(?:tell|notice|inform|let you know|cancel|write)\b|(?<!\p{L})(?:kündigen|bescheid|mitteilen|sagen|avisar|comunicar)(?!\p{L})/iu;
const THAT_DAY = /(?<!\p{L})(?:that|this) (?:date|day)|diese[mrs] (?:tag\p{L}*|datum)|es[ae] (?:fecha|día)/iu;
const DAY_WORDS =
  /(?<!\p{L})(?:the|your|our|its|day|date|time|of|der|die|das|dem|den|des|tag|datum|el|la|día|fecha|de|del|you|we|they|i)(?!\p{L})/giu;
/** A date that the document has of itself. */
const DOCUMENT_DATE = /^\W*(?:date|dated|date of (?:issue|this \p{L}+)|issued(?: on)?|datum|ausstellungsdatum|fecha|fecha de emisión)\W*$/iu;
const START = /(?<!\p{L})(?:start|beginning|commencement|beginn|inicio|comienzo)(?!\p{L})/giu;
const IS_START = /(?<!\p{L})(?:start|begin|began|commence|beginn|inici|comienz|empie)\p{L}*/iu;
const ASKS_END =
  /\b(?:ends?|ending|over|expires?|finish(?:es)?|runs? out|up)\b|(?<!\p{L})(?:endet|ende|aus|läuft|acaba|termina|vence|caduca|finaliza)(?!\p{L})/iu;
const IS_END = /(?<!\p{L})(?:end|ending|expiry|expiration|termination|ende|ablauf|beendigung|fin|final|término|vencimiento|terminación)(?!\p{L})/iu;
const MIN_NAMED = 0.6;
/** From this likeness on, a word of a sentence means one of the question. */
const MIN_WORD_MATCH = 0.3;

/**
 * Answers on which day something ends or is due at the latest: "seven years from the day of installation", "14 days' notice" before a day of the question.
 * Returns undefined unless one length and the day that it is counted from are certain.
 */
export function answerWithDeadline(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_DAY.test(question)) return undefined;
  const parsed = parseQuestion(index, { question, history: [] });
  if (isYesOrNo(parsed)) return undefined;
  const [givenDate, another] = findDates(question);
  const length = chooseLength(index, givenDate ? dropDate(question, givenDate) : question, givenDate !== undefined);
  if (!length || another) return undefined;
  const day = givenDate ?? findDay(index, length);
  if (!day) return undefined;
  const date = 'date' in day ? day.date : day;
  if (!date) return undefined;
  const steps: Step[] = [
    { text: `${date.text} ${length.sign > 0 ? '+' : '−'} ${length.length.text}`, from: length },
    ...('date' in day ? [{ text: date.text, from: { ...day, name: '' } }] : []),
  ];
  return composeSteps(index, steps, { code: 'computed', value: writeDay(shiftDate(date, length.length, length.sign), parsed.language) });
}

/** Chooses the one length that a question means: of a notice only where the question has the day to which it is given. */
function chooseLength(index: OpenIndex, question: string, hasDay: boolean): DatedLength | undefined {
  const terms = listContentTerms(index, question.replace(ASKED_WORDS, ' '));
  if (terms.length === 0) return hasDay && ASKS_NOTICE.test(question) ? findOnlyNotice(index) : undefined;
  // A length that is counted from the end of the lease does not say when that is.
  const isOfEnd = ASKS_END.test(question);
  const lengths = collectDatedLengths(index).filter(({ isNotice, from }) => (!isNotice || hasDay) && !(isOfEnd && IS_END.test(from)));
  const matches = matchLabelled(index, lengths, terms);
  const best = chooseLeader(matches);
  if (!best || !isNamedBySentence(index, best, terms)) return undefined;
  // A date that the document states itself is answered with its sentence.
  const [stated] = matchLabelled(
    index,
    collectMoments(index).filter(({ date, span }) => date && span.start !== best.span.start),
    terms,
  );
  return stated && stated.explained >= (matches[0]?.explained ?? 0) && !hasDay && !isCountedDay(best, stated.thing) ? undefined : best;
}

/** Returns whether the sentence of a length has a word of the question. Its heading alone may be above lengths of other things. */
function isNamedBySentence(index: OpenIndex, { span }: DatedLength, terms: readonly QuestionTerm[]): boolean {
  return matchText(index, terms, index.text.slice(span.start, span.end)).likeness.some((likeness) => likeness >= MIN_WORD_MATCH);
}

/** Finds the one notice that a document asks for. */
function findOnlyNotice(index: OpenIndex): DatedLength | undefined {
  const [only, another] = collectDatedLengths(index).filter(({ isNotice }) => isNotice);
  return another ? undefined : only;
}

/** Returns whether a date is the very day that a length is counted from. */
function isCountedDay({ from }: DatedLength, { label }: Moment): boolean {
  const words =
    from
      .replace(DAY_WORDS, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => label.toLowerCase().includes(word.slice(0, 5)));
}

/** Drops the clause of a question that has a day of its own, or the day where there is no other clause. */
function dropDate(question: string, { text }: NamedDate): string {
  const rest = question.split(LEAD).filter((clause) => !clause.includes(text));
  return rest.length > 0 ? rest.join(' ') : question.replace(text, ' ');
}

/** Finds the date of the day that a length is counted from, if the document has just one. */
function findDay(index: OpenIndex, { from, isNotice, sentence }: DatedLength): Moment | undefined {
  if (isNotice) return undefined;
  const dated = collectMoments(index).filter(({ date }) => date !== undefined);
  if (THAT_DAY.test(from)) {
    const [only, another] = dated.filter((moment) => moment.sentence !== undefined && moment.sentence === (sentence ?? 0) - 1);
    return another ? undefined : only;
  }
  const namedDates = findDates(from);
  if (namedDates.length === 1) return dated.find((moment) => moment.sentence === sentence && moment.date?.text === namedDates[0]?.text);
  const words = from.replace(DAY_WORDS, ' ').trim();
  const fitting =
    words === '' ? dated.filter(({ label, date }) => DOCUMENT_DATE.test(label.replace(date?.text ?? '', ' '))) : matchDay(index, dated, words);
  const days = new Set(fitting.map(({ date }) => `${date?.day} ${date?.month} ${date?.year}`));
  return days.size === 1 ? fitting[0] : undefined;
}

function matchDay(index: OpenIndex, all: readonly Moment[], text: string): Moment[] {
  // "The start of the lease" is the day on which it begins.
  const others = text.replace(START, ' ').trim();
  const isStart = others !== text && others !== '';
  // The day on which it begins is not that of its end.
  const later = IS_END.test(text) ? all.filter(({ label }) => !IS_START.test(label)) : all;
  const [words, dated] = isStart ? [others, all.filter(({ label }) => IS_START.test(label))] : [text, later];
  // "Arrive" asks for money elsewhere.
  const terms = parseQuestion(index, { question: words, history: [] }).terms.filter(({ isFraming }) => !isFraming);
  if (terms.length === 0) return [];
  const matches = matchLabelled(index, dated, terms).filter(({ explained }) => explained >= MIN_NAMED);
  return matches.filter(({ score }) => score > (matches[0]?.score ?? 0) - 0.08).map(({ thing }) => thing);
}
