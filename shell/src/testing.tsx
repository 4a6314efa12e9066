import { findPathPrefix, parseLocale } from '@sheaf/api/contract/messages/locale/locales';
import { server } from '@sheaf/api/mocks/node';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App, type AppProps } from './App';
import { createServicesInMemory } from './createServicesInMemory';
import { prepareDialogs } from './dialogs/Dialogs';
import { homePagePart } from './home/homePagePart';
import { prepareLanguage } from './language';
import { prepareNotices } from './notices/Notices';
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

/** Opens the whole page at an address and waits for the server's configuration or its failure. `messages` replaces the language. */
export async function openPage(path: string, changes: Partial<Services> = {}, messages?: AppProps['messages']) {
  const locale = parseLocale(path);
  await Promise.all([prepareLanguage(locale), homePagePart.prepare(), prepareDialogs(), prepareNotices()]);
  const services = createServicesInMemory(changes);
  const answered = Promise.withResolvers<void>();
  const loadConfig = () => services.api.config().finally(answered.resolve);
  const view = render(
    <MemoryRouter basename={findPathPrefix(locale)} initialEntries={[path]}>
      <App locale={locale} messages={messages} services={{ ...services, api: { ...services.api, config: loadConfig } }} />
    </MemoryRouter>,
  );
  await act(() => answered.promise);
  return { ...view, services, user: userEvent.setup() };
}
