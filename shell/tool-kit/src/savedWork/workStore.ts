import type { ToolId } from '@sheaf/api/contract/tools';
import { createStore, promisifyRequest } from 'idb-keyval';
import { createFileStorage, restoreFile } from '../files/storedFile';
import { buildId, type Tab } from './tab';

/** Work as a tool packs it: cloneable data, and the files by their ids. */
export interface PackedWork {
  data: unknown;
  files: Readonly<Record<string, Blob>>;
  /** When it expires, in milliseconds, if that is before the hour is over. */
  endsAt?: number | undefined;
  /** A small part that this tab keeps after that, without any file content. */
  lasting?: unknown;
}

/** Work as it is found again. */
export interface FoundWork {
  data: unknown;
  files: Readonly<Record<string, Blob>>;
  /** The names of files whose bytes could not be kept; a result has no name and is ''. */
  missing: readonly string[];
}

/** The tool and the version of the format. Work of another version is deleted. */
export interface WorkKind {
  tool: ToolId;
  version: number;
}

/** The kept work of one tool in one tab. Every call rejects where the visitor forbids storing. */
export interface WorkStore {
  /** Opens the database ahead of the first work. */
  prepare(): Promise<void>;
  /** Returns null when there is no work of this tab or of a closed one. */
  find(): Promise<FoundWork | null>;
  /** Replaces the saved work. Returns the names of files that do not fit. */
  save(work: PackedWork): Promise<string[]>;
  /** Saves without waiting for a result, for a page that is closing. Files that do not fit are reported as missing later. */
  saveOnLeaving(work: PackedWork): void;
  /** Deletes the saved work, also while the page is closing. */
  forget(): Promise<void>;
  /** Deletes the work of all tools and tabs whose time is up. */
  forgetOld(): Promise<void>;
}

/** How long work is kept after its last change. */
export const SAVED_FOR_MS = 60 * 60 * 1000;

interface StoredFileEntry {
  id: string;
  name: string;
  hasBytes: boolean;
}

/** What is stored about saved work, apart from the work itself. */
interface WorkHead {
  version: number;
  workId: string;
  keptAt: number;
  endsAt: number;
  /** The closed tabs it was taken over from. When one of them is reopened, it gets a copy. */
  cameFrom: string[];
  files: StoredFileEntry[];
}

interface Entry {
  tab: string;
  head: WorkHead;
}

const DATA = 'data';
const database = createLazyStore('sheaf-work', 'work');
const buildHeadKey = (tool: string, tab: string) => ['head', tool, tab];
const buildPartKey = (workId: string, part: string) => ['part', workId, part];
const buildFileKey = (workId: string, id: string) => buildPartKey(workId, `file ${id}`);
/** Arrays sort behind every string, so an empty one is the end of all keys that begin so. */
const buildKeyRange = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

