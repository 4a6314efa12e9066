import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { nodeCodec } from '../bytes/nodeCodec.ts';
import { ComplexityError } from '../errors.ts';
import { decodeLatin1, encodeLatin1 } from '../syntax/characters.ts';
import { buildDictionary, name, type PdfDictionary } from '../syntax/values.ts';
import { decodeStream } from './decodeStream.ts';

const LIMIT = 1_000_000;

function decoded(data: string | Uint8Array, dictionary: PdfDictionary, limit = LIMIT): string {
  return decodeLatin1(decodeStream(typeof data === 'string' ? encodeLatin1(data) : data, dictionary, nodeCodec, limit));
}

const only = (filter: string): PdfDictionary => buildDictionary({ Filter: name(filter) });

test('hexadecimal and base-85 text is read with its blanks and its odd end', () => {
  expect(decoded('48 65 6c6C 6F2>', only('ASCIIHexDecode'))).toBe('Hello ');
  expect(decoded('87cURD_*#4DfTZ)~>', only('ASCII85Decode'))).toBe('Hello, World');
  expect(decoded('z~>', only('ASCII85Decode'))).toBe('\0\0\0\0');
});

test('run lengths are unpacked', () => {
  expect(decoded('\x02abc\xfdx\x80rest', only('RunLengthDecode'))).toBe('abcxxxx');
});

test('the example of the standard for LZW is read', () => {
  expect(decoded('\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01', only('LZWDecode'))).toBe('-----A---B');
});

test('PNG predictors give back the rows they were made from', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.uint8Array({ minLength: 6, maxLength: 6 })), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (plan) => {
      const width = 6;
      const pixel = 3;
      const at = (row: number, column: number): number => (row < 0 || column < 0 ? 0 : (plan[row]?.[1][column] ?? 0));
      const packed = plan.flatMap(([kind, row], index) => [
        kind,
        ...Array.from({ length: width }, (_, column) => {
          const [left, above, corner] = [at(index, column - pixel), at(index - 1, column), at(index - 1, column - pixel)];
          const guess = left + above - corner;
          const nearest = [left, above, corner].reduce((best, value) => (Math.abs(guess - value) < Math.abs(guess - best) ? value : best));
          const predicted = [0, left, above, (left + above) >> 1, nearest][kind] ?? 0;
          return ((row[column] ?? 0) - predicted) & 255;
        }),
      ]);
      const dictionary = buildDictionary({ Filter: name('FlateDecode'), DecodeParms: buildDictionary({ Predictor: 15, Colors: 3, Columns: 2 }) });
      expect(decoded(deflateSync(Uint8Array.from(packed)), dictionary)).toBe(decodeLatin1(Uint8Array.from(plan.flatMap(([, row]) => [...row]))));
    }),
  );
});

test('a small stream that grows without measure is refused', () => {
  const bomb = deflateSync(new Uint8Array(2 * LIMIT));
  expect(() => decoded(bomb, only('FlateDecode'))).toThrow(ComplexityError);
});

test('compressed data that break off give what could be read', () => {
  const complete = deflateSync(encodeLatin1('some words that are long enough to be cut. '.repeat(20)), { level: 0 });
  expect(decoded(complete.subarray(0, complete.length - 40), only('FlateDecode'))).toContain('some words');
});
