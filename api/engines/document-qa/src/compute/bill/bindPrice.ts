import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { type AskedTerm, readQuestion } from '../../retrieve/readQuestion.ts';
import { findAskedMonths, findCalendarLabels, readNamedMonths } from '../../tables/calendarLabels.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import { findRangeLabels } from '../../tables/rangeLabels.ts';
import { readOneDay } from '../operands/chooseOfDay.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { readHeadingAt } from '../operands/sections.ts';

/** What a few words and the facts of a question say of the price that is meant. */
export interface Wanted {
  terms: readonly AskedTerm[];
  /** The words for people: "adults". */
  kinds: readonly AskedTerm[];
  /** Terms of the document for the everyday phrases among the words: "joining" for "sign up". */
  meant: readonly string[];
  /** Whether the plain kind is meant: "a normal key". */
  isPlain?: boolean;
  /** The whole question, with its days, ages and lengths of time. */
  facts: string;
}

/** A price, and how well each word is found beside it. */
export interface Bound {
  operand: Operand;
  likeness: readonly number[];
}

const AROUND_SHARE = 0.85;
const COVER_SHARE = 0.3;
const FEWEST_EXPLAINED = 0.3;
/** What scores this share of the best is as likely meant. */
const NEAR = 0.95;
/** A word of a related meaning is not the word. */
const FOUND = 0.65;
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
  if (!best || best.explained < FEWEST_EXPLAINED) return undefined;
  // What explains other words of the question stands beside it as a price of its own.
  const near = ranked.filter((each) => each.score > NEAR * best.score && sharesWords(best, each));
  const plain = wanted.isPlain ? near.filter(({ operand }) => PLAIN_KIND.test(operand.label)) : [];
  if (plain.length === 1) return plain[0];
  const dated = findOfDay(ranked, best, wanted.facts);
  if (dated) return dated === 'unclear' ? undefined : dated;
  const { cell } = best.operand;
  if (!cell) return near.length === 1 ? best : undefined;
  // All that come near have to be cells of one table.
  if (near.some(({ operand }) => operand.cell?.table !== cell.table)) return undefined;
  const left = chooseRow(cell.table, near, wanted);
  const ofRow = left && ranked.filter(({ operand }) => operand.cell?.table === cell.table && operand.cell.row === left);
  return ofRow && chooseColumn(index, cell.table, ofRow, wanted);
}

/** Matches words for the plain kind of a thing. */
export const PLAIN_KIND =
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
  return one.likeness.some((each, at) => each >= FOUND && (other.likeness[at] ?? 0) >= FOUND);
}

interface Scored extends Bound {
  score: number;
  explained: number;
}

/** Returns words as they or an everyday phrase for them stand in a document, without related ones. */
function sharpen(terms: readonly AskedTerm[]): AskedTerm[] {
  return terms.map((term) => ({ ...term, related: [], reworded: [] }));
}

function weigh({ weight, forms, reworded }: AskedTerm): number {
  return forms.length + reworded.length === 0 ? UNKNOWN_SHARE * weight : weight;
}

function scoreOperand(index: OpenIndex, operand: Operand, wanted: Wanted): Scored {
  const terms = sharpen(wanted.terms);
  const near = matchText(index, terms, operand.label);
  const around = matchText(index, terms, operand.around);
  const said = terms.map((_, at) => Math.max(near.likeness[at] ?? 0, AROUND_SHARE * (around.likeness[at] ?? 0)));
  // The one word left is that of an everyday phrase: "sign up".
  const isMeant = said.filter((each) => each < FOUND).length === 1 && hasTerm(index, operand.label, wanted.meant);
  const likeness = said.map((each) => (isMeant && each < FOUND ? REWORDED : each));
  const total = terms.reduce((sum, term) => sum + weigh(term), 0);
  const explained = total === 0 ? 0 : terms.reduce((sum, term, at) => sum + weigh(term) * (likeness[at] ?? 0), 0) / total;
  const cover = operand.cell ? matchText(index, terms, `${operand.name} ${operand.cell.row.cells[1]?.text ?? ''}`).cover : 0;
  const own = operand.cell ? Math.max(cover, matchText(index, terms, operand.name).cover) : 0;
  return { operand, likeness, explained, score: explained * (1 + COVER_SHARE * own) };
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
  const [place, other] = findCalendarLabels(labels, facts) ?? findRangeLabels(labels, naming, facts) ?? [];
  return place !== undefined && other === undefined ? rows[place] : undefined;
}

/** Chooses the column of a row that the facts, the people or the words name. */
function chooseColumn(index: OpenIndex, table: Table, ofRow: readonly Scored[], { facts, kinds, terms }: Wanted): Bound | undefined {
  const [first, another] = ofRow;
  if (!first || !another) return first;
  const heads = ofRow.map(({ operand }) => table.header[operand.cell?.column ?? 0]?.text.replace(/\s+/g, ' ') ?? '');
  const naming = `${table.header[0]?.text ?? ''} ${readHeadingAt(index, first.operand.section)}`;
  const months = findAskedMonths(facts);
  const monthly = ofRow.filter((_, at) => [...readNamedMonths(heads[at] ?? '')].some((month) => months.includes(month)));
  if (monthly.length === 1) return monthly[0];
  const places = findCalendarLabels(heads, facts) ?? findRangeLabels(heads.map(spellOutDays), naming, facts);
  if (places) return places.length === 1 ? ofRow[places[0] ?? 0] : undefined;
  const words = kinds.length > 0 ? kinds : terms;
  const named = ofRow.filter((_, at) => matchText(index, words, heads[at] ?? '').likeness.some((each) => each >= FOUND));
  const timed = ofRow.filter(({ operand }) => operand.per.some((unit) => new RegExp(`(?<!\\p{L})${unit}s?(?:ly)?(?!\\p{L})`, 'iu').test(facts)));
  const [left, other] = named.length > 0 ? named : timed;
  return other || !left ? chooseMostNamed(index, ofRow, heads, facts) : left;
}

/** Chooses the column whose head has the most words of the whole question. */
function chooseMostNamed(index: OpenIndex, ofRow: readonly Scored[], heads: readonly string[], facts: string): Bound | undefined {
  const { terms } = readQuestion(index, { question: facts, history: [] });
  const counts = heads.map((head) => matchText(index, terms, head).likeness.filter((each) => each >= FOUND).length);
  const most = Math.max(...counts);
  const [only, another] = ofRow.filter((_, at) => counts[at] === most);
  return another || most === 0 ? undefined : only;
}

/** Writes "3–6 d" in full. */
function spellOutDays(head: string): string {
  return head.replace(/(?<=\d\+? )d(?:\.|$)/u, 'days');
}
