import type { CvProfile } from '../cv/cvProfile.ts';
import { isOngoing } from './isOngoing.ts';

type Position = CvProfile['experience'][number];

/** Returns the profile that a letter may name things of: without titles, employers and times that the CV does not prove. */
export function keepProven(profile: CvProfile): CvProfile {
  return { ...profile, experience: profile.experience.map(keepProvenFields) };
}

function keepProvenFields(position: Position): Position {
  const { doubts = [] } = position;
  if (doubts.includes('position')) return { ...position, title: '', company: '', start: undefined, end: undefined };
  return doubts.includes('employer') ? { ...position, company: '' } : position;
}

/** The job a fact belongs to: title and employer, or only the employer and the current role there. */
export interface JobReference extends Pick<Position, 'title' | 'company'> {
  isCurrent: boolean;
  currentRole?: string | undefined;
}

/**
 * Returns the position that the bullets of a job are tied to: none where the CV does not prove that they belong to it. Below several roles with one
 * employer the employer is proven, and which of the roles is not.
 */
export function findJobReference(experience: readonly Position[], index: number): JobReference {
  const { title = '', company = '', end, doubts = [] } = experience[index] ?? {};
  const [newest] = findRolesAbove(experience, index);
  if (newest && !doubts.includes('position')) {
    const isCurrent = isOngoing(newest.end);
    return { title: '', company, isCurrent, ...(isCurrent && { currentRole: newest.title }) };
  }
  const isCurrent = isOngoing(end);
  return doubts.includes('bullets') ? { title: '', company: '', isCurrent } : { title, company, isCurrent };
}

/** Returns the roles right above a job that have its employer and no bullets: "Shift Manager" and "Team Leader" over "Operative" with all bullets. */
function findRolesAbove(experience: readonly Position[], index: number): Position[] {
  const position = experience[index];
  const above = experience.slice(0, index);
  const from = above.findLastIndex(({ company, bullets }) => company !== position?.company || bullets.length > 0) + 1;
  return position?.company ? above.slice(from) : [];
}
