import { padMessage } from './padMessage.ts';

const WORD = 2n ** 64n;
let constants: { start512: bigint[]; start384: bigint[]; rounds: bigint[] } | undefined;

/** The largest number whose power is not above the value. */
function computeRoot(value: bigint, power: bigint): bigint {
  let found = 0n;
  for (let bit = 1n << 72n; bit > 0n; bit >>= 1n) if ((found + bit) ** power <= value) found += bit;
  return found;
}

/** The first 64 bits after the point of the square and cube roots of the first primes; SHA-256 takes the first 32 of the same. */
function hashConstants(): NonNullable<typeof constants> {
  if (constants) return constants;
  const primes: bigint[] = [];
  for (let number = 2n; primes.length < 80; number++) if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
  const starts = primes.slice(0, 16).map((prime) => computeRoot(prime << 128n, 2n) % WORD);
  constants = { start512: starts.slice(0, 8), start384: starts.slice(8), rounds: primes.map((prime) => computeRoot(prime << 192n, 3n) % WORD) };
  return constants;
}

const upperHalves = (words: bigint[]): Int32Array => Int32Array.from(words, (word) => Number(word >> 32n) | 0);
const lowerHalves = (words: bigint[]): Int32Array => Int32Array.from(words, (word) => Number(word & 0xffffffffn) | 0);

function rotateWord(word: number, count: number): number {
  return (word >>> count) | (word << (32 - count));
}

function sha256(message: Uint8Array): Uint8Array {
  const { start512, rounds } = hashConstants();
  const round = upperHalves(rounds);
  const state = upperHalves(start512);
  const data = padMessage(message, 64);
  const words = new Int32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let step = 0; step < 64; step++) {
      const before2 = words[step - 2] ?? 0;
      const before15 = words[step - 15] ?? 0;
      words[step] =
        step < 16
          ? data.getInt32(block + 4 * step)
          : (rotateWord(before2, 17) ^ rotateWord(before2, 19) ^ (before2 >>> 10)) +
            (words[step - 7] ?? 0) +
            (rotateWord(before15, 7) ^ rotateWord(before15, 18) ^ (before15 >>> 3)) +
            (words[step - 16] ?? 0);
      const first = h + (rotateWord(e, 6) ^ rotateWord(e, 11) ^ rotateWord(e, 25)) + ((e & f) ^ (~e & g)) + (round[step] ?? 0) + (words[step] ?? 0);
      const second = (rotateWord(a, 2) ^ rotateWord(a, 13) ^ rotateWord(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, index) => {
      state[index] = (state[index] ?? 0) + value;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(4 * index, word);
  });
  return new Uint8Array(digest.buffer);
}

/** Computes SHA-256, SHA-384 or SHA-512 (FIPS 180-4). Words of 64 bits are two halves, since BigInt takes ten times as long. */
export function sha2(bits: 256 | 384 | 512, message: Uint8Array): Uint8Array {
  if (bits === 256) return sha256(message);
  const { start384, start512 } = hashConstants();
  return hashLong(message, bits === 384 ? start384 : start512).subarray(0, bits / 8);
}

/** The upper half of a word turned to the right; the halves exchanged, the lower one. */
function rotateHalf(upper: number, lower: number, count: number): number {
  return count < 32 ? (upper >>> count) | (lower << (32 - count)) : (lower >>> (count - 32)) | (upper << (64 - count));
}

/** Three copies of a word of two halves, each turned, laid over each other. */
function mixWords(upper: number, lower: number, one: number, two: number, three: number): number {
  return rotateHalf(upper, lower, one) ^ rotateHalf(upper, lower, two) ^ rotateHalf(upper, lower, three);
}

