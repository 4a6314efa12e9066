import type { Decorator } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { ShellProviders } from './ShellProviders';
import type { Services } from './services';
import { servicesInMemory } from './servicesInMemory';

/** Puts a story on a page: at an address, with the shell's store over the fake API. `services` replaces what the page reaches outside itself. */
export function onPage(path = '/', services: Partial<Services> = {}): Decorator {
  return (Story) => (
    <MemoryRouter initialEntries={[path]}>
      <ShellProviders services={servicesInMemory(services)}>
        <Story />
      </ShellProviders>
    </MemoryRouter>
  );
}
