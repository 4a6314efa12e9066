import { readPublication } from '../cv/lists/publications.ts';
import type { BulletClause } from './bulletClause.ts';

/** Turns a line of a list of publications into a clause: "published “Paper Promises” in Past & Present (2018)". */
export function describePublication(line: string): BulletClause | undefined {
  const found = readPublication(line);
  if (!found) return undefined;
  const { title, within, publisher, year, honour } = found;
  if (within) return { did: `published “${title}” in ${within} (${[publisher, year].filter(Boolean).join(', ')})`, isNow: false };
  const praised =
    honour && /^(?:Shortlisted|Longlisted|Awarded)\b/.test(honour) ? `, which was ${honour.charAt(0).toLowerCase()}${honour.slice(1)}` : '';
  return { did: `published ${title} (${publisher}, ${year})${praised}`, isNow: false };
}
