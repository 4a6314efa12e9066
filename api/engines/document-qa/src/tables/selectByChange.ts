import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { haveOneUnit, type NumberedCell, readCell, readColumn } from './readCells.ts';
import { composeSeries } from './tableAnswer.ts';
import type { TableView } from './tableView.ts';

const ASKS_WHICH = /(?<!\p{L})(?:which|what|who|qu[eé]|cuál(?:es)?|quién|welche[rsmn]?|was|wer)(?!\p{L})/iu;
const FELL =
  /\b(?:(?:went|gone|going|go|goes) (?:down|backwards?)|f[ae]ll(?:en|s)?|declin(?:ed|es|e)|decreas(?:ed|es|e)|dropp?(?:ed|s)?|shr[aiu]nk|lost ground|did worse|(?:is|was|were|are) (?:down|worse)|(?:less|fewer|lower|worse) (?:\p{L}+ )?than (?:last|the (?:previous|prior|year before)|a year))\b|(?<!\p{L})(?:menos que (?:el año|en)|weniger als (?:im Vorjahr|letztes Jahr))(?!\p{L})|(?<!\p{L})(?:baj(?:ó|aron|a|an)|cay(?:ó|eron)|ca(?:e|en)|disminuy(?:ó|eron|e)|retrocedi(?:ó|eron)|perdi(?:ó|eron)|gesunken|sank(?:en)?|gefallen|fiel(?:en)?|zurückgegangen|abgenommen|geschrumpft|verloren)(?!\p{L})/iu;
const ROSE =
  /\b(?:(?:went|gone|going|go|goes) (?:up|forwards?)|r[io]se[ns]?|grew|grown|grows?|increas(?:ed|es|e)|improv(?:ed|es|e)|(?:is|was|were|are) (?:up|better)|(?:more|higher|better) (?:\p{L}+ )?than (?:last|the (?:previous|prior|year before)|a year))\b|(?<!\p{L})(?:más que (?:el año|en)|mehr als (?:im Vorjahr|letztes Jahr))(?!\p{L})|(?<!\p{L})(?:subi(?:ó|eron)|sube[n]?|aument(?:ó|aron|a|an)|creci(?:ó|eron)|crece[n]?|mejor(?:ó|aron)|gestiegen|stieg(?:en)?|gewachsen|wuchs(?:en)?|zugenommen|zugelegt)(?!\p{L})/iu;
const CHANGE_HEADER =
  /(?<!\p{L})(?:change|growth|difference|vs\.?|against|\+\/[-–−]|variación|cambio|crecimiento|diferencia|veränderung|wachstum|differenz|vorjahr)(?!\p{L})/iu;
const SIGNED = /^\s*[+\-–−]?\s?\d/u;
/** More than these are a list, and no answer in a line. */
const MAX_NAMED = 4;

/** Answers which rows of a table rose or fell, by the column of changes or by the year of the question and the one before. */
export function selectByChange(index: OpenIndex, views: readonly TableView[], question: string): BuiltInAnswer | undefined {
  const sign = FELL.test(question) ? -1 : ROSE.test(question) ? 1 : 0;
  if (sign === 0 || !ASKS_WHICH.test(question)) return undefined;
  const found = preferNamed(index, views, question).flatMap((view) => {
    const changes = readSignedColumn(view) ?? compareWithYearBefore(view, question);
    return changes ? [changes] : [];
  });
  const [changes, another] = found;
  const changed = changes && !another ? changes.filter(({ number }) => sign * number.value > 0) : [];
  if (!changes || changed.length === 0 || changed.length === changes.length || changed.length > MAX_NAMED) return undefined;
  return composeSeries(index, changed, { code: 'value', value: changed.map(({ name }) => name).join(', ') });
}

const WHICH_NOUN = /(?<!\p{L})(?:which|what|qu[eé]|welche[rsmn]?)\s(?:of (?:the|our) )?(?<noun>\p{L}{3,})/iu;

/** Keeps the tables whose rows are what a question chooses among, by their first header. */
function preferNamed(index: OpenIndex, views: readonly TableView[], question: string): readonly TableView[] {
  const nouns = new Set(findTerms(WHICH_NOUN.exec(question)?.groups?.noun ?? '', index.language).map(({ term }) => term));
  const named = views.filter(({ table, nameColumn }) =>
    findTerms(table.header[nameColumn]?.text ?? '', index.language).some(({ term }) => nouns.has(term)),
  );
  return named.length > 0 ? named : views;
}

/** Reads the one column whose cells are changes with their signs. */
function readSignedColumn(view: TableView): NumberedCell[] | undefined {
  const columns = view.table.header.flatMap(({ text }, column) => {
    const cells = column > 0 && CHANGE_HEADER.test(text) ? readColumn(view, column) : [];
    const hasFallen = cells.some(({ number }) => number.value < 0);
    return cells.length > 1 && hasFallen && haveOneUnit(cells) && cells.every((cell) => SIGNED.test(cell.text)) ? [cells] : [];
  });
  return columns.length === 1 ? columns[0] : undefined;
}

/** Compares the column of the time that a question means with the one before it. */
function compareWithYearBefore(view: TableView, question: string): NumberedCell[] | undefined {
  const sorted = [...view.times].sort((one, other) => other.year - one.year);
  const named = sorted.findIndex(({ year }) => new RegExp(`(?<!\\d)${Math.floor(year)}(?!\\d)`, 'u').test(question));
  const at = /(?:19|20)\d\d/u.test(question) ? named : 0;
  const [now, before] = [sorted[at], sorted[at + 1]];
  // Quarters of one year are not compared as years are.
  if (!now || !before || !Number.isInteger(now.year - before.year)) return undefined;
  const cells = view.table.rows.flatMap((row) => {
    const [[old], [current]] = [readCell(view, row, before.column), readCell(view, row, now.column)];
    if (!old || !current || isSumRow(row)) return [];
    const number = { ...current.number, value: current.number.value - old.number.value };
    return [{ ...current, text: `${old.text} → ${current.text}`, number }];
  });
  return cells.length > 1 ? cells : undefined;
}
