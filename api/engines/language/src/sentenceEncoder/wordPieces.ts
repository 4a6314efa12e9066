/** Splits a text into the numbers of the pieces that it most likely consists of. */
export type SplitIntoPieces = (text: string) => number[];

const SPACE = '▁';
/** The number for letters that are in no piece. */
const UNKNOWN = 0;
const UNKNOWN_SCORE = -100;

/**
 * Creates a splitter by the most likely path through the pieces (Viterbi), as SentencePiece does for unigram models:
 * Kudo, "Subword Regularization", 2018.
 */
export function createPieceSplitter(pieces: readonly string[], scores: readonly number[]): SplitIntoPieces {
  const numbers = new Map(pieces.map((piece, number) => [piece, number]));
  const longest = Math.max(...pieces.map(({ length }) => length));
  return (text) => {
    const letters = text === '' ? '' : SPACE + text.normalize('NFKC').replaceAll(' ', SPACE);
    const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    const starts = new Int32Array(letters.length + 1);
    const chosen = new Int32Array(letters.length + 1);
    best[0] = 0;
    for (let start = 0; start < letters.length; start++) {
      for (let end = start + 1; end <= Math.min(letters.length, start + longest); end++) {
        const number = numbers.get(letters.slice(start, end));
        if (number === undefined && end > start + 1) continue;
        const score = (best[start] ?? 0) + (number === undefined ? UNKNOWN_SCORE : (scores[number] ?? 0));
        if (score <= (best[end] ?? 0)) continue;
        best[end] = score;
        starts[end] = start;
        chosen[end] = number ?? UNKNOWN;
      }
    }
    const found: number[] = [];
    for (let end = letters.length; end > 0; end = starts[end] ?? 0) found.unshift(chosen[end] ?? UNKNOWN);
    return found.filter((number, at) => number !== UNKNOWN || found[at - 1] !== UNKNOWN);
  };
}
