const ONGOING = /present|current|today|now|date|ongoing|heute|aujourd|actual|hoy|fecha|attuale|oggi/i;

/** Detects that a position goes on, by the end that its CV gives: "present", "la fecha", "heute". */
export function isOngoing(end: string | undefined): boolean {
  return end !== undefined && ONGOING.test(end);
}
