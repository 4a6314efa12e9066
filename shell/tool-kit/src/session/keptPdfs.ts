import { createStore, promisifyRequest } from 'idb-keyval';

/** A PDF that is shown beside what was made of it. */
export interface KeptPdf {
  file: File;
  /** It needs a password, which is never kept. */
  isProtected: boolean;
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
}

/** The PDFs of a tool's sessions, by the session's id. Every call rejects where the visitor forbids storing. */
export interface KeptPdfs {
  /** Rejects also where no room is left. */
  keep(sessionId: string, pdf: KeptPdf): Promise<void>;
  /** Null when there is none, or its time is up. `now` in milliseconds. */
  read(sessionId: string, now: number): Promise<KeptPdf | null>;
  forget(sessionId: string): Promise<void>;
  /** Deletes every PDF whose time is up, such as those of tabs that were closed. */
  forgetOld(now: number): Promise<void>;
}

/** A clock that was set back must not let a file outlive its hour by much. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** PDFs that are kept in this browser's own database of that name until their session ends. */
export function pdfsKeptIn(database: string): KeptPdfs {
  const store = openedWhenAsked(database);
  return {
    async keep(sessionId, pdf) {
      await store('readwrite', (pdfs) => promisifyRequest(pdfs.put(pdf, sessionId)));
    },
    async read(sessionId, now) {
      const found: unknown = await store('readonly', (pdfs) => promisifyRequest<unknown>(pdfs.get(sessionId)));
      return isKept(found) && !isOver(found, now) ? found : null;
    },
    async forget(sessionId) {
      await store('readwrite', (pdfs) => promisifyRequest(pdfs.delete(sessionId)));
    },
    async forgetOld(now) {
      await store('readwrite', async (pdfs) => {
        for (const session of await promisifyRequest(pdfs.getAllKeys())) {
          const found: unknown = await promisifyRequest<unknown>(pdfs.get(session));
          if (!isKept(found) || isOver(found, now)) pdfs.delete(session);
        }
      });
    },
  };
}

/** Opened when it is first asked for, inside a promise: where storing is forbidden, even that is an error. */
function openedWhenAsked(database: string): ReturnType<typeof createStore> {
  let opened: ReturnType<typeof createStore> | undefined;
  return async (mode, work) => {
    opened ??= createStore(database, 'pdfs');
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
