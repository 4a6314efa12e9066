import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';

/** "My child may / may not take part: ____": who fills it in has the choice. */
const FORM_LINE =
  /_{3,}|\.{6,}|☐|(?<=:\s*)(?:yes|sí|ja)\s?\/\s?(?:no|nein)(?!\p{L})|(?<!\p{L})(?:may|can|will|is|do|does|acepto|autorizo)\s?\/\s?(?:not|(?:may|can|will|is|do|does) not|no (?:acepto|autorizo))(?!\p{L})|(?<!\p{L})(?:darf|kann|nimmt|möchte)\s?\/\s?(?:darf |kann |nimmt |möchte )?nicht(?!\p{L})/iu;
const ENDS_OPEN = /:\s*$/u;

/** Returns whether a line is to be filled in, or only leads to what follows: it says neither yes nor no. */
export function isOpenLine(text: string): boolean {
  return FORM_LINE.test(text) || ENDS_OPEN.test(text);
}

/** Returns whether a sentence answers nothing by itself: a line to be filled in, or "these prices apply:" above a table. */
export function answersNothing(index: OpenIndex, sentence: number): boolean {
  const text = sliceSentence(index, sentence);
  if (FORM_LINE.test(text)) return true;
  const next = index.sentences[sentence + 1]?.paragraph;
  return ENDS_OPEN.test(text) && next !== undefined && index.paragraphs[next]?.kind === 'tableRow';
}