/** Opens saved work in the browser's IndexedDB. Only the first save of a file writes its bytes. */
export function openWorkStore({ tool, version }: WorkKind, tab: Tab, now: () => number): WorkStore {
  let current: Pick<WorkHead, 'workId' | 'cameFrom'> | null = null;
  let newest: PackedWork | null = null;
  const fileWriter = createFileWriter();

  async function find(): Promise<FoundWork | null> {
    const isAlive = ({ head }: Entry) => head.version === version && !isOver(head, now());
    const entries = (await listEntries(tool)).filter(isAlive);
    const own = entries.find((entry) => entry.tab === tab.id) ?? (await adoptFromClosedTab(entries));
    if (own) {
      current = own.head;
      const found = await readWork(own.head);
      fileWriter.markWritten(found?.files ?? {});
      return found;
    }
    const original = entries.find((entry) => entry.tab === tab.copyOf || entry.head.cameFrom.includes(tab.id));
    return original ? readWork(original.head) : null;
  }

  /** Takes up what was left in a tab that is closed, unless this tab has had work of its own. */
  async function adoptFromClosedTab(entries: Entry[]): Promise<Entry | null> {
    const open = tab.copyOf !== null || tab.hasBegun(tool) ? null : await tab.listOpen();
    if (!open) return null;
    const latest = entries.filter((entry) => !open.has(entry.tab)).sort((one, other) => other.head.keptAt - one.head.keptAt)[0];
    return latest ? moveTo(tool, latest.tab, tab.id) : null;
  }

  async function writeHead(files: StoredFileEntry[], { data, endsAt = Number.POSITIVE_INFINITY }: PackedWork): Promise<void> {
    const { workId, cameFrom } = begin();
    const head: WorkHead = { version, workId, keptAt: now(), endsAt: Math.min(endsAt, now() + SAVED_FOR_MS), cameFrom, files };
    const staleFiles = fileWriter.listOthers(files);
    await database('readwrite', (store) => {
      store.put(data, buildPartKey(workId, DATA));
      store.put(head, buildHeadKey(tool, tab.id));
      for (const id of staleFiles) store.delete(buildFileKey(workId, id));
      return finish(store);
    });
    fileWriter.forget(staleFiles);
  }

  function begin(): Pick<WorkHead, 'workId' | 'cameFrom'> {
    current ??= { workId: buildId(now()), cameFrom: [] };
    return current;
  }

  async function save(work: PackedWork): Promise<string[]> {
    const { workId } = begin();
    tab.markBegun(tool);
    newest = work;
    const storedFiles: StoredFileEntry[] = [];
    for (const [id, blob] of Object.entries(work.files)) {
      storedFiles.push({ id, name: getFileName(blob), hasBytes: await fileWriter.write(workId, id, blob) });
    }
    // Unless the page was left meanwhile, with newer work.
    if (newest === work) await writeHead(storedFiles, work);
    return storedFiles.filter(({ hasBytes }) => !hasBytes).map(({ name }) => name);
  }

  function saveOnLeaving(work: PackedWork): void {
    const { workId } = begin();
    tab.markBegun(tool);
    newest = work;
    const files = Object.entries(work.files);
    for (const [id, blob] of files) void fileWriter.write(workId, id, blob);
    const storedFiles = files.map(([id, blob]) => ({ id, name: getFileName(blob), hasBytes: fileWriter.mayFit(blob) }));
    // A failure cannot be reported any more.
    void writeHead(storedFiles, work).catch(() => undefined);
  }

  async function forget(): Promise<void> {
    tab.markBegun(tool);
    const workId = current?.workId;
    current = null;
    // Work that is being kept meanwhile gets no head.
    newest = null;
    fileWriter.forget();
    await database('readwrite', (store) => {
      store.delete(buildHeadKey(tool, tab.id));
      if (workId !== undefined) store.delete(buildKeyRange('part', workId));
      return finish(store);
    });
  }

  return { prepare: () => database('readonly', async () => undefined), find, save, saveOnLeaving, forget, forgetOld: () => forgetOldWork(now()) };
}

/** Writes the files of one work, the bytes of each once. */
function createFileWriter() {
  const written = new Map<string, Blob>();
  const refused = new WeakSet<Blob>();
  const storeFiles = createFileStorage();
  return {
    /** Returns false when there is no room: its name is kept, and the visitor gets a notice. */
    async write(workId: string, id: string, blob: Blob): Promise<boolean> {
      if (written.get(id) === blob) return true;
      if (refused.has(blob)) return false;
      try {
        await storeFiles([blob], ([stored]) =>
          database('readwrite', (store) => {
            store.put(stored, buildFileKey(workId, id));
            return finish(store);
          }),
        );
        written.set(id, blob);
        return true;
      } catch {
        refused.add(blob);
        return false;
      }
    },
    mayFit: (blob: Blob) => !refused.has(blob),
    markWritten(files: Readonly<Record<string, Blob>>): void {
      for (const [id, blob] of Object.entries(files)) written.set(id, blob);
    },
    /** Lists the ids of written files that are not among these. */
    listOthers: (files: readonly StoredFileEntry[]) => [...written.keys()].filter((id) => !files.some((file) => file.id === id)),
    forget(ids: Iterable<string> = [...written.keys()]): void {
      for (const id of ids) written.delete(id);
    },
  };
}

