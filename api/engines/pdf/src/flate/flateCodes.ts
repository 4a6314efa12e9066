/** What packing and unpacking share of the DEFLATE format, RFC 1951. */

export const END_OF_BLOCK = 256;
/** No match reaches farther back. */
export const MAX_DISTANCE = 32768;

/** Lengths and distances come in groups: the first value of each, and how many bits hold the rest. */
export interface Groups {
  first: number[];
  extraBits: number[];
}

function buildGroups(count: number, start: number, countBits: (group: number) => number): Groups {
  const extraBits = Array.from({ length: count }, (_, group) => Math.max(0, countBits(group)));
  let next = start;
  const first = extraBits.map((bits) => {
    const value = next;
    next += 2 ** bits;
    return value;
  });
  return { first, extraBits };
}

export const LENGTHS = buildGroups(28, 3, (group) => (group >> 2) - 1);
// The longest match has a group of its own.
LENGTHS.first.push(258);
LENGTHS.extraBits.push(0);
export const DISTANCES = buildGroups(30, 1, (group) => (group >> 1) - 1);

/** The lengths of the fixed codes, 3.2.6. */
export const FIXED_LENGTHS = Uint8Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8));

/** Builds the code of every symbol from the code lengths, bits in stream order (RFC 1951 3.2.2). */
export function buildFlateCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  for (let length = 1, next = 0; length <= 15; length++, next <<= 1) {
    lengths.forEach((own, symbol) => {
      if (own !== length) return;
      let turned = 0;
      for (let bit = 0; bit < length; bit++) turned |= ((next >> bit) & 1) << (length - 1 - bit);
      codes[symbol] = turned;
      next++;
    });
  }
  return codes;
}
