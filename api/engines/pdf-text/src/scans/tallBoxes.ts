import type { LineWord } from '../lines/textLine.ts';

/** How wide letters are in usual fonts, in letter heights. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[iljtfrI.,:;'’|!()[\]/\\-]/, 0.31],
  [/[mwMW@%]/, 0.82],
  [/\p{Lu}/u, 0.67],
];
const USUAL_WIDTH = 0.51;
/** A word this much higher for its width than most is measured too high: a line or a speck was taken for part of it. */
const TOO_HIGH = 1.3;
/** So many letters show how wide a word is, and so many words what is usual. */
const LEAST_LETTERS = 2;
const LEAST_WORDS = 12;

/** Gives recognised words that are far too high for their width the look of words that fit their width. What they are measured as stays. */
export function lowerTallBoxes(words: readonly LineWord[]): void {
  const measured = words.flatMap((word) => {
    const byWidth = measureByWidth(word);
    return byWidth === undefined ? [] : [{ word, byWidth, ratio: word.size / byWidth }];
  });
  if (measured.length < LEAST_WORDS) return;
  const ratios = measured.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isTall = ({ ratio }: { ratio: number }) => ratio > TOO_HIGH * usual;
  const sizes = measured.filter((each) => !isTall(each)).map(({ word }) => word.size);
  for (const { word, byWidth } of measured.filter(isTall)) word.lookSize = findNearest(sizes, byWidth * usual);
}

function findNearest(sizes: readonly number[], wanted: number): number {
  return sizes.reduce((nearest, size) => (Math.abs(size - wanted) < Math.abs(nearest - wanted) ? size : nearest), sizes[0] ?? wanted);
}

function measureByWidth({ text, left, right }: LineWord): number | undefined {
  const letters = [...text];
  if (letters.length < LEAST_LETTERS || !/^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(text)) return undefined;
  const width = letters.reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL_WIDTH), 0);
  return (right - left) / width;
}
