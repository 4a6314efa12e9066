import { digits, type FaceData, KERNING_STEP, NO_KERNING, WIDTH_STEPS } from './faceData.ts';
import { sans } from './sans.ts';
import { sansStrong } from './sansStrong.ts';
import { serif } from './serif.ts';
import { serifStrong } from './serifStrong.ts';

const data = { serif, serifStrong, sans, sansStrong } satisfies Record<string, FaceData>;

/** The fonts a letter is set in. */
export type FaceName = keyof typeof data;
export const faceNames: FaceName[] = ['serif', 'serifStrong', 'sans', 'sansStrong'];

/** A font as the layout knows it. Everything is in thousandths of the type size. */
export interface Face {
  ascent: number;
  descent: number;
  capHeight: number;
  /** Of a character; undefined when the font does not have it. */
  advance(character: string): number | undefined;
  /** How much further apart two neighbours stand; below zero, closer. */
  kerning(left: string, right: string): number;
}

const openFaces = new Map<FaceName, Face>();

export function getFace(name: FaceName): Face {
  const cached = openFaces.get(name);
  if (cached) return cached;
  const face = openFace(data[name]);
  openFaces.set(name, face);
  return face;
}

function openFace({ ascent, descent, capHeight, ranges, widths, lefts, rights, kerning }: FaceData): Face {
  const advances = new Map<string, number>();
  for (const [index, code] of parseRanges(ranges).entries()) {
    advances.set(String.fromCodePoint(code), (readDigit(widths, index * 2) * digits.length + readDigit(widths, index * 2 + 1)) / WIDTH_STEPS);
  }
  const [leftGroups, rightGroups, rows] = [parseGroups(lefts), parseGroups(rights), kerning.split(' ')];
  return {
    ascent,
    descent,
    capHeight,
    advance: (character) => advances.get(character),
    kerning(left, right) {
      const row = leftGroups.get(stripAccent(left));
      const column = rightGroups.get(stripAccent(right));
      return row === undefined || column === undefined ? 0 : (readDigit(rows[row] ?? '', column) - NO_KERNING) * KERNING_STEP;
    },
  };
}

function parseRanges(ranges: string): number[] {
  const codes: number[] = [];
  let at = 0;
  const steps = ranges.split(' ').map(Number);
  for (let index = 0; index < steps.length; index += 2) {
    const first = at + (steps[index] ?? 0);
    at = first + (steps[index + 1] ?? 0);
    for (let code = first; code <= at; code++) codes.push(code);
  }
  return codes;
}

function readDigit(text: string, index: number): number {
  return digits.indexOf(text[index] ?? '0');
}

function parseGroups(groups: string): Map<string, number> {
  return new Map(groups.split(' ').flatMap((group, index) => [...group].map((character): [string, number] => [character, index])));
}

const baseLetters = new Map<string, string>();

/** Accented letters are kerned as the letter below the accent. */
function stripAccent(character: string): string {
  const cached = baseLetters.get(character);
  if (cached !== undefined) return cached;
  const base = String.fromCodePoint(character.normalize('NFD').codePointAt(0) ?? 0);
  baseLetters.set(character, base);
  return base;
}
