import { fetchWithEarlyAnswer } from './early/earlyVisit';

/** The hooks of a module federation plugin that are used here. */
export interface IntegrityPlugin {
  name: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  createScript(script: { url: string }): HTMLScriptElement | undefined;
  /** Fetches those scripts of a manifest again, past the HTTP cache, that fail their integrity check: they may have been damaged in transit. */
  refetchDamaged(manifest: string): Promise<void>;
}

/** A folder that is named by the SHA-256 of the manifest in it. */
const NAMED_BY_MANIFEST = /-([0-9a-f]{64})\/mf-manifest\.json$/;

/**
 * Makes the browser refuse a tool that was changed on its host (W3C Subresource Integrity). The address in remotes.json contains the hash of the
 * manifest; the manifest contains those of the entry and its files; the entry contains those of all scripts that it loads later.
 */
export function createIntegrityPlugin(): IntegrityPlugin {
  /** The integrity of each script by its address, where its manifest states one. */
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
      // Browsers check the integrity of cross-origin scripts only with CORS.
      script.crossOrigin = 'anonymous';
      return script;
    },
    async refetchDamaged(manifest) {
      const folder = new URL('.', manifest).href;
      const scripts = [...stated].filter(([address]) => address.startsWith(folder));
      // A failure here is reported when the script is loaded.
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
