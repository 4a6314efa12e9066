import fc from 'fast-check';
import { ByteBuilder } from '../bytes/byteBuilder.ts';
import { encodeLatin1 } from './characters.ts';
import { Parser } from './parser.ts';
import { writeValue } from './serializer.ts';
import { PdfName, PdfReference, PdfString, type PdfValue } from './values.ts';

function parsed(text: string): PdfValue | undefined {
  return new Parser(encodeLatin1(`${text} `)).value();
}

function written(value: PdfValue): string {
  const out = new ByteBuilder();
  writeValue(out, value, (reference) => reference.number);
  return String.fromCharCode(...out.view());
}

const byteText = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 12 });
const anyValue = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.integer({ min: -100000, max: 100000 }).map((number) => number / 1000),
    byteText.map((text) => new PdfName(text.replaceAll('\0', ''))),
    byteText.map((text) => new PdfString(text)),
    fc.integer({ min: 1, max: 99999 }).map((number) => new PdfReference(number)),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .array(
        fc.tuple(
          byteText.filter((key) => key !== '' && !key.includes('\0')),
          tie('value'),
        ),
        { maxLength: 5 },
      )
      .map((entries): PdfValue => new Map(entries)),
  ),
})).value;

test('every value that is written can be read back the same', () => {
  fc.assert(fc.property(anyValue, (value) => expect(parsed(written(value))).toEqual(value)));
});

test('strings keep every byte, escapes and line ends as the standard has them', () => {
  expect(parsed('(a\\(b\\)\\\\ \\101\\7 \\\r\nc\r\nd)')).toEqual(new PdfString('a(b)\\ A\x07 c\nd'));
  expect(parsed('<48 65 6C6c 6>')).toEqual(new PdfString('Hell`'));
});

test('names written with # are the names they stand for', () => {
  expect(parsed('/J#53')).toEqual(new PdfName('JS'));
});

test('numbers that other readers forgive are forgiven', () => {
  expect(['--5', '1.2.3', '+.5', '-.002', '4.'].map(parsed)).toEqual([-5, 1.2, 0.5, -0.002, 4]);
});

test('an unclosed dictionary ends with its object', () => {
  expect(parsed('<</A 1/B[2 3 endobj')).toEqual(
    new Map<string, PdfValue>([
      ['A', 1],
      ['B', [2, 3]],
    ]),
  );
});

test('an object nested without end is refused, not followed', () => {
  expect(() => parsed('['.repeat(100000))).toThrow('nested');
});
