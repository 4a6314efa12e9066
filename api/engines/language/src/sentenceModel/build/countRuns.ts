import { START } from '../format.ts';

export interface CountedRun {
  numbers: number[];
  count: number;
}

/** Counts the runs of `length` numbers below `base` that begin no sentence within them; those seen less than `least` times are left out. */
export function countRuns(text: Uint16Array, length: number, base: number, least: number): CountedRun[] {
  const keys = new Float64Array(text.length);
  let used = 0;
  for (let at = 0; at + length <= text.length; at++) {
    let key = 0;
    let isWithinSentence = true;
    for (let index = 0; index < length; index++) {
      const number = text[at + index] ?? 0;
      if (index > 0 && number === START) isWithinSentence = false;
      key = key * base + number;
    }
    if (isWithinSentence) keys[used++] = key;
  }
  const sorted = keys.subarray(0, used).sort();
  const runs: CountedRun[] = [];
  for (let at = 0; at < used; ) {
    const key = sorted[at] ?? 0;
    let end = at + 1;
    while (end < used && sorted[end] === key) end++;
    if (end - at >= least) runs.push({ numbers: unpackKey(key, length, base), count: end - at });
    at = end;
  }
  return runs;
}

function unpackKey(key: number, length: number, base: number): number[] {
  const numbers: number[] = [];
  let rest = key;
  for (let index = 0; index < length; index++) {
    numbers.unshift(rest % base);
    rest = Math.floor(rest / base);
  }
  return numbers;
}
