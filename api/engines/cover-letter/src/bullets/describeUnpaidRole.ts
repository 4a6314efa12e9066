import { readUnpaidRole } from '../cv/lists/readUnpaidRole.ts';
import type { BulletClause } from './bulletClause.ts';

/** Turns an unpaid post into a clause: "Treasurer, Leith Community Garden, 2020 – present" becomes "serve as Treasurer at Leith Community Garden". */
export function describeUnpaidRole(line: string): BulletClause | undefined {
  const role = readUnpaidRole(line);
  return role && { did: `${role.isNow ? 'serve' : 'served'} as ${role.title} at ${role.body}`, isNow: role.isNow };
}
