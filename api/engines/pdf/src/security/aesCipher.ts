/** AES as FIPS 197 defines it, by tables, in cipher block chaining without padding: for places that have no cipher that answers at once. */

const BLOCK = 16;

interface Tables {
  box: Uint8Array;
  /** For each byte of a column what it adds to the mixed column, four times 256. */
  mixing: Uint32Array;
}

let tables: { encrypt: Tables; decrypt: Tables } | undefined;

/** Twice a value in the field of 256. */
function doubleInField(value: number): number {
  return (value << 1) ^ (value & 128 ? 0x11b : 0);
}

function fillMixing(mixing: Uint32Array, index: number, word: number): void {
  for (let byte = 0; byte < 4; byte++) mixing[byte * 256 + index] = (word >>> (8 * byte)) | (word << (32 - 8 * byte));
}

function buildTables(): { encrypt: Tables; decrypt: Tables } {
  if (tables) return tables;
  const createTables = (): Tables => ({ box: new Uint8Array(256), mixing: new Uint32Array(1024) });
  const encrypt = createTables();
  const decrypt = createTables();
  // Value runs through all powers of 3, inverse through those of its reciprocal: the two multiply to 1.
  for (let value = 1, inverse = 1, count = 0; count < 256; count++) {
    const [from, into] = count === 255 ? [0, 0] : [value, inverse];
    const affine = into ^ (into << 1) ^ (into << 2) ^ (into << 3) ^ (into << 4);
    const substitute = (affine ^ (affine >> 8) ^ 0x63) & 255;
    encrypt.box[from] = substitute;
    decrypt.box[substitute] = from;
    const twice = doubleInField(substitute);
    fillMixing(encrypt.mixing, from, (twice << 24) | (substitute << 16) | (substitute << 8) | (twice ^ substitute));
    const [two, four] = [doubleInField(from), doubleInField(doubleInField(from))];
    const nine = doubleInField(four) ^ from;
    fillMixing(decrypt.mixing, substitute, ((nine ^ from ^ four ^ two) << 24) | (nine << 16) | ((nine ^ four) << 8) | (nine ^ two));
    value ^= doubleInField(value);
    inverse ^= inverse << 1;
    inverse ^= inverse << 2;
    inverse ^= inverse << 4;
    inverse = (inverse & 255) ^ (inverse & 128 ? 9 : 0);
  }
  tables = { encrypt, decrypt };
  return tables;
}

function substituteWord(box: Uint8Array, word: number): number {
  const substituteByte = (shift: number): number => (box[(word >>> shift) & 255] ?? 0) << shift;
  return substituteByte(24) | substituteByte(16) | substituteByte(8) | substituteByte(0);
}

/** The round keys in the order they are used. */
function roundKeys(key: Uint8Array, isDecrypting: boolean): Uint32Array {
  const { encrypt, decrypt } = buildTables();
  const length = key.length >> 2;
  const words = new Uint32Array(4 * (length + 7));
  const view = new DataView(key.buffer, key.byteOffset, key.length);
  for (let index = 0, constant = 1; index < words.length; index++) {
    let word = index < length ? view.getUint32(4 * index) : (words[index - 1] ?? 0);
    if (index >= length) {
      if (index % length === 0) {
        word = substituteWord(encrypt.box, (word << 8) | (word >>> 24)) ^ (constant << 24);
        constant = doubleInField(constant);
      } else if (length > 6 && index % length === 4) word = substituteWord(encrypt.box, word);
      word ^= words[index - length] ?? 0;
    }
    words[index] = word;
  }
  if (!isDecrypting) return words;
  const last = words.length - 4;
  return words.map((_, index) => {
    const word = words[last - index + 2 * (index & 3)] ?? 0;
    if (index < 4 || index >= last) return word;
    let mixed = 0;
    for (let byte = 0; byte < 4; byte++) mixed ^= decrypt.mixing[byte * 256 + (encrypt.box[(word >>> (24 - 8 * byte)) & 255] ?? 0)] ?? 0;
    return mixed;
  });
}

/** Encrypts or decrypts whole blocks by AES-CBC without padding. The key has 16 or 32 bytes. */
export function aesCbc(direction: 'encrypt' | 'decrypt', key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  const isDecrypting = direction === 'decrypt';
  const { box, mixing } = buildTables()[direction];
  // Rows move to the left when enciphering, to the right when deciphering: with the columns in this order both are the same.
  const [second, fourth] = isDecrypting ? [3, 1] : [1, 3];
  const keys = roundKeys(key, isDecrypting);
  const out = new Uint8Array(data.length);
  const source = new DataView(data.buffer, data.byteOffset, data.length);
  const target = new DataView(out.buffer);
  const chain = Uint32Array.from([0, 4, 8, 12], (at) => new DataView(vector.buffer, vector.byteOffset, BLOCK).getUint32(at));
  const last = keys.length - 4;
  const startColumn = (at: number, column: number): number =>
    source.getUint32(at + 4 * column) ^ (isDecrypting ? 0 : (chain[column] ?? 0)) ^ (keys[column] ?? 0);
  const mixColumn = (a: number, b: number, c: number, d: number, keyed: number): number =>
    (mixing[a >>> 24] ?? 0) ^
    (mixing[256 + ((b >>> 16) & 255)] ?? 0) ^
    (mixing[512 + ((c >>> 8) & 255)] ?? 0) ^
    (mixing[768 + (d & 255)] ?? 0) ^
    (keys[keyed] ?? 0);
  const end = (at: number, column: number, a: number, b: number, c: number, d: number): void => {
    const word = ((box[a >>> 24] ?? 0) << 24) | ((box[(b >>> 16) & 255] ?? 0) << 16) | ((box[(c >>> 8) & 255] ?? 0) << 8) | (box[d & 255] ?? 0);
    const place = at + 4 * column;
    const plain = word ^ (keys[last + column] ?? 0) ^ (isDecrypting ? (chain[column] ?? 0) : 0);
    target.setUint32(place, plain);
    chain[column] = isDecrypting ? source.getUint32(place) : plain;
  };
  for (let at = 0; at < data.length; at += BLOCK) {
    let [a, b, c, d] = [startColumn(at, 0), startColumn(at, second), startColumn(at, 2), startColumn(at, fourth)];
    for (let used = 4; used < last; used += 4) {
      const nextA = mixColumn(a, b, c, d, used);
      const nextB = mixColumn(b, c, d, a, used + second);
      const nextC = mixColumn(c, d, a, b, used + 2);
      d = mixColumn(d, a, b, c, used + fourth);
      a = nextA;
      b = nextB;
      c = nextC;
    }
    end(at, 0, a, b, c, d);
    end(at, second, b, c, d, a);
    end(at, 2, c, d, a, b);
    end(at, fourth, d, a, b, c);
  }
  return out;
}
