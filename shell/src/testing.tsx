import { createApiClient } from '@sheaf/api/client';
import { server } from '@sheaf/api/mocks/node';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App';
import type { Remotes } from './remotes';
import type { Services } from './services';

// A whole page in jsdom takes its time on a busy machine.
const PAGE_TEST_TIMEOUT_MS = 30_000;

/** Starts the fake API for one test file. */
export function withFakeApi(): void {
  jest.setTimeout(PAGE_TEST_TIMEOUT_MS);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Remotes that give one component for every tool, and remember what was loaded ahead. */
export function remotesGiving(Component: ComponentType<LandingProps>): Remotes & { preloaded: string[] } {
  const preloaded: string[] = [];
  return {
    preloaded,
    load: async () => ({ default: Component }),
    preload: (remote, part) => preloaded.push(`${remote}/${part}`),
  };
}

/** What the page reaches outside itself, in memory: nothing is left behind and no page is really left. */
export function servicesForTests(changes: Partial<Services> = {}): Services & { visited: string[] } {
  const stored = new Map<string, string>();
  const visited: string[] = [];
  return {
    visited,
    api: createApiClient(),
    remotes: remotesGiving(({ slug }) => <h1>A tool{slug && ` for ${slug}`}</h1>),
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    now: () => new Date('2026-03-01T12:00:00Z'),
    visit: (address) => void visited.push(address),
    ...changes,
  };
}

/** The whole page, opened at an address, once the server has said what it can do or has failed to. */
export async function openPage(path: string, changes: Partial<Services> = {}) {
  const services = servicesForTests(changes);
  const answered = Promise.withResolvers<void>();
  const config = () => services.api.config().finally(answered.resolve);
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App services={{ ...services, api: { ...services.api, config } }} />
    </MemoryRouter>,
  );
  await act(() => answered.promise);
  return { ...view, services, user: userEvent.setup() };
}
