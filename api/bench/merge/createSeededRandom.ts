/** Creates random numbers from 0 to below 1 that are the same for the same seed on every machine (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Bytes nothing can make smaller, as those of a photograph. */
export function createNoise(length: number, random: () => number): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4));
  for (let index = 0; index < words.length; index += 1) words[index] = random() * 2 ** 32;
  return Buffer.from(words.buffer, 0, length);
}

const VOCABULARY =
  'paper ink sheet margin chapter reading summer harbour evidence letter garden window notice contract figure method result page'.split(' ');

/** Picks words for a line. */
export function pickWords(count: number, random: () => number): string {
  return Array.from({ length: count }, () => VOCABULARY[Math.floor(random() * VOCABULARY.length)]).join(' ');
}