/** Deletes the work of all tools and tabs whose time is up, and parts that belong to nothing. */
async function forgetOldWork(now: number): Promise<void> {
  await database('readwrite', async (store) => {
    const alive = new Set<string>();
    for (const key of await promisifyRequest(store.getAllKeys(buildKeyRange('head')))) {
      const head: unknown = await promisifyRequest<unknown>(store.get(key));
      if (isHead(head) && !isOver(head, now)) alive.add(head.workId);
      else store.delete(key);
    }
    for (const key of await promisifyRequest(store.getAllKeys(buildKeyRange('part')))) {
      const workId = Array.isArray(key) ? String(key[1]) : '';
      // Parts are written before their head: those of a new work may be about to get it.
      if (!alive.has(workId) && readCreationTime(workId) < now - SAVED_FOR_MS) store.delete(key);
    }
    return promisifyRequest(store.transaction);
  });
}

async function listEntries(tool: string): Promise<Entry[]> {
  return database('readonly', async (store) => {
    const keys = await promisifyRequest(store.getAllKeys(buildKeyRange('head', tool)));
    const heads: unknown[] = await promisifyRequest(store.getAll(buildKeyRange('head', tool)));
    return keys.flatMap((key, index): Entry[] => {
      const head = heads[index];
      return Array.isArray(key) && isHead(head) ? [{ tab: String(key[2]), head }] : [];
    });
  });
}

/** Gives the work of a closed tab to another, in one transaction, so that of two tabs only one gets it. */
async function moveTo(tool: string, from: string, to: string): Promise<Entry | null> {
  return database('readwrite', async (store) => {
    const head: unknown = await promisifyRequest<unknown>(store.get(buildHeadKey(tool, from)));
    if (!isHead(head)) return null;
    const moved = { ...head, cameFrom: [...head.cameFrom, from] };
    store.put(moved, buildHeadKey(tool, to));
    store.delete(buildHeadKey(tool, from));
    await promisifyRequest(store.transaction);
    return { tab: to, head: moved };
  });
}

async function readWork({ workId, files }: WorkHead): Promise<FoundWork | null> {
  return database('readonly', async (store) => {
    const data: unknown = await promisifyRequest<unknown>(store.get(buildPartKey(workId, DATA)));
    if (data === undefined) return null;
    const found: Record<string, Blob> = {};
    const missing: string[] = [];
    for (const { id, name, hasBytes } of files) {
      const blob = restoreFile(hasBytes ? await promisifyRequest<unknown>(store.get(buildFileKey(workId, id))) : null);
      if (blob) found[id] = blob;
      else missing.push(name);
    }
    return { data, files: found, missing };
  });
}

/** Opened when it is first asked for, inside a promise: where storing is forbidden, even that is an error. */
function createLazyStore(name: string, store: string): ReturnType<typeof createStore> {
  let opened: ReturnType<typeof createStore> | undefined;
  return async (mode, work) => {
    opened ??= createStore(name, store);
    return opened(mode, work);
  };
}

/** Returns whether a stored record has the form of this version of the page. */
function isHead(found: unknown): found is WorkHead {
  return (
    typeof found === 'object' &&
    found !== null &&
    'version' in found &&
    typeof found.version === 'number' &&
    'workId' in found &&
    typeof found.workId === 'string' &&
    'keptAt' in found &&
    typeof found.keptAt === 'number' &&
    'endsAt' in found &&
    typeof found.endsAt === 'number' &&
    'cameFrom' in found &&
    Array.isArray(found.cameFrom) &&
    'files' in found &&
    Array.isArray(found.files)
  );
}

/** Returns whether saved work has expired. Work from the future, after the clock was set back, has too. */
function isOver({ keptAt, endsAt }: WorkHead, now: number): boolean {
  return endsAt <= now || Math.abs(now - keptAt) > SAVED_FOR_MS;
}

/** Ends the transaction now: a page that is being left gets no answer, and what only waits for one would be given up. */
function finish(store: IDBObjectStore): Promise<unknown> {
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

const getFileName = (blob: Blob) => (blob instanceof File ? blob.name : '');

/** When an id was made: it begins with its time. */
function readCreationTime(id: string): number {
  return Number.parseInt(id, 36) || 0;
}
