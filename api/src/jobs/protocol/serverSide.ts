/** The server's side of the protocol in `frames.ts`. */
import type { TempFile } from '../../ports.ts';
import { type FrameHeader, HEADER_BYTES, MAX_MESSAGE_BYTES, MAX_READ_BYTES, OUTPUT, readHeader } from './frames.ts';
import { WorkerMessage } from './messages.ts';
import { type PipeReader, pipeReader } from './pipeReader.ts';
import type { WorkerPipes } from './workerPipes.ts';

const PIECE_BYTES = 256 * 1024;

/** The files that a worker may reach while it works on a job. It reaches no others. */
export interface ReachableFiles {
  files: TempFile[];
  output: TempFile;
  maxOutputBytes: number;
}

export interface WorkerHandlers {
  /** Absent while no job runs. */
  reachable: ReachableFiles | undefined;
  onMessage(message: WorkerMessage): void;
  /** The worker broke the protocol. Nothing more is read from it. */
  onViolation(reason: string): void;
  /** The server itself failed, most often because the disk is full or the visitor has left. */
  onFailure(error: unknown): void;
}

/** A frame that no honest worker sends. */
class ProtocolViolation extends Error {}

/** Answers the frames of a worker for as long as it lives. `handlers` returns those of the job that runs at the moment. */
export async function serveWorker(pipes: WorkerPipes, handlers: () => WorkerHandlers): Promise<void> {
  const reader = pipeReader(pipes.output);
  try {
    for (;;) {
      const bytes = await reader.exactly(HEADER_BYTES);
      if (!bytes) return;
      const header = readHeader(bytes);
      if (!header) throw new ProtocolViolation('no frame');
      if (header.kind === 'message') {
        const message = await readMessage(reader, header.length);
        if (!message) return;
        handlers().onMessage(message);
      } else await serveFrame(header, expectPresent(handlers().reachable, 'a frame without a job'), pipes, reader);
    }
  } catch (error) {
    if (error instanceof ProtocolViolation) handlers().onViolation(error.message);
    else handlers().onFailure(error);
  }
}

async function serveFrame(header: FrameHeader, { files, output, maxOutputBytes }: ReachableFiles, pipes: WorkerPipes, reader: PipeReader) {
  const { kind, fileIndex, length } = header;
  const isGrowing = kind === 'write' || kind === 'copy';
  if (isGrowing && output.size + length > maxOutputBytes) throw new ProtocolViolation('output size');
  if (kind === 'read') {
    if (length > MAX_READ_BYTES) throw new ProtocolViolation('a range that is too long');
    for await (const piece of readPieces(fileIndex === OUTPUT ? output : files[fileIndex], header)) await pipes.send(piece);
  } else if (kind === 'copy') {
    for await (const piece of readPieces(files[fileIndex], header)) await output.write(piece);
  } else if (kind === 'write') {
    for (let left = length; left > 0; ) {
      const bytes = await reader.some(left);
      if (!bytes) return;
      left -= bytes.length;
      await output.write(bytes);
    }
  } else await output.truncate();
}

async function* readPieces(file: TempFile | undefined, { offset, length }: FrameHeader): AsyncGenerator<Buffer> {
  const content = expectPresent(file, 'a file that was not sent');
  if (offset + length > content.size) throw new ProtocolViolation('a range that is not there');
  for (let done = 0; done < length; ) {
    const piece = await content.range(offset + done, Math.min(PIECE_BYTES, length - done));
    done += piece.length;
    yield piece;
  }
}

async function readMessage(reader: PipeReader, length: number): Promise<WorkerMessage | undefined> {
  if (length > MAX_MESSAGE_BYTES) throw new ProtocolViolation('a message that is too long');
  const bytes = await reader.exactly(length);
  if (!bytes) return undefined;
  const message = WorkerMessage.safeParse(parseJson(bytes.toString()));
  if (!message.success) throw new ProtocolViolation('no message');
  return message.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolViolation('no JSON');
  }
}

function expectPresent<Value>(value: Value | undefined, violation: string): Value {
  if (value === undefined) throw new ProtocolViolation(violation);
  return value;
}
