/** The worker's side of the protocol in `frames.ts`. Every call returns when the server has taken the frame. */
import { readSync, writevSync } from 'node:fs';
import { type FrameHeader, HEADER_BYTES, INPUT_PIPE, MAX_READ_BYTES, OUTPUT, OUTPUT_PIPE, writeHeader } from './frames.ts';
import type { WorkerMessage } from './messages.ts';

const RETRY_MS = 1;
const NOTHING = new Uint8Array(0);
const header = new Uint8Array(HEADER_BYTES);
const headerView = new DataView(header.buffer);
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Fills `target` with the bytes at `offset` of an uploaded file or, with `OUTPUT`, of what was written. All of them must exist. */
export function read(fileIndex: number, target: Uint8Array, offset: number): void {
  for (let done = 0; done < target.length; ) {
    const piece = target.subarray(done, done + MAX_READ_BYTES);
    send({ kind: 'read', fileIndex, offset: offset + done, length: piece.length });
    receive(piece);
    done += piece.length;
  }
}

/** Appends to the output. */
export function write(bytes: Uint8Array): void {
  send({ kind: 'write', fileIndex: OUTPUT, offset: 0, length: bytes.length }, bytes);
}

/** Appends a range of an uploaded file to the output. */
export function copy(fileIndex: number, offset: number, length: number): void {
  send({ kind: 'copy', fileIndex, offset, length });
}

/** Empties the output. */
export function truncate(): void {
  send({ kind: 'truncate', fileIndex: OUTPUT, offset: 0, length: 0 });
}

/** Sends the server a message about this worker or its job. */
export function sendMessage(message: WorkerMessage): void {
  const bytes = Buffer.from(JSON.stringify(message));
  send({ kind: 'message', fileIndex: OUTPUT, offset: 0, length: bytes.length }, bytes);
}

function send(frame: FrameHeader, bytes: Uint8Array = NOTHING): void {
  writeHeader(headerView, frame);
  const total = header.length + bytes.length;
  for (let done = 0; done < total; ) {
    const rest = done < header.length ? [header.subarray(done), bytes] : [bytes.subarray(done - header.length)];
    done += retryUntilDone(() => writevSync(OUTPUT_PIPE, rest));
  }
}

function receive(target: Uint8Array): void {
  for (let done = 0; done < target.length; ) {
    const count = retryUntilDone(() => readSync(INPUT_PIPE, target, done, target.length - done, null));
    if (count === 0) process.exit(0);
    done += count;
  }
}

/** Repeats an operation while the pipe is not ready. Pipes block on most systems, so the first try is usually the last. */
function retryUntilDone(operation: () => number): number {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      // Any other error means that the server is gone, so the work has no purpose.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) process.exit(0);
      Atomics.wait(clock, 0, 0, RETRY_MS);
    }
  }
}
