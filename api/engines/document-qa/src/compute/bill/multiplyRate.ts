import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeSteps } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import { isTime, normalizeUnit } from '../operands/priceUnits.ts';
import { dropCounts, readQuestionCounts } from '../operands/questionCounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';

const ASKS = /\bhow (?:many|much|long)\b|(?<!\p{L})(?:cu[aá]nt[oa]s?|wie ?viele?|wie lange)(?!\p{L})/iu;
const COUNT = `\\d{1,4}(?:[.,]\\d)?|${SEVERAL}|one|an?|un[oa]?|eine?n?`;
const EACH =
  '(?:for |per |a |por |para |für |pro |je )?(?:each|every|per|cada|jede[rsnm]?|pro|je)(?: (?:completed|full|whole|started|further|volle[rsn]?|vollendete[rsn]?|completo))?';
/** "One week for each year", and "each credit stands for ten hours". */
const RATES = [
  new RegExp(`(?<![\\p{L}\\d.,])(?<count>${COUNT}) (?<obtained>\\p{L}{3,})(?: (?:\\p{L}+ ){0,3}?)?(?:${EACH}) (?<quantityName>\\p{L}{3,})`, 'giu'),
  new RegExp(
    `(?:^|[.;,]\\s|\\s)(?:each|every|cada|jede[rs]?|ein|una?|one) (?<quantityName>\\p{L}{3,}) (?:stands for|is worth|is equal to|equals|is|counts as|corresponds to|means|needs|requires|takes|gives|equivale a|son|entspricht|braucht) (?<count>${COUNT}) (?<obtained>\\p{L}{3,})`,
    'giu',
  ),
];
const LIMIT = /\b(?:up to|at most|maximum|no more than)\b|(?<!\p{L})(?:hasta|máximo|höchstens|maximal)(?!\p{L})/iu;
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:until|up to|less than|after|bis|unter|hasta|menos de|nach|después de)(?: \\p{L}+){0,4}? (?<count>${SEVERAL})(?![\\p{L}\\d])(?! (?:weeks|hours|wochen|stunden|semanas|horas))`,
  'iu',
);
const MIN_WORD_MATCH = 0.65;

/** Answers with the number of things that another number of things equals: "each credit stands for ten hours" for 20 credits. Returns undefined where a limit is passed or two rates fit. */
export function multiplyRate(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS.test(question)) return undefined;
  const counts = readQuestionCounts(question);
  if (counts.length !== 1) return undefined;
  const [questionCount] = counts;
  const rest = dropCounts(question, counts);
  const found = index.sentences.flatMap(({ start, end, paragraph }, sentence) => {
    if (index.paragraphs[paragraph]?.kind === 'tableRow') return [];
    const text = readOnOneLine(index, sentence);
    return RATES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ groups, 0: match, index: at }) => {
      const { count = '', obtained = '', quantityName = '' } = groups ?? {};
      const one = /^(?:one|an?|un[oa]?|eine?n?)$/iu.test(count) ? 1 : readSmallNumber(count);
      const isThing = !/^(?:for|each|every|per|pro|por|für|and|und)$/iu.test(obtained) && !/[£€$]\s?$/u.test(text.slice(0, at));
      const isAskedUnit = isThing && questionCount?.units.includes(normalizeUnit(quantityName)) === true;
      return one === undefined || !isAskedUnit || normalizeUnit(obtained) === normalizeUnit(quantityName)
        ? []
        : [{ one, obtained, match, after: text.slice(at), span: { start, end }, sentence, text }];
    });
  });
  const [rate, another] = found;
  if (!questionCount || !rate || another) return undefined;
  // The question asks for just that unit, or names the topic of the sentence.
  const terms = listContentTerms(index, rest);
  const likeness = matchText(index, terms, rate.text).likeness;
  const isAsked =
    new RegExp(`(?<!\\p{L})${normalizeUnit(rate.obtained)}`, 'iu').test(rest) ||
    (isTime(normalizeUnit(rate.obtained)) && likeness.some((each) => each >= MIN_WORD_MATCH));
  const limit = LIMIT.exec(rate.after);
  const most = limit ? readLimit(rate.after.slice(limit.index)) : undefined;
  if (!isAsked || (limit && most === undefined)) return undefined;
  const value = questionCount.count * rate.one;
  // "Until you have worked four years" has a rule of its own.
  const until = UNTIL.exec(rate.text)?.groups?.count;
  if (until !== undefined && questionCount.count <= (readSmallNumber(until) ?? Number.POSITIVE_INFINITY)) return undefined;
  if (most !== undefined && value > most) return undefined;
  const text = `${questionCount.count} × ${rate.one} ${rate.obtained}`;
  return composeSteps(index, [{ text, from: { span: rate.span, name: '', sentence: rate.sentence } }], {
    code: 'computed',
    value: `${value} ${writePlural(rate.obtained, value, index.language)}`,
  });
}

function readLimit(text: string): number | undefined {
  const [limit] = new RegExp(`(?<![\\p{L}\\d])(?:${SEVERAL})(?![\\p{L}\\d])`, 'iu').exec(text) ?? [];
  return limit === undefined ? undefined : readSmallNumber(limit);
}

/** Writes the plural of a unit that the document has in the singular: "one week" for each year. */
function writePlural(unit: string, value: number, language: string): string {
  if (value === 1 || /[sn]$/u.test(unit)) return unit;
  return language === 'de' ? `${unit}${unit.endsWith('e') ? 'n' : 'e'}` : `${unit}s`;
}
