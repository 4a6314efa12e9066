import { findInSite } from '@sheaf/api/client/siteBase';
import type { ToolModule } from '@sheaf/tool-contract';
import { fetchWithEarlyAnswer } from './early/earlyVisit';
import { REGISTRY_PATH } from './remotesPath';

/** What a remote shows: the tool itself, or a page about it. */
export type RemotePart = 'Tool' | 'Landing';

/** The contents of remotes.json: the addresses of the manifests by the remotes' names, inside the site or on other hosts. */
export type RemoteRegistry = Record<string, string>;

/** The name under which a registry contains the main script of the shell. */
const SHELL = 'shell';

/** The calls of the module federation runtime and of the integrity plugin that are used here. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  refetchDamaged(manifest: string): Promise<void>;
}

/** Loads tools at run time. */
export interface Remotes {
  /** Loads one part of a remote. After a failure the next call reads the registry and fetches the remote again. */
  load(remote: string, part: RemotePart): Promise<ToolModule>;
  /** Loads it ahead of a visit. A failure is ignored, since the visit loads it again and reports the error. */
  preload(remote: string, part: RemotePart): void;
  /** Reads the registry again and uses it for tools that are not loaded yet. Returns whether a newer version of a running script was deployed. */
  findNewer(): Promise<boolean>;
}

interface RemotesOptions {
  /** The address of this page's main script; absent in the development server. */
  main?: string | undefined;
}

/** Reads remotes.json past every cache, because a tool is deployed by editing it. */
export async function readRemoteRegistry(): Promise<RemoteRegistry> {
  const response = await fetchWithEarlyAnswer(REGISTRY_PATH, () => fetch(findInSite(REGISTRY_PATH), { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}.`);
  const registry: unknown = await response.json();
  if (!isRemoteRegistry(registry)) throw new Error(`${REGISTRY_PATH} is not a list of manifest addresses by remote.`);
  return registry;
}

function isRemoteRegistry(value: unknown): value is RemoteRegistry {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

/** Creates remotes that are found in a registry and loaded by a federation runtime. */
export function createRemotes(readRegistry: () => Promise<RemoteRegistry>, federation: Federation, { main }: RemotesOptions = {}): Remotes {
  let registry: Promise<RemoteRegistry> | null = null;
  /** The addresses that remotes were registered with. */
  const registered = new Map<string, string>();
  const failed = new Set<string>();

  function readOnce(): Promise<RemoteRegistry> {
    registry ??= readRegistry().catch((error: unknown) => {
      registry = null;
      throw error;
    });
    return registry;
  }

  async function register(remote: string, container: string): Promise<void> {
    const isRepeat = failed.has(remote);
    if (isRepeat) registry = null;
    const entry = (await readOnce())[remote];
    if (!entry) throw new Error(`remotes.json does not name ${remote}.`);
    if (registered.has(remote) && !isRepeat) return;
    registered.set(remote, entry);
    const manifest = new URL(findInSite(entry), document.baseURI).href;
    if (isRepeat) await federation.refetchDamaged(manifest);
    // The runtime remembers a failed remote until it is registered by force.
    federation.registerRemotes([{ name: container, entry: manifest }], { force: isRepeat });
  }

  async function load(remote: string, part: RemotePart): Promise<ToolModule> {
    // A container is a global variable, which may not hold a hyphen.
    const container = remote.replaceAll('-', '_');
    try {
      await register(remote, container);
      const module = await federation.loadRemote(`${container}/${part}`);
      if (!isToolModule(module)) throw new Error(`${remote} exposes no component as ${part}.`);
      failed.delete(remote);
      return module;
    } catch (error) {
      failed.add(remote);
      throw error;
    }
  }

  async function findNewer(): Promise<boolean> {
    const now = await readRegistry();
    registry = Promise.resolve(now);
    return (
      isReplaced(main ?? now[SHELL] ?? '', now[SHELL]) ||
      [...registered].some(([remote, entry]) => !failed.has(remote) && isReplaced(entry, now[remote]))
    );
  }

  return {
    load,
    findNewer,
    preload(remote, part) {
      if (failed.has(remote)) return;
      load(remote, part).catch((error: unknown) => console.info(`${remote} could not be loaded ahead:`, error));
    },
  };
}

/** Returns whether a newer build than the running one has been deployed. */
function isReplaced(running: string, current: string | undefined): boolean {
  return current !== undefined && findPath(current) !== findPath(running);
}

/** Returns the path of an address, since a build may move to another host. */
function findPath(address: string): string {
  return new URL(address, document.baseURI).pathname;
}

function isToolModule(module: unknown): module is ToolModule {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}
