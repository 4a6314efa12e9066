import type { ApiClient } from '@sheaf/api/client';
import { createContext, useContext } from 'react';
import type { DonationStorage } from './donation';
import type { HandedFiles } from './handOver/handedFiles';
import type { Remotes } from './remotes';

/** Everything the page reaches outside itself. `main.tsx` gives the real ones; tests and stories give plain ones. */
export interface Services {
  api: Pick<ApiClient, 'config' | 'createDonationPayment'>;
  remotes: Remotes;
  storage: DonationStorage;
  handedFiles: HandedFiles;
  now(): Date;
  /** Leaves for an address with a full page load. */
  visit(address: string): void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services were given to the page.');
  return services;
}
