import { findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';

const MINE =
  /(?<!\p{L})(?:mine|ours|my (?:current |present |own )?(?:one|unit|room|size|plan|package|tariff|cabin|berth|box)|mein(?:e[rs]?|es)?(?=\W*$)|(?:el|la) m[íi][oa])(?!\p{L})/iu;
const MIN_ROWS = 3;

/** Writes the row of a price list that a document has as the reader's own for "mine": "75 sq ft" from "Unit: C214, 75 sq ft". */
export function replaceMine(index: OpenIndex, question: string): string {
  if (!MINE.test(question)) return question;
  const tables = findTables(index);
  const names = tables.flatMap((table) =>
    table.rows.length < MIN_ROWS ? [] : table.rows.map(({ cells }) => ({ table, name: cells[0]?.text.replace(/\s+/g, ' ').trim() ?? '' })),
  );
  const stated = names.filter(({ table, name }) => {
    if (name.length < 2) return false;
    const pattern = new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu');
    return tables.some(
      (other) =>
        other !== table &&
        [other.header, ...other.rows.map(({ cells }) => cells)].some(([, value]) => pattern.test(value?.text.replace(/\s+/g, ' ') ?? '')),
    );
  });
  const [only, another] = stated;
  return only && !another ? question.replace(MINE, only.name) : question;
}
