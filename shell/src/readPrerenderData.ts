import type { ServerConfig } from '@sheaf/api/contract/config';
import type { LandingQuestion } from '@sheaf/api/contract/messages/landingWords';
import type { ToolId } from '@sheaf/api/contract/tools';
import type { LicensedWork } from './licences/licenceList';

/** The element that holds this as JSON, in prerendered pages. */
export const PRERENDER_DATA_ID = 'prerender-data';

/** The prerendered text below a tool: true for the server the page was prerendered for. */
export interface WordsAboutTool {
  tool: ToolId;
  questions: LandingQuestion[];
}

/** What the operator has set for every page. */
export type OperatorSwitches = Pick<ServerConfig, 'toolsOff' | 'languages' | 'brand'>;

/** What the build notes about a page that it prerendered. */
export interface PrerenderData {
  /** The configuration of the server it was prerendered for. Absent on pages that depend on none. */
  prerenderedFor?: ServerConfig;
  /** What its operator had set, on a page that was prerendered without a configuration. */
  prerenderedSwitches?: OperatorSwitches;
  /** The text below the tool, on a tool's own page. */
  prerenderedAbout?: WordsAboutTool;
  /** On the page that names the work of others, its list. */
  licensedWorks?: LicensedWork[];
  /** The manifest of the remote's build whose part is prerendered in it. With another build the browser renders that part again. */
  prerenderedManifest?: string;
}

/** Reads what the build noted about this page; null in the development server, which prerenders nothing. */
export function readPrerenderData(): PrerenderData | null {
  const note = document.getElementById(PRERENDER_DATA_ID)?.textContent;
  // Our own build wrote this JSON into the page, so it is not validated.
  return note ? JSON.parse(note) : null;
}
