import type { ServerConfig } from '@sheaf/api/contract/config';
import type { LandingQuestion } from '@sheaf/api/contract/messages/landingWords';
import type { ToolId } from '@sheaf/api/contract/tools';
import type { LicensedWork } from './licences/licenceList';

/** The element that holds this as JSON, in pages drawn at build time. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** What was drawn below a tool: true for the server the page was drawn for. */
export interface WordsAboutTool {
  tool: ToolId;
  questions: LandingQuestion[];
}

/** What the operator has set for every page, whatever else it says. */
export type OperatorSwitches = Pick<ServerConfig, 'toolsOff' | 'languages' | 'brand'>;

/** What the build notes about a page that it prerendered. "Drawn" means prerendered throughout the shell. */
export interface DrawnPage {
  /** The configuration of the server it was drawn for. Absent on pages that depend on none. */
  drawnFor?: ServerConfig;
  /** What its operator had set, where it was drawn for no server. */
  drawnSwitches?: OperatorSwitches;
  /** On a tool's own page, what is below the tool. */
  drawnAbout?: WordsAboutTool;
  /** On the page that names the work of others, its list. */
  licensedWorks?: LicensedWork[];
  /** The address of the remote's build whose part is drawn in it. A page with another build renders that part again. */
  drawnBy?: string;
}

/** Reads what the build noted about this page; null in the development server, which prerenders nothing. */
export function readDrawnPage(): DrawnPage | null {
  const note = document.getElementById(DRAWN_PAGE_ID)?.textContent;
  // Our own build wrote this JSON into the page, so it is not validated.
  return note ? JSON.parse(note) : null;
}
