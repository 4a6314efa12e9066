import { createStore, promisifyRequest } from 'idb-keyval';

/** The PDF of a CV, shown beside what was understood of it. */
interface KeptPdf {
  file: File;
  /** It needs a password, which is never kept. */
  isProtected: boolean;
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
}

/** A clock that was set back must not let a file outlive its hour by much. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const store = createStoreOnce();

/** Keeps the PDF of a CV in this browser's own database. Rejects where the visitor forbids storing, or no room is left. */
export async function keepPdf(cvId: string, kept: KeptPdf): Promise<void> {
  await store('readwrite', (pdfs) => promisifyRequest(pdfs.put(kept, cvId)));
}

export async function keptPdf(cvId: string, now: number): Promise<KeptPdf | null> {
  const found: unknown = await store('readonly', (pdfs) => promisifyRequest<unknown>(pdfs.get(cvId)));
  return isKept(found) && !isOver(found, now) ? found : null;
}

export async function forgetPdf(cvId: string): Promise<void> {
  await store('readwrite', (pdfs) => promisifyRequest(pdfs.delete(cvId)));
}

/** Deletes every PDF whose time is up, such as those of tabs that were closed. */
export async function forgetOldPdfs(now: number): Promise<void> {
  await store('readwrite', async (pdfs) => {
    for (const session of await promisifyRequest(pdfs.getAllKeys())) {
      const found: unknown = await promisifyRequest<unknown>(pdfs.get(session));
      if (!isKept(found) || isOver(found, now)) pdfs.delete(session);
    }
  });
}

/** Opened when it is first asked for, inside a promise: where storing is forbidden, even that is an error. */
function createStoreOnce(): ReturnType<typeof createStore> {
  let opened: ReturnType<typeof createStore> | undefined;
  return async (mode, work) => {
    opened ??= createStore('sheaf-cover-letter', 'pdfs');
    return opened(mode, work);
  };
}

/** A record of another version of this page is not trusted to be ours. */
function isKept(found: unknown): found is KeptPdf {
  return (
    typeof found === 'object' &&
    found !== null &&
    'file' in found &&
    found.file instanceof File &&
    'isProtected' in found &&
    typeof found.isProtected === 'boolean' &&
    'endsAt' in found &&
    typeof found.endsAt === 'number'
  );
}

function isOver({ endsAt }: KeptPdf, now: number): boolean {
  return endsAt <= now || endsAt - now > LONGEST_MS;
}
