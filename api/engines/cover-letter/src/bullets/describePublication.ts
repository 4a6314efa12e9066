import { readPublication } from '../cv/lists/publications.ts';
import type { BulletClause } from './bulletClause.ts';

/** Turns a line of a list of publications into a clause: "published “Paper Promises” in Past & Present (2018)". */
export function describePublication(line: string): BulletClause | undefined {
  const publication = readPublication(line);
  if (!publication) return undefined;
  const { title, container, publisher, year, honour } = publication;
  if (container) return { finite: `published “${title}” in ${container} (${[publisher, year].filter(Boolean).join(', ')})`, isPresent: false };
  const award =
    honour && /^(?:Shortlisted|Longlisted|Awarded)\b/.test(honour) ? `, which was ${honour.charAt(0).toLowerCase()}${honour.slice(1)}` : '';
  return { finite: `published ${title} (${publisher}, ${year})${award}`, isPresent: false };
}
