import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { readUnpaidRole } from '../cv/lists/readUnpaidRole.ts';
import { addNameArticle, addTitleArticle } from '../wording/nameArticles.ts';
import type { BulletClause } from './bulletClause.ts';

/** Turns an unpaid post into a clause: "Treasurer, Leith Community Garden, 2020 – present" becomes "serve as Treasurer at Leith Community Garden". */
export function describeUnpaidRole(line: string): BulletClause | undefined {
  const role = readUnpaidRole(line);
  if (!role) return undefined;
  const serve = role.isCurrent ? 'serve' : 'served';
  const isMember = /^(?:\p{L}+ )?member$/iu.test(role.title);
  const article = /^(?:Friends|Society|Association|Institute|Trust|Federation|Guild) of\b/.test(role.body) ? 'the ' : '';
  const rolePhrase = isMember
    ? `${chooseArticle(role.title)} ${role.title.toLowerCase()} of ${article}${role.body}`
    : `${addTitleArticle(role.title)} at ${addNameArticle(role.body)}`;
  return { finite: `${serve} as ${rolePhrase}`, isPresent: role.isCurrent };
}
