import { buffer } from 'node:stream/consumers';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { parseDocumentText } from '@sheaf/pdf-text/documentTextSchema';
import { pino } from 'pino';
import { createTempFileStore } from '../../src/adapters/tempFileStore.ts';
import { buildPoolSettings } from '../../src/jobs/queues/buildPoolSettings.ts';
import { createJobPool } from '../../src/jobs/queues/jobPool.ts';
import { Refusal } from '../../src/refusal.ts';

const MB = 1024 * 1024;

export interface Reading {
  /** Reads a file as the server does, in a process with its limits, and recognises nothing. The outcome is `read` or the code of the refusal. */
  read(name: string, bytes: Uint8Array): Promise<{ outcome: string; document?: DocumentText }>;
  close(): Promise<void>;
}

/** Starts a process that reads PDFs. */
export function startReading(): Reading {
  const tempFiles = createTempFileStore({ maxBytes: 1000 * MB });
  const pool = createJobPool({
    ...buildPoolSettings('ocr', { workers: 1, wallSeconds: 60, cpuSeconds: 20 }),
    tempFiles,
    log: pino({ level: 'silent' }),
    maxOutputBytes: 600 * MB,
    maxWaiting: 1,
    maxWaitingPerVisitor: 1,
    maxWaitSeconds: 60,
  });
  return {
    async read(name, bytes) {
      const content = tempFiles.create();
      await content.write(bytes);
      try {
        const job = { engine: 'readPdf' as const, files: [{ name, content }], options: { options: { ocr: 'off' as const }, maxPages: 0 } };
        const { output } = await pool.run(job, { visitor: 'bench', signal: new AbortController().signal });
        const written: unknown = JSON.parse((await buffer(output.stream())).toString());
        output.close();
        return { outcome: 'read', document: parseDocumentText(written) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { outcome: error.code };
      } finally {
        content.close();
      }
    },
    close: () => pool.close(),
  };
}
