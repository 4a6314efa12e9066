/** The bytes of a file and what it is called, for browsers that store no files: WebKit in private windows. */
interface FileBytes {
  bytes: ArrayBuffer;
  /** Absent for a blob without a name. */
  name?: string;
  type: string;
}

/** What a browser's database holds for a file. */
export type StoredFile = Blob | FileBytes;

/**
 * Stores files with `put`: as they are or, where the browser refuses files, as their bytes. Rejects where there is no room for them. At first `put` is
 * called within the same task, so that a page that is being left still stores files.
 */
export type StoreFiles = (files: readonly Blob[], put: (stored: readonly StoredFile[]) => Promise<unknown>) => Promise<void>;

/** Returns what stores files, and remembers whether this browser refuses them: to be refused takes as long as to store. */
export function createFileStorage(): StoreFiles {
  let isRefused = false;
  return async (files, put) => {
    try {
      if (!isRefused) return void (await put(files));
    } catch (error) {
      if (isOutOfRoom(error)) throw error;
    }
    await put(await Promise.all(files.map(readBytes)));
    isRefused = true;
  };
}

/** Returns the file that was stored, or null for anything else. */
export function restoreFile(stored: unknown): Blob | null {
  if (stored instanceof Blob) return stored;
  if (!isFileBytes(stored)) return null;
  const { bytes, name, type } = stored;
  return name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type });
}

async function readBytes(file: Blob): Promise<FileBytes> {
  const bytes = await file.arrayBuffer();
  return file instanceof File ? { bytes, name: file.name, type: file.type } : { bytes, type: file.type };
}

/** Bytes need as much room as the file; reading a large one into memory would be for nothing. */
const isOutOfRoom = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function isFileBytes(stored: unknown): stored is FileBytes {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'bytes' in stored &&
    Object.prototype.toString.call(stored.bytes) === '[object ArrayBuffer]' &&
    'type' in stored &&
    typeof stored.type === 'string' &&
    (!('name' in stored) || stored.name === undefined || typeof stored.name === 'string')
  );
}
