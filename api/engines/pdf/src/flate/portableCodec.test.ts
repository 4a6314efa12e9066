import { constants, deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { nodeCodec } from '../bytes/nodeCodec.ts';
import { ComplexityError, PdfSyntaxError } from '../errors.ts';
import { portableCodec } from './portableCodec.ts';

const LIMIT = 8 * 1024 * 1024;
const encodeText = (text: string) => new TextEncoder().encode(text);
const text = encodeText('BT /F1 18 Tf 20 100 Td (page) Tj ET\n'.repeat(9000));
const packed = new Uint8Array(deflateSync(text));

/** What a codec makes of data: the bytes, or the kind of its complaint. */
function outcome(codec: typeof nodeCodec, bytes: Uint8Array, limit = LIMIT): unknown {
  try {
    return Buffer.from(codec.inflate(bytes, limit)).toString('latin1');
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof ComplexityError) return error.constructor.name;
    throw error;
  }
}

test('what it packs, Node unpacks, and the other way round', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 5000 }),
        fc.string({ maxLength: 20 }).map((word) => encodeText(word.repeat(400))),
      ),
      (bytes) => {
        expect(new Uint8Array(inflateSync(portableCodec.deflate(bytes)))).toEqual(bytes);
        expect(new Uint8Array(portableCodec.inflate(nodeCodec.deflate(bytes), LIMIT))).toEqual(bytes);
      },
    ),
  );
});

test.each([
  ['whole', packed],
  ['cut off', packed.subarray(0, packed.length >> 1)],
  ['cut off in the checksum', packed.subarray(0, packed.length - 2)],
  ['with a wrong checksum', Uint8Array.from(packed, (byte, index) => (index === packed.length - 1 ? byte ^ 1 : byte))],
  ['with a wrong header', Uint8Array.from(packed, (byte, index) => (index === 0 ? 0xff : byte))],
  ['followed by other bytes', Uint8Array.from([...packed, 13, 10, 1, 2, 3])],
  ['without a header', new Uint8Array(deflateRawSync(text))],
  ['that are no compressed data', encodeText('endstream endobj')],
  ['that are not there', new Uint8Array(0)],
  ['stored without compression, in many blocks', new Uint8Array(deflateSync(new Uint8Array(300_000).fill(7), { level: 0 }))],
])('data %s give what Node’s codec gives', (_, bytes) => {
  expect(outcome(portableCodec, bytes)).toEqual(outcome(nodeCodec, bytes));
});

test.each([
  ['with codes of its own', {}],
  ['with fixed codes', { strategy: constants.Z_FIXED }],
  ['without matches', { strategy: constants.Z_HUFFMAN_ONLY }],
  ['without compression', { level: 0 }],
])('data packed %s and damaged anywhere give what Node’s codec gives', (_, options) => {
  const small = new Uint8Array(deflateSync(encodeText('one two three, one two three, four'.repeat(20)), options));
  fc.assert(
    fc.property(fc.integer({ min: 2, max: small.length - 1 }), fc.integer({ min: 1, max: 255 }), (position, change) => {
      const damaged = Uint8Array.from(small, (byte, index) => (index === position ? byte ^ change : byte));
      expect(outcome(portableCodec, damaged)).toEqual(outcome(nodeCodec, damaged));
    }),
    { numRuns: 400 },
  );
});

test('any bytes give what Node’s codec gives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      const bytes = Uint8Array.from([0x78, 0x01, ...noise]);
      expect(outcome(portableCodec, bytes)).toEqual(outcome(nodeCodec, bytes));
    }),
    { numRuns: 2000 },
  );
});

test('a stream that unpacks to more than is allowed is given up', () => {
  const bomb = new Uint8Array(deflateSync(new Uint8Array(2 * LIMIT)));
  expect(outcome(portableCodec, bomb)).toBe('ComplexityError');
});
