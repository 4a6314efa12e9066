import { fetchWithEarlyAnswer } from './early/earlyVisit';

/** What the module federation runtime asks before it loads something of a remote: the part of its plugins that is used here. */
export interface IntegrityPlugin {
  name: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  createScript(script: { url: string }): HTMLScriptElement | undefined;
  /** Fetches anew, past what the browser keeps, those scripts beside a manifest that are not as it states: they may have been damaged on their way. */
  refetchDamaged(manifest: string): Promise<void>;
}

/** A folder that is named by the SHA-256 of the manifest in it. */
const NAMED_BY_MANIFEST = /-([0-9a-f]{64})\/mf-manifest\.json$/;

/**
 * Lets the browser refuse a tool that was changed on its host. The address in remotes.json states the hash of the manifest, the manifest states
 * those of the entry and of what is fetched with it, and the entry those of all scripts it loads later (W3C Subresource Integrity).
 */
export function createIntegrityPlugin(): IntegrityPlugin {
  /** The integrity of each script by its address, as far as the manifest beside it states one. */
  const stated = new Map<string, string>();

  return {
    name: 'integrity',
    async fetch(address, init) {
      const integrity = readManifestIntegrity(address);
      const response = await fetchWithEarlyAnswer(address, () =>
        integrity ? fetchCompletely(address, { ...init, integrity }) : fetch(address, init),
      );
      if (response.ok) {
        for (const [file, hash] of listIntegrity(await response.clone().json())) stated.set(new URL(file, address).href, hash);
      }
      return response;
    },
    createScript({ url }) {
      const integrity = stated.get(url);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      // A script on another origin is checked only when it is asked for with CORS.
      script.crossOrigin = 'anonymous';
      return script;
    },
    async refetchDamaged(manifest) {
      const folder = new URL('.', manifest).href;
      const scripts = [...stated].filter(([address]) => address.startsWith(folder));
      // What cannot be had is missed when it is loaded.
      await Promise.allSettled(scripts.map(([address, integrity]) => fetchCompletely(address, { integrity })));
    },
  };
}

/** Fetches a file, and once more from its host when the cached copy fails its integrity check. */
async function fetchCompletely(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch(() => fetch(address, { ...init, cache: 'reload' }));
}

/** Returns the integrity that the address of a manifest states, or nothing when its folder is named otherwise. */
export function readManifestIntegrity(address: string): string | undefined {
  const hex = NAMED_BY_MANIFEST.exec(address)?.[1];
  if (hex === undefined) return undefined;
  const bytes = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

function listIntegrity(manifest: unknown): [string, string][] {
  const byFile = readProperty(readProperty(manifest, 'metaData'), 'integrity');
  return Object.entries(byFile ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
