import type { EarlyFiles } from './earlyFiles';

/** Something the visitor did before the page was hydrated: the event, on what, and the files that came with it. */
export interface EarlyEvent {
  event: Event;
  target: EventTarget;
  files?: File[];
}

/** What the script inside the page knows when the page is hydrated. */
export interface EarlyVisit {
  /** How far the badge has counted so far, beyond where it began. */
  counted: number;
  /** Requests that were sent ahead, by address. */
  answers: Map<string, Promise<Response>>;
  /** Gives the files that came to a page without a tool of its own, once. */
  takeFiles(): EarlyFiles;
  /** Takes the names of early files off the page; what it returns puts them back until they are listed. */
  liftNames(): () => void;
  /** Stops watching and gives what was done, in order. */
  end(): EarlyEvent[];
}

/** Returns the answer to a request that was sent ahead, once; otherwise sends it now. */
export function fetchWithEarlyAnswer(address: string, send: () => Promise<Response>): Promise<Response> {
  const answers = window.earlyVisit?.answers;
  const early = answers?.get(address);
  answers?.delete(address);
  return early?.catch(send) ?? send();
}

declare global {
  interface Window {
    /** Absent in the development server, whose pages are hydrated from the start. */
    earlyVisit?: EarlyVisit;
  }
}