function hashLong(message: Uint8Array, start: bigint[]): Uint8Array {
  const { rounds } = hashConstants();
  const [roundUpper, roundLower] = [upperHalves(rounds), lowerHalves(rounds)];
  const [upper, lower] = [upperHalves(start), lowerHalves(start)];
  const data = padMessage(message, 128);
  const [wordUpper, wordLower] = [new Int32Array(80), new Int32Array(80)];
  let carried = 0;
  // Sums of lower halves stay exact as floating point numbers; what is above 32 bits goes into the upper halves.
  const addLow = (one: number, two: number, three = 0, four = 0, five = 0): number => {
    const sum = (one >>> 0) + (two >>> 0) + (three >>> 0) + (four >>> 0) + (five >>> 0);
    carried = Math.floor(sum / 2 ** 32);
    return sum | 0;
  };
  for (let block = 0; block < data.byteLength; block += 128) {
    for (let step = 0; step < 80; step++) {
      if (step < 16) {
        wordUpper[step] = data.getInt32(block + 8 * step);
        wordLower[step] = data.getInt32(block + 8 * step + 4);
        continue;
      }
      const u2 = wordUpper[step - 2] ?? 0;
      const l2 = wordLower[step - 2] ?? 0;
      const u15 = wordUpper[step - 15] ?? 0;
      const l15 = wordLower[step - 15] ?? 0;
      const low2 = rotateHalf(l2, u2, 19) ^ rotateHalf(l2, u2, 61) ^ rotateHalf(l2, u2, 6);
      const low15 = rotateHalf(l15, u15, 1) ^ rotateHalf(l15, u15, 8) ^ rotateHalf(l15, u15, 7);
      wordLower[step] = addLow(low2, wordLower[step - 7] ?? 0, low15, wordLower[step - 16] ?? 0);
      const high2 = rotateHalf(u2, l2, 19) ^ rotateHalf(u2, l2, 61) ^ (u2 >>> 6);
      const high15 = rotateHalf(u15, l15, 1) ^ rotateHalf(u15, l15, 8) ^ (u15 >>> 7);
      wordUpper[step] = high2 + (wordUpper[step - 7] ?? 0) + high15 + (wordUpper[step - 16] ?? 0) + carried;
    }
    // The eight words stay where they are; which is the first of them moves on by one each step.
    const [su, sl] = [upper.slice(), lower.slice()];
    for (let step = 80; step > 0; step--) {
      const at = 80 - step;
      const au = su[step & 7] ?? 0;
      const al = sl[step & 7] ?? 0;
      const bu = su[(step + 1) & 7] ?? 0;
      const bl = sl[(step + 1) & 7] ?? 0;
      const cu = su[(step + 2) & 7] ?? 0;
      const cl = sl[(step + 2) & 7] ?? 0;
      const d = (step + 3) & 7;
      const eu = su[(step + 4) & 7] ?? 0;
      const el = sl[(step + 4) & 7] ?? 0;
      const f = (step + 5) & 7;
      const g = (step + 6) & 7;
      const h = (step + 7) & 7;
      const chosenLower = (el & (sl[f] ?? 0)) ^ (~el & (sl[g] ?? 0));
      const chosenUpper = (eu & (su[f] ?? 0)) ^ (~eu & (su[g] ?? 0));
      const firstLower = addLow(sl[h] ?? 0, mixWords(el, eu, 14, 18, 41), chosenLower, roundLower[at] ?? 0, wordLower[at] ?? 0);
      const firstUpper = ((su[h] ?? 0) + mixWords(eu, el, 14, 18, 41) + chosenUpper + (roundUpper[at] ?? 0) + (wordUpper[at] ?? 0) + carried) | 0;
      sl[d] = addLow(sl[d] ?? 0, firstLower);
      su[d] = (su[d] ?? 0) + firstUpper + carried;
      sl[h] = addLow(firstLower, mixWords(al, au, 28, 34, 39), (al & bl) ^ (al & cl) ^ (bl & cl));
      su[h] = firstUpper + mixWords(au, al, 28, 34, 39) + ((au & bu) ^ (au & cu) ^ (bu & cu)) + carried;
    }
    for (let index = 0; index < 8; index++) {
      lower[index] = addLow(lower[index] ?? 0, sl[index] ?? 0);
      upper[index] = (upper[index] ?? 0) + (su[index] ?? 0) + carried;
    }
  }
  const digest = new DataView(new ArrayBuffer(64));
  upper.forEach((word, index) => {
    digest.setInt32(8 * index, word);
    digest.setInt32(8 * index + 4, lower[index] ?? 0);
  });
  return new Uint8Array(digest.buffer);
}
