import type { ToolId } from '@sheaf/api/contract/tools';
import { createFileStorage, restoreFile } from '@sheaf/tool-kit/storedFile';
import { createStore, promisifyRequest } from 'idb-keyval';

/** The receiver of stored files: a tool, or the page of thanks after a donation. */
export type Recipient = ToolId | `thanks ${ToolId}`;

/** Passes files from one tool to another across a page load. They stay in this browser. */
export interface HandedFiles {
  /** Rejects when the browser cannot store them: in some private windows, or without space. */
  store(files: readonly File[], recipient: Recipient, now: Date): Promise<void>;
  /** Returns the files for a receiver, in order, and deletes them. */
  take(recipient: Recipient, now: Date): Promise<File[]>;
  /** Deletes expired files. */
  forgetOld(now: Date): Promise<void>;
}

/** Older files are deleted, as the product promises for everything it stores. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

interface Waiting {
  file: unknown;
  /** The files after the first. */
  more?: readonly unknown[];
  keptAt: number;
}

const TAB_KEY = 'sheafHandedIn';

/** Stores passed files in the browser's IndexedDB, opened at first use. Each tab gets only its own files. */
export function openHandedFiles(session: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): HandedFiles {
  const store = createStore('sheaf-handed-files', 'files');
  const storeFiles = createFileStorage();
  // Opened inside a promise: where the visitor forbids storing, even that is an error.
  const open: typeof store = async (mode, work) => store(mode, work);

  return {
    store: (handed, recipient, now) =>
      storeFiles(handed, async ([file, ...more]) => {
        if (!file) return;
        const waiting: Waiting = { file, more, keptAt: now.getTime() };
        await open('readwrite', (files) => promisifyRequest(files.put(waiting, buildKey(recipient))));
      }),

    take: (recipient, now) =>
      // In one transaction, so that of two tabs only one gets the files.
      open('readwrite', async (files) => {
        // An earlier version of the page stored files without a tab.
        for (const key of [buildKey(recipient), recipient]) {
          const found: unknown = await promisifyRequest<unknown>(files.get(key));
          files.delete(key);
          if (isWaiting(found) && !isOld(found, now)) return [found.file, ...(found.more ?? [])].flatMap(restoreNamed);
        }
        return [];
      }),

    forgetOld: (now) =>
      open('readwrite', async (files) => {
        for (const key of await promisifyRequest(files.getAllKeys())) {
          const found: unknown = await promisifyRequest<unknown>(files.get(key));
          if (!isWaiting(found) || isOld(found, now)) files.delete(key);
        }
      }),
  };

  function buildKey(recipient: Recipient): string | string[] {
    const tab = readTabId(session);
    return tab === null ? recipient : [tab, recipient];
  }
}

/** Returns the id of this tab, or null without session storage: all such tabs count as one. */
function readTabId(session: () => Pick<Storage, 'getItem' | 'setItem'>): string | null {
  try {
    const storage = session();
    const id = storage.getItem(TAB_KEY) ?? Math.random().toString(36).slice(2);
    storage.setItem(TAB_KEY, id);
    return id;
  } catch {
    return null;
  }
}

/** Returns whether a stored record has the form of this version of the page. */
function isWaiting(found: unknown): found is Waiting {
  return (
    typeof found === 'object' &&
    found !== null &&
    'file' in found &&
    (!('more' in found) || Array.isArray(found.more)) &&
    'keptAt' in found &&
    typeof found.keptAt === 'number'
  );
}

/** Filters out values that are no files. */
function restoreNamed(stored: unknown): File[] {
  const file = restoreFile(stored);
  return file instanceof File ? [file] : [];
}

/** Returns whether a file has expired. A time in the future, after the clock was set back, counts as expired. */
function isOld({ keptAt }: Waiting, now: Date): boolean {
  return Math.abs(now.getTime() - keptAt) > LONGEST_WAIT_MS;
}
