/** A full stop before white space, or the end of a line, which belongs to what follows. */
const SENTENCE_END = /[.!?…]["”»)]*(?=\s)|(?=\n)/g;
/** The number of a list's item, an initial, an abbreviation. */
const NO_END =
  /(?:(?:^|\n)\s*\d{1,3}|(?:^|[\s(])(?:\p{Lu}|[ap]\.m|approx|art|ca|cf|co|corp|dr|dra|e\.g|etc|fig|i\.e|inc|jr|ltd|mr|mrs|ms|no|nos|p|pp|pág|prof|sec|sr|sra|st|vol|vs))\.$/iu;
const NO_END_LETTERS = 12;

/** Splits a text, list items included, into sentences with the white space before them: together they are the text again, but for white space at its end. */
export function splitKeepingSpace(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(SENTENCE_END)) {
    const end = index + stop.length;
    const sentence = text.slice(start, end);
    const continues = stop !== '' && (NO_END.test(sentence.slice(-NO_END_LETTERS)) || /^[ \t]*\p{Ll}/u.test(text.slice(end)));
    if (sentence.trim() === '' || continues) continue;
    sentences.push(sentence);
    start = end;
  }
  if (text.slice(start).trim() !== '') sentences.push(text.slice(start));
  return sentences;
}
