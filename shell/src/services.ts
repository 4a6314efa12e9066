import type { SiteClient } from '@sheaf/api/client/createSiteCalls';
import type { ServerConfig } from '@sheaf/api/contract/config';
import type { LandingProps, ToolId } from '@sheaf/tool-contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { DonationStorage } from './donation';
import type { HandedFiles } from './handOver/handedFiles';
import type { PendingFiles } from './handOver/pendingFiles';
import type { LicensedWork } from './licences/licenceList';
import type { OperatorSwitches, WordsAboutTool } from './readPrerenderData';
import type { RemotePart, Remotes } from './remotes';

/** Everything outside that the page uses. `main.tsx` creates the real services; tests and stories create fakes. */
export interface Services {
  /** The path that the site is served under, such as `/pdf`. Absent or empty when it has a host of its own. */
  basePath?: string;
  /** The configuration that the page was prerendered for. Used until the server answers. */
  prerenderedFor?: ServerConfig;
  /** What its operator had set, on a page that was prerendered without a configuration. */
  prerenderedSwitches?: OperatorSwitches;
  /** The part of a remote that was prerendered into the page: a tool's first screen, or a page about it. */
  prerenderedPart?: { remote: string; part: RemotePart; Component: ComponentType<LandingProps> };
  /** The prerendered text below a tool, on the tool's own page. */
  prerenderedAbout?: WordsAboutTool;
  /** What the page of licences lists. */
  licensedWorks?: LicensedWork[];
  api: SiteClient;
  remotes: Remotes;
  storage: DonationStorage;
  handedFiles: HandedFiles;
  pendingFiles: PendingFiles;
  /** The last result of each tool that asked for a donation. */
  results: Map<ToolId, File>;
  /** The work each tool saved when the visitor went to another one. */
  savedWork: Map<ToolId, unknown>;
  now(): Date;
  /** Whether the site answers with any status. */
  canReachSite(): Promise<boolean>;
  /** Opens an address with a full page load. */
  visit(address: string): void;
  /** Reloads this page. The browser asks first when work would be lost. */
  reload(): void;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the page's services; throws outside the page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services were given to the page.');
  return services;
}
