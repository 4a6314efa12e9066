/** Stands in a box in place of the engines and does what the job's title says: the ways in which an engine can go wrong. */
import { Socket } from 'node:net';
import { Command, INPUT_PIPE, OUTPUT_PIPE } from '../messages.ts';
import { readExactly } from '../readExactly.ts';

const input = new Socket({ fd: INPUT_PIPE, readable: true, writable: false }).pause();
const output = new Socket({ fd: OUTPUT_PIPE, readable: false, writable: true });
const hoard: Uint8Array[] = [];

process.on('disconnect', () => process.exit(0));

const deeds: Record<string, () => void> = {
  'loop for ever': () => {
    for (;;) hoard.length = 0;
  },
  'hoard memory': () => {
    for (;;) hoard.push(new Uint8Array(16 * 1024 * 1024).fill(1));
  },
  'hoard heap': () => {
    const texts: string[] = [];
    for (;;) texts.push(`${texts.length}`.padStart(100_000, '.'));
  },
  crash: () => process.abort(),
  'never answer': () => undefined,
  lie: () => process.send?.({ type: 'done', bytes: -1 }),
  'name a file that is not there': () => process.send?.({ type: 'progress', progress: { stage: 'reading', file: 2, files: 2 } }),
  'write without end': () => {
    process.send?.({ type: 'done', bytes: 1e12, report: {} });
    const chunk = new Uint8Array(1024 * 1024);
    const more = () => {
      while (output.write(chunk));
      output.once('drain', more);
    };
    more();
  },
};

process.on('message', async (message) => {
  const command = Command.parse(message);
  if (command.type !== 'start') return;
  for (const [index, { bytes }] of command.files.entries()) {
    process.send?.({ type: 'progress', progress: { stage: 'reading', file: index, files: command.files.length } });
    await readExactly(input, bytes);
  }
  process.send?.({ type: 'progress', progress: { stage: 'writing', page: 1, pages: 2 } });
  const { options } = command;
  const deed = typeof options === 'object' && options && 'options' in options ? JSON.stringify(options.options) : '';
  const title = Object.keys(deeds).find((name) => deed.includes(name));
  if (title) return deeds[title]?.();
  const report = { pages: 1, files: [], warnings: [] };
  process.send?.({ type: 'done', bytes: 4, report });
  output.write('done');
});
process.send?.({ type: 'ready' });
