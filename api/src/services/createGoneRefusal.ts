import { Refusal } from '../refusal.ts';

/** Creates the refusal of a session that has ended or never was. */
export function createGoneRefusal(state: 'not_found' | 'expired'): Refusal {
  return state === 'expired' ? new Refusal('session_expired') : new Refusal('session_not_found');
}
