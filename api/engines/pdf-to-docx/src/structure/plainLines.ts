import type { PlacedLine } from '../paragraphs/textDraft.ts';
import type { Passage } from './passage.ts';

/** The fewest lines of an address, and how far apart they and their left edges are, in letter heights. */
const ADDRESS = { lines: 3, step: 1.8, sameEdge: 0.3 };
const SAME_SIZE = 0.02;
/** An amount at the end of a line, with or without its currency. */
const AMOUNT = /^[-−(]?\p{Sc}?\s?\p{N}[\p{N}.,'’\s]*\)?\s?(\p{Sc}|[A-Z]{3}|%)?$/u;

/** Finds the passages that are no headings however large they are: the lines of an address, and a label with an amount behind a tab. */
export function findPlainLines(passages: readonly Passage[]): Set<Passage> {
  const plain = new Set<Passage>(passages.filter(({ lines }) => lines.length === 1 && lines.every(endsWithAmount)));
  let run: Passage[] = [];
  for (const passage of passages) {
    if (!isNextOfAddress(run.at(-1), passage)) run = [];
    run.push(passage);
    if (run.length >= ADDRESS.lines) for (const each of run) plain.add(each);
  }
  return plain;
}

function endsWithAmount({ words, tabs }: PlacedLine): boolean {
  const last = [...tabs].at(-1);
  return (
    last !== undefined &&
    AMOUNT.test(
      words
        .slice(words.indexOf(last))
        .map(({ text }) => text)
        .join(' '),
    )
  );
}

function isNextOfAddress(one: Passage | undefined, other: Passage): boolean {
  const [before, line] = [one?.lines[0], other.lines[0]];
  if (!one || !before || !line || one.lines.length !== 1 || other.lines.length !== 1 || one.mark || other.mark) return false;
  const step = line.base - before.base;
  const isClose = before.page === line.page && step > 0 && step < ADDRESS.step * line.size;
  const isAlike = Math.abs(before.size - line.size) < SAME_SIZE * line.size && Math.abs(before.left - line.left) < ADDRESS.sameEdge * line.size;
  return isClose && isAlike && ![...before.words, ...line.words].some(({ isBold }) => isBold);
}
