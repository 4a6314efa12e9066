import { type Area, cutOut } from './greyImage.ts';
import type { ReadWord } from './pagePicture.ts';
import type { PreparedPage } from './preparePage.ts';
import { takeOutRulings } from './rulings.ts';
import { layouts, type Tesseract } from './tesseract.ts';

/** Letters of words that are as sure as this count as read. */
const SURE = 70;
/** How much of the page's height is read to find out, where most of its words are. */
const STRIP = 0.125;

/**
 * Returns whether a page that was badly read is upside down: whether a strip of it reads better the other way up. To read all of it again would
 * double the time of every photo and of every page in a language that Tesseract was not asked for.
 */
export function readsBetterTurned(tesseract: Tesseract, { image }: PreparedPage, turned: PreparedPage, words: ReadWord[]): boolean {
  const strip = findFullestStrip(image, words);
  const inStrip = words.filter(({ top, bottom }) => top + bottom >= 2 * strip.top && top + bottom <= 2 * strip.bottom);
  const turnedStrip = { left: 0, right: image.width, top: image.height - strip.bottom, bottom: image.height - strip.top };
  const part = cutOut(turned.image, turnedStrip, 0);
  takeOutRulings(part, turned.dpi);
  return countSureLetters(tesseract.read(part, turned.dpi, layouts.page)) > countSureLetters(inStrip);
}

/** Counts the characters of the words read with confidence. */
export function countSureLetters(words: ReadWord[]): number {
  return words.reduce((sum, { text, confidence }) => (confidence >= SURE ? sum + text.length : sum), 0);
}

function findFullestStrip({ width, height }: { width: number; height: number }, words: ReadWord[]): Area {
  const high = Math.ceil(STRIP * height);
  const countLettersFrom = (top: number) =>
    words.reduce((sum, word) => (word.top >= top && word.bottom <= top + high ? sum + word.text.length : sum), 0);
  let best = { top: Math.floor((height - high) / 2), letters: 0 };
  for (let top = 0; top + high <= height; top += Math.ceil(high / 2)) {
    const letters = countLettersFrom(top);
    if (letters > best.letters) best = { top, letters };
  }
  return { left: 0, right: width, top: best.top, bottom: Math.min(height, best.top + high) };
}
