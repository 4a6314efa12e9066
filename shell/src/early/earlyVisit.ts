import type { EarlyFiles } from './earlyFiles';

/** An event before the page was hydrated, with its target and its files. */
export interface EarlyEvent {
  event: Event;
  target: EventTarget;
  files?: File[];
}

/** What the script inside the page passes to the hydrated page. */
export interface EarlyVisit {
  /** How far the badge has counted above its start. */
  counted: number;
  /** Requests that were sent ahead, by address. */
  answers: Map<string, Promise<Response>>;
  /** Returns the files that were chosen on a page without a tool, once. */
  takeFiles(): EarlyFiles;
  /** Removes the names of early files. Returns a function that restores them until the page lists the files. */
  liftNames(): () => void;
  /** Stops recording and returns the events in order. */
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
