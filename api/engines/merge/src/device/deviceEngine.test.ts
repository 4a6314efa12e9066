import { readFileSync } from 'node:fs';
import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import type { MergeOptions } from '../model/mergeOptions.ts';
import { buildReport } from '../rawRun.ts';
import { mergeInMemory } from '../testing/mergeInMemory.ts';
import { createDeviceEngine, type DeviceMerge } from './deviceEngine.ts';
import { createPageEnvironment } from './deviceEnvironments.ts';

const engine = createDeviceEngine(createPageEnvironment(new AbortController().signal));
const paper = (name: string, pages: number) => writeTextPdf({ pages: Array.from({ length: pages }, (_, index) => `${name} ${index + 1}`) });
const createFile = (name: string, bytes: Uint8Array) => ({ name, content: new Blob([new Uint8Array(bytes)]) });
const encrypted = new Uint8Array(readFileSync(new URL('../../../pdf/src/testing/encrypted/aes-256.pdf', import.meta.url)));

async function merge(files: Uint8Array[], options: MergeOptions = {}): Promise<{ answer: DeviceMerge; progress: EngineProgress[] }> {
  const progress: EngineProgress[] = [];
  const named = files.map((bytes, index) => createFile(`${String.fromCharCode(97 + index)}.pdf`, bytes));
  return { answer: await engine.merge(named, options, (step) => progress.push(step)), progress };
}

const readBytes = async (answer: DeviceMerge) => ('pdf' in answer ? new Uint8Array(await answer.pdf.arrayBuffer()) : new Uint8Array(0));

test('merges on a device what the server merges, a protected file among it', async () => {
  const { answer } = await merge([paper('one', 2), encrypted, paper('three', 1)], { passwords: [null, 'user', null], order: [2, 0, 1] });
  expect(await readPageTexts(await readBytes(answer))).toEqual(['three 1', 'one 1', 'one 2', 'first page', 'second page']);
});

test('a single page list gives those pages', async () => {
  const pages = [
    { file: 1, page: 2 },
    { file: 0, page: 1, rotate: 90 as const },
    { file: 1, page: 2 },
  ];
  const { answer } = await merge([paper('one', 1), paper('two', 2)], { pages });
  expect(await readPageTexts(await readBytes(answer))).toEqual(['two 2', 'one 1', 'two 2']);
});

test('the report is counted in what was written, with the warnings of the server', async () => {
  const link = `/Annots[<</Subtype/Link/Rect[0 0 9 9]/Dest[${getPageObject(1)} 0 R/Fit]>>]`;
  const active = writeTextPdf({
    pages: ['a', 'b'],
    page: (index) => (index === 0 ? link : ''),
    catalog: `/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AcroForm<</Fields[${getFirstExtra(2)} 0 R]>>`,
    extra: ['<</FT/Tx/T(name)>>'],
  });
  const { answer } = await merge([active, active]);
  if (!('pdf' in answer)) throw new Error(answer.problem);
  const report = buildReport(answer.merged, answer.contents);
  expect(report).toMatchObject({
    pages: 4,
    files: [
      { name: 'a.pdf', pages: 2, from: 1, to: 2 },
      { name: 'b.pdf', pages: 2, from: 3, to: 4 },
    ],
    outlineItems: 2,
    links: { total: 2, working: 2 },
    fields: { total: 2, renamed: 1 },
    attachments: 0,
  });
  const { warnings } = report;
  const bytes = [active, active].map((file, index) => ({ name: `${index === 0 ? 'a' : 'b'}.pdf`, bytes: file }));
  expect(warnings).toEqual(mergeInMemory(bytes).result.warnings);
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'active_content_removed', file: 'a.pdf' }));
});

test('reports how far it is: each file, and that it checks what it wrote', async () => {
  const { progress } = await merge([paper('one', 1), paper('two', 1)], { order: [1, 0] });
  expect(progress.filter(({ stage }) => stage === 'reading')).toEqual([
    { stage: 'reading', file: 1, files: 2 },
    { stage: 'reading', file: 1, files: 2 },
    { stage: 'reading', file: 0, files: 2 },
  ]);
  expect(progress.at(-1)).toEqual({ stage: 'checking' });
});

test.each<[string, Uint8Array[], MergeOptions, object]>([
  ['a locked file', [paper('one', 1), encrypted], {}, { problem: 'refused', code: 'password_required', file: 'b.pdf', fileIndex: 1 }],
  ['a wrong password', [encrypted, paper('one', 1)], { passwords: ['x', null] }, { code: 'wrong_password', fileIndex: 0 }],
  [
    'no PDF, though it comes first in the result',
    [paper('one', 1), encodeLatin1('a letter')],
    { order: [1, 0] },
    { code: 'not_a_pdf', fileIndex: 1 },
  ],
  [
    'a page that does not exist',
    [paper('one', 1), paper('two', 2)],
    { ranges: [null, '3'] },
    { code: 'invalid_range', fileIndex: 1, details: { range: '3', pages: 2 } },
  ],
])('refuses %s, knowing which file it is', async (_, files, options, problem) => {
  expect((await merge(files, options)).answer).toMatchObject(problem);
});

test.each([
  ['while it is written', 2000],
  ['before it is checked, however short it is', 1],
])('stops when nobody wants the result any more, %s', async (_, pages) => {
  const controller = new AbortController();
  const stopping = createDeviceEngine(createPageEnvironment(controller.signal));
  const files = [createFile('a.pdf', paper('one', pages)), createFile('b.pdf', paper('two', pages))];
  const merging = stopping.merge(files, {}, ({ stage }) => stage !== 'reading' && controller.abort());
  await expect(merging).rejects.toThrow('aborted');
});

test('a file that cannot be read any more is named', async () => {
  const unreadable = new Blob(['x']);
  unreadable.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  const files = [createFile('a.pdf', paper('one', 1)), { name: 'b.pdf', content: unreadable }];
  expect(await engine.merge(files, {}, () => undefined)).toEqual({ problem: 'gone', fileIndex: 1 });
  expect(await engine.inspect(unreadable, '')).toEqual({ state: 'gone' });
});

test('looks at a file before it is merged', async () => {
  expect(await engine.inspect(new Blob([new Uint8Array(paper('one', 3))]), '')).toMatchObject({ state: 'read', pages: 3, isEncrypted: false });
  expect(await engine.inspect(new Blob([new Uint8Array(encrypted)]), '')).toEqual({ state: 'locked', isWrongPassword: false });
});
