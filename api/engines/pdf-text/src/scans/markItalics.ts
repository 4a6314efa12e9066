import type { LineWord } from '../lines/textLine.ts';
import { findUnstyledWords } from './findUnstyledWords.ts';

/** How far italics lean further than upright letters do, as the tangent of their angle: Arial by 0.21, Times by 0.28, Georgia by 0.2. */
const ITALICS = { from: 0.1, to: 0.32 };
/** A page that was photographed askew leans by no more than this as a whole. */
const MOST_ASKEW = 0.08;
/** Letters that have stems, and those that have two: a word of fewer than these decides nothing, since bows and slanting strokes lean as they like. */
const STEMS = /[bdfhijlmnpqrtuBDEFHIJKLMNPRTU1\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const PAIRS = /[hmnuHMNU]/g;
const LEAST_STEMS = 2;
/** Upright figures never lean, though some in italics seem not to. */
const FIGURES = /^\P{L}*\p{N}\P{L}*\p{N}\P{L}*$/u;

/** Marks recognised words with slanted stems as italic. Words with too few stems follow their neighbours on both sides. */
export function markItalics(stretches: LineWord[][]): void {
  const upright = measureUsualSlant(stretches.flat());
  const isItalic = ({ slant = 0 }: LineWord) => slant - upright >= ITALICS.from && slant - upright <= ITALICS.to;
  const isMeasured = (word: LineWord) =>
    FIGURES.test(word.text) ? isItalic(word) : countStems(word) >= LEAST_STEMS && (word.slant ?? 0) - upright <= ITALICS.to;
  for (const words of stretches) {
    const measured = words.filter(isMeasured);
    for (const word of measured) word.isItalic = isItalic(word);
    for (const [word, beside] of findUnstyledWords(words, measured)) word.isItalic = beside.length > 0 && beside.every(isItalic);
  }
}

function countStems({ text }: LineWord): number {
  return [STEMS, PAIRS].reduce((sum, letters) => sum + (text.match(letters)?.length ?? 0), 0);
}

/** Returns the median slant of upright letters, a little on photographed pages; 0 when all may be italic. */
function measureUsualSlant(words: LineWord[]): number {
  const slants = words.flatMap(({ slant }) => slant ?? []).sort((one, other) => one - other);
  const middle = slants[Math.floor(slants.length / 2)] ?? 0;
  return Math.abs(middle) <= MOST_ASKEW ? middle : 0;
}
