import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { EngineOptions } from '../jobs/engines.ts';
import type { JobRunner } from '../ports.ts';
import { createMakeSearchable } from './makeSearchable.ts';

const tempFiles = createTempFileStore({ maxBytes: 1000 });
const report = {
  pages: 43,
  recognised: [{ page: 1, confidence: 93 }],
  words: 124,
  warnings: [{ code: 'ocr_partial' as const, pages: [41, 42, 43] }],
};

function createService(ocrDataFolder?: string) {
  const engineOptions: EngineOptions<'makeSearchable'>[] = [];
  const jobs: JobRunner = {
    async run({ options }) {
      engineOptions.push(options as EngineOptions<'makeSearchable'>);
      return { report, output: tempFiles.create() } as never;
    },
    isReady: true,
    close: async () => undefined,
  };
  const makeSearchable = createMakeSearchable({ jobs, limits: { maxPages: 2000 }, ocrDataFolder });
  const call = { visitor: 'a', signal: new AbortController().signal };
  const make = async (locale: 'en' | 'es', options = {}) => {
    const { output, ...result } = await makeSearchable({ name: 'scan.pdf', content: tempFiles.create() }, options, { ...call, locale });
    output.close();
    return result;
  };
  return { make, engineOptions };
}

test('forty scanned pages are read at one time, of no more pages than the server takes', async () => {
  const { make, engineOptions } = createService('/data/tesseract');
  await make('en', { ocrLanguages: ['deu'], password: 'secret' });
  expect(engineOptions).toEqual([
    { maxPages: 2000, maxScannedPages: 40, ocrDataFolder: '/data/tesseract', ocrLanguages: ['deu'], password: 'secret' },
  ]);
});

test.each([
  ['en', 'scan.pdf has more scanned pages than are read at one time. Left out: pages 41-43.'],
  ['es', 'scan.pdf tiene más páginas escaneadas de las que se leen de una vez. Sin leer: páginas 41-43.'],
] as const)('the pages that were left out are named in the language of the caller: %s', async (locale, text) => {
  expect(await createService().make(locale)).toEqual({
    name: 'scan-searchable.pdf',
    report: { pages: 43, words: 124, ocrPages: [{ page: 1, confidence: 93 }], warnings: [{ code: 'ocr_partial', file: 'scan.pdf', text }] },
  });
});
