import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { DocumentText, PageText, Paragraph, Word } from '@sheaf/pdf-text/documentText';
import { buildChatIndex } from '../index/buildChatIndex.ts';
import { type OpenIndex, openChatIndex } from '../index/openChatIndex.ts';

const LETTER_WIDTH = 0.01;
const LINE_HEIGHT = 0.015;
const LINE_STEP = 0.02;
const COLUMN_WIDTH = 0.22;
const LETTERS_A_LINE = 80;
const A4 = { width: 595, height: 842 };

export interface Writing {
  source?: PageText['source'];
  language?: string;
}

/**
 * Builds a document as the PDF reader would, of pages written like `# a heading`, `- an item`, `| cells | of a row |` or a paragraph, one a line.
 * A paragraph that ends with `→` runs on in the first line of the next page.
 */
export function writeDocument(pages: readonly string[][], { source = 'text', language }: Writing = {}): DocumentText {
  let text = '';
  let last: Paragraph | undefined;
  let runsOn = false;
  const paragraphs: Paragraph[] = [];
  const written = pages.map((lines, index): PageText => {
    const words: Word[] = [];
    let y = 0.05;
    for (const line of lines) {
      const kind = classifyLine(line);
      if (runsOn) text += ' ';
      else if (last) text += last.kind === kind && (kind === 'listItem' || kind === 'tableRow') ? '\n' : '\n\n';
      const start = text.length;
      const isContinued = runsOn;
      runsOn = line.endsWith('→');
      for (const { word, x, row } of placeWords(line.replace(/→$/, '').replace(/^[#-] /, ''), kind)) {
        if (text.length > start) text += ' ';
        words.push({
          start: text.length,
          end: text.length + word.length,
          boxes: [{ x, y: y + row * LINE_STEP, w: word.length * LETTER_WIDTH, h: LINE_HEIGHT }],
        });
        text += word;
      }
      y = (words.at(-1)?.boxes[0]?.y ?? y) + LINE_STEP;
      if (isContinued && last) last.end = text.length;
      else {
        last = { start, end: text.length, kind, page: index + 1 };
        paragraphs.push(last);
      }
    }
    const [start, end] = [words[0]?.start ?? text.length, words.at(-1)?.end ?? text.length];
    return { page: index + 1, start, end, ...A4, source, words, paginationArtifacts: [] };
  });
  return { text, pages: written, paragraphs, language: language ?? guessLanguage(text), wordCount: text.split(/\s+/).length, warnings: [] };
}

/** Builds a document as `writeDocument` does and opens its index for questions. */
export function openDocument(pages: readonly string[][], writing?: Writing): OpenIndex {
  return openChatIndex(buildChatIndex(writeDocument(pages, writing)));
}

function classifyLine(line: string): Paragraph['kind'] {
  if (line.startsWith('# ')) return 'heading';
  if (line.startsWith('- ')) return 'listItem';
  return line.startsWith('| ') ? 'tableRow' : 'text';
}

function placeWords(line: string, kind: Paragraph['kind']): { word: string; x: number; row: number }[] {
  if (kind !== 'tableRow') return layOutWords(line, 0.08);
  const cells = line.split('|').slice(1, -1);
  return cells.flatMap((cell, column) => layOutWords(cell.trim(), 0.08 + column * COLUMN_WIDTH));
}

function layOutWords(text: string, left: number): { word: string; x: number; row: number }[] {
  let letters = 0;
  let row = 0;
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      if (letters + word.length > LETTERS_A_LINE) [letters, row] = [0, row + 1];
      const placed = { word, x: left + letters * LETTER_WIDTH, row };
      letters += word.length + 1;
      return placed;
    });
}
