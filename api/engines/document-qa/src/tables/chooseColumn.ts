import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { TableView } from './tableView.ts';

const ASKS_END =
  /\b(?:until|till|up to) (?:what|when|which)\b|\b(?:when|what time)\b.*\b(?:close|shut|end|finish)|\bhow late\b|(?<!\p{L})(?:hasta (?:qué|que|cuándo|cuando)|a qué hora (?:cierra|termina|acaba)\p{L}*|bis wann|wie lange (?:ist|sind|habt|haben).*(?:offen|geöffnet|auf)|wann (?:schlie|ende|macht?.*zu)\p{L}*)/iu;
const ASKS_START =
  /\bfrom (?:what|when|which)\b|\b(?:when|what time)\b.*\b(?:open|start|begin)|\bhow early\b|(?<!\p{L})(?:desde (?:qué|que|cuándo|cuando)|a qué hora (?:abre|empieza|comienza)\p{L}*|ab wann|wann (?:öffne|beginn|fäng|macht?.*auf)\p{L}*)/iu;
const END_HEAD = /(?<!\p{L})(?:until|till|to|clos\p{L}+|ends?|ending|finish\p{L}*|hasta|cierre|fin(?:al)?|bis|schlie(?:ß|ss)\p{L}*|ende)(?!\p{L})/iu;
const START_HEAD = /(?<!\p{L})(?:from|open\p{L}*|starts?|starting|begin\p{L}*|desde|apertura|inicio|von|ab|öffn\p{L}*|beginn)(?!\p{L})/iu;
const ASKS_TIME =
  /\bhow (?:long|soon|early|late|many (?:days|weeks|months|hours))\b|\bwhen\b|(?<!\p{L})(?:cuánto tiempo|cuánto antes|cuándo|wie lange|wann)(?!\p{L})/iu;

/**
 * Chooses the column of a row that answers a question: the one it names, that of the end it asks for, or the one whose cell has its words.
 * Returns undefined where several could be meant.
 */
export function chooseColumn(index: OpenIndex, view: TableView, row: Row, read: ReadQuestion): number | undefined {
  const { header } = view.table;
  const values = header.flatMap((_, column) => (column > 0 && column !== view.nameColumn && view.cellOf(row, column) !== '' ? [column] : []));
  const ofEnd = findEnd(
    header.map(({ text }) => text),
    values,
    read.question,
  );
  if (ofEnd !== undefined) return ofEnd;
  const [named, ...others] = view.columns;
  if (named !== undefined && others.length === 0 && view.isColumnSaid) return named;
  const byCell = findCellWithWords(index, view, row, values, read);
  if (byCell !== undefined) return byCell;
  if (named !== undefined) return others.length === 0 ? named : undefined;
  return values.length === 1 ? values[0] : undefined;
}

/** "Until when" means the column of closing times, "from when" that of opening times. */
function findEnd(heads: readonly string[], values: readonly number[], question: string): number | undefined {
  const pattern = ASKS_END.test(question) ? END_HEAD : ASKS_START.test(question) ? START_HEAD : undefined;
  const found = pattern ? values.filter((column) => pattern.test(heads[column] ?? '')) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the one cell with words of the question that the name of its row lacks: "Stop 7 days before" for "How long before must I stop?" */
function findCellWithWords(index: OpenIndex, view: TableView, row: Row, values: readonly number[], read: ReadQuestion): number | undefined {
  const name = new Set(findTerms(view.cellOf(row, view.nameColumn), index.language).map(({ term }) => term));
  const asked = new Set(read.terms.filter(({ isFraming, term }) => !isFraming && !name.has(term)).map(({ term }) => term));
  const counts = values.map((column) => {
    const cell = view.cellOf(row, column);
    const found = new Set(findTerms(cell, index.language).flatMap(({ term }) => (asked.has(term) ? [term] : [])));
    return ASKS_TIME.test(read.question) && !/\d|\b(?:at once|immediately|none|never)\b/iu.test(cell) ? 0 : found.size;
  });
  const most = Math.max(0, ...counts);
  const best = values.filter((_, at) => counts[at] === most);
  return most > 0 && best.length === 1 ? best[0] : undefined;
}
