import { cutLine } from '../lines/cutLine.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { buildRow, findLineTime, type Row, splitFormLabels, type Time } from '../lines/rows.ts';
import { cutSpan } from '../text/textSpan.ts';
import { findDate, isPresent } from '../words/findDates.ts';
import { MONTHS } from '../words/months.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { readTableRows } from './tableRows.ts';
import { readUnnamedTableRows } from './unnamedTableRows.ts';
import { joinWrappedCells } from './wrappedCells.ts';
import { joinWrappedHeaders } from './wrappedHeaders.ts';

const OPEN_END = /(?:[–—-]|\b(?:to|until|bis|a|à|al|hasta))$/i;
/** The end of it is missing, or only its year. */
const OPEN_TIME = new RegExp(`\\s*[–—-]\\s*(?:${MONTHS.join('|')})?\\.?$`, 'iu');
const SAME_LEFT = 4;
/** "septiembre de 2016 – septiembre" is the longest. */
const MAX_LETTERS = 34;
const MAX_HEADER_WORDS = 14;
const MIN_STATEMENT_WORDS = 3;

/** Returns the rows of a section. A time that its narrow column divides, "March 2018 –" over "present", is one. */
export function groupRows(sectionLines: CvLine[]): Row[] {
  // After a table there may be lines that belong to none of its columns.
  const end = sectionLines[0]?.isTableRow ? sectionLines.findLastIndex(({ isTableRow }) => isTableRow) + 1 : sectionLines.length;
  const table = readTableRows(sectionLines.slice(0, end)) ?? readUnnamedTableRows(sectionLines.slice(0, end));
  if (table) return [...table, ...(end < sectionLines.length ? groupRows(sectionLines.slice(end)) : [])];
  const lines = joinWrappedHeaders(joinWrappedCells(splitFormLabels(sectionLines))).flatMap(splitHeaderFromBody);
  const rows: Row[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const row = buildRow(line);
    const rightEnd = next && readRightEndBelow(line, next);
    if (rightEnd) {
      rows.push({ ...buildRow(dropLastCell(line, line.cells.at(-1))), line, time: rightEnd.time });
      if (rightEnd.rest) rows.push(buildRow(rightEnd.rest));
      index += 1;
      continue;
    }
    const third = lines[index + 2];
    // In the middle of a row of a table a line of what is next to it may come between the two.
    const isBetween = next !== undefined && third !== undefined && line.cells.length === 1 && next.left > line.right && third.cells.length === 1;
    const separateEnd = isBetween ? readEndBelow(line, third) : undefined;
    const openTime = separateEnd && buildRow(line).time;
    if (separateEnd && openTime) {
      rows.push({ ...row, rest: [], time: { kind: 'range', start: openTime.start, end: separateEnd.end } }, buildRow(next ?? line));
      index += 2;
      continue;
    }
    const wrappedEnd = next && readEndBelow(line, next);
    if (!wrappedEnd) {
      rows.push(row);
      continue;
    }
    const [first, second] = line.cells;
    const time = buildRow({ ...line, ...first, cells: line.cells.slice(0, 1) }).time;
    const rest = second ? buildRow(cutLine(line, second.start - line.start)).rest : [];
    rows.push(time ? { ...row, rest, time: { kind: 'range', start: time.start, end: wrappedEnd.end } } : row);
    if (time && wrappedEnd.rest) rows.push(buildRow(wrappedEnd.rest));
    if (time) index += 1;
  }
  return rows;
}

/** Splits a job header from the text after it: "Baker, Mill Ltd (2018 – 2020): baked 400 loaves a day". */
function splitHeaderFromBody(line: CvLine): CvLine[] {
  const found = line.hasListMark ? undefined : findLineTime(line);
  const colon = found && found.kind !== 'single' ? /^\s*\)?\s*(?::\s+|\.\s+(?=[\p{Lu}\d]))/u.exec(line.text.slice(found.to))?.[0].length : undefined;
  // "2013 – 2016: Bookseller" has its head after the time.
  const headerEnd = found?.from === 0 && found.kind !== 'single' && !line.hasListMark ? findHeaderAfterTime(line.text, found.to) : 0;
  if (headerEnd > 0) return splitLineAt(line, headerEnd);
  const hasHeaderBefore = /\p{L}{2}/u.test(line.text.slice(0, found?.from));
  if (!found || colon === undefined || !hasHeaderBefore || line.text.slice(0, found.from).split(' ').length > MAX_HEADER_WORDS) return [line];
  return splitLineAt(line, found.to, colon);
}

