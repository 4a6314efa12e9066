import type { ChildProcess } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { INPUT_PIPE, OUTPUT_PIPE } from './frames.ts';

/** The pipes of a worker: its input, its output, and the errors it writes when it dies. */
export interface WorkerPipes {
  /** Returns when there is room for more, or when the pipe is gone. */
  send(bytes: Uint8Array): Promise<void>;
  output: Readable;
  errors: Readable;
}

/** Opens the pipes of a sandboxed worker. Throws when it was started without them. */
export function openPipes(child: ChildProcess): WorkerPipes {
  const input = child.stdio[INPUT_PIPE];
  const output = child.stdio[OUTPUT_PIPE];
  const errors = child.stderr;
  if (!(input instanceof Writable) || !(output instanceof Readable) || !errors) throw new Error('The sandboxed worker has no pipes.');
  // A pipe breaks when its worker dies, and the end of the worker is handled elsewhere.
  for (const pipe of [input, output, errors]) pipe.on('error', () => undefined);
  return {
    output,
    errors,
    async send(bytes) {
      if (!input.destroyed && !input.write(bytes)) await waitForDrain(input);
    },
  };
}

/** Waits until a stream takes more, or is closed. */
export function waitForDrain(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle).off('close', settle);
      resolve();
    };
    stream.on('drain', settle).on('close', settle);
  });
}
