/** A test engine that runs in a sandbox. The title of a job selects a failure or a success. */
import { readSync, writeSync } from 'node:fs';
import { type FrameKind, HEADER_BYTES, INPUT_PIPE, OUTPUT, OUTPUT_PIPE, writeHeader } from '../../protocol/frames.ts';
import { WorkerCommand } from '../../protocol/messages.ts';
import { copy, read, sendMessage, truncate, write } from '../../protocol/workerSide.ts';

const hoard: Uint8Array[] = [];

process.on('disconnect', () => process.exit(0));

const misbehaviours: Record<string, () => void> = {
  'loop for ever': () => {
    for (;;) hoard.length = 0;
  },
  'loop while the first file is copied': () => {
    sendMessage({ type: 'progress', progress: { stage: 'writing', page: 0, pages: 2, file: 0 } });
    for (;;) hoard.length = 0;
  },
  'hoard memory': () => {
    for (;;) hoard.push(new Uint8Array(16 * 1024 * 1024).fill(1));
  },
  'hoard heap': () => {
    const texts: string[] = [];
    for (;;) texts.push(`${texts.length}`.padStart(100_000, '.'));
  },
  'be killed in every process': () => process.kill(process.pid, 'SIGKILL'),
  crash: () => process.abort(),
  'never answer': () => undefined,
  'wait in a read for ever': () => {
    readSync(INPUT_PIPE, new Uint8Array(1));
  },
  'send no frame': () => {
    writeSync(OUTPUT_PIPE, Buffer.alloc(HEADER_BYTES, 255));
  },
  'name a file that is not there': () => sendMessage({ type: 'progress', progress: { stage: 'reading', file: 2, files: 2 } }),
  'ask for a file that was not sent': () => read(2, new Uint8Array(1), 0),
  'ask for more than a file holds': () => read(1, new Uint8Array(9), 0),
  'ask for what is not written': () => read(OUTPUT, new Uint8Array(1), 0),
  'copy more than a file holds': () => copy(1, 8, 2 ** 31),
  'write without end': () => {
    for (;;) write(new Uint8Array(1024 * 1024));
  },
  'copy without end': () => {
    for (;;) copy(1, 0, 8);
  },
  'tell nonsense': () => {
    frame('message', 5);
    writeSync(OUTPUT_PIPE, 'hello');
  },
  'announce more words than anybody reads': () => frame('message', 2 ** 31),
  'announce more bytes than a result may have': () => frame('write', 2 ** 31),
  'tell a novel in place of a name': () => sendMessage({ type: 'refused', code: 'damaged_pdf', details: { file: 'x'.repeat(1024 * 1024) } }),
  'work for half a second': () => {
    work(500);
    write(Buffer.from('done'));
    sendMessage({ type: 'done', report });
  },
  'recognise four pages': () => recognise(4),
  'recognise without end': () => recognise(Number.POSITIVE_INFINITY),
  'recognise one page for ever': () => {
    for (;;) {
      sendMessage({ type: 'progress', progress: { stage: 'recognising', page: 1, pages: 1000 } });
      work(50);
    }
  },
  'write in pieces': () => {
    write(Buffer.from('no '));
    truncate();
    write(Buffer.from('two: '));
    copy(1, 5, 3);
    const written = Buffer.alloc(8);
    read(OUTPUT, written, 0);
    write(Buffer.from(` = ${written}`));
    sendMessage({ type: 'done', report });
  },
};

/** Takes a quarter of a second of processor time for each page. */
function recognise(pages: number): void {
  for (let page = 1; page <= pages; page += 1) {
    sendMessage({ type: 'progress', progress: { stage: 'recognising', page, pages: 1000 } });
    work(250);
  }
  write(Buffer.from('done'));
  sendMessage({ type: 'done', report });
}

/** Uses up so many milliseconds of processor time. */
function work(cpuMs: number): void {
  const start = process.cpuUsage();
  for (let used = process.cpuUsage(start); used.user + used.system < cpuMs * 1000; used = process.cpuUsage(start)) hoard.length = 0;
}

/** Writes a frame header without its content. */
function frame(kind: FrameKind, length: number): void {
  const header = new Uint8Array(HEADER_BYTES);
  writeHeader(new DataView(header.buffer), { kind, fileIndex: OUTPUT, offset: 0, length });
  writeSync(OUTPUT_PIPE, header);
}

const report = { pages: 1, files: [], warnings: [] };

process.on('message', (message) => {
  const command = WorkerCommand.parse(message);
  if (command.type !== 'start') return;
  const { options, files } = command;
  for (const [file, { bytes }] of files.entries()) {
    sendMessage({ type: 'progress', progress: { stage: 'reading', file, files: files.length } });
    read(file, new Uint8Array(bytes), 0);
  }
  sendMessage({ type: 'progress', progress: { stage: 'writing', page: 1, pages: 2 } });
  const description = typeof options === 'object' && options && 'options' in options ? JSON.stringify(options.options) : '';
  const title = Object.keys(misbehaviours).find((name) => description.includes(name));
  if (title) return misbehaviours[title]?.();
  write(Buffer.from('done'));
  sendMessage({ type: 'done', report });
});
sendMessage({ type: 'ready' });
