/** The boxed process's side of the exchange that `exchange.ts` describes. Every call returns when the server has taken it. */
import { readSync, writevSync } from 'node:fs';
import { type FrameHeader, HEADER_BYTES, INPUT_PIPE, MAX_ASKED_BYTES, OUTPUT, OUTPUT_PIPE, writeHeader } from './frames.ts';
import type { Notice } from './messages.ts';

const RETRY_MS = 1;
const NOTHING = new Uint8Array(0);
const header = new Uint8Array(HEADER_BYTES);
const headerView = new DataView(header.buffer);
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Fills `target` with what stands at `offset` of an uploaded file or, with `OUTPUT`, of what was written. All of it must be there. */
export function ask(place: number, target: Uint8Array, offset: number): void {
  for (let done = 0; done < target.length; ) {
    const piece = target.subarray(done, done + MAX_ASKED_BYTES);
    send({ kind: 'ask', place, offset: offset + done, length: piece.length });
    receive(piece);
    done += piece.length;
  }
}

/** Appends to the output. */
export function write(bytes: Uint8Array): void {
  send({ kind: 'write', place: OUTPUT, offset: 0, length: bytes.length }, bytes);
}

/** Appends a range of an uploaded file to the output. */
export function copy(place: number, offset: number, length: number): void {
  send({ kind: 'copy', place, offset, length });
}

/** Empties the output. */
export function startOver(): void {
  send({ kind: 'startOver', place: OUTPUT, offset: 0, length: 0 });
}

/** Tells the server of this process or its job. */
export function tell(notice: Notice): void {
  const bytes = Buffer.from(JSON.stringify(notice));
  send({ kind: 'tell', place: OUTPUT, offset: 0, length: bytes.length }, bytes);
}

function send(frame: FrameHeader, bytes: Uint8Array = NOTHING): void {
  writeHeader(headerView, frame);
  const total = header.length + bytes.length;
  for (let done = 0; done < total; ) {
    const rest = done < header.length ? [header.subarray(done), bytes] : [bytes.subarray(done - header.length)];
    done += whenPossible(() => writevSync(OUTPUT_PIPE, rest));
  }
}

function receive(target: Uint8Array): void {
  for (let done = 0; done < target.length; ) {
    const count = whenPossible(() => readSync(INPUT_PIPE, target, done, target.length - done, null));
    if (count === 0) process.exit(0);
    done += count;
  }
}

/** The pipes block, so there is nothing to do but wait; a system that has them return at once is asked again a little later. */
function whenPossible(operation: () => number): number {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      // The server is gone, and with it every reason to go on.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) process.exit(0);
      Atomics.wait(clock, 0, 0, RETRY_MS);
    }
  }
}
