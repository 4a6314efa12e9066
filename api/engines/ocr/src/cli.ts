// Reads pictures of pages from a shell, for measuring and for inspection: `node cli.ts PAGE.pgm` prints the text, and `node cli.ts IN.jsonl OUT.jsonl`
// takes lines of {id, image} and writes lines of {id, text, cpu}, the seconds of processor time. Pictures are binary PGM: `pdftoppm -gray` makes them.
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PagePicture, RecognisedPage } from './pagePicture.ts';
import { openRecogniser, type Recogniser } from './recogniser.ts';

const MICROSECONDS = 1e6;
const Task = z.object({ id: z.string(), image: z.string(), dpi: z.optional(z.number()) });

const [input, output] = process.argv.slice(2);
if (!input) throw new Error('Name a picture, or a list of them and a file for what they say.');
const opening = await openRecogniser(['eng']);
if (opening.state === 'missing') throw new Error('There is no data for English.');
if (output) await readAll(opening.recogniser, input, output);
else process.stdout.write(`${formatText(await read(opening.recogniser, input))}\n`);
opening.recogniser.close();

async function readAll(recogniser: Recogniser, list: string, results: string): Promise<void> {
  const lines: string[] = [];
  for (const line of (await readFile(list, 'utf8')).split('\n').filter(Boolean)) {
    const { id, image, dpi } = Task.parse(JSON.parse(line));
    const before = process.cpuUsage();
    const text = formatText(await read(recogniser, image, dpi));
    const { user, system } = process.cpuUsage(before);
    lines.push(JSON.stringify({ id, text, cpu: (user + system) / MICROSECONDS }));
  }
  await writeFile(results, `${lines.join('\n')}\n`);
}

async function read(recogniser: Recogniser, image: string, dpi = 200): Promise<RecognisedPage> {
  return recogniser.recognise({ ...parseGreymap(await readFile(image)), dpi }, AbortSignal.timeout(600_000));
}

function parseGreymap(file: Buffer): Omit<PagePicture, 'dpi'> {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));
  if (!header) throw new Error('Not a binary PGM of 8 bits.');
  return { width: Number(header[1]), height: Number(header[2]), grey: new Uint8Array(file.subarray(header[0].length)) };
}

function formatText(page: RecognisedPage): string {
  return page.paragraphs.map(({ lines }) => lines.map((words) => words.map((word) => word.text).join(' ')).join('\n')).join('\n\n');
}
