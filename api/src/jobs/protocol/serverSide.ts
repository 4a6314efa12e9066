/** The server's side of the protocol in `frames.ts`. */
import { type FrameHeader, HEADER_BYTES, MAX_MESSAGE_BYTES, MAX_READ_BYTES, OUTPUT, readHeader } from './frames.ts';
import type { JobBytes } from './jobBytes.ts';
import type { PipeReader } from './pipeReader.ts';

/** The bytes that a worker may reach while it works on a job. It reaches no others. */
export interface ReachableBytes {
  bytes: JobBytes;
  maxOutputBytes: number;
}

export interface WorkerHandlers<Message> {
  /** Absent while no job runs. */
  reachable: ReachableBytes | undefined;
  onMessage(message: Message): void;
  /** The worker broke the protocol. Nothing more is read from it. */
  onViolation(reason: string): void;
  /** The server itself failed, most often because the disk is full or the visitor has left. */
  onFailure(error: unknown): void;
}

/** The two directions of a worker's connection: its frames, and the ranges that it requested. */
export interface WorkerEnd<Message> {
  reader: PipeReader;
  send(bytes: Uint8Array): Promise<void>;
  /** Returns a message, or undefined when no worker of ours sends it. */
  parseMessage(json: unknown): Message | undefined;
}

/** A frame that no honest worker sends. */
class ProtocolViolation extends Error {}

/** Answers the frames of a worker for as long as it lives. `handlers` returns those of the job that runs at the moment. */
export async function serveWorker<Message>(worker: WorkerEnd<Message>, handlers: () => WorkerHandlers<Message>): Promise<void> {
  const { reader } = worker;
  try {
    for (;;) {
      const bytes = await reader.exactly(HEADER_BYTES);
      if (!bytes) return;
      const header = readHeader(bytes);
      if (!header) throw new ProtocolViolation('no frame');
      if (header.kind === 'alive') continue;
      if (header.kind === 'message') {
        const message = await readMessage(worker, header.length);
        if (message === undefined) return;
        handlers().onMessage(message);
      } else await serveFrame(header, expectPresent(handlers().reachable, 'a frame without a job'), worker);
    }
  } catch (error) {
    if (error instanceof ProtocolViolation) handlers().onViolation(error.message);
    else handlers().onFailure(error);
  }
}

async function serveFrame(
  { kind, fileIndex, offset, length }: FrameHeader,
  { bytes, maxOutputBytes }: ReachableBytes,
  { reader, send }: Pick<WorkerEnd<unknown>, 'reader' | 'send'>,
): Promise<void> {
  const isGrowing = kind === 'write' || kind === 'copy';
  if (isGrowing && (bytes.getSize(OUTPUT) ?? 0) + length > maxOutputBytes) throw new ProtocolViolation('output size');
  if (kind === 'read' || kind === 'copy') {
    const size = expectPresent(kind === 'copy' && fileIndex === OUTPUT ? undefined : bytes.getSize(fileIndex), 'a file that was not sent');
    if (offset + length > size) throw new ProtocolViolation('a range that is not there');
  }
  if (kind === 'read') {
    if (length > MAX_READ_BYTES) throw new ProtocolViolation('a range that is too long');
    for await (const piece of bytes.read(fileIndex, offset, length)) await send(piece);
  } else if (kind === 'copy') await bytes.copy(fileIndex, offset, length);
  else if (kind === 'write') {
    for (let remaining = length; remaining > 0; ) {
      const piece = await reader.some(remaining);
      if (!piece) return;
      remaining -= piece.length;
      await bytes.write(piece);
    }
  } else if (kind === 'truncate') await bytes.truncate();
  else throw new ProtocolViolation('a frame that no worker sends');
}

async function readMessage<Message>({ reader, parseMessage }: WorkerEnd<Message>, length: number): Promise<Message | undefined> {
  if (length > MAX_MESSAGE_BYTES) throw new ProtocolViolation('a message that is too long');
  const bytes = await reader.exactly(length);
  return bytes && expectPresent(parseMessage(parseJson(bytes.toString())), 'no message');
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
