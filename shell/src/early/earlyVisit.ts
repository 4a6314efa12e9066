/** Something the visitor did before the page was alive: the event, on what, and the files that came with it. */
export interface EarlyEvent {
  event: Event;
  target: EventTarget;
  files?: File[];
}

/** What the script inside the page knows when the page comes alive. */
export interface EarlyVisit {
  /** How far the badge has counted so far, beyond where it began. */
  counted: number;
  /** Stops watching and gives what was done, in order. */
  end(): EarlyEvent[];
}

declare global {
  interface Window {
    /** Absent in the development server, whose pages are alive from the start. */
    earlyVisit?: EarlyVisit;
  }
}
