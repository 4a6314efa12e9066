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

/** What the build says of a page it has drawn. */
export interface DrawnPage {
  /** The server it was drawn for. Absent where that matters nothing. */
  drawnFor?: ServerConfig;
  /** What its operator had set, where it was drawn for no server. */
  drawnSwitches?: OperatorSwitches;
  /** On a tool's own page, what is below the tool. */
  drawnAbout?: WordsAboutTool;
  /** On the page that names the work of others, its list. */
  licensedWorks?: LicensedWork[];
  /** Where the build of the remote lies whose part is in it. Another one has to draw itself anew. */
  drawnBy?: string;
}

/** Reads what the build noted about this page; null in the development server, which prerenders nothing. */
export function readDrawnPage(): DrawnPage | null {
  const note = document.getElementById(DRAWN_PAGE_ID)?.textContent;
  // Our own build wrote it into this very file, so it needs no checking.
  return note ? JSON.parse(note) : null;
}
