import { createApiClient } from '@sheaf/api/client/createApiClient';
import type { LandingProps } from '@sheaf/tool-contract';
import type { ComponentType } from 'react';
import type { HandedFiles } from './handOver/handedFiles';
import { createPendingFiles } from './handOver/pendingFiles';
import type { Remotes } from './remotes';
import type { Services } from './services';

/** Remotes that return one component for every tool, and record what was preloaded. */
export function fakeRemotes(Component: ComponentType<LandingProps>): Remotes & { preloaded: string[] } {
  const preloaded: string[] = [];
  return {
    preloaded,
    load: async () => ({ default: Component }),
    preload: (remote, part) => preloaded.push(`${remote}/${part}`),
    findNewer: async () => false,
  };
}

/** Files handed from tool to tool, kept as long as the page. */
function createHandedFiles(): HandedFiles {
  const waiting = new Map<string, readonly File[]>();
  return {
    store: async (files, tool) => void waiting.set(tool, files),
    async take(tool) {
      const files = waiting.get(tool) ?? [];
      waiting.delete(tool);
      return [...files];
    },
    forgetOld: async () => waiting.clear(),
  };
}

/** Recorded among the visited addresses when the page was reloaded. */
export const RELOADED = 'the same page, anew';

/** Creates the page's services in memory: they store nothing and never navigate. */
export function createServicesInMemory(changes: Partial<Services> = {}): Services & { visited: string[] } {
  const stored = new Map<string, string>();
  const visited: string[] = [];
  return {
    visited,
    api: createApiClient(),
    remotes: fakeRemotes(({ slug }) => <h1>A tool{slug && ` for ${slug}`}</h1>),
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    handedFiles: createHandedFiles(),
    pendingFiles: createPendingFiles(),
    results: new Map(),
    savedWork: new Map(),
    now: () => new Date('2026-03-01T12:00:00Z'),
    canReachSite: async () => true,
    visit: (address) => void visited.push(address),
    reload: () => void visited.push(RELOADED),
    ...changes,
  };
}
