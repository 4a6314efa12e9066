import { HEADER_BYTES, MAX_READ_BYTES, OUTPUT, readHeader } from '../protocol/frames.ts';
import type { JobBytes } from '../protocol/jobBytes.ts';
import type { Connection } from './connection.ts';

/** Returns the bytes of a job whose files are on the server at the other end of a connection. */
export function openRemoteBytes(connection: Connection, files: readonly { bytes: number }[]): JobBytes {
  const nextAnswer = receiveAnswers(connection);
  let outputBytes = 0;

  async function* read(fileIndex: number, offset: number, length: number): AsyncGenerator<Uint8Array> {
    await connection.send({ kind: 'read', fileIndex, offset, length });
    for (let remaining = length; remaining > 0; ) {
      const piece = await nextAnswer();
      remaining -= piece.length;
      yield piece;
    }
  }

  return {
    getSize: (fileIndex) => (fileIndex === OUTPUT ? outputBytes : files[fileIndex]?.bytes),
    read,
    async write(bytes) {
      outputBytes += bytes.length;
      await connection.send({ kind: 'write' }, bytes);
    },
    async copy(fileIndex, offset, length) {
      outputBytes += length;
      await connection.send({ kind: 'copy', fileIndex, offset, length });
    },
    async truncate() {
      outputBytes = 0;
      await connection.send({ kind: 'truncate' });
    },
  };
}

/** Reads answers for as long as the connection is open, since only a reader notices its end. Returns a function that waits for the next one. */
function receiveAnswers({ reader, closed, cut }: Connection): () => Promise<Uint8Array> {
  const answers: Uint8Array[] = [];
  let wake: () => void = () => undefined;
  closed.addEventListener('abort', () => wake());
  void receive();

  async function receive(): Promise<void> {
    for (;;) {
      const bytes = await reader.exactly(HEADER_BYTES);
      const header = bytes && readHeader(bytes);
      if (header?.kind === 'alive') continue;
      const answer = header?.kind === 'answer' && header.length <= MAX_READ_BYTES ? await reader.exactly(header.length) : undefined;
      if (!answer) return cut();
      answers.push(answer);
      wake();
    }
  }

  return async () => {
    for (;;) {
      const answer = answers.shift();
      if (answer) return answer;
      if (closed.aborted) throw new Error('The connection to the server is closed.');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
