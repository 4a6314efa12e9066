import { type Correction, type ExtractedText, NUMBERS_PER_WORD } from '@sheaf/api/contract/grammar';
import { alignTexts } from '../../model/carryOver';
import type { Review } from '../../model/review';
import type { PageBox } from '../downloads/downloadInputs';

/** A finding where it is in the PDF: a box for each line it is on. */
export interface MarkOnPage {
  correction: Correction;
  page: number;
  boxes: PageBox[];
}

interface WordBox extends PageBox {
  start: number;
  end: number;
}

/** Boxes whose middles are no further apart than this part of their height are on one line. */
const SAME_LINE = 0.5;

/** Locates each finding on the PDF's pages; findings in words written since have no place. */
export function listPageMarks({ text, result }: Review, extracted: ExtractedText): MarkOnPage[] {
  const { findOffset } = alignTexts(text, extracted.text);
  const pages = extracted.pages.map(({ page, words = [] }) => ({ page, words: wordsIn(words) }));
  return result.corrections.flatMap((correction) => {
    const { offset, length, original } = correction;
    const start = findOffset(offset, length);
    if (start === null || extracted.text.slice(start, start + length) !== original) return [];
    // What is missing between two words is shown on the one before it.
    const end = Math.max(start + length, start + 1);
    return pages.flatMap(({ page, words }) => {
      const boxes = lineBoxes(words.filter((word) => word.start < end && word.end > start));
      return boxes.length > 0 ? [{ correction, page, boxes }] : [];
    });
  });
}

function wordsIn(numbers: readonly number[]): WordBox[] {
  const count = Math.floor(numbers.length / NUMBERS_PER_WORD);
  return Array.from({ length: count }, (_, index) => {
    const [start = 0, length = 0, left = 0, top = 0, width = 0, height = 0] = numbers.slice(index * NUMBERS_PER_WORD, (index + 1) * NUMBERS_PER_WORD);
    return { start, end: start + length, left, top, width, height };
  });
}

/** Neighbours on one line share a box. */
function lineBoxes(words: readonly WordBox[]): PageBox[] {
  const boxes: PageBox[] = [];
  for (const { left, top, width, height } of words) {
    const last = boxes.at(-1);
    const middle = (box: PageBox) => box.top + box.height / 2;
    if (last && left >= last.left && Math.abs(middle(last) - (top + height / 2)) <= SAME_LINE * height) {
      const bottom = Math.max(last.top + last.height, top + height);
      last.width = left + width - last.left;
      last.top = Math.min(last.top, top);
      last.height = bottom - last.top;
    } else boxes.push({ left, top, width, height });
  }
  return boxes;
}
