import type { SiteClient } from '@sheaf/api/client/createSiteCalls';
import type { ServerConfig } from '@sheaf/api/contract/config';
import type { LandingProps, ToolId } from '@sheaf/tool-contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { DonationStorage } from './donation';
import type { HandedFiles } from './handOver/handedFiles';
import type { PendingFiles } from './handOver/pendingFiles';
import type { LicensedWork } from './licences/licenceList';
import type { OperatorSwitches, WordsAboutTool } from './readDrawnPage';
import type { RemotePart, Remotes } from './remotes';

/** Everything the page reaches outside itself. `main.tsx` gives the real ones; tests and stories give plain ones. */
export interface Services {
  /** The path that the site is served under, such as `/pdf`. Absent or empty when it has a host of its own. */
  basePath?: string;
  /** What the page was drawn for when it was built: taken as the server's answer until that comes. */
  drawnFor?: ServerConfig;
  /** What its operator had set then, on a page that was drawn for no server. */
  drawnSwitches?: OperatorSwitches;
  /** The part of a remote the page was drawn with: a tool's first screen, or a page about it. */
  drawnWith?: { remote: string; part: RemotePart; Component: ComponentType<LandingProps> };
  /** What was drawn below a tool, on the tool's own page. */
  drawnAbout?: WordsAboutTool;
  /** What was drawn into the page that names the work of others. */
  licensedWorks?: LicensedWork[];
  api: SiteClient;
  remotes: Remotes;
  storage: DonationStorage;
  handedFiles: HandedFiles;
  pendingFiles: PendingFiles;
  /** What each tool made last, when it asked for a donation. */
  results: Map<ToolId, File>;
  /** The work each tool saved when the visitor went to another one. */
  savedWork: Map<ToolId, unknown>;
  now(): Date;
  /** Whether the site answers with any status. */
  canReachSite(): Promise<boolean>;
  /** Leaves for an address with a full page load. */
  visit(address: string): void;
  /** Loads this page anew. Where work would be lost the browser asks first. */
  reload(): void;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the page's services; throws outside the page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services were given to the page.');
  return services;
}
