/** `npm run bench -- convert`: our conversion to Word beside one of text alone and what is installed, on documents made here, so that what they hold is known. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { PDFDocument } from 'pdf-lib';
import { measureEffort, measurePeakBytes } from '../measureProcess.ts';
import { findProgramPath } from '../natives.ts';
import { drawPartsPdf } from './drawPartsPdf.ts';
import { measureKeptParts } from './measureKeptParts.ts';
import { buildParts, type Part } from './writtenParts.ts';

const PROSE = new URL('../grammar/prose.txt', import.meta.url);
const MB = 1024 * 1024;
/** Chapters of the documents: a few pages each, and a book. */
const CHAPTERS = { short: 4, long: 60, quick: 6 };

interface Converter {
  name: string;
  command(input: string, output: string): string[];
  /** Whether it works in a process that another one starts, whose memory is not seen. */
  isStarted?: boolean;
}

interface Case {
  name: string;
  parts: Part[];
  file: string;
  pages: number;
}

/** Measures our converter beside others on drawn PDFs, and prints the figures. */
export async function benchConvert({ isJson, isQuick, rounds }: { isJson: boolean; isQuick: boolean; rounds: number }): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sheaf-bench-convert-'));
  try {
    const figures: object[] = [];
    for (const one of await writeCases(folder, isQuick)) figures.push(...(await measureConverters(one, folder, isQuick ? 1 : rounds)));
    if (isJson) console.log(JSON.stringify(figures, null, 2));
    else console.table(figures);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeCases(folder: string, isQuick: boolean): Promise<Case[]> {
  const prose = await readFile(PROSE, 'utf8');
  const writeCase = async (name: string, chapters: number, columns: 1 | 2): Promise<Case> => {
    const parts = buildParts(prose, chapters);
    const bytes = await drawPartsPdf(parts, columns);
    const file = path.join(folder, `${name}.pdf`);
    await writeFile(file, bytes);
    return { name, parts, file, pages: (await PDFDocument.load(bytes)).getPageCount() };
  };
  return [
    await writeCase('report', CHAPTERS.short, 1),
    await writeCase('two columns', CHAPTERS.short, 2),
    await writeCase('book', isQuick ? CHAPTERS.quick : CHAPTERS.long, 1),
  ];
}

function listConverters(): Converter[] {
  const resolveScript = (script: string) => fileURLToPath(new URL(script, import.meta.url));
  const buildNodeCommand = (script: string) => (input: string, output: string) => [
    process.execPath,
    '--no-warnings',
    resolveScript(script),
    input,
    output,
  ];
  const mutool = findProgramPath({ name: 'mutool', variable: 'MUTOOL_PATH' });
  const office = findProgramPath({ name: 'soffice', variable: 'SOFFICE_PATH' });
  return [
    { name: 'text alone', command: buildNodeCommand('./textOnly.ts') },
    { name: 'Sheaf', command: buildNodeCommand('../../engines/pdf-to-docx/src/cli.js') },
    ...(mutool ? [{ name: 'mutool', command: (input: string, output: string) => [mutool, 'convert', '-F', 'docx', '-o', output, input] }] : []),
    ...(office
      ? [
          {
            name: 'LibreOffice',
            command: (input: string, output: string) => [office, ...OFFICE_ARGUMENTS, path.dirname(output), input],
            isStarted: true,
          },
        ]
      : []),
  ];
}

const OFFICE_ARGUMENTS = ['--headless', '--infilter=writer_pdf_import', '--convert-to', 'docx:MS Word 2007 XML', '--outdir'];

/** All converters on one document: the first sets what the others cost beside it, in the same round. */
async function measureConverters({ name, parts, file, pages }: Case, folder: string, rounds: number): Promise<object[]> {
  const output = path.join(folder, `${name}.docx`);
  const runs = listConverters().map((converter) => ({ ...converter, argv: converter.command(file, output), cpu: [] as number[] }));
  for (let round = 0; round < rounds; round++) for (const run of runs) run.cpu.push(measureEffort(run.argv, 1).cpuMs);
  const figures: object[] = [];
  const [yardstick] = runs;
  let yardstickPeak: number | null = null;
  for (const run of runs) {
    await rm(output, { force: true });
    const seen = await measurePeakBytes(run.argv);
    const peak = run.isStarted ? null : seen;
    yardstickPeak ??= peak;
    const kept = existsSync(output) ? measureKeptParts(parts, readDocx(await readFile(output))) : undefined;
    figures.push({
      document: `${name}, ${pages} pages`,
      converter: run.name,
      ...(kept ? Object.fromEntries(Object.entries(kept).map(([what, share]) => [what, Number(share.toFixed(1))])) : { words: 'failed' }),
      cpuMsPerPage: Number((computeMedian(run.cpu) / pages).toFixed(1)),
      cpuBesideTextAlone: Number(computeMedian(run.cpu.map((cpu, round) => cpu / (yardstick?.cpu[round] ?? Number.NaN))).toFixed(2)),
      peakMB: peak && Math.round(peak / MB),
      peakBesideTextAlone: peak && yardstickPeak && Number((peak / yardstickPeak).toFixed(2)),
    });
  }
  return figures;
}

function computeMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
