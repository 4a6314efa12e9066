/** A session that an answer has named. */
export interface SessionEnd {
  /** When all of it is deleted, in milliseconds by the clock of this device. */
  endsAt: number;
}

/**
 * Computes when a session ends by the clock of this device, which may differ from the server's. The server says how long it still lasts
 * alone, by its clock as it was when it answered. The `Date` of an answer counts whole seconds; where there is none, this device is believed.
 */
export function computeLocalEnd({ expiresAt }: { expiresAt: string }, headers: Headers, now: number = Date.now()): SessionEnd {
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  return { endsAt: now + Date.parse(expiresAt) - (Number.isNaN(answeredAt) ? now : answeredAt) };
}
