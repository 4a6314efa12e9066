import { findPathPrefix, parseLocale } from '@sheaf/api/contract/messages/locale/locales';
import type { Decorator } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { createServicesInMemory } from './createServicesInMemory';
import { Language } from './language';
import { ShellProviders } from './ShellProviders';
import type { Services } from './services';

/**
 * Renders a story at an address, in the language of that address, with the shell's store and the fake API. `services` replaces services of the page.
 * `parameters: { path }` sets the address of one story. Other languages than English need `loaders: [() => prepareLanguage('es')]`.
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
