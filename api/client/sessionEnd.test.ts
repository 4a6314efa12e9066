import { computeLocalEnd } from './sessionEnd.ts';

const HOUR_MS = 3_600_000;
const answered = (date: string) => new Headers({ Date: date });
const session = { expiresAt: '2026-03-04T13:00:00.000Z' };

test.each([
  ['right', 0],
  ['two hours slow', -2 * HOUR_MS],
  ['a year fast', 365 * 24 * HOUR_MS],
])('on a device whose clock is %s a session lasts as long as the server says', (_, wrongBy) => {
  const now = Date.parse('2026-03-04T12:15:00.000Z') + wrongBy;
  expect(computeLocalEnd(session, answered('Wed, 04 Mar 2026 12:15:00 GMT'), now).endsAt - now).toBe(0.75 * HOUR_MS);
});

test.each([new Headers(), answered('soon')])('an answer without a time is read by the clock of this device', (headers) => {
  expect(computeLocalEnd(session, headers, 0)).toEqual({ endsAt: Date.parse(session.expiresAt) });
});
