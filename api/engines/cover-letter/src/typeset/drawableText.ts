import { type FaceName, faceNames, getFace } from './faces/face.ts';
import { normalizeLineEnds } from './lineEnds.ts';

/** What joins, parts or turns characters and is never seen itself, and soft hyphens, which only a text that flows has a use for. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;
const CONTROLS = /[^\P{Cc}\n]/gu;
const WIDE_SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g;
const FIXED_SPACES = /[\u2007\u202f]/g;
/** Raised and lowered figures, fractions and circles: the plain characters would say something else. */
const CHANGES_MEANING = /[\u00b2\u00b3\u00b9\u2070-\u209f\u2150-\u215f\u2189\u2460-\u24ff]/;

/** The hyphen at which no line may end. */
export const FIXED_HYPHEN = '\u2011';
/** Characters that the fonts draw with another one. */
const substitutes: Record<string, string> = {
  '\u2010': '-',
  '\u2012': '\u2013',
  '\u2015': '\u2014',
  '\u2219': '\u00b7',
  '\u02b9': "'",
  '\u2126': '\u03a9',
};

/** A text in characters that the fonts have, and those it lost because no font has them. */
export interface DrawableText {
  text: string;
  missing: string[];
}

export function toDrawableText(source: string): DrawableText {
  const cleaned = normalizeLineEnds(source)
    .replace(WIDE_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .replace(FIXED_SPACES, '\u00a0')
    .normalize('NFC');
  const missing = new Set<string>();
  let text = '';
  for (const character of cleaned) {
    const drawn = character === '\n' ? character : findDrawable(character);
    if (drawn === undefined) missing.add(character);
    else text += drawn;
  }
  return { text, missing: [...missing] };
}

function findDrawable(character: string): string | undefined {
  const substitute = substitutes[character] ?? character;
  if (substitute === FIXED_HYPHEN || canDraw(substitute)) return substitute;
  const compatible = CHANGES_MEANING.test(character) ? '' : character.normalize('NFKC');
  return compatible !== '' && [...compatible].every(canDraw) ? compatible : undefined;
}

function canDraw(character: string): boolean {
  return faceNames.some((name) => getFace(name).advance(character) !== undefined);
}

/** A stretch of text in one font. */
export interface FontRun {
  face: FaceName;
  text: string;
}

const fallbackFaces: Record<FaceName, FaceName> = { serif: 'sans', sans: 'serif', serifStrong: 'sansStrong', sansStrong: 'serifStrong' };

/** Returns the text by the fonts it takes: the one that is asked for, another where that one lacks a character. */
export function splitByFace(text: string, face: FaceName): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const drawn = character === FIXED_HYPHEN ? '-' : character;
    const chosenFace = getFace(face).advance(drawn) === undefined ? fallbackFaces[face] : face;
    const last = runs.at(-1);
    if (last?.face === chosenFace) last.text += drawn;
    else runs.push({ face: chosenFace, text: drawn });
  }
  return runs;
}

/** Returns how far each character of a piece moves on, in thousandths of the size, closer or further, depending on the next one. */
export function measureAdvances({ face, text }: FontRun): number[] {
  const font = getFace(face);
  const characters = [...text];
  return characters.map((character, index) => {
    const next = characters[index + 1];
    return (font.advance(character) ?? 0) + (next === undefined ? 0 : font.kerning(character, next));
  });
}

/** Returns how wide a text is, in units of its size. */
export function measureEms(text: string, face: FaceName): number {
  let sum = 0;
  for (const run of splitByFace(text, face)) for (const advance of measureAdvances(run)) sum += advance;
  return sum / 1000;
}
