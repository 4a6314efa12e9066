import type { Paragraph } from '../model/documentModel.ts';
import type { PreviewInline, PreviewParagraph } from './documentPreview.ts';

/** In letters. A space further away than a long word separates no words here: it is among signs that need none. */
const LONG_WORD = 40;

/** Splits a paragraph as it is on each of its pages: whole words, and its first and last line only where they are. */
export function splitOverPages(shown: PreviewParagraph, runsOver: NonNullable<Paragraph['runsOver']>): PreviewParagraph[] {
  const letters = countCharacters(shown.pieces);
  const parts: PreviewInline[][] = [];
  let rest = shown.pieces;
  let taken = 0;
  for (const { share } of runsOver) {
    const [before, behind] = cutAt(rest, Math.round(share * letters) - taken);
    parts.push(before);
    taken += countCharacters(before);
    rest = behind;
  }
  parts.push(rest);
  return parts.map((pieces, index) => {
    const { place: corrected, mark, firstLine, before, ruleAbove, after, ruleBelow, ...all } = shown;
    const isLast = index === parts.length - 1;
    return {
      ...all,
      ...(index === 0 && omitUndefined({ place: corrected, mark, firstLine, before, ruleAbove })),
      ...(isLast ? omitUndefined({ after, ruleBelow }) : { goesOn: true }),
      pieces,
    };
  });
}

/** Pieces up to so many letters, and those behind them. */
function cutAt(pieces: PreviewInline[], letters: number): [PreviewInline[], PreviewInline[]] {
  let left = letters;
  for (const [index, piece] of pieces.entries()) {
    const length = countCharacters([piece]);
    if (length <= left) {
      left -= length;
      continue;
    }
    if (piece.kind !== 'text') return [pieces.slice(0, index), pieces.slice(index)];
    const at = wordEnd(piece.text, left);
    const [before, behind] = [piece.text.slice(0, at), piece.text.slice(at).trimStart()];
    const parted = (text: string) => (text === '' ? [] : [{ ...piece, text }]);
    return [
      [...pieces.slice(0, index), ...parted(before)],
      [...parted(behind), ...pieces.slice(index + 1)],
    ];
  }
  return [pieces, []];
}

/** The end of a word that is nearest; in a script without spaces, just there. */
function wordEnd(text: string, at: number): number {
  const ends = [text.lastIndexOf(' ', at), text.indexOf(' ', at), ...(at === 0 ? [0] : [])].filter((end) => end >= 0);
  const [nearest = at] = ends.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return Math.abs(nearest - at) > LONG_WORD ? at : nearest;
}

function countCharacters(pieces: readonly PreviewInline[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'text' ? piece.text.length : 1), 0);
}

/** What is there of these. */
function omitUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}
