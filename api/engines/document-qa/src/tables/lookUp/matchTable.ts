import { findTerms } from '@sheaf/language/terms/searchTerms';
import { namesContrary } from '../../answer/contrastingWords.ts';
import type { Table } from '../../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion, QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { isPlaceName } from '../../retrieve/placeNames.ts';
import { dropQualifier, findNameColumn, findTitleAbove } from '../tableView.ts';

/** How well each word of a question matches one text of a table, from 0 to 1, in the order of the words. */
export type Likeness = readonly number[];

/** How the words of a question match a table. */
export interface TableMatch {
  table: Table;
  words: readonly QuestionTerm[];
  /** Of each row: its name, and the other cells of text at a discount. */
  rows: readonly TextMatch[];
  names: readonly string[];
  /** Of each header. */
  columns: readonly TextMatch[];
  /** Of the title above the table and the header above the names of the rows. */
  title: Likeness;
}

/** How the words of a question match a text, and what share of the text they name. */
export interface TextMatch {
  likeness: Likeness;
  cover: number;
}

/** The weight of a related word, relative to the word itself. */
const RELATED_SHARE = 0.6;
const MIN_RELATED = 0.5;
const OTHER_CELL_SHARE = 0.8;
const NAMES_JOINED = ' – ';
/** What follows a comma qualifies a name: it need not be named. */
const AFTER_COMMA = /,.*$/su;

/** Matches the words of a question with the names of the rows, the headers and the title of a table. */
export function matchTable(index: OpenIndex, table: Table, { terms }: ParsedQuestion): TableMatch {
  const match = (text: string) => matchText(index, terms, text);
  const naming = findNameColumn(table);
  const names = nameRows(table, naming);
  const rows = table.rows.map(({ cells }, row) => {
    const name = names[row] ?? '';
    const isShared = names.some((other, at) => at !== row && other.replace(AFTER_COMMA, '') === name.replace(AFTER_COMMA, ''));
    // Of "Resident, first car" and "Resident, second car", what follows the comma is the name.
    const whole = match(name.replace(NAMES_JOINED, ' '));
    const [, alias] = /\((\p{L}[^()\d]{3,})\)\s*$/u.exec(name) ?? [];
    const others = [...(isShared ? [name.replace(/^[^,]*,\s*/u, '')] : []), ...(alias === undefined ? [] : [alias]), ...listMembers(name)];
    const nameMatch = { ...whole, cover: Math.max(whole.cover, ...others.map((other) => match(other).cover)) };
    const text = cells.filter((cell, position) => position !== naming && /\p{L}{3}/u.test(cell.text)).map((cell) => cell.text);
    const rest = match(text.join(' ')).likeness;
    return { cover: nameMatch.cover, likeness: nameMatch.likeness.map((each, at) => Math.max(each, OTHER_CELL_SHARE * (rest[at] ?? 0))) };
  });
  const columns = table.header.map(({ text }) => match(spellOutNumber(text, index.language)));
  const title = match(`${findTitleAbove(index, table)} ${table.header[naming]?.text ?? ''}`).likeness;
  return { table, words: terms, rows, names, columns, title };
}

/** Names rows by one column, and by the next one too where several rows have the same name in it: "Radiator | Kitchen". */
function nameRows({ rows, header }: Table, naming: number): string[] {
  const names = rows.map(({ cells }) => cells[naming]?.text ?? '');
  const isText = rows.every(({ cells }) => /^\p{L}{3}/u.test(cells[naming + 1]?.text ?? ''));
  if (new Set(names).size === names.length || !isText || header.length < naming + 3) return names;
  return rows.map(({ cells }, row) => `${names[row]}${NAMES_JOINED}${cells[naming + 1]?.text}`);
}

/** What gathers several under one name: "Zone 2: USA, Canada". */
const GATHERED = /^[^:,]{2,30}:\s(?<members>.*\p{L}.*)$/su;
const BETWEEN_MEMBERS = /\s*[,/]\s*|\s(?:and|or|y|o|und|oder)\s/u;
const PROPER = /^\p{Lu}/u;

/** Lists what the name of a row gathers, each of which names the row: after a colon, or a list of names. */
function listMembers(name: string): string[] {
  const listed = GATHERED.exec(name)?.groups?.members;
  const members = (listed ?? name).split(BETWEEN_MEMBERS).filter((each) => /\p{L}{2}/u.test(each));
  if (members.length < 2) return listed === undefined ? [] : [listed];
  return listed !== undefined || members.every((each) => PROPER.test(each)) ? members : [];
}

const NUMBERS: Readonly<Record<string, string>> = { es: 'número', de: 'Nummer' };

/** Writes the short form of "number" in full: "Part no.", "Art.-Nr.", "N.º". */
function spellOutNumber(header: string, language: string): string {
  return header.replace(/(?<!\p{L})(?:no\.|nos\.|nr\.?|n\.?º|núm\.?)(?!\p{L})/giu, NUMBERS[language] ?? 'number');
}

/** Returns how well each word of a question matches a text, and what share of the text the words name. */
export function matchText(index: OpenIndex, words: readonly QuestionTerm[], text: string): TextMatch {
  const found = new Set(findTerms(text, index.language).map(({ term }) => term));
  const needed = new Set(findTerms(dropQualifier(text.replace(/\s+/g, ' ').replace(AFTER_COMMA, '')), index.language).map(({ term }) => term));
  const matched = new Map<string, number>();
  const likeness = words.map((word) => {
    let best = 0;
    const add = (term: string, value: number) => {
      if (!found.has(term)) return;
      best = Math.max(best, value);
      matched.set(term, Math.max(matched.get(term) ?? 0, value));
    };
    add(word.term, 1);
    for (const form of [...word.forms, ...word.reworded]) add(index.termAt(form.number), form.likeness);
    // "Paris" is near to "London" in meaning, and yet another place.
    const related = isPlaceName(word.term)
      ? []
      : word.related.filter(({ likeness: alike, number }) => {
          const related = index.termAt(number);
          // "Adult" is near to "child" in meaning, and its opposite.
          return alike >= MIN_RELATED && !isPlaceName(related) && !namesContrary(word.term, related);
        });
    for (const form of related) add(index.termAt(form.number), RELATED_SHARE * form.likeness);
    return best;
  });
  const covered = [...needed].reduce((sum, term) => sum + (matched.get(term) ?? 0), 0);
  return { likeness, cover: needed.size === 0 ? 0 : covered / needed.size };
}
