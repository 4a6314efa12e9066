const LINE_ENDS = /\r\n|[\r\x85\u2028\u2029\v\f]/g;

/** Returns the text with one kind of line end, whatever it was pasted from. */
export function normalizeLineEnds(text: string): string {
  return text.replace(LINE_ENDS, '\n');
}
