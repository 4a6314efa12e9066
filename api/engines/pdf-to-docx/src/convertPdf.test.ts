import { encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import type { OutputFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { PDFDocument } from 'pdf-lib';
import { createTextPdf } from '../../../mocks/createTextPdf.ts';
import { convertPdf } from './convertPdf.ts';
import type { ConvertOptions } from './convertRequest.ts';
import { readDocx } from './testing/readDocx.ts';
import { findFaults } from './validate/findFaults.ts';

const PAGES = [
  ['The harbour was quiet when the first boats came back', 'in the morning.', '', 'Nobody could say whether the storm had passed.'],
  ['On the second day the ferry did not leave.'],
];

async function converted(bytes: Uint8Array, options: ConvertOptions = {}, maxPages = 0) {
  const sink = new MemorySink();
  const output: OutputFile = {
    write: (written) => sink.write(written),
    written: () => createFileInMemory('', sink.bytes()),
    startOver: () => undefined,
  };
  const reported: EngineProgress[] = [];
  const hooks = { onProgress: (progress: EngineProgress) => void reported.push(progress), signal: new AbortController().signal };
  const report = await convertPdf([createFileInMemory('report.pdf', bytes)], { options: { ocr: 'off', ...options }, maxPages }, hooks, output);
  return { report, docx: sink.bytes(), reported };
}

async function twoPages(): Promise<Uint8Array> {
  return new Uint8Array(await createTextPdf('report.pdf', PAGES).arrayBuffer());
}

const readText = (docx: Uint8Array) =>
  readDocx(docx)
    .paragraphs.map(({ text }) => text)
    .join(' ');

test('gives a sound Word file with all the words, and counts what is in it', async () => {
  const { docx, report } = await converted(await twoPages());
  expect(findFaults(docx)).toEqual([]);
  expect(readText(docx)).toBe(
    PAGES.flat()
      .filter((line) => line !== '')
      .join(' '),
  );
  expect(report).toMatchObject({ pages: 2, words: 30, tables: 0, images: 0, links: 0, ocrPages: [], warnings: [] });
});

test('converts only the pages that were asked for', async () => {
  const { docx, report } = await converted(await twoPages(), { pages: '2' });
  expect(readText(docx)).toBe(PAGES[1]?.join(' '));
  expect(report.pages).toBe(1);
});

test('reports that it writes and then checks', async () => {
  const { reported } = await converted(await twoPages());
  const stages = reported.map(({ stage }) => stage);
  expect([...new Set(stages)].slice(-2)).toEqual(['writing', 'checking']);
  expect(reported.filter(({ stage }) => stage === 'writing')).toContainEqual({ stage: 'writing', page: 2, pages: 2 });
});

test('refuses pages that do not exist, more pages than are allowed, and a wrong password', async () => {
  await expect(converted(await twoPages(), { pages: '7' })).rejects.toMatchObject({ code: 'invalid_range' });
  await expect(converted(await twoPages(), {}, 1)).rejects.toMatchObject({ code: 'too_many_pages' });
  await expect(converted(encryptPdf('needs-password'), { password: 'guess' })).rejects.toMatchObject({ code: 'wrong_password' });
});

test('converts a page that claims to be miles high', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 2 ** 31 - 1]);
  page.drawText('A short text at its foot.', { x: 60, y: 60, size: 11 });
  const { docx } = await converted(await document.save());
  expect(findFaults(docx)).toEqual([]);
});
