import type { BulletClause } from '../bullets/bulletClause.ts';
import { bulletToClause } from '../bullets/bulletToClause.ts';
import { describeGrant } from '../bullets/describeGrant.ts';
import { describeProject } from '../bullets/describeProject.ts';
import { describePublication } from '../bullets/describePublication.ts';
import { describeScale } from '../bullets/describeScale.ts';
import { describeTalk } from '../bullets/describeTalk.ts';
import { describeUnpaidRole } from '../bullets/describeUnpaidRole.ts';
import { findQuotableLine } from '../bullets/findQuotableLine.ts';
import type { PlannedFact } from './letterPlan.ts';

/** Turns a fact into clauses. Projects and grants have forms of their own. */
export function factToClause({
  quote,
  path,
  project,
  isCurrent,
  title = '',
}: Pick<PlannedFact, 'quote' | 'path' | 'project' | 'isCurrent'> & { title?: string }): BulletClause | undefined {
  if (project !== undefined) return describeProject(quote, project);
  const isListed = path.startsWith('achievements');
  const clause =
    (isListed ? (describeGrant(quote) ?? describePublication(quote) ?? describeTalk(quote) ?? describeUnpaidRole(quote)) : undefined) ??
    describeScale(quote, title, isCurrent) ??
    bulletToClause(quote, isCurrent);
  // "Young Baker of the Year, finalist" names an award, and not what somebody was.
  const isAwardName =
    isListed &&
    clause?.finite?.startsWith('was ') === true &&
    !/^(?:(?:I )?was |\p{L}+ed )/iu.test(quote) &&
    /\bof the Year\b|, (?:finalist|runner-up|winner)\b/i.test(quote);
  if (isAwardName) return { nounPhrase: quote, isPresent: false };
  if (clause) return clause;
  const line = isListed || path.startsWith('experience') ? findQuotableLine(quote) : undefined;
  return line ? { line, isPresent: false } : undefined;
}
