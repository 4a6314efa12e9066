import { chooseArticle } from '@sheaf/language/inflection/inflect';
import type { BulletClause } from './bulletClause.ts';

const MOST_ROLES = 3;
const MOST_WORDS = 4;
/** What somebody is beside a job. A manager or a nurse is the job itself. */
const ROLE =
  /^(?:[\p{L}-]+ ){0,3}(?:first aider|aider|rep|reps|representative|warden|marshal|steward|champion|ambassador|mentor|buddy|keyholder|key holder|assessor|governor|treasurer|secretary|captain|prefect|link nurse|coach|lifeguard|chaperone)$/iu;

/** Turns a line that names what somebody was beside the work into a clause: "First aider and union safety rep". */
export function roleListToClause(plain: string, isCurrent: boolean): BulletClause | undefined {
  // "Key person for 8 children"
  if (/^key (?:person|worker) (?:for|to) [^,;:]+$/i.test(plain))
    return { did: `${isCurrent ? 'am' : 'was'} a ${lowerFirst(plain)}`, isNow: isCurrent };
  const roles = plain.split(/,\s+(?:and\s+)?|\s+and\s+/);
  if (roles.length > MOST_ROLES || !roles.every((role) => ROLE.test(role) && role.split(' ').length <= MOST_WORDS)) return undefined;
  const named = roles.map((role) => lowerFirst(role)).map((role) => `${chooseArticle(role)} ${role}`);
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named[0];
  return { did: `${isCurrent ? 'am' : 'was'} ${list}`, isNow: isCurrent };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
