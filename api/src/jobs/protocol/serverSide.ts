/** The server's side of the exchange that `exchange.ts` describes. */
import type { SpooledFile } from '../../adapters/tempFileStore.ts';
import { type FrameHeader, HEADER_BYTES, MAX_ASKED_BYTES, MAX_NOTICE_BYTES, OUTPUT, readHeader } from './frames.ts';
import { Notice } from './messages.ts';
import { type PipeReader, pipeReader } from './pipeReader.ts';
import type { JobPipes } from './workerPipes.ts';

const PIECE_BYTES = 256 * 1024;

/** What a boxed process may reach while it works on a job: the bytes of these files, and no others. */
export interface Reach {
  files: SpooledFile[];
  output: SpooledFile;
  maxOutputBytes: number;
}

export interface ExchangeEnds {
  /** Nothing while no job runs. */
  reach: Reach | undefined;
  onNotice(notice: Notice): void;
  /** The process did what an honest one does not do; it is not listened to any more. */
  onLie(what: string): void;
  /** The server's own part failed, most often because the disk is full or the visitor has left. */
  onFailure(error: unknown): void;
}

/** A frame that no honest process sends. */
class Lie extends Error {}

/** Answers a boxed process for as long as it lives, on behalf of whoever it works for at the moment. */
export async function serveExchange(pipes: JobPipes, ends: () => ExchangeEnds): Promise<void> {
  const reader = pipeReader(pipes.output);
  try {
    for (;;) {
      const bytes = await reader.exactly(HEADER_BYTES);
      if (!bytes) return;
      const header = readHeader(bytes);
      if (!header) throw new Lie('no frame');
      if (header.kind === 'tell') {
        const notice = await noticeIn(reader, header.length);
        if (!notice) return;
        ends().onNotice(notice);
      } else await serveFrame(header, expected(ends().reach, 'a frame without a job'), pipes, reader);
    }
  } catch (error) {
    if (error instanceof Lie) ends().onLie(error.message);
    else ends().onFailure(error);
  }
}

async function serveFrame(header: FrameHeader, reach: Reach, pipes: JobPipes, reader: PipeReader): Promise<void> {
  const { output, maxOutputBytes } = reach;
  const { kind, place, length } = header;
  const grows = kind === 'write' || kind === 'copy';
  if (grows && output.size + length > maxOutputBytes) throw new Lie('output size');
  if (kind === 'ask') {
    if (length > MAX_ASKED_BYTES) throw new Lie('a range that is too long');
    for await (const piece of piecesOf(place === OUTPUT ? output : reach.files[place], header)) await pipes.send(piece);
  } else if (kind === 'copy') {
    for await (const piece of piecesOf(reach.files[place], header)) await output.write(piece);
  } else if (kind === 'write') {
    for (let left = length; left > 0; ) {
      const bytes = await reader.some(left);
      if (!bytes) return;
      left -= bytes.length;
      await output.write(bytes);
    }
  } else await output.startOver();
}

async function* piecesOf(file: SpooledFile | undefined, { offset, length }: FrameHeader): AsyncGenerator<Buffer> {
  const content = expected(file, 'a file that was not sent');
  if (offset + length > content.size) throw new Lie('a range that is not there');
  for (let done = 0; done < length; ) {
    const piece = await content.range(offset + done, Math.min(PIECE_BYTES, length - done));
    done += piece.length;
    yield piece;
  }
}

async function noticeIn(reader: PipeReader, length: number): Promise<Notice | undefined> {
  if (length > MAX_NOTICE_BYTES) throw new Lie('a notice that is too long');
  const bytes = await reader.exactly(length);
  if (!bytes) return undefined;
  const notice = Notice.safeParse(jsonIn(bytes.toString()));
  if (!notice.success) throw new Lie('no notice');
  return notice.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Lie('no JSON');
  }
}

function expected<Value>(value: Value | undefined, lie: string): Value {
  if (value === undefined) throw new Lie(lie);
  return value;
}
