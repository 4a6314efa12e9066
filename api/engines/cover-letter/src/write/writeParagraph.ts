import { planLetter } from '../plan/planLetter.ts';
import type { LetterSpec, WrittenParagraph } from '../types/letterSpec.ts';
import { writeLetter } from './writeLetter.ts';

const MAX_TRIES = 12;
/** Words in a row that two paragraphs of one letter may share by chance: names and titles are long. */
const SHARED_WORDS = 7;

/** Rewrites one paragraph so that it fits the others as they are; undefined when the letter has no such paragraph. */
export function writeParagraph(spec: LetterSpec, others: readonly WrittenParagraph[], id: string): WrittenParagraph | undefined {
  const before = others.find((paragraph) => paragraph.id === id)?.text;
  const otherTexts = others.filter((paragraph) => paragraph.id !== id).map(({ text }) => text);
  const plan = planLetter(spec);
  let best: { written: WrittenParagraph; repeats: number } | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const written = writeLetter({ ...spec, seed: spec.seed + attempt }, plan).find((paragraph) => paragraph.id === id);
    if (!written || written.text === before) continue;
    const repeats = countRepeats(written.text, otherTexts);
    if (!best || repeats < best.repeats) best = { written, repeats };
    if (repeats === 0) break;
  }
  return best?.written;
}

/** Returns how often a paragraph says what another one already says. */
function countRepeats(text: string, others: readonly string[]): number {
  const words = text.split(/\s+/);
  const sequences = words
    .slice(0, Math.max(0, words.length - SHARED_WORDS + 1))
    .map((_, index) => words.slice(index, index + SHARED_WORDS).join(' '));
  return sequences.filter((sequence) => others.some((other) => other.includes(sequence))).length;
}
