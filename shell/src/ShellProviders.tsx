import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { type Services, ServicesContext } from './services';
import { createShellStore, readServerConfig } from './store';

/** Provides the shell's services and its store, which requests the server's configuration at once. */
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
