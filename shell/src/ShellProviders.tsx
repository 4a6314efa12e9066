import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { type Services, ServicesContext } from './services';
import { createShellStore, readServerConfig } from './store';

/** Around everything of the shell: its services and its one store, which asks the server at once what it can do. */
export function ShellProviders({ services, children }: { services: Services; children: ReactNode }) {
  const [store] = useState(() => createShellStore(services));

  useEffect(() => {
    store.dispatch(readServerConfig());
  }, [store]);

  return (
    <ServicesContext value={services}>
      <Provider store={store}>{children}</Provider>
    </ServicesContext>
  );
}
