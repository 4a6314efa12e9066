import { spawnSync } from 'node:child_process';

/** Returns which share of the words of this text and of poppler's reading of the file are in both; nothing where poppler finds no words. */
export function compareWords(text: string, poppler: string, file: string): number | undefined {
  const theirs = listWords(spawnSync(poppler, [file, '-'], { encoding: 'utf8' }).stdout);
  return theirs.length === 0 ? undefined : Number(findShare(listWords(text), theirs).toFixed(2));
}

/** Returns twice the words in common, each as often as it is in both, by the words of both (Dice's coefficient). */
export function findShare(ours: string[], theirs: string[]): number {
  const unmatched = new Map<string, number>();
  for (const word of theirs) unmatched.set(word, (unmatched.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of ours) {
    const count = unmatched.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    unmatched.set(word, count - 1);
  }
  return (2 * common) / Math.max(1, ours.length + theirs.length);
}

function listWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
