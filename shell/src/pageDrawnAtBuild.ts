import type { ServerConfig } from '@sheaf/api/contract/config';
import type { LandingPoint, LandingQuestion } from '@sheaf/api/contract/messages/landingWords';
import type { ToolId } from '@sheaf/api/contract/tools';

/** The element that holds this as JSON, in pages drawn at build time. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** What was drawn below a tool, and for which server it is true. */
export interface WordsAboutTool {
  tool: ToolId;
  server: ServerConfig;
  steps: LandingPoint[];
  questions: LandingQuestion[];
}

/** What the build says of a page it has drawn. */
export interface DrawnPage {
  /** The server it was drawn for. Absent on a tool's own page, which waits for the server's word before it names a limit. */
  drawnFor?: ServerConfig;
  /** On a tool's own page, what stands below the tool. */
  drawnAbout?: WordsAboutTool;
}

/** Nothing in the development server, which draws no page ahead. */
export function pageDrawnAtBuild(): DrawnPage | null {
  const note = document.getElementById(DRAWN_PAGE_ID)?.textContent;
  // Our own build wrote it into this very file, so it needs no checking.
  return note ? JSON.parse(note) : null;
}
