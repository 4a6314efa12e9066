import { chooseArticle } from '@sheaf/language/inflection/inflect';
import type { BulletClause } from './bulletClause.ts';

const MAX_ROLES = 3;
const MAX_WORDS = 4;
/** What somebody is besides a job. A manager or a nurse is the job itself. */
const ROLE =
  /^(?:[\p{L}-]+ ){0,3}(?:first aider|aider|rep|reps|representative|warden|marshal|steward|champion|ambassador|mentor|buddy|keyholder|key holder|assessor|governor|treasurer|secretary|captain|prefect|link nurse|coach|lifeguard|chaperone)$/iu;

/** Turns a line that names what somebody was besides the work into a clause: "First aider and union safety rep". */
export function roleListToClause(text: string, isCurrent: boolean): BulletClause | undefined {
  // "Key person for 8 children"
  if (/^key (?:person|worker) (?:for|to) [^,;:]+$/i.test(text))
    return { finite: `${isCurrent ? 'am' : 'was'} a ${lowerFirst(text)}`, isPresent: isCurrent };
  const roles = text.split(/,\s+(?:and\s+)?|\s+and\s+/);
  if (roles.length > MAX_ROLES || !roles.every((role) => ROLE.test(role) && role.split(' ').length <= MAX_WORDS)) return undefined;
  const withArticles = roles.map((role) => lowerFirst(role)).map((role) => `${chooseArticle(role)} ${role}`);
  const list = withArticles.length > 1 ? `${withArticles.slice(0, -1).join(', ')} and ${withArticles.at(-1)}` : withArticles[0];
  return { finite: `${isCurrent ? 'am' : 'was'} ${list}`, isPresent: isCurrent };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
