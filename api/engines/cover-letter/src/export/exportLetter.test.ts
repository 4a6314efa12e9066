import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import fc from 'fast-check';
import { letterPapers, letterTemplates } from '../../../../contract/coverLetter.ts';
import { toDrawableText } from '../typeset/drawableText.ts';
import { exportTestLetter, letter } from './testing/letters.ts';
import { type ReadTag, readLetterPdf } from './testing/readLetterPdf.ts';

const roles = (tags: ReadTag[]): string[] => tags.flatMap(({ role, children }) => [role, ...roles(children)]);

test('a screen reader hears the name as heading, paragraphs, lists and links, and nothing else on the page', async () => {
  const read = await readLetterPdf((await exportTestLetter()).bytes);
  expect(read).toMatchObject({ pageCount: 1, untagged: [], title: letter.title, language: 'en', isTitleShown: true });
  const [document] = read.tags;
  expect(document?.role).toBe('Document');
  expect(document?.children[0]).toMatchObject({ role: 'H1', text: 'Łukasz Šťastný' });
  const list = ['L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'];
  const header = ['H1', 'P', 'P', 'Link', 'Link', 'Link', 'P', 'P'];
  expect(roles(document?.children ?? [])).toEqual([...header, 'P', 'P', 'Link', 'P', ...list, 'P']);
  expect(read.links).toEqual([
    { url: 'mailto:lukasz@example.com', contents: 'lukasz@example.com' },
    { url: 'tel:+48600123456', contents: '+48600123456' },
    { url: 'https://www.linkedin.com/in/lukasz/', contents: 'https://www.linkedin.com/in/lukasz/' },
    { url: 'https://lukasz.example.com/portal', contents: 'https://lukasz.example.com/portal' },
  ]);
});

test('every template on every paper is one page that says everything in order', async () => {
  for (const template of letterTemplates) {
    for (const paper of letterPapers) {
      const { bytes, report } = await exportTestLetter({ template, paper });
      const { words, pageCount } = await readLetterPdf(bytes);
      expect({ pageCount, report }).toMatchObject({ pageCount: 1, report: { pages: 1, missing: [] } });
      const date = paper === 'A4' ? '22 November 2026' : 'November 22, 2026';
      expect(words.join(' ')).toContain(`${date} Олена Коваленко Northwind Dear Olena Kovalenko, I cut the time`);
      expect(words.slice(0, 4).join(' ')).toBe('Łukasz Šťastný Product Designer');
    }
  }
});

const word = fc.oneof(
  fc.constantFrom(
    'team-work',
    '2019-2021',
    'https://example.com/a/long/way/to/go?and=on',
    'x'.repeat(150),
    'ﬁne',
    'l’été',
    '–',
    'e\u0301te\u0301',
    '100\u00a0%',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'aeiñçßőŁştžřđВєіїґжяΩάϋήAVTo.,;:!?()"\'-&€@%0123456789') }),
);
const anyLetter = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ' ', '  ', '\n', '\n\n', '\t')), { minLength: 1, maxLength: 260 });

test('whatever somebody writes can be copied out of the PDF in the same words and order', async () => {
  await fc.assert(
    fc.asyncProperty(anyLetter, fc.constantFrom(...letterTemplates), async (parts, template) => {
      const coverLetter = parts.flat().join('');
      const { bytes } = await exportTestLetter({ coverLetter, template, sender: undefined, recipient: undefined, date: undefined });
      const { words, untagged } = await readLetterPdf(bytes);
      const plain = (text: string) => text.replace(/[\s\u2022*\u2013-]/g, '');
      expect(plain(words.join(''))).toBe(plain(toDrawableText(coverLetter).text));
      expect(untagged).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('names the characters that no font has, and leaves no box in their place', async () => {
  const { bytes, report } = await exportTestLetter({ coverLetter: 'Dear 李 team 😀,\n\nHello → there.' });
  expect(report.missing).toEqual(['李', '😀', '→']);
  const { words } = await readLetterPdf(bytes);
  expect(words.slice(-5)).toEqual(['Dear', 'team', ',', 'Hello', 'there.']);
});

test('a letter of many words takes a second page and says so', async () => {
  const { bytes, report } = await exportTestLetter({ coverLetter: 'I have led teams in three countries. '.repeat(150) });
  expect(report.pages).toBe(2);
  expect(await readLetterPdf(bytes)).toMatchObject({ pageCount: 2, untagged: [] });
});

test('other programs find nothing wrong with the file', async () => {
  const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
  if (!hasQpdf) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'letter-'));
  const file = path.join(folder, 'letter.pdf');
  writeFileSync(file, (await exportTestLetter({ template: 'modern' })).bytes);
  const { status, stdout } = spawnSync('qpdf', ['--check', file]);
  rmSync(folder, { recursive: true });
  expect({ status, expected: String(stdout) }).toMatchObject({ status: 0, expected: expect.stringContaining('No syntax or stream encoding errors') });
});

test('the Word file has the letter in styles, and its sender as its only author', async () => {
  for (const template of letterTemplates) {
    const { bytes } = await exportTestLetter({ format: 'docx', template, language: 'es' });
    const { paragraphs, parts } = readDocx(bytes);
    expect(paragraphs.map(({ style, text }) => `${style}: ${text}`)).toEqual([
      'Heading1: Łukasz Šťastný',
      'Subtitle: Product Designer',
      expect.stringMatching(/^Contact: lukasz@example\.com.*\+48 600 123 456.*Kraków, Poland\s*linkedin\.com\/in\/lukasz$/),
      'Date: 22 de noviembre de 2026',
      expect.stringMatching(/^Recipient: Олена Коваленко\s*Northwind$/),
      'Normal: Dear Olena Kovalenko,',
      expect.stringMatching(/^Normal: I cut the time.* is used by 140,000 people\.$/),
      'Normal: What I would bring:',
      'ListParagraph: five conversations a month',
      'ListParagraph: a shared language',
      expect.stringMatching(/^Normal: Sincerely,\s*Łukasz Šťastný$/),
    ]);
    const core = parts.get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:creator>Łukasz Šťastný</dc:creator><cp:lastModifiedBy>Łukasz Šťastný</cp:lastModifiedBy>');
    expect(core).not.toContain('Un-named');
  }
});

test('the text file is the letter as it was left, with line ends that every editor knows', async () => {
  const { bytes } = await exportTestLetter({ format: 'txt', coverLetter: 'Dear Ana,  \n\n• one\r\n\u2028two\n' });
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('Dear Ana,\r\n\r\n• one\r\n\r\ntwo\r\n');
});
