import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { buildDictionary, isDictionary, isName, name, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { mergeFiles } from './command/node.ts';
import { createDeviceEngine } from './device/deviceEngine.ts';
import { createPageEnvironment } from './device/deviceEnvironments.ts';
import { mergeJob } from './mergeJob.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'active-results-'));
const paper = writeTextPdf({ pages: ['p'] });
const signal = new AbortController().signal;

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const script = buildDictionary({ S: name('JavaScript'), JS: new PdfString('app.alert(1)') });

/** Makes the engine believe that something active belongs into what it writes. */
function writeActiveContent(change: (value: PdfValue) => PdfValue): void {
  const put = PdfWriter.prototype.put;
  jest.spyOn(PdfWriter.prototype, 'put').mockImplementation(function (this: PdfWriter, number, value, renumber) {
    put.call(this, number, change(value), renumber);
  });
}

const ways: [string, () => Promise<unknown>][] = [
  [
    'the server',
    () => {
      const sink = new MemorySink();
      const output = {
        write: (bytes: Uint8Array) => sink.write(bytes),
        written: () => createFileInMemory('merged.pdf', sink.bytes()),
        startOver: () => undefined,
      };
      const hooks = { onProgress: () => undefined, signal };
      return mergeJob(
        [createFileInMemory('a.pdf', paper), createFileInMemory('b.pdf', paper)],
        { options: {}, maxPages: 0, now: new Date(0) },
        hooks,
        output,
      );
    },
  ],
  [
    'the command',
    () => {
      const input = path.join(folder, 'given.pdf');
      writeFileSync(input, paper);
      return mergeFiles([{ path: input }, { path: input }], path.join(folder, 'merged.pdf'));
    },
  ],
  [
    'a device',
    () => {
      const content = new Blob([new Uint8Array(paper)]);
      return createDeviceEngine(createPageEnvironment(signal)).merge(
        [
          { name: 'a.pdf', content },
          { name: 'b.pdf', content },
        ],
        {},
        () => undefined,
      );
    },
  ],
];

describe.each(ways)('a merge on %s', (_, merge) => {
  const ofType = (value: PdfValue, type: string) => isDictionary(value) && isName(value.get('Type'), type);
  test.each<[string, (value: PdfValue) => PdfValue]>([
    ['a script on opening', (value) => (isDictionary(value) && ofType(value, 'Catalog') ? new Map(value).set('OpenAction', script) : value)],
    [
      'a script among the names',
      (value) => (isDictionary(value) && ofType(value, 'Catalog') ? new Map(value).set('Names', buildDictionary({ JavaScript: [] })) : value),
    ],
    [
      'a film that starts a program',
      (value) =>
        isDictionary(value) && ofType(value, 'Catalog')
          ? new Map(value).set('Films', [buildDictionary({ S: name('Launch'), F: new PdfString('x.exe') })])
          : value,
    ],
  ])('fails rather than give a file with %s', async (_active, change) => {
    await expect(merge()).resolves.toBeDefined();
    writeActiveContent(change);
    await expect(merge()).rejects.toThrow(/active content/);
  });
});

test('the command leaves no file of a merge that failed', async () => {
  const input = path.join(folder, 'plain.pdf');
  writeFileSync(input, encodeLatin1(Buffer.from(paper).toString('latin1')));
  writeActiveContent((value) => (isDictionary(value) && isName(value.get('Type'), 'Catalog') ? new Map(value).set('OpenAction', script) : value));
  const out = path.join(folder, 'never.pdf');
  await expect(mergeFiles([{ path: input }, { path: input }], out)).rejects.toThrow();
  expect(existsSync(out)).toBe(false);
  expect(readdirSync(folder).filter((file) => file.startsWith('never'))).toEqual([]);
});
