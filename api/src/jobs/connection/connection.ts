import type { Socket } from 'node:net';
import { type FrameHeader, HEADER_BYTES, OUTPUT, readHeader, writeHeader } from '../protocol/frames.ts';
import { createPipeReader, type PipeReader } from '../protocol/pipeReader.ts';
import { waitForDrain } from '../protocol/workerPipes.ts';

const TICK_MS = 400;
/** After this many ticks without a byte, the other side is suspected to be frozen or gone. */
const SUSPECT_TICKS = 3;
/** After this many ticks without a byte, the other side counts as lost. A pause of two seconds is none. */
const LOST_TICKS = 10;
const NOTHING = new Uint8Array(0);

/** A connection between a server and a worker for one job. Frames in both directions are those of `frames.ts`. */
export interface Connection {
  readonly reader: PipeReader;
  /** Aborted when either side has closed the connection. */
  readonly closed: AbortSignal;
  /** Calls the listener when the other side falls silent, and when it answers again, until the connection closes. */
  onSilence(listener: (isSilent: boolean) => void): void;
  /** Resolves when there is room for more, or when the connection is closed. */
  send(frame: Partial<FrameHeader> & Pick<FrameHeader, 'kind'>, bytes?: Uint8Array): Promise<void>;
  sendMessage(message: unknown): Promise<void>;
  /** Reads the next message. Returns undefined when the connection ends, or when the next frame is no message or too long. */
  readMessage(maxBytes: number): Promise<unknown>;
  /** Sends what was written and closes. */
  end(): Promise<void>;
  /** Closes at once. */
  cut(): void;
}

/** Wraps a connected socket. A connection that is silent for ten ticks is cut. */
export function createConnection(socket: Socket, { tickMs = TICK_MS }: { tickMs?: number | undefined } = {}): Connection {
  const closed = new AbortController();
  const reader = createPipeReader(socket);
  socket.setNoDelay(true);
  // The end of the connection is handled by "close", which comes after an error too.
  socket.on('error', () => undefined);
  const silenceListeners = new Set<(isSilent: boolean) => void>();
  const stopWatching = watchSilence(socket, tickMs, {
    sendSign: () => void send({ kind: 'alive' }),
    report: (isSilent) => silenceListeners.forEach((listener) => void listener(isSilent)),
  });
  socket.once('close', () => {
    stopWatching();
    closed.abort();
  });

  async function send({ kind, fileIndex = OUTPUT, offset = 0, length }: Parameters<Connection['send']>[0], bytes = NOTHING): Promise<void> {
    if (socket.destroyed || socket.writableEnded) return;
    const header = Buffer.alloc(HEADER_BYTES);
    writeHeader(new DataView(header.buffer, header.byteOffset), { kind, fileIndex, offset, length: length ?? bytes.length });
    socket.cork();
    socket.write(header);
    if (bytes.length > 0) socket.write(bytes);
    socket.uncork();
    if (socket.writableNeedDrain && !socket.destroyed) await waitForDrain(socket);
  }

  async function readMessage(maxBytes: number): Promise<unknown> {
    for (;;) {
      const bytes = await reader.exactly(HEADER_BYTES);
      const header = bytes && readHeader(bytes);
      if (header?.kind === 'alive') continue;
      if (header?.kind !== 'message' || header.length > maxBytes) return undefined;
      return parseJson((await reader.exactly(header.length))?.toString());
    }
  }

  return {
    reader,
    closed: closed.signal,
    onSilence: (listener) => void silenceListeners.add(listener),
    send,
    sendMessage: (message) => send({ kind: 'message' }, Buffer.from(JSON.stringify(message))),
    readMessage,
    end: () => new Promise((resolve) => (socket.destroyed ? resolve() : socket.end(() => resolve()))),
    cut: () => void socket.destroy(),
  };
}

interface SilenceHandlers {
  /** Sends a heartbeat. */
  sendSign(): void;
  /** Called when the other side falls silent, and when it answers again. */
  report(isSilent: boolean): void;
}

/** Sends heartbeats, reports silence, and cuts a connection without any sign from the other side. Returns a function that stops it. */
function watchSilence(socket: Socket, tickMs: number, { sendSign, report }: SilenceHandlers): () => void {
  let bytesBefore = 0;
  let silentTicks = 0;
  // Ticks are counted and not time: a process that was frozen itself must not blame the other side.
  const watch = setInterval(() => {
    const isSilent = socket.bytesRead === bytesBefore && socket.readableLength === 0;
    if (!isSilent && silentTicks >= SUSPECT_TICKS) report(false);
    silentTicks = isSilent ? silentTicks + 1 : 0;
    bytesBefore = socket.bytesRead;
    if (silentTicks === SUSPECT_TICKS) report(true);
    if (silentTicks >= LOST_TICKS) socket.destroy();
    else if (!socket.writableNeedDrain) sendSign();
  }, tickMs);
  return () => clearInterval(watch);
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // The other side is no server or worker of ours.
    return undefined;
  }
}
