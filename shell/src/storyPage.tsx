import { findPathPrefix, parseLocale } from '@sheaf/api/contract/messages/locale/locales';
import type { Decorator } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { createServicesInMemory } from './createServicesInMemory';
import { Language } from './language';
import { ShellProviders } from './ShellProviders';
import type { Services } from './services';

/**
 * Puts a story on a page: at an address, which names its language as on the site, with the shell's store over the fake API. `services`
 * replaces what the page reaches outside itself. A story of another address than its neighbours' has `parameters: { path }`; another language
 * than English wants `loaders: [() => prepareLanguage('es')]`.
 */
export function onPage(path = '/', services: Partial<Services> = {}): Decorator {
  return (Story, { parameters }) => {
    const address: string = parameters.path ?? path;
    const locale = parseLocale(address);
    return (
      <MemoryRouter basename={findPathPrefix(locale)} initialEntries={[address]}>
        <Language locale={locale}>
          <ShellProviders services={createServicesInMemory(services)}>
            <Story />
          </ShellProviders>
        </Language>
      </MemoryRouter>
    );
  };
}
