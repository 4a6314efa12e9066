/** `npm run bench -- ocr`: our text recognition beside native Tesseract, on pages drawn here and spoilt as scanners spoil them. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PagePicture } from '@sheaf/ocr/pagePicture';
import { measureEffort } from '../measureProcess.ts';
import { findOrInstall } from '../natives.ts';
import { measureCharacterError } from './measureCharacterError.ts';
import { damages, drawProsePages } from './scans.ts';

const RECOGNISER = fileURLToPath(new URL('../../engines/ocr/src/cli.ts', import.meta.url));
const PROSE = new URL('../grammar/prose.txt', import.meta.url);
const SECOND_MS = 1000;

interface Scan {
  id: string;
  text: string;
  image: string;
}

/** Measures wrong characters in scans beside plain Tesseract, and prints the figures. */
export async function benchOcr({ isJson }: { isJson: boolean }): Promise<void> {
  const tesseract = findOrInstall({ name: 'tesseract', packageName: 'tesseract-ocr', variable: 'TESSERACT_PATH' });
  const folder = await mkdtemp(path.join(tmpdir(), 'sheaf-bench-ocr-'));
  try {
    const scans = await writeScans(folder);
    const ours = await readByUs(scans, folder);
    const figures = scans.map(({ id, text, image }) => {
      const ourReading = ours.get(id);
      const native = tesseract ? readNatively(tesseract, image) : undefined;
      const cpuMs = (ourReading?.cpu ?? Number.NaN) * SECOND_MS;
      return {
        scan: id,
        errorPercent: toPercent(measureCharacterError(text, ourReading?.text ?? '')),
        tesseractErrorPercent: native && toPercent(measureCharacterError(text, native.text)),
        cpuMs: Math.round(cpuMs),
        cpuBesideTesseract: native && Number((cpuMs / native.cpuMs).toFixed(2)),
      };
    });
    if (isJson) console.log(JSON.stringify(figures, null, 2));
    else console.table(figures);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const toPercent = (share: number) => Number((share * 100).toFixed(2));

async function writeScans(folder: string): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { name, text, picture } of await drawProsePages(await readFile(PROSE, 'utf8'))) {
    for (const [damage, spoil] of Object.entries(damages)) {
      const image = path.join(folder, `${scans.length}.pgm`);
      await writeFile(image, encodeGreymap(spoil(picture)));
      scans.push({ id: `${name}, ${damage}`, text, image });
    }
  }
  return scans;
}

const encodeGreymap = ({ width, height, grey }: PagePicture) => Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);

async function readByUs(scans: Scan[], folder: string): Promise<Map<string, { text: string; cpu: number }>> {
  const [list, results] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')];
  await writeFile(list, scans.map((scan) => JSON.stringify(scan)).join('\n'));
  spawnSync(process.execPath, ['--no-warnings', RECOGNISER, list, results], { stdio: 'inherit' });
  const answers = (await readFile(results, 'utf8'))
    .trim()
    .split('\n')
    .map((line): { id: string; text: string; cpu: number } => JSON.parse(line));
  return new Map(answers.map((answer) => [answer.id, answer]));
}

function readNatively(tesseract: string, image: string): { text: string; cpuMs: number } {
  const command = ['env', 'OMP_THREAD_LIMIT=1', tesseract, image, 'stdout', '--dpi', '200'];
  const [program = '', ...values] = command;
  return { text: spawnSync(program, values, { encoding: 'utf8' }).stdout, cpuMs: measureEffort(command, 1).cpuMs };
}
