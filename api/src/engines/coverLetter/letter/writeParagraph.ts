import type { Assignment, WrittenParagraph } from '../assignment.ts';
import { writeLetter } from './writeLetter.ts';

const MOST_TRIES = 12;

/** Words one paragraph anew, beside the others as they stand; undefined when the letter has no such paragraph. */
export function writeParagraph(assignment: Assignment, others: readonly WrittenParagraph[], id: string): WrittenParagraph | undefined {
  const before = others.find((paragraph) => paragraph.id === id)?.text;
  let written: WrittenParagraph | undefined;
  for (let more = 0; more < MOST_TRIES; more++) {
    written = writeLetter({ ...assignment, seed: assignment.seed + more }).find((paragraph) => paragraph.id === id);
    if (written?.text !== before) break;
  }
  return written;
}
