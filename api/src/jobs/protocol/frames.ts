/**
 * The frames that a sandboxed worker sends to its server while a job runs, and that a worker on another machine sends over its connection.
 *
 * The worker opens no file: all it reads and writes goes through two pipes. It sends frames one after the other on the
 * output pipe. Each begins with a header of `HEADER_BYTES`:
 *
 *     kind       u32   one of `FrameKind`
 *     fileIndex  u32   which uploaded file is meant, counted from 0, or `OUTPUT`
 *     offset     f64   where in the file a range begins
 *     length     u32   how long the range is, or how many bytes follow the header
 *
 * `read`      wants a range of a file, or of the output written so far. The server answers on the input pipe with exactly
 *             these bytes and nothing else. The worker waits for them in a blocking read.
 * `write`     appends the bytes that follow to the output.
 * `copy`      appends a range of an uploaded file to the output. Its bytes never pass through the worker.
 * `truncate`  empties the output.
 * `message`   carries a `WorkerMessage` as JSON in the bytes that follow. The message that ends a job is its last frame.
 *
 * A connection to another machine has one socket for both directions, so there two more kinds exist:
 *
 * `answer`    carries bytes of the range requested last.
 * `alive`     is a heartbeat without data.
 *
 * All frames come on one pipe, so they come in order. A range is read after everything before it is written, and nothing of
 * a job arrives after its end. Commands to the worker go by the message channel of Node.
 */

/** Numbers of the two pipes beside standard input, output and error. */
export const INPUT_PIPE = 3;
export const OUTPUT_PIPE = 4;

export const HEADER_BYTES = 20;
/** The file index of the output. */
export const OUTPUT = 0xffffffff;
/** Longer ranges are read in pieces. */
export const MAX_READ_BYTES = 4 * 1024 * 1024;
export const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

const kinds = ['read', 'write', 'copy', 'truncate', 'message', 'answer', 'alive'] as const;
export type FrameKind = (typeof kinds)[number];

export interface FrameHeader {
  kind: FrameKind;
  fileIndex: number;
  offset: number;
  length: number;
}

/** Writes a header to the start of `target`. */
export function writeHeader(target: DataView, { kind, fileIndex, offset, length }: FrameHeader): void {
  target.setUint32(0, kinds.indexOf(kind));
  target.setUint32(4, fileIndex);
  target.setFloat64(8, offset);
  target.setUint32(16, length);
}

/** Reads a header, or returns nothing when it is none. The caller checks that the range exists. */
export function readHeader(bytes: Uint8Array): FrameHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const kind = kinds[view.getUint32(0)];
  const offset = view.getFloat64(8);
  if (kind === undefined || !Number.isSafeInteger(offset) || offset < 0) return undefined;
  return { kind, fileIndex: view.getUint32(4), offset, length: view.getUint32(16) };
}
