/** A stretch of text that no line ends within, unless it is wider than a line. */
export interface Word {
  text: string;
  /** In units of the type size, without the space after it. */
  ems: number;
  hasSpaceAfter: boolean;
}

/** In a long address a line may end after any of these. */
const ADDRESS_BREAK = /(?<=[/?&=_.@#%+-])/;
const ADDRESS = /:\/\/|^www\.|@/;
/** A line may end after a hyphen between letters and after a dash, but not where a figure follows, as in "2019-2021". */
const AFTER_HYPHENS = /(?<=[\p{L}\p{M}]-)(?=[\p{L}])|(?<=[\u2014\u2013])(?=[\p{L}])/u;
/** More than a line costs to be ragged: no paragraph becomes longer only to look better. */
const LINE_COST = 10;
/** A last line of one short word or two looks lost. */
const SHORT_LAST_LINE_COST = 0.3;
const SHORT_LAST_LINE_SHARE = 0.12;
/** Words with a hyphen are parted there only when the line would be far too short. */
const HYPHEN_COST = 0.04;

/** Returns the words of a line of text, which has no line ends of its own. */
export function measureWords(text: string, measureEms: (text: string) => number): Word[] {
  const words: Word[] = [];
  for (const chunk of text.split(/ +/)) {
    if (chunk === '') continue;
    const parts = ADDRESS.test(chunk) ? [chunk] : chunk.split(AFTER_HYPHENS);
    for (const [index, part] of parts.entries()) words.push({ text: part, ems: measureEms(part), hasSpaceAfter: index === parts.length - 1 });
  }
  return words;
}

/** Returns the lines of these words, as even as they can be without taking one more. */
export function breakLines(words: Word[], width: number, spaceEms: number, measureEms: (text: string) => number): Word[][] {
  const fittingWords = words.flatMap((word) => (word.ems > width ? splitWord(word, width, measureEms) : [word]));
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= fittingWords.length; end++) {
    costs[end] = Number.POSITIVE_INFINITY;
    let ems = 0;
    for (let start = end - 1; start >= 0; start--) {
      const word = fittingWords[start];
      if (!word) break;
      ems += word.ems + (word.hasSpaceAfter && start < end - 1 ? spaceEms : 0);
      if (ems > width && start < end - 1) break;
      const share = ems / width;
      const raggedCost =
        end === fittingWords.length
          ? computeLastLineCost(share, start > 0)
          : (1 - share) ** 2 + (fittingWords[end - 1]?.hasSpaceAfter ? 0 : HYPHEN_COST);
      const cost = (costs[start] ?? 0) + LINE_COST + raggedCost;
      if (cost < (costs[end] ?? 0)) {
        costs[end] = cost;
        starts[end] = start;
      }
    }
  }
  const lines: Word[][] = [];
  for (let end = fittingWords.length; end > 0; end = starts[end] ?? 0) lines.unshift(fittingWords.slice(starts[end], end));
  return lines;
}

function computeLastLineCost(share: number, isAfterOthers: boolean): number {
  return isAfterOthers && share < SHORT_LAST_LINE_SHARE ? SHORT_LAST_LINE_COST : 0;
}

/** Splits a word that is wider than a line, within addresses at their separators, else anywhere. */
function splitWord(word: Word, width: number, measureEms: (text: string) => number): Word[] {
  const parts: string[] = [];
  let part = '';
  const append = (next: string) => {
    if (part !== '' && measureEms(part + next) > width) {
      parts.push(part);
      part = '';
    }
    part += next;
  };
  for (const chunk of word.text.split(ADDRESS_BREAK)) {
    if (measureEms(chunk) <= width) append(chunk);
    else for (const character of chunk) append(character);
  }
  parts.push(part);
  return parts.map((text, index) => ({ text, ems: measureEms(text), hasSpaceAfter: index === parts.length - 1 && word.hasSpaceAfter }));
}
