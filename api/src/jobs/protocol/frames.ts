/**
 * How a boxed process and its server talk while a job runs. The process opens no file: everything it reads and writes goes through two pipes.
 *
 * The process sends frames, one after the other, on the output pipe; each begins with a header of `HEADER_BYTES`:
 *
 *     kind     u32   one of `FrameKind`
 *     place    u32   which uploaded file is meant, counted from 0, or `OUTPUT`
 *     offset   f64   where in it a range begins
 *     length   u32   how long the range is, or how many bytes follow the header
 *
 * `ask`        wants a range of a file, or of the output written so far. The server answers on the input pipe with exactly these bytes and
 *              nothing else; the process waits for them in a blocking read.
 * `write`      appends the bytes that follow to the output.
 * `copy`       appends a range of an uploaded file to the output; its bytes never pass through the process.
 * `startOver`  empties the output.
 * `tell`       a `Notice` as JSON in the bytes that follow. The one that ends a job is its last frame.
 *
 * Since all of it comes on one pipe it comes in order: a range is asked for when everything before it is written, and nothing of a job can
 * arrive after its end. Commands to the process go another way, by Node's own channel.
 */

/** Numbers of the two pipes beside standard input, output and error. */
export const INPUT_PIPE = 3;
export const OUTPUT_PIPE = 4;

export const HEADER_BYTES = 20;
/** Stands for the output where a file is named. */
export const OUTPUT = 0xffffffff;
/** Longer ranges are asked for in pieces. */
export const MAX_ASKED_BYTES = 4 * 1024 * 1024;
export const MAX_NOTICE_BYTES = 4 * 1024 * 1024;

const kinds = ['ask', 'write', 'copy', 'startOver', 'tell'] as const;
export type FrameKind = (typeof kinds)[number];

export interface FrameHeader {
  kind: FrameKind;
  place: number;
  offset: number;
  length: number;
}

/** Writes a header to the start of `target`. */
export function writeHeader(target: DataView, { kind, place, offset, length }: FrameHeader): void {
  target.setUint32(0, kinds.indexOf(kind));
  target.setUint32(4, place);
  target.setFloat64(8, offset);
  target.setUint32(16, length);
}

/** Reads a header; nothing when it is none. Whether it asks for what there is remains to be seen. */
export function readHeader(bytes: Uint8Array): FrameHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const kind = kinds[view.getUint32(0)];
  const offset = view.getFloat64(8);
  if (kind === undefined || !Number.isSafeInteger(offset) || offset < 0) return undefined;
  return { kind, place: view.getUint32(4), offset, length: view.getUint32(16) };
}
