import type { Sentence } from './chunks.ts';
import type { ModelEdit } from './modelEdits.ts';

/** An edit with its place, as small as it can be: `start` and `end` count characters of the sentence's passage. */
export interface LocatedEdit {
  sentence: Sentence;
  start: number;
  end: number;
  original: string;
  replacement: string;
}

/** Words, with what is inside of them, then runs of spaces, then single other characters. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s]/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Finds where in its sentence an edit belongs; undefined when its original is missing or ambiguous. */
export function locateEdit(
  { original, occurrence, replacement }: Pick<ModelEdit, 'original' | 'occurrence' | 'replacement'>,
  sentence: Sentence,
): LocatedEdit | undefined {
  const { passage, start, end } = sentence;
  const sentenceText = passage.text.slice(start, end);
  const needle = normalizeQuotes(original).trim();
  if (needle === '') return undefined;
  const offsets = findOccurrences(needle, normalizeQuotes(sentenceText));
  const offset = offsets.length === 1 ? offsets[0] : offsets[occurrence - 1];
  if (offset === undefined) return undefined;

  const small = narrowEdit(sentenceText, offset, offset + needle.length, normalizeQuotes(replacement).trim());
  if (!small || small.original === small.replacement) return undefined;
  return { sentence, start: start + small.start, end: start + small.end, original: small.original, replacement: small.replacement };
}

/** Compared without what a model writes another way than a document: quotes, dashes, spaces. Nothing here changes a length. */
function normalizeQuotes(text: string): string {
  return text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ');
}

function findOccurrences(needle: string, sentenceText: string): number[] {
  const offsets: number[] = [];
  for (let at = sentenceText.indexOf(needle); at >= 0; at = sentenceText.indexOf(needle, at + 1)) {
    if (!splitsWord(sentenceText, at) && !splitsWord(sentenceText, at + needle.length)) offsets.push(at);
  }
  return offsets;
}

function splitsWord(sentenceText: string, at: number): boolean {
  return IN_WORD.test(sentenceText[at - 1] ?? '') && IN_WORD.test(sentenceText[at] ?? '');
}

/** Leaves out what both sides share at their ends, but leaves something on either side: a comma is put in by changing the word before it. */
function narrowEdit(sentenceText: string, start: number, end: number, replacement: string) {
  const before = splitTokens(sentenceText.slice(0, start));
  const after = splitTokens(sentenceText.slice(end));
  const was = splitTokens(sentenceText.slice(start, end));
  const becomes = splitTokens(replacement);
  const isSameSign = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && normalizeQuotes(one) === normalizeQuotes(other);
  while (was.length > 0 && isSameSign(was[0], becomes[0])) {
    before.push(...was.splice(0, 1));
    becomes.shift();
  }
  while (was.length > 0 && isSameSign(was.at(-1), becomes.at(-1))) {
    after.unshift(...was.splice(-1));
    becomes.pop();
  }
  // A removed word is shown with the next one, which stays: "a advice" becomes "advice". All else belongs to the word before it.
  const removesWord = IN_WORD.test(was[0] ?? '') && !becomes.some(isSolid) && !isSameSign(was[0], before.findLast(isSolid));
  const showsNextWord = removesWord && IN_WORD.test(after.find(isSolid) ?? '');
  while (!was.some(isSolid) || !becomes.some(isSolid)) {
    const isNext = showsNextWord || before.length === 0;
    const shared = isNext ? after.shift() : before.pop();
    if (shared === undefined) return undefined;
    if (isNext) was.push(shared);
    else was.unshift(shared);
    if (isNext) becomes.push(shared);
    else becomes.unshift(shared);
  }
  while (isSpace(was.at(-1)) && isSpace(becomes.at(-1))) {
    was.pop();
    becomes.pop();
  }
  // A removed word would leave two spaces behind, or one before a full stop.
  if (isSpace(becomes.at(-1)) && !isSpace(was.at(-1)) && !IN_WORD.test(after[0] ?? '')) becomes.pop();
  if (isSpace(becomes[0]) && !isSpace(was[0]) && !IN_WORD.test(before.at(-1) ?? '')) becomes.shift();
  const original = was.join('');
  const at = before.join('').length;
  return { start: at, end: at + original.length, original, replacement: becomes.join('') };
}

const isSpace = (token: string | undefined) => token?.trim() === '';
const isSolid = (token: string) => /\S/.test(token);

/** Splits a text into tokens. */
export function splitTokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}
