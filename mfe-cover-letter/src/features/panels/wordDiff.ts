import type { DiffPart } from '@sheaf/design-system';

/** Compares two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [from, to] = [before.match(/\S+\s*/g) ?? [], after.match(/\S+\s*/g) ?? []];
  const shared = sharedLengths(from, to);
  const parts: DiffPart[] = [];
  let [deleted, inserted] = ['', ''];
  const flush = () => {
    if (deleted && inserted) parts.push({ kind: 'replaced', text: deleted, by: inserted });
    else if (deleted) parts.push({ kind: 'deleted', text: deleted });
    else if (inserted) parts.push({ kind: 'inserted', text: inserted });
    [deleted, inserted] = ['', ''];
  };
  const width = to.length + 1;
  const sharedAt = (i: number, j: number) => shared[i * width + j] ?? 0;
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [a, b] = [from[i], to[j]];
    if (a !== undefined && b !== undefined && isSame(a, b)) {
      flush();
      const last = parts.at(-1);
      if (last?.kind === 'same') last.text += b;
      else parts.push({ kind: 'same', text: b });
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && sharedAt(i + 1, j) >= sharedAt(i, j + 1))) {
      deleted += a ?? '';
      i += 1;
    } else {
      inserted += b;
      j += 1;
    }
  }
  flush();
  return parts;
}

const isSame = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** For each pair of places, how many words both texts share behind them. A letter has some hundreds of words, so the table is small. */
function sharedLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const isShared = isSame(from[i] ?? '', to[j] ?? '');
      const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
      lengths[i * width + j] = isShared ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}
