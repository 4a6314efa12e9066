import { type Piece, splitPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import type { CvLine } from './cvLine.ts';

const FEWEST_SENTENCES = 3;
const MOST_WORDS = 14;
/** A year, a level or a word of letters ends the name of a paper; "inc." ends none. */
const BETWEEN =
  /(?<=(?:19|20)\d\d\)?|\blevel \d|\b\p{L}{1,3}\d{1,4}|\b\p{Lu}{3,} \d{2,}|\d{5,}|(?<!\b(?:incl|excl|spec|hons|dept|univ))\p{Ll}{4}\)?)\.\s+(?=\p{Lu})/giu;

/**
 * Divides a paragraph of papers into a line for each of its sentences: "NEBOSH Certificate 2022. ILM Level 5 2020. Manual handling instructor."
 * Other lines stay as they are. With marks, none of them goes on in the next.
 */
export function splitPaperSentences(lines: CvLine[], source: string, areMarked: boolean): CvLine[] {
  return groupParagraphs(lines).flatMap((group) => {
    const [first] = group;
    const end = group.at(-1)?.end ?? 0;
    if (!first || first.hasMark || !group.every(({ cells }) => cells.length === 1)) return group;
    const whole: Piece = { start: first.start, end, text: source.slice(first.start, end).replace(/\n/g, ' ') };
    const sentences = splitPiece(whole, BETWEEN);
    if (sentences.length < FEWEST_SENTENCES || !sentences.every(isName)) return group;
    return sentences.map((sentence) => ({
      ...first,
      ...sentence,
      hasMark: areMarked || !sentence.text.includes(','),
      cells: [{ ...sentence, left: first.left, right: first.right, size: first.size }],
    }));
  });
}

/** What somebody tells in whole sentences is no list of names. */
function isName({ text }: Piece): boolean {
  return text.split(' ').length <= MOST_WORDS && !/\bI\b|\b(?:was|were|is|are|have|has)\b/.test(text);
}

function groupParagraphs(lines: CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    // A line that begins with its year begins an entry of its own.
    const isEntry = findDate(line.text)?.from === 0;
    const goesOn =
      before && !line.hasMark && !isEntry && before.paragraph === line.paragraph && before.column === line.column && line.start === before.end + 1;
    if (goesOn) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}
