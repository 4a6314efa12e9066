import { type BulletClause, bulletToClause } from '../bullets/bulletToClause.ts';
import { describeGrant } from '../bullets/describeGrant.ts';
import { describeProject } from '../bullets/describeProject.ts';
import type { PlannedFact } from './letterPlan.ts';

/** Returns the clauses of a fact, by what kind of line of the CV it is. */
export function turnFact({
  quote,
  path,
  project,
  isCurrent,
}: Pick<PlannedFact, 'quote' | 'path' | 'project' | 'isCurrent'>): BulletClause | undefined {
  if (project !== undefined) return describeProject(quote);
  const isListed = path.startsWith('achievements');
  return (isListed ? describeGrant(quote) : undefined) ?? bulletToClause(quote, isCurrent);
}
