import type { ReadWord } from './pagePicture.ts';

/** A word and where Tesseract has put it in the structure of the page. */
export interface TesseractWord extends ReadWord {
  block: string;
  paragraph: string;
  line: string;
}

const WORD_LEVEL = '5';
const COLUMNS = 12;

/** Parses the words of Tesseract's table (level, page, block, paragraph, line, word, left, top, width, height, confidence, text). */
export function parseTesseractTsv(table: string): TesseractWord[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    if (cells[0] !== WORD_LEVEL || cells.length < COLUMNS) return [];
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const text = cells.slice(11).join(' ').trim();
    if (!text) return [];
    const block = `${cells[2]}`;
    const paragraph = `${block}.${cells[3]}`;
    const line = `${paragraph}.${cells[4]}`;
    return [{ text, left, top, right: left + width, bottom: top + height, confidence, block, paragraph, line }];
  });
}