/** Returns the offset where a header after a time ends: "2018 – 2022 Researcher, Ghent University. Taught 120 students"; otherwise 0. */
function findHeaderAfterTime(text: string, from: number): number {
  const header = /^[^.:;]{8,90}\p{L}{3,}(?=\.\s+[\p{Lu}\d])/u.exec(text.slice(from))?.[0] ?? '';
  const rest = text.slice(from + header.length + 1).trim();
  const isHeader = scoreTitle(header) >= 2 && /,\s|\s[–—|-]\s|\sat\s/.test(header) && header.split(' ').length <= MAX_HEADER_WORDS;
  return isHeader && (startsWithActionVerb(rest) || isStatement(rest)) ? from + header.length : 0;
}

/** Detects a statement: most of its words are lower case, as in "620 hectares of barley and 240 cows". */
function isStatement(text: string): boolean {
  const words = text.split(' ');
  return words.length >= MIN_STATEMENT_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
}

/** Splits a line into the header of a job and the text after it. */
function splitLineAt(line: CvLine, to: number, gap = 1): CvLine[] {
  const rest = cutLine(line, to + gap);
  const text = line.text.slice(0, to);
  const cells = line.cells
    .filter(({ start }) => start < line.start + to)
    .map((cell) => ({ ...cell, ...cutSpan(cell, 0, line.start + to - cell.start) }));
  return rest.text === ''
    ? [line]
    : [
        { ...line, end: line.start + text.length, text, cells },
        { ...rest, hasListMark: true },
      ];
}

/** Reads a time in a narrow right column whose end is on the next line: "March 2018 –" over "present". */
function readRightEndBelow(line: CvLine, next: CvLine): { time: Time; rest: CvLine | undefined } | undefined {
  const [last, end] = [line.cells.at(-1), next.cells.at(-1)];
  if (line.cells.length < 2 || !last || !end || next.hasListMark || last.text.length > MAX_LETTERS || end.text.length > MAX_LETTERS) return undefined;
  const isBelow = Math.abs(last.left - end.left) < SAME_LEFT || Math.abs(last.right - end.right) < SAME_LEFT;
  const opening = OPEN_TIME.exec(last.text);
  const start = opening && findDate(last.text.slice(0, opening.index));
  if (!isBelow || !opening || !start || !(isPresent(end.text) || isOnlyDate(end.text))) return undefined;
  const [month = ''] = last.text.slice(opening.index).match(/\p{L}+\.?$/u) ?? [];
  const isYear = /^\d{4}$/.test(end.text);
  if (month !== '' && !isYear) return undefined;
  const time: Time = {
    kind: 'range',
    start: cutSpan(last, start.start.from, start.start.to),
    end: { ...end, text: month === '' ? end.text : `${month} ${end.text}` },
  };
  return { time, rest: next.cells.length > 1 ? dropLastCell(next, end) : undefined };
}

function isOnlyDate(text: string): boolean {
  const found = findDate(text);
  return found?.kind === 'single' && text.length - (found.to - found.from) <= 1;
}

/** Returns a line without its last cell. */
function dropLastCell(line: CvLine, last: CvLine['cells'][number] | undefined): CvLine {
  const cells = line.cells.slice(0, -1);
  const text = line.text.slice(0, (last?.start ?? line.end) - line.start).trimEnd();
  return { ...line, text, end: line.start + text.length, right: cells.at(-1)?.right ?? line.right, cells };
}

/** Reads the end of a time that is below its start, and the text next to it. */
function readEndBelow(line: CvLine, next: CvLine) {
  const [first] = line.cells;
  const [end, nextCell] = next.cells;
  if (!first || !end || first.text.length > MAX_LETTERS || end.text.length > MAX_LETTERS || next.column !== line.column || next.hasListMark)
    return undefined;
  if (!findDate(first.text) || Math.abs(first.left - end.left) > SAME_LEFT) return undefined;
  const rest = nextCell && cutLine(next, nextCell.start - next.start);
  // "Mar 2016 – Nov" over "2020": the month of the end is above its year.
  const [month = ''] = OPEN_TIME.exec(first.text)?.[0].match(/\p{L}+\.?$/u) ?? [];
  if (month !== '') return /^\d{4}$/.test(end.text) ? { end: { ...end, text: `${month} ${end.text}` }, rest } : undefined;
  if (!OPEN_END.test(first.text)) return undefined;
  const found = findDate(end.text);
  const isEnd = isPresent(end.text) || (found?.kind === 'single' && end.text.length - (found.to - found.from) <= 1);
  return isEnd ? { end, rest } : undefined;
}
