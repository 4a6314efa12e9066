import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from './drawing.ts';
import type { FormField } from './formFields.ts';

/** How high a cell for one letter is, in points, and how wide for its height. */
const HEIGHT = { from: 9, to: 30 };
const WIDTH = { from: 0.6, to: 1.4 };
/** Edges that are one are this close, in points. */
const SAME = 1.2;
const FEWEST = 3;
/** Cells of one row are no further apart than this, in widths. A wider gap than this parts a day from its month. */
const APART = { most: 1, word: 0.15 };
/** Middle of letters above their baseline, in letter heights. */
const MIDDLE = 0.33;
const MAX_RULINGS = 2000;

interface Cell extends Rectangle {
  letter: string;
}

/** Finds rows of cells for single letters, as forms have behind their labels. Each row is one field that holds what was written. */
export function findLetterCells(glyphs: readonly Glyph[], { rulings }: Drawing): FormField[] {
  if (rulings.length > MAX_RULINGS) return [];
  const inked = glyphs.filter(({ text }) => text.trim() !== '');
  const level = rulings.filter(({ isHorizontal }) => isHorizontal);
  const rows = groupUprights(rulings).flatMap((uprights) => splitRow(listCells(uprights, level, inked)));
  const isAlone = (row: Cell[]) => !rows.some((other) => other !== row && touches(row, other));
  return rows
    .filter((row) => row.length >= FEWEST && isAlone(row) && isFilledIn(row) && hasLabel(row, inked))
    .map((row) => ({ control: { kind: 'field', value: readValue(row) }, ...findBounds(row) }));
}

/** Groups short upright lines between the same heights, from left to right; of two at one place the first counts. */
function groupUprights(rulings: readonly Ruling[]): Ruling[][] {
  const groups: Ruling[][] = [];
  const short = rulings.filter(({ isHorizontal, top, bottom }) => !isHorizontal && bottom - top >= HEIGHT.from && bottom - top <= HEIGHT.to);
  for (const ruling of short.sort((one, other) => one.left - other.left)) {
    const group = groups.find(([first]) => first && Math.abs(first.top - ruling.top) < SAME && Math.abs(first.bottom - ruling.bottom) < SAME);
    if (!group) groups.push([ruling]);
    else if (ruling.left - (group.at(-1)?.left ?? 0) > SAME / 2) group.push(ruling);
  }
  return groups.filter(({ length }) => length > FEWEST);
}

function listCells(uprights: readonly Ruling[], level: readonly Ruling[], glyphs: readonly Glyph[]): Cell[] {
  return uprights.slice(1).flatMap((right, at) => {
    const left = uprights[at];
    if (!left) return [];
    const box = { left: left.left, right: right.left, top: left.top, bottom: left.bottom };
    const [width, middle] = [box.right - box.left, (box.left + box.right) / 2];
    const isClosed = [box.top, box.bottom].every((y) =>
      level.some((ruling) => Math.abs(ruling.top - y) < SAME && ruling.left < middle && ruling.right > middle),
    );
    if (!isClosed || width < WIDTH.from * (box.bottom - box.top) || width > WIDTH.to * (box.bottom - box.top)) return [];
    const letters = glyphs.filter((glyph) => holds(box, glyph));
    return [{ ...box, letter: letters.map(({ text }) => text).join('') }];
  });
}

function holds({ left, right, top, bottom }: Rectangle, glyph: Glyph): boolean {
  const [x, y] = [(glyph.left + glyph.right) / 2, glyph.originY - MIDDLE * glyph.style.size];
  return x > left && x < right && y > top && y < bottom;
}

/** Splits cells at one level into rows of cells that are equally wide and near each other. */
function splitRow(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const width = cell.right - cell.left;
    const isNextCell = last && Math.abs(last.right - last.left - width) < SAME && cell.left - last.right < APART.most * width;
    if (row && isNextCell) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

/** Rows over each other are a table, such as a calendar or a crossword. */
function touches(row: readonly Cell[], other: readonly Cell[]): boolean {
  const [one, touchesBoth] = [findBounds(row), findBounds(other)];
  return (
    one.left < touchesBoth.right &&
    one.right > touchesBoth.left &&
    (Math.abs(one.bottom - touchesBoth.top) < SAME || Math.abs(one.top - touchesBoth.bottom) < SAME)
  );
}

/** Figures that count the cells are answers to choose from. */
function isFilledIn(row: readonly Cell[]): boolean {
  const isCounted = row.every(({ letter }, at) => at === 0 || Number.parseInt(letter, 10) === Number.parseInt(row[at - 1]?.letter ?? '', 10) + 1);
  return !isCounted && row.every(({ letter }) => [...letter].length <= 1);
}

function hasLabel(row: readonly Cell[], glyphs: readonly Glyph[]): boolean {
  const { left, top, bottom } = findBounds(row);
  return glyphs.some(({ right, originY, style: { size } }) => right < left && originY - MIDDLE * size > top && originY - MIDDLE * size < bottom);
}

function readValue(row: readonly Cell[]): string {
  const parts = row.map((cell, at) => {
    const isApart = cell.left - (row[at - 1]?.right ?? cell.left) > APART.word * (cell.right - cell.left);
    return (isApart || cell.letter === '' ? ' ' : '') + cell.letter;
  });
  return parts.join('').replace(/ +/g, ' ').trim();
}
