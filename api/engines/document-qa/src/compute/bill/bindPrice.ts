import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { findCalendarLabels, findQuestionMonths, readNamedMonths } from '../../tables/calendarLabels.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import { findRangeLabels } from '../../tables/rangeLabels.ts';
import { readOneDay } from '../operands/chooseByWeekday.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { readHeadingAt } from '../operands/sections.ts';

/** What a few words and the facts of a question say of the price that is meant. */
export interface Wanted {
  terms: readonly QuestionTerm[];
  /** The words for people: "adults". */
  peopleTerms: readonly QuestionTerm[];
  /** Terms of the document for the everyday phrases among the words: "joining" for "sign up". */
  phraseTerms: readonly string[];
  /** Whether the plain kind is meant: "a normal key". */
  isStandardKind?: boolean;
  /** The whole question, with its days, ages and lengths of time. */
  facts: string;
}

/** A price, and how well each word matches the text next to it. */
export interface Bound {
  operand: Operand;
  likeness: readonly number[];
}

const AROUND_SHARE = 0.85;
const COVER_SHARE = 0.3;
const MIN_EXPLAINED = 0.3;
/** What scores this share of the best is as likely meant. */
const TIE_SHARE = 0.95;
/** A word of a related meaning is not the word. */
const MIN_WORD_MATCH = 0.65;
const REWORDED = 0.7;
/** What a word counts that the document has not. */
const UNKNOWN_SHARE = 0.2;
/** Limits, sums insured and what comes back are no prices. */
const NO_PRICE =
  /\b(?:maximum|at (?:the )?most|capped|up to a|limit|minimum|worth|refunds?|refunded|returned|reduction|discount|less|excess|fined?|penalt\p{L}+|waived|instal?ments?|was|were)\b|(?<!\p{L})(?:máximo|mínimo|höchstens|maximal|mindestens|franquicia|descuento|rabatt|selbstbeteiligung|devoluci\p{L}+|erstatt\p{L}+)(?!\p{L})/iu;

/** Finds the one price that a few words name, in the row and the column that the facts of the question choose. */
export function bindPrice(index: OpenIndex, wanted: Wanted): Bound | undefined {
  const ranked = collectOperands(index)
    .filter(({ quantity, label, tier }) => /^[A-Z]{3}$/.test(quantity.unit) && !tier && !NO_PRICE.test(label))
    .map((operand) => scoreOperand(index, operand, wanted))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [best] = ranked;
  if (!best || best.explained < MIN_EXPLAINED) return undefined;
  // A price that explains other words of the question is a separate price.
  const near = ranked.filter((each) => each.score > TIE_SHARE * best.score && sharesWords(best, each));
  const standard = wanted.isStandardKind ? near.filter(({ operand }) => STANDARD_KIND.test(operand.label)) : [];
  if (standard.length === 1) return standard[0];
  const dated = findOfDay(ranked, best, wanted.facts);
  if (dated) return dated === 'unclear' ? undefined : dated;
  const { cell } = best.operand;
  if (!cell) return near.length === 1 ? best : undefined;
  // All that come near have to be cells of one table.
  if (near.some(({ operand }) => operand.cell?.table !== cell.table)) return undefined;
  const left = chooseRow(cell.table, near, wanted);
  const rowPrices = left && ranked.filter(({ operand }) => operand.cell?.table === cell.table && operand.cell.row === left);
  return rowPrices && chooseColumn(index, cell.table, rowPrices, wanted);
}

/** Matches words for the plain kind of a thing. */
export const STANDARD_KIND =
  /(?<!\p{L})(?:normal|standard|regular|ordinary|usual|basic|normale[rsn]?|einfache[rsn]?|estándar|corriente|gewöhnliche[rsn]?)(?!\p{L})/iu;

/** Returns the price of the day of the week that a question names, where its section has one and the best is for any day. */
function findOfDay(ranked: readonly Scored[], best: Scored, facts: string): Scored | 'unclear' | undefined {
  const day = readOneDay(facts);
  if (!day) return undefined;
  const isOfDay = ({ operand }: Scored) => day.test(operand.label);
  const [only, other] = ranked.filter((each) => each.operand.section === best.operand.section && isOfDay(each));
  if (!only || isOfDay(best) || (best.operand.cell && only.operand.cell?.row === best.operand.cell.row)) return undefined;
  return other ? 'unclear' : only;
}

function sharesWords(one: Bound, other: Bound): boolean {
  return one.likeness.some((each, at) => each >= MIN_WORD_MATCH && (other.likeness[at] ?? 0) >= MIN_WORD_MATCH);
}

interface Scored extends Bound {
  score: number;
  explained: number;
}

/** Returns terms with only their own forms and those of everyday phrases, without related ones. */
function sharpen(terms: readonly QuestionTerm[]): QuestionTerm[] {
  return terms.map((term) => ({ ...term, related: [], reworded: [] }));
}

