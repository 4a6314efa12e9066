import type { ToolId } from '@sheaf/api/contract/tools';
import { createFileStorage, restoreFile } from '@sheaf/tool-kit/storedFile';
import { createStore, promisifyRequest } from 'idb-keyval';

/** Who files wait for: a tool, or the page that thanks for a donation after one. */
export type Recipient = ToolId | `thanks ${ToolId}`;

/** Files on their way from one tool to another across a page load. They stay in this browser. */
export interface HandedFiles {
  /** Rejects when the browser keeps nothing: in some private windows, or with no room left. */
  keep(files: readonly File[], recipient: Recipient, now: Date): Promise<void>;
  /** The files that wait for somebody, in their order; they are then forgotten. */
  take(recipient: Recipient, now: Date): Promise<File[]>;
  /** Deletes what nobody came for. */
  forgetOld(now: Date): Promise<void>;
}

/** A file that was kept longer is deleted unseen, as the product promises of everything it keeps. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

interface Waiting {
  file: unknown;
  /** Those after the first. */
  more?: readonly unknown[];
  keptAt: number;
}

/** Stores handed files in the browser's IndexedDB, opened at first use. */
export function openHandedFiles(): HandedFiles {
  const store = createStore('sheaf-handed-files', 'files');
  const storeFiles = createFileStorage();
  // Opened inside a promise: where the visitor forbids storing, even that is an error.
  const open: typeof store = async (mode, work) => store(mode, work);

  return {
    keep: (handed, recipient, now) =>
      storeFiles(handed, async ([file, ...more]) => {
        if (!file) return;
        const waiting: Waiting = { file, more, keptAt: now.getTime() };
        await open('readwrite', (files) => promisifyRequest(files.put(waiting, recipient)));
      }),

    take: (recipient, now) =>
      // In one transaction, so that of two tabs only one gets the files.
      open('readwrite', async (files) => {
        const found: unknown = await promisifyRequest<unknown>(files.get(recipient));
        files.delete(recipient);
        return isWaiting(found) && !isOld(found, now) ? [found.file, ...(found.more ?? [])].flatMap(restoreNamed) : [];
      }),

    forgetOld: (now) =>
      open('readwrite', async (files) => {
        for (const recipient of await promisifyRequest(files.getAllKeys())) {
          const found: unknown = await promisifyRequest<unknown>(files.get(recipient));
          if (!isWaiting(found) || isOld(found, now)) files.delete(recipient);
        }
      }),
  };
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

/** Leaves out what is no file. */
function restoreNamed(stored: unknown): File[] {
  const file = restoreFile(stored);
  return file instanceof File ? [file] : [];
}

/** Returns whether a file has expired. One from the future, after the clock was set back, has too. */
function isOld({ keptAt }: Waiting, now: Date): boolean {
  return Math.abs(now.getTime() - keptAt) > LONGEST_WAIT_MS;
}
