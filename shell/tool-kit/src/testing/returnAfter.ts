import { cleanup, waitFor } from '@testing-library/react';

/** Leaves the page as soon as its work is kept, and lets this time go by; the test opens it anew. A test that uses it restores all mocks at its end. */
export async function returnAfter(ms: number): Promise<void> {
  await waitFor(() => expect(sessionStorage.getItem('savedWork')).toContain('keptAt'));
  cleanup();
  const time = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => time + ms);
}

export const HOUR_MS = 60 * 60 * 1000;

/** Matches what every tool says of work whose hour is over. */
export const EXPIRED = /^Your work stayed here for an hour and was then deleted\./;
