import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { aesCbc } from './aesCipher.ts';
import { md5 } from './md5.ts';
import { rc4 } from './rc4.ts';
import { sha2 } from './sha2.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const encodeText = (text: string) => new TextEncoder().encode(text);
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

const hashes = {
  md5,
  sha256: (message: Uint8Array) => sha2(256, message),
  sha384: (message: Uint8Array) => sha2(384, message),
  sha512: (message: Uint8Array) => sha2(512, message),
};
const named = Object.entries(hashes);

test.each([
  ['md5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['sha384', 'abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
  [
    'sha512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
] as const)('%s of "%s" is what its standard says', (name, message, digest) => {
  expect(hex(hashes[name](encodeText(message)))).toBe(digest);
});

test.each(named)('%s is the same as Node’s, whatever the length', (name, hash) => {
  for (let length = 0; length < 260; length++) {
    const message = Uint8Array.from({ length }, (_, index) => index * 31 + length);
    expect(hex(hash(message))).toBe(createHash(name).update(message).digest('hex'));
  }
});

test.each([
  ['128', '000102030405060708090a0b0c0d0e0f', '69c4e0d86a7b0430d8cdb78070b4c55a'],
  ['256', '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '8ea2b7ca516745bfeafc49904b496089'],
])('a block under AES-%s is what FIPS 197 says', (_, key, enciphered) => {
  const plain = fromHex('00112233445566778899aabbccddeeff');
  const vector = new Uint8Array(16);
  expect(hex(aesCbc('encrypt', fromHex(key), vector, plain))).toBe(enciphered);
  expect(hex(aesCbc('decrypt', fromHex(key), vector, fromHex(enciphered)))).toBe(hex(plain));
});

test('chained blocks are the same as Node’s in both directions', () => {
  const exactly = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  const blocks = fc.integer({ min: 0, max: 6 }).chain((count) => exactly(count * 16));
  fc.assert(
    fc.property(fc.constantFrom(16, 32).chain(exactly), exactly(16), blocks, (key, vector, data) => {
      const algorithm = `aes-${key.length * 8}-cbc`;
      const expected = new Uint8Array(createCipheriv(algorithm, key, vector).setAutoPadding(false).update(data));
      expect(hex(aesCbc('encrypt', key, vector, data))).toBe(hex(expected));
      const plain = createDecipheriv(algorithm, key, vector).setAutoPadding(false).update(data);
      expect(hex(aesCbc('decrypt', key, vector, data))).toBe(hex(plain));
    }),
  );
});

test.each([
  ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
  ['Wiki', 'pedia', '1021bf0420'],
  ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
])('RC4 with the key "%s" is what its known examples say', (key, plain, enciphered) => {
  expect(hex(rc4(encodeText(key), encodeText(plain)))).toBe(enciphered);
});
