import { buildCorrectedDocx } from './correctedDocx';
import { buildDocxLines } from './docxLines';
import type { DecidedCorrection } from './downloadInputs';
import { unzipFiles } from './testing/unzipped';

const TEXT = 'We recieve two letters 😀.\nA second line\u0000 with\nex-\r\nample & <b>.\n\nThe results was good.';

function decided(original: string, replacement: string | null, comment = `About “${original}”.`): DecidedCorrection {
  return { offset: TEXT.indexOf(original), length: original.length, original, replacement, type: 'grammar', comment };
}
const corrections = [
  decided('recieve', 'receive', 'Spelling: it is “receive” & not <that>.'),
  decided('ex-\r\nample', 'example'),
  decided('was', 'were'),
  decided('good', null),
];

async function unzipParts(text: string, some: DecidedCorrection[]): Promise<{ body: string; comments: string }> {
  const blob = await buildCorrectedDocx({ text, corrections: some, author: 'Sheaf', date: new Date('2026-03-04T05:06:07.890Z') });
  const files = unzipFiles(Buffer.from(await blob.arrayBuffer()));
  return { body: files.get('word/document.xml') ?? '', comments: files.get('word/comments.xml') ?? '' };
}
/** What a reader sees who has accepted, or rejected, every change. */
function read(body: string, decision: 'accept' | 'reject'): string[] {
  const removed = decision === 'accept' ? /<w:del .*?<\/w:del>/gs : /<w:ins .*?<\/w:ins>/gs;
  return [...body.replace(removed, '').matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:(?:t|delText)(?: [^>]*)?>([^<]*)</g)]
      .map(([, text = '']) => text)
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}

test('rejecting every change gives the text as it was, accepting them the corrected one, paragraph by paragraph', async () => {
  const { body } = await unzipParts(TEXT, corrections);
  expect(read(body, 'reject')).toEqual(['We recieve two letters 😀.', 'A second line with', 'ex-', 'ample & <b>.', 'The results was good.']);
  expect(read(body, 'accept')).toEqual(['We receive two letters 😀.', 'A second line with', 'example', ' & <b>.', 'The results were good.']);
});

test('each change bears its author and date and a number of its own', async () => {
  const { body } = await unzipParts(TEXT, corrections);
  const revisions = [...body.matchAll(/<w:(ins|del) w:id="(\d+)" w:author="Sheaf" w:date="2026-03-04T05:06:07Z">/g)];
  expect(revisions.map(([, kind]) => kind)).toEqual(['del', 'ins', 'del', 'ins', 'del', 'del', 'ins']);
  expect(new Set(revisions.map(([, , id]) => id)).size).toBe(revisions.length);
});

test('each finding has one comment around it, what stays as it is too', async () => {
  const { body, comments } = await unzipParts(TEXT, corrections);
  for (const id of [0, 1, 2, 3])
    for (const part of ['RangeStart', 'RangeEnd', 'Reference']) expect(body.split(`<w:comment${part} w:id="${id}"/>`)).toHaveLength(2);
  expect(body).toMatch(/<w:commentRangeStart w:id="3"\/><w:r><w:t[^>]*>good<\/w:t><\/w:r><w:commentRangeEnd w:id="3"\/>/);
  expect(comments).toContain('Spelling: it is “receive” &amp; not &lt;that&gt;.');
  expect(comments.match(/<w:comment /g)).toHaveLength(4);
});

test('a text without findings, or without anything, is a document too', async () => {
  expect(read((await unzipParts('One.\nTwo.', [])).body, 'accept')).toEqual(['One.', 'Two.']);
  expect(read((await unzipParts('', [])).body, 'accept')).toEqual([]);
});

test('a finding that puts a word in, or takes one out, changes nothing else', () => {
  const [line] = buildDocxLines('a b', [{ offset: 1, length: 0, original: '', replacement: ' new', type: 'grammar', comment: '' }]);
  expect(line?.pieces).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'finding', finding: 0, text: '', replacement: ' new', isEnd: true },
    { kind: 'text', text: ' b' },
  ]);
});
