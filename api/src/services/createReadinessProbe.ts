import type { JobRunner, TempFileStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';

const FRESH_MS = 10_000;
const PATIENCE_MS = 5000;

/**
 * Creates a check that merges two tiny files in a sandboxed worker and returns whether that works. A result holds for ten seconds, so a
 * balancer that asks often costs nothing. A server whose queue is full does work, and a visitor's own merge is answered with "busy".
 */
export function createReadinessProbe(jobs: JobRunner, tempFiles: TempFileStore, now: () => number = () => performance.now()): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    if (!jobs.isReady) return Promise.resolve(false);
    if (last && now() - last.at <= FRESH_MS) return last.result;
    const check = { at: now(), result: mergeTinyFiles(jobs, tempFiles) };
    last = check;
    // A failure is checked again at once, so that a server that has recovered gets its visitors back.
    void check.result.then((works) => {
      if (!works && last === check) last = undefined;
    });
    return check.result;
  };
}

async function mergeTinyFiles(jobs: JobRunner, tempFiles: TempFileStore): Promise<boolean> {
  const files = ['first.pdf', 'second.pdf'].map((name) => ({ name, content: tempFiles.create() }));
  try {
    for (const { content } of files) await content.write(buildTinyPdf());
    const job = { engine: 'merge', options: { options: {}, maxPages: files.length }, files } as const;
    const { report, output } = await jobs.run(job, { visitor: 'readiness', signal: AbortSignal.timeout(PATIENCE_MS) });
    output.close();
    return report.pages === files.length;
  } catch (error) {
    return error instanceof Refusal && error.code === 'busy';
  } finally {
    for (const { content } of files) content.close();
  }
}

/** Builds a PDF of one empty page. */
function buildTinyPdf(): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}${table}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`);
}
