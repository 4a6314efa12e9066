import { splitSpan, type TextSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import type { CvLine } from './cvLine.ts';

const MIN_SENTENCES = 3;
const MAX_WORDS = 14;
/** A year, a level or a word of letters ends the name of a credential; "inc." ends none. */
const SENTENCE_BREAK =
  /(?<=(?:19|20)\d\d\)?|\blevel \d|\b\p{L}{1,3}\d{1,4}|\b\p{Lu}{3,} \d{2,}|\d{5,}|(?<!\b(?:incl|excl|spec|hons|dept|univ))\p{Ll}{4}\)?)\.\s+(?=\p{Lu})/giu;

/**
 * Divides a paragraph of credentials into a line for each of its sentences: "NEBOSH Certificate 2022. ILM Level 5 2020. Manual handling instructor."
 * Other lines stay as they are. With marks, none of them goes on in the next.
 */
export function splitCredentialSentences(lines: CvLine[], source: string, asListItems: boolean): CvLine[] {
  return groupParagraphs(lines).flatMap((group) => {
    const [first] = group;
    const end = group.at(-1)?.end ?? 0;
    if (!first || first.hasListMark || !group.every(({ cells }) => cells.length === 1)) return group;
    const paragraph: TextSpan = { start: first.start, end, text: source.slice(first.start, end).replace(/\n/g, ' ') };
    const sentences = splitSpan(paragraph, SENTENCE_BREAK);
    if (sentences.length < MIN_SENTENCES || !sentences.every(isName)) return group;
    return sentences.map((sentence) => ({
      ...first,
      ...sentence,
      hasListMark: asListItems || !sentence.text.includes(','),
      cells: [{ ...sentence, left: first.left, right: first.right, size: first.size }],
    }));
  });
}

/** What somebody tells in whole sentences is no list of names. */
function isName({ text }: TextSpan): boolean {
  return text.split(' ').length <= MAX_WORDS && !/\bI\b|\b(?:was|were|is|are|have|has)\b/.test(text);
}

function groupParagraphs(lines: CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    // A line that begins with its year begins an entry of its own.
    const isEntry = findDate(line.text)?.from === 0;
    const isContinuation =
      before &&
      !line.hasListMark &&
      !isEntry &&
      before.paragraph === line.paragraph &&
      before.column === line.column &&
      line.start === before.end + 1;
    if (isContinuation) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}
