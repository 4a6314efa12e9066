import { type Area, surround } from './greyImage.ts';
import type { TesseractWord } from './tesseractTsv.ts';

/** Columns of a table have lines of this many words at most; text in columns has more. */
const MOST_WORDS_A_LINE = 2.5;
const ALIGNED_SHARE = 0.75;
/** The least share of a wordier column that a table column runs along. A subheading or a page number runs along less. */
const ALONGSIDE_SHARE = 0.5;
/** What is read with less confidence than this may be letters seen the wrong way, whose lines say nothing. */
const DOUBTFUL = 60;

interface Block extends Area {
  lines: Area[];
  wordsInLine: number;
  confidence: number;
}

/** Finds where Tesseract has taken the columns of a table without lines for columns of text, so that its rows are split. */
export function findSplitTables(words: TesseractWord[]): Area[] {
  const blocks = [...Map.groupBy(words, ({ block }) => block).values()].map(buildBlock);
  const tables: Area[] = [];
  for (const [index, one] of blocks.entries()) {
    for (const other of blocks.slice(index + 1)) {
      if (!isSplitTable(one, other)) continue;
      const both = surround([one, other]);
      const known = tables.find((table) => measureOverlap(table.top, table.bottom, both.top, both.bottom) > 0);
      if (known) Object.assign(known, surround([known, both]));
      else tables.push(both);
    }
  }
  return tables;
}

function buildBlock(words: TesseractWord[]): Block {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()].map((line) => surround(line));
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return { ...surround(words), lines, wordsInLine: words.length / lines.length, confidence };
}

function isSplitTable(one: Block, other: Block): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const shared = measureOverlap(one.top, one.bottom, other.top, other.bottom);
  if (!isBeside || shared < Math.min(one.bottom - one.top, other.bottom - other.top) / 2) return false;
  const [terse, wordy] = one.wordsInLine < other.wordsInLine ? [one, other] : [other, one];
  if (terse.wordsInLine > MOST_WORDS_A_LINE) return false;
  if (wordy.wordsInLine > MOST_WORDS_A_LINE && shared < (wordy.bottom - wordy.top) * ALONGSIDE_SHARE) return false;
  if (Math.min(one.confidence, other.confidence) < DOUBTFUL) return true;
  const [fewer, more] = one.lines.length < other.lines.length ? [one, other] : [other, one];
  const aligned = fewer.lines.filter((line) => more.lines.some((beside) => isOnOneLine(line, beside)));
  return aligned.length >= fewer.lines.length * ALIGNED_SHARE;
}

function isOnOneLine(one: Area, other: Area): boolean {
  return measureOverlap(one.top, one.bottom, other.top, other.bottom) > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

function measureOverlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.min(to, otherTo) - Math.max(from, otherFrom);
}
