import fc from 'fast-check';
import { sanitizeModelText } from './sanitizeModelText.ts';

test.each([
  ['![a picture](http://evil.example/p.png?q=secret) Fine.', ' Fine.'],
  ['![a picture][1] Fine.', ' Fine.'],
  ['See [our page](https://evil.example) for more.', 'See our page for more.'],
  ['See [our page](https://evil.example', 'See our page'],
  ['<img src="http://evil.example/p.png">Fine.', 'Fine.'],
  ['<script>alert(1)</script>Fine.', 'alert(1)Fine.'],
  ['Fine. <img src=x onerror=', 'Fine. '],
  ['**Bold** and `code` and __more__', 'Bold and code and more'],
  ['# Title\nText', 'Title\nText'],
  ['Go to http://evil.example/x, or www.evil.example.', 'Go to or '],
  ['javascript:alert(1)', ''],
  ['a\u202Eb\u200Bc\u0000d', 'abcd'],
  ['5 < 7 and 8 > 3', '5 < 7 and 8 > 3'],
])('%j becomes %j', (written, plain) => {
  expect(sanitizeModelText(written, '')).toBe(plain);
});

test('an address in the document may be named', () => {
  expect(sanitizeModelText('It is https://sheaf.example/help.', 'Help: https://sheaf.example/help')).toBe('It is https://sheaf.example/help.');
});

test('nothing it lets through loads or leads anywhere', () => {
  const bit = fc.constantFrom(
    '![',
    '[',
    ']',
    '](',
    ')',
    'http://e.x/a',
    '<img src=',
    '<a href="',
    '">',
    '>',
    '<!--',
    '-->',
    'text',
    ' ',
    '\n',
    '!',
    '`',
    '**',
    'www.e.x',
  );
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 25 }), (bits) => {
      const plain = sanitizeModelText(bits.join(''), '');
      expect(plain).not.toMatch(/https?:|www\.|<[a-z!/]|\[[^\]]*\]\([^)]*\)/i);
    }),
  );
});
