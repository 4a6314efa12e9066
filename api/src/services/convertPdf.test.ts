import type { JobProgress } from '../../contract/progress.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { createConvertPdf } from './convertPdf.ts';

const tempFiles = createTempFileStore({ maxBytes: 1000 });
afterEach(() => expect(tempFiles.bytesInUse).toBe(0));
const counted = { pages: 1, words: 9, headings: 0, lists: 0, tables: 0, images: 0, links: 0, ocrPages: [], warnings: [] };

/** Converts with workers that answer what `reports` says of each engine, and returns which of them were asked and what the visitor saw. */
async function convert(reports: { convertPdf?: unknown; convertScan?: unknown }, options = {}) {
  const engines: string[] = [];
  const seen: JobProgress[] = [];
  const jobs: JobRunner = {
    async run({ engine }, { onProgress }) {
      engines.push(engine);
      onProgress?.({ stage: 'reading', file: 0, files: 1 });
      onProgress?.({ stage: 'over' });
      const report = reports[engine as 'convertPdf'];
      if (report instanceof Error) throw report;
      const output = tempFiles.create();
      await output.write(Buffer.from(engine));
      return { report, output } as never;
    },
    isReady: true,
    close: async () => undefined,
  };
  const convertPdf = createConvertPdf({ jobs, limits: { maxPages: 0, convertFreePages: 0 }, ocrDataFolder: undefined });
  const context = { visitor: 'a', signal: new AbortController().signal, locale: 'en' as const, withPreview: false };
  const file = { name: 'a.pdf', content: tempFiles.create() };
  const converting = convertPdf(file, options, { ...context, onProgress: (progress) => seen.push(progress) });
  const result = await converting.catch((error: Refusal) => error);
  const written = result instanceof Refusal ? result.code : (await result.output.start(20)).toString();
  if (!(result instanceof Refusal)) result.output.close();
  return { engines, written, stages: seen.map(({ stage }) => stage) };
}

test('a file with text alone never waits for text recognition', async () => {
  expect(await convert({ convertPdf: counted })).toEqual({ engines: ['convertPdf'], written: 'convertPdf', stages: ['reading', 'over'] });
});

test('a file that turns out to have scans goes on to the workers that recognise them, and its visitor waits for one end', async () => {
  expect(await convert({ convertPdf: { hasScans: true }, convertScan: counted })).toEqual({
    engines: ['convertPdf', 'convertScan'],
    written: 'convertScan',
    stages: ['reading', 'reading', 'over'],
  });
});

test('a file whose pages are all to be recognised goes there at once', async () => {
  expect((await convert({ convertScan: counted }, { ocr: 'force' })).engines).toEqual(['convertScan']);
});

test.each([
  ['in its text', { convertPdf: new Refusal('damaged_pdf', { file: 'a.pdf' }) }],
  ['in its scans', { convertPdf: { hasScans: true }, convertScan: new Refusal('damaged_pdf', { file: 'a.pdf' }) }],
])('a file that is refused %s ends the wait once', async (_, reports) => {
  const { written, stages } = await convert(reports);
  expect(written).toBe('damaged_pdf');
  expect(stages.filter((stage) => stage === 'over')).toEqual(['over']);
  expect(stages.at(-1)).toBe('over');
});
