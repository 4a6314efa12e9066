import type { ChildProcess } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import type { SpooledFile } from '../spool.ts';
import { INPUT_PIPE, OUTPUT_PIPE } from './messages.ts';

interface JobPipes {
  input: Writable;
  output: Readable;
  errors: Readable;
}

/** The pipes of a boxed process: what it reads, what it writes, and what it complains of when it dies. */
export function pipesOf(child: ChildProcess): JobPipes {
  const input = child.stdio[INPUT_PIPE];
  const output = child.stdio[OUTPUT_PIPE];
  if (!(input instanceof Writable) || !(output instanceof Readable) || !child.stderr) throw new Error('The boxed process has no pipes.');
  const pipes = { input, output, errors: child.stderr };
  // A pipe breaks when its process dies, and that is noticed by itself.
  for (const pipe of Object.values(pipes)) pipe.on('error', () => undefined);
  return pipes;
}

/** Sends the files' bytes one after the other, as fast as they are taken. Stops silently when the pipe is gone. */
export async function sendFiles(files: { content: SpooledFile }[], input: Writable): Promise<void> {
  for (const { content } of files) {
    for await (const chunk of content.stream()) {
      if (input.destroyed) return;
      if (!input.write(chunk)) await drained(input);
    }
  }
}

function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle).off('close', settle);
      resolve();
    };
    stream.on('drain', settle).on('close', settle);
  });
}
