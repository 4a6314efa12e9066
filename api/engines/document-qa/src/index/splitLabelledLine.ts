/** A label of up to four words before its colon: "Membership number:", "Start date:". */
const LABEL_WORDS = 4;
const COLON = /:\s+(?=\S)/gu;
const MIN_LABELS = 2;
const MAX_PAIR_LENGTH = 70;
/** A value that continues as a sentence is no value of a form. */
const IS_PROSE = /\p{Ll}[.;!?]\s|,\s\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u;

/**
 * Splits a line of labels with values, such as "Member: Olivia Grant Start date: 1 May", into one span for each label.
 * Returns the span itself where it is no such line.
 */
export function splitLabelledLine(text: string, span: { start: number; end: number }): { start: number; end: number }[] {
  const line = text.slice(span.start, span.end);
  const starts = [...line.matchAll(COLON)].map(({ index }) => findLabelStart(line.slice(0, index)));
  if (starts[0] !== 0 || starts.length < MIN_LABELS || starts.includes(undefined)) return [span];
  const places = starts.flatMap((start) => start ?? []);
  const pairs = places.map((start, position) => {
    const pair = line.slice(start, places[position + 1] ?? line.length).trimEnd();
    return { pair, start: span.start + start, end: span.start + start + pair.length };
  });
  if (pairs.some(({ pair }) => pair.length > MAX_PAIR_LENGTH || IS_PROSE.test(pair))) return [span];
  return pairs.map(({ start, end }) => ({ start, end }));
}

/** Finds where the label begins that ends with a text. The value before it may be words too, so a label is a capital and small words. */
function findLabelStart(before: string): number | undefined {
  const words = [...before.matchAll(/\S+/gu)].slice(-LABEL_WORDS - 1);
  const label: { index: number; word: string }[] = [];
  let isAfterFigure = words.length <= LABEL_WORDS;
  for (const { index, 0: word } of words.reverse()) {
    if (!/^\p{L}[\p{L}’'./-]*$/u.test(word) || /\.$/.test(word)) {
      // A value follows another colon first.
      isAfterFigure = !word.endsWith(':');
      break;
    }
    label.unshift({ index, word });
  }
  if (label.length === 0) return undefined;
  // After a figure, or at the start, the words up to the colon are all of the label.
  if (isAfterFigure && label.length <= LABEL_WORDS && /^\p{Lu}/u.test(label[0]?.word ?? '')) return label[0]?.index;
  const capital = label.findLastIndex(({ word }) => /^\p{Lu}/u.test(word));
  return capital < 0 ? undefined : label[capital]?.index;
}
