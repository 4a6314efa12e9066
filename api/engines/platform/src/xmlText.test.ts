import { encodeXmlText } from './xmlText.ts';

test('control characters are left out, lone surrogates are mended, and all else stays', () => {
  expect(encodeXmlText('a\u0000b\u000bc\ufffe\td\n\u{1f600}')).toBe('abc\td\n\u{1f600}');
  expect(encodeXmlText('a\ud800b')).toBe('a\ufffdb');
});
