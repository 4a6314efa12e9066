import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import { type Token, tokenize } from '@sheaf/language/tokens/tokenize';

/** A sentence as somebody wrote it, and the ways to put it right. */
export interface MarkedSentence {
  group: string;
  written: readonly Token[];
  /** The words of each right version. */
  right: string[][];
}

const MOST_VERSIONS = 24;

/** Reads lines of a group, a tab and a sentence whose mistakes are marked: "She {go|goes|went} home". */
export function readMarkedSentences(lines: readonly string[]): MarkedSentence[] {
  return lines.flatMap((line) => {
    const [group = '', text = ''] = line.split('\t');
    return text === '' ? [] : listVersions(text).flatMap((version) => readVersion(group, version));
  });
}

interface Version {
  written: string;
  right: string[];
}

/** Lists a sentence with all of its mistakes, with each of them alone, and with none. */
function listVersions(text: string): Version[] {
  const parts = text.split(/\{([^{}]*)\}/);
  const choices = parts.map((part, at) => (at % 2 === 0 ? [part] : part.split('|')));
  const marked = choices.flatMap((_, at) => (at % 2 === 0 ? [] : [at]));
  const build = (wrong: ReadonlySet<number>): Version => ({
    written: choices.map((choice, at) => (at % 2 === 0 || wrong.has(at) ? choice[0] : choice[1]) ?? '').join(''),
    right: joinAll(choices.map((choice, at) => (at % 2 === 0 ? choice : choice.slice(1)))),
  });
  const alone = marked.length > 1 ? marked.map((at) => build(new Set([at]))) : [];
  return [build(new Set(marked)), ...alone, build(new Set())];
}

function joinAll(choices: readonly (readonly string[])[]): string[] {
  let joined = [''];
  for (const choice of choices) joined = joined.flatMap((start) => choice.map((part) => start + part)).slice(0, MOST_VERSIONS);
  return joined;
}

function readVersion(group: string, { written, right }: Version): MarkedSentence[] {
  const sentences = splitSentences(tokenize(written));
  const words = right.map((text) => tokenize(text).map(({ lower }) => lower));
  const [only] = sentences;
  return sentences.length === 1 && only ? [{ group, written: only, right: words }] : [];
}

/** Returns how many words must change to turn one row of words into the nearest of others. */
export function findDistance(words: readonly string[], versions: readonly (readonly string[])[]): number {
  return Math.min(...versions.map((version) => measureDistance(words, version)));
}

function measureDistance(one: readonly string[], other: readonly string[]): number {
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  let row = Array.from({ length: otherEnd - from + 1 }, (_, at) => at);
  for (let at = from; at < end; at++) {
    const next = [at - from + 1];
    for (let column = 1; column < row.length; column++) {
      const same = one[at] === other[from + column - 1] ? 0 : 1;
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
