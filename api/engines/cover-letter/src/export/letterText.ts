import { normalizeLineEnds } from '../typeset/lineEnds.ts';

const LINE_END = '\r\n';

/**
 * Returns the letter as a text file in UTF-8, nothing wrapped: whoever opens it wraps it as wide as they like. Lines end as Windows ends them, which
 * every editor reads and a form keeps when the text is pasted. No byte order mark, since forms that read such files show it as letters.
 */
export function writeLetterText(coverLetter: string): string {
  const lines = normalizeLineEnds(coverLetter)
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  return `${lines.join(LINE_END)}${LINE_END}`;
}
