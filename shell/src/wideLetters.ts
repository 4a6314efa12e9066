const LATIN_LETTER = /<\/?mark>|[A-Za-z]/g;
const WIDE_OFFSET = 0xfee0;

/** Rewrites a catalogue in full-width Latin letters for tests: plain letters on screen then did not come from it. */
export function widenLetters<Messages>(messages: Messages): Messages {
  // The result has the shape of the argument, which a mapped type cannot express for functions.
  return widenValue(messages) as Messages;
}

function widenValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(LATIN_LETTER, (found) => (found.length > 1 ? found : widenLetter(found)));
  if (typeof value === 'function') return (...values: unknown[]) => widenValue(value(...values));
  if (Array.isArray(value)) return value.map(widenValue);
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, widenValue(part)]));
  return value;
}

const widenLetter = (letter: string) => String.fromCodePoint(letter.charCodeAt(0) + WIDE_OFFSET);
