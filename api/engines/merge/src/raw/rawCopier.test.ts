import { ByteBuilder } from '@sheaf/pdf/bytes/byteBuilder';
import { decodeLatin1, encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { Parser } from '@sheaf/pdf/syntax/parser';
import fc from 'fast-check';
import { COPIED, COPIED_STREAM_HEAD, NEEDS_CARE, NEEDS_MORE, RawCopier } from './rawCopier.ts';
import type { RawCopyRules } from './rawCopyRules.ts';

const rules: RawCopyRules = {
  numbering: { renumberObject: (number) => (number === 9 ? 0 : number + 100) },
  structParentOffset: 7,
  checksNames: true,
  checksPages: false,
};

function copied(text: string, changed: Partial<RawCopyRules> = {}): { outcome: number; text: string } {
  const out = new ByteBuilder();
  const bytes = encodeLatin1(text);
  const outcome = new RawCopier().copy(bytes, 0, bytes.length, out, { ...rules, ...changed });
  return { outcome, text: decodeLatin1(out.view()) };
}

test('references are renumbered, everything else stays, blanks and comments go', () => {
  const source = '<< /A 1 0 R /B [ 2 0 R 3 4.5 -6 (7 0 R) <8> ] % 1 0 R\n /C true >> endobj  ';
  expect(copied(source)).toEqual({ outcome: COPIED, text: '<</A 101 0 R/B[102 0 R 3 4.5 -6(7 0 R)<8>]/C true>>' });
});

test('a reference to what is not there becomes null', () => {
  expect(copied('[9 0 R 1 0 R] endobj  ').text).toBe('[null 101 0 R]');
});

test('the tags of a page point at their new place, or nowhere when the file has none', () => {
  expect(copied('<</StructParents 3/StructParent 0/X 1>> endobj  ').text).toBe('<</StructParents 10/StructParent 7/X 1>>');
  expect(copied('<</StructParents 3/X 1>> endobj  ', { structParentOffset: -1 }).text).toBe('<</X 1>>');
});

test('the dictionary of a stream is copied up to its length', () => {
  expect(copied('<</Length 5/Type/X>>\nstream\nabcde').outcome).toBe(COPIED_STREAM_HEAD);
});

test.each([
  '<</AA<<>>>> endobj  ',
  '<</S/JavaScript/JS(x)>> endobj  ',
  '<</S/J#61vaScript>> endobj  ',
  '<</S/Launch/F(x)>> endobj  ',
  '<</S/URI/URI(javascript:alert) >> endobj  ',
  '<</S/GoTo/D(name)>> endobj  ',
  '<</S/GoTo/D[3/Fit]>> endobj  ',
  '<</Dest/name >> endobj  ',
  '<</A --5>> endobj  ',
  '<</A ]>> endobj  ',
])('%s is not copied blindly', (text) => {
  expect(copied(text).outcome).toBe(NEEDS_CARE);
});

test.each(['<</S/URI/URI(https://example.com/)>> endobj  ', '<</S/GoTo/D[3 0 R/Fit]>> endobj  ', '<</LS<</D[[3]0]>>>> endobj  '])(
  '%s needs no second look',
  (text) => {
    expect(copied(text).outcome).toBe(COPIED);
  },
);

test('a copy that reaches the end of what is in view asks for more and never gives half an object', () => {
  const object = '<</A 1 0 R/B[(text)<41>/Name 2 0 R]/C<</D true/E -1.5>>>> endobj     ';
  const complete = new Parser(encodeLatin1(copied(object).text)).value();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: object.length }), (length) => {
      const { outcome, text } = copied(object.slice(0, length));
      if (outcome !== NEEDS_MORE) expect(new Parser(encodeLatin1(text)).value()).toEqual(complete);
    }),
  );
});
