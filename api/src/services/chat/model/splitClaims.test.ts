import fc from 'fast-check';
import { type Claim, splitClaims } from './splitClaims.ts';

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
async function claims(text: string, size = 4): Promise<Claim[]> {
  const all: Claim[] = [];
  for await (const claim of splitClaims(inPieces(text, size))) all.push(claim);
  return all;
}

test('an answer is divided at its sources, before or behind the full stop', async () => {
  expect(await claims('The rent is 900. [2 "rent is 900"] It is due [1 "due on the first"]. Nothing else.')).toEqual([
    { text: 'The rent is 900.', sources: [{ excerpt: 2, quote: 'rent is 900' }] },
    { text: ' It is due.', sources: [{ excerpt: 1, quote: 'due on the first' }] },
    { text: ' Nothing else.', sources: [] },
  ]);
});

test.each([
  ['[1]', [{ excerpt: 1, quote: undefined }]],
  [
    '[1, 12]',
    [
      { excerpt: 1, quote: undefined },
      { excerpt: 12, quote: undefined },
    ],
  ],
  ['[3: “due on the first”]', [{ excerpt: 3, quote: 'due on the first' }]],
  ['[Excerpt 3, "he said "no" to it"]', [{ excerpt: 3, quote: 'he said "no" to it' }]],
  [
    '[1 "one"] [2 "two"]',
    [
      { excerpt: 1, quote: 'one' },
      { excerpt: 2, quote: 'two' },
    ],
  ],
  [
    '[1 "one"][2 "see [4] below"]',
    [
      { excerpt: 1, quote: 'one' },
      { excerpt: 2, quote: 'see [4] below' },
    ],
  ],
])('understands the sources %s', async (marks, sources) => {
  expect(await claims(`So it is ${marks}.`)).toEqual([{ text: 'So it is.', sources }]);
});

test.each(['[sic]', '[2', '[a "b"]', '[1] (http://evil.example)'])('leaves alone what is no source: %s', async (nonSource) => {
  const all = await claims(`So it ${nonSource} is`);
  expect(all.flatMap(({ sources }) => sources).length).toBe(nonSource.startsWith('[1]') ? 1 : 0);
});

test('the pieces an answer comes in change nothing', async () => {
  const bit = fc.constantFrom('word ', '[1]', '[2 "a quote"]', '.', '"', ']', '[', ' ', '\n', '12', 'é');
  await fc.assert(
    fc.asyncProperty(fc.array(bit, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), async (bits, size) => {
      const text = bits.join('');
      expect(await claims(text, size)).toEqual(await claims(text, text.length + 1));
    }),
  );
});

test('a hostile answer is split in little time', async () => {
  const started = process.cpuUsage();
  for (const nuisance of ['[1 "', '[1,', '[', '" ]', ' '.repeat(50), '[1 "x"'].map((each) => each.repeat(24_000 / each.length)))
    await claims(`${nuisance}]`, 16);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
});
