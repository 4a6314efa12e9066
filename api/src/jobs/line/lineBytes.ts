import { HEADER_BYTES, MAX_READ_BYTES, OUTPUT, readHeader } from '../protocol/frames.ts';
import type { JobBytes } from '../protocol/jobBytes.ts';
import type { Line } from './line.ts';

/** Returns the bytes of a job that lie with the server at the other end of a line. */
export function openLineBytes(line: Line, files: readonly { bytes: number }[]): JobBytes {
  const nextAnswer = receiveAnswers(line);
  let outputBytes = 0;

  async function* read(fileIndex: number, offset: number, length: number): AsyncGenerator<Uint8Array> {
    await line.send({ kind: 'read', fileIndex, offset, length });
    for (let left = length; left > 0; ) {
      const piece = await nextAnswer();
      left -= piece.length;
      yield piece;
    }
  }

  return {
    sizeOf: (fileIndex) => (fileIndex === OUTPUT ? outputBytes : files[fileIndex]?.bytes),
    read,
    async write(bytes) {
      outputBytes += bytes.length;
      await line.send({ kind: 'write' }, bytes);
    },
    async copy(fileIndex, offset, length) {
      outputBytes += length;
      await line.send({ kind: 'copy', fileIndex, offset, length });
    },
    async truncate() {
      outputBytes = 0;
      await line.send({ kind: 'truncate' });
    },
  };
}

/** Reads a line for as long as it is open, since its end is seen only by who reads. Returns how to get the next answer. */
function receiveAnswers({ reader, closed, cut }: Line): () => Promise<Uint8Array> {
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
      if (closed.aborted) throw new Error('The line to the server is closed.');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
