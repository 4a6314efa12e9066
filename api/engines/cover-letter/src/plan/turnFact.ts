import type { BulletClause } from '../bullets/bulletClause.ts';
import { bulletToClause } from '../bullets/bulletToClause.ts';
import { describeGrant } from '../bullets/describeGrant.ts';
import { describeProject } from '../bullets/describeProject.ts';
import { describeUnpaidRole } from '../bullets/describeUnpaidRole.ts';
import type { PlannedFact } from './letterPlan.ts';

/** Turns a fact into clauses. Projects and grants have forms of their own. */
export function turnFact({
  quote,
  path,
  project,
  isCurrent,
}: Pick<PlannedFact, 'quote' | 'path' | 'project' | 'isCurrent'>): BulletClause | undefined {
  if (project !== undefined) return describeProject(quote, project);
  const isListed = path.startsWith('achievements');
  return (isListed ? (describeGrant(quote) ?? describeUnpaidRole(quote)) : undefined) ?? bulletToClause(quote, isCurrent);
}