function weigh({ weight, forms, reworded }: QuestionTerm): number {
  return forms.length + reworded.length === 0 ? UNKNOWN_SHARE * weight : weight;
}

function scoreOperand(index: OpenIndex, operand: Operand, wanted: Wanted): Scored {
  const terms = sharpen(wanted.terms);
  const near = matchText(index, terms, operand.label);
  const around = matchText(index, terms, operand.around);
  const best = terms.map((_, at) => Math.max(near.likeness[at] ?? 0, AROUND_SHARE * (around.likeness[at] ?? 0)));
  // The one word left is that of an everyday phrase: "sign up".
  const isPhraseMatch = best.filter((each) => each < MIN_WORD_MATCH).length === 1 && hasTerm(index, operand.label, wanted.phraseTerms);
  const likeness = best.map((each) => (isPhraseMatch && each < MIN_WORD_MATCH ? REWORDED : each));
  const total = terms.reduce((sum, term) => sum + weigh(term), 0);
  const explained = total === 0 ? 0 : terms.reduce((sum, term, at) => sum + weigh(term) * (likeness[at] ?? 0), 0) / total;
  const cover = operand.cell ? matchText(index, terms, `${operand.name} ${operand.cell.row.cells[1]?.text ?? ''}`).cover : 0;
  const rowCover = operand.cell ? Math.max(cover, matchText(index, terms, operand.name).cover) : 0;
  return { operand, likeness, explained, score: explained * (1 + COVER_SHARE * rowCover) };
}

function hasTerm(index: OpenIndex, text: string, terms: readonly string[]): boolean {
  return findTerms(text, index.language).some(({ term }) => terms.includes(term));
}

/** Chooses the row whose months, ages or amounts the facts fit, or the only one left. */
function chooseRow(table: Table, near: readonly Scored[], { facts }: Wanted): Row | undefined {
  const rows = [...new Set(near.flatMap(({ operand }) => operand.cell?.row ?? []))];
  const [only, another] = rows;
  if (!another) return only;
  const labels = rows.map(({ cells }) =>
    cells
      .slice(0, 2)
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .join(' '),
  );
  const naming = table.header[0]?.text ?? '';
  const [position, other] = findCalendarLabels(labels, facts) ?? findRangeLabels(labels, naming, facts) ?? [];
  return position !== undefined && other === undefined ? rows[position] : undefined;
}

/** Chooses the column of a row that the facts, the people or the words name. */
function chooseColumn(index: OpenIndex, table: Table, rowPrices: readonly Scored[], { facts, peopleTerms, terms }: Wanted): Bound | undefined {
  const [first, another] = rowPrices;
  if (!first || !another) return first;
  const headers = rowPrices.map(({ operand }) => table.header[operand.cell?.column ?? 0]?.text.replace(/\s+/g, ' ') ?? '');
  const naming = `${table.header[0]?.text ?? ''} ${readHeadingAt(index, first.operand.section)}`;
  const months = findQuestionMonths(facts);
  const monthly = rowPrices.filter((_, at) => [...readNamedMonths(headers[at] ?? '')].some((month) => months.includes(month)));
  if (monthly.length === 1) return monthly[0];
  const places = findCalendarLabels(headers, facts) ?? findRangeLabels(headers.map(spellOutDays), naming, facts);
  if (places) return places.length === 1 ? rowPrices[places[0] ?? 0] : undefined;
  const words = peopleTerms.length > 0 ? peopleTerms : terms;
  const named = rowPrices.filter((_, at) => matchText(index, words, headers[at] ?? '').likeness.some((each) => each >= MIN_WORD_MATCH));
  const timed = rowPrices.filter(({ operand }) => operand.per.some((unit) => new RegExp(`(?<!\\p{L})${unit}s?(?:ly)?(?!\\p{L})`, 'iu').test(facts)));
  const [left, other] = named.length > 0 ? named : timed;
  return other || !left ? chooseMostNamed(index, rowPrices, headers, facts) : left;
}

/** Chooses the column whose header has the most words of the whole question. */
function chooseMostNamed(index: OpenIndex, rowPrices: readonly Scored[], headers: readonly string[], facts: string): Bound | undefined {
  const { terms } = parseQuestion(index, { question: facts, history: [] });
  const counts = headers.map((header) => matchText(index, terms, header).likeness.filter((each) => each >= MIN_WORD_MATCH).length);
  const most = Math.max(...counts);
  const [only, another] = rowPrices.filter((_, at) => counts[at] === most);
  return another || most === 0 ? undefined : only;
}

/** Writes "3–6 d" in full. */
function spellOutDays(header: string): string {
  return header.replace(/(?<=\d\+? )d(?:\.|$)/u, 'days');
}
