import type { ServerConfig } from '@sheaf/api/contract/config';

/** The element that holds this as JSON, in pages drawn at build time. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** What the build says of a page it has drawn. */
export interface DrawnPage {
  /** The server it was drawn for. Absent on a tool's own page, which waits for the server's word before it names a limit. */
  drawnFor?: ServerConfig;
}

/** Nothing in the development server, which draws no page ahead. */
export function pageDrawnAtBuild(): DrawnPage | null {
  const note = document.getElementById(DRAWN_PAGE_ID)?.textContent;
  // Our own build wrote it into this very file, so it needs no checking.
  return note ? JSON.parse(note) : null;
}
