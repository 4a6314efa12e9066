import { readQuestionAge } from '../../answer/ages.ts';
import { isYesOrNo } from '../../answer/isYesOrNo.ts';
import { findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import { findRangeLabels } from '../../tables/rangeLabels.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { readQuestionCounts } from '../operands/questionCounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findShares } from '../shares/readShares.ts';
import { bindByFacts } from './bindByFacts.ts';
import { dropFacts } from './readBill.ts';

const ASKS_PRICE =
  /\bhow much\b|\bprice\b|\b(?:what['’]?s|what is|what are|what will|what would|what does|what do)\b(?!.*\b(?:time|date|day)\b|['’]?s on\b)|(?<!\p{L})(?:cu[aá]nto|precio|wie ?viel|preis|was kostet)(?!\p{L})/iu;
const ASKS_OTHER =
  /\b(?:deposit|difference|save|cheaper|more|less|refund\p{L}*|discount|off|each|how (?:many|long|often)|extra|held|insured)\b|(?<!\p{L})(?:diferencia|más|menos|descuento|mehr|weniger|unterschied|rabatt|kaution|fianza)(?!\p{L})/iu;
const ASKS_LOSS =
  /\b(?:call\p{L}* (?:it |this |the \p{L}+ )?off|cancel\p{L}*|pull out)\b|(?<!\p{L})(?:anul\p{L}+|cancel\p{L}+|storn\p{L}+|absag\p{L}+)(?!\p{L})/iu;
const ADDS =
  /\b(?:add|added|plus|increase\p{L}*|more|higher|rise\p{L}*)\b|(?<!\p{L})(?:zuzüglich|mehr|höher|aufschlag|más|incremento|aumento|suben?)(?!\p{L})/iu;
const YEAR = /(?<!\d)20\d\d(?!\d)/gu;
const BEFORE =
  /(?<!\p{L})(?:\d{1,3}|\p{L}{3,6}) (?:days?|weeks?|months?|días|semanas|meses|tage?|wochen?|monate?)(?:\p{L}*) (?:before|ahead|beforehand|antes|vorher|vor)(?!\p{L})/iu;
const MIN_WORD_MATCH = 0.65;

/** Answers with the price of the season, the day or the age that a question has, with what a rule adds to it in a year, or the part of it that is lost by then. */
export function answerWithSeason(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question) || ASKS_OTHER.test(question) || isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const isLost = ASKS_LOSS.test(question);
  const remaining = question.replace(BEFORE, ' ');
  if (readQuestionAge(question) === undefined && readQuestionCounts(remaining).length > 0) return undefined;
  const price = bindByFacts(index, remaining);
  if (!price || (!isLost && !areWordsBound(index, remaining, price))) return undefined;
  if (isLost) return takePart(index, question, price);
  const rule = findYearRule(index, question);
  return rule === 'unclear' ? undefined : composePrice(index, price, rule);
}

/** Returns whether each word that the document has is next to the price, or in the title of the document. */
function areWordsBound(index: OpenIndex, question: string, { label, around, cell }: Operand): boolean {
  const terms = listContentTerms(index, dropFacts(question));
  const heading = index.paragraphs.find(({ kind }) => kind === 'heading');
  const title = heading ? index.text.slice(heading.start, heading.end) : '';
  const likeness = matchText(index, terms, `${label} ${around} ${cell?.table.header[0]?.text ?? ''} ${title}`).likeness;
  const inDocument = matchText(index, terms, index.text).likeness;
  return terms.every((_, at) => (likeness[at] ?? 0) >= MIN_WORD_MATCH || (inDocument[at] ?? 0) < MIN_WORD_MATCH);
}

interface YearRule {
  part: number;
  sentence: number;
}

/** Finds by how much the prices of a year that a question names are raised. */
function findYearRule(index: OpenIndex, question: string): YearRule | 'unclear' | undefined {
  const [year, another] = question.match(YEAR) ?? [];
  if (year === undefined) return undefined;
  const rules = index.sentences.flatMap((_, sentence): YearRule[] => {
    const text = readOnOneLine(index, sentence);
    const [share, other] = findShares(text);
    return text.includes(year) && ADDS.test(text) && share?.text.includes('%') && !other ? [{ part: share.part, sentence }] : [];
  });
  return another !== undefined || rules.length > 1 ? 'unclear' : rules[0];
}

function composePrice(index: OpenIndex, price: Operand, rule: YearRule | undefined): BuiltInAnswer {
  const named = { ...price, name: price.label.trim() };
  if (!rule) {
    const answer = composeSteps(index, [{ text: price.quantity.text, from: named }], { code: 'value', value: price.quantity.text });
    return { ...answer, sentences: [{ text: named.name, citation: 1 }], isSeries: false };
  }
  const percent = Math.round(1000 * (1 + rule.part)) / 10;
  const { start, end } = index.sentences[rule.sentence] ?? { start: 0, end: 0 };
  const steps: Step[] = [
    { text: `${percent} % × ${price.quantity.text}`, from: named },
    { text: `+ ${Math.round(1000 * rule.part) / 10} %`, from: { span: { start, end }, name: '', sentence: rule.sentence } },
  ];
  const total = Math.round((1 + rule.part) * 100 * price.quantity.value) / 100;
  return composeSteps(index, steps, { code: 'computed', value: writeLikeMostPrecise(index, total, [price.quantity]) });
}

const PERCENT_CELL = /^(?<percent>\d{1,3})\s?% (?:of|de|del|der|des|vom) (?:the |la |el )?(?<whole>[\p{L} ]{3,30})$/iu;

/** Takes the part of a price that a table sets for so long before: "3 to 6 months: 75% of the hire". */
function takePart(index: OpenIndex, question: string, price: Operand): BuiltInAnswer | undefined {
  const notice = BEFORE.exec(question)?.[0];
  if (notice === undefined) return undefined;
  const found = findTables(index).flatMap(({ rows, header }) => {
    const [position, another] =
      findRangeLabels(
        rows.map(({ cells }) => cells[0]?.text.replace(/\s+/g, ' ') ?? ''),
        header[0]?.text ?? '',
        notice,
      ) ?? [];
    const row = position === undefined || another !== undefined ? undefined : rows[position];
    const cells = (row?.cells.slice(1) ?? []).flatMap(({ text }) => {
      const { percent, whole = '' } = PERCENT_CELL.exec(text.replace(/\s+/g, ' ').trim())?.groups ?? {};
      return percent === undefined ? [] : [{ percent: Number(percent), whole }];
    });
    const [cell, other] = cells;
    return row && cell && !other ? [{ row, ...cell }] : [];
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const terms = listContentTerms(index, only.whole);
  const isAboutPrice = matchText(index, terms, `${price.label} ${price.around}`).likeness.every((each) => each >= MIN_WORD_MATCH);
  if (terms.length === 0 || !isAboutPrice) return undefined;
  const name = only.row.cells[0]?.text.replace(/\s+/g, ' ') ?? '';
  const steps: Step[] = [
    { text: `${only.percent} %`, from: { span: only.row, name } },
    { text: `${only.percent} % × ${price.quantity.text}`, from: { ...price, name: price.label.trim() } },
  ];
  const value = Math.round(only.percent * price.quantity.value) / 100;
  return composeSteps(index, steps, { code: 'computed', value: writeLikeMostPrecise(index, value, [price.quantity]) });
}
