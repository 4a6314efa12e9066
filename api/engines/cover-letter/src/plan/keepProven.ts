import type { CvProfile } from '../cv/cvProfile.ts';
import { isOngoing } from './isOngoing.ts';

type Position = CvProfile['experience'][number];

/** Returns the profile that a letter may name things of: without titles, employers and times that the CV does not prove. */
export function keepProven(profile: CvProfile): CvProfile {
  return { ...profile, experience: profile.experience.map(keepProvenHead) };
}

function keepProvenHead(position: Position): Position {
  const { doubts = [] } = position;
  if (doubts.includes('position')) return { ...position, title: '', company: '', start: undefined, end: undefined };
  return doubts.includes('employer') ? { ...position, company: '' } : position;
}

/** The job a fact belongs to: title and employer, or only the employer and the current role there. */
export interface Tie extends Pick<Position, 'title' | 'company'> {
  isCurrent: boolean;
  roleNow?: string | undefined;
}

/**
 * Returns the position that the bullets of a job are tied to: none where the CV does not prove that they belong to it. Below several roles with one
 * employer the employer is proven, and which of the roles is not.
 */
export function findTie(experience: readonly Position[], place: number): Tie {
  const { title = '', company = '', end, doubts = [] } = experience[place] ?? {};
  const [newest] = findStack(experience, place);
  if (newest && !doubts.includes('position')) {
    const isCurrent = isOngoing(newest.end);
    return { title: '', company, isCurrent, ...(isCurrent && { roleNow: newest.title }) };
  }
  const isCurrent = isOngoing(end);
  return doubts.includes('bullets') ? { title: '', company: '', isCurrent } : { title, company, isCurrent };
}

/** Returns the roles right above a job that have its employer and no bullets: "Shift Manager" and "Team Leader" over "Operative" with all bullets. */
function findStack(experience: readonly Position[], place: number): Position[] {
  const own = experience[place];
  const above = experience.slice(0, place);
  const from = above.findLastIndex(({ company, bullets }) => company !== own?.company || bullets.length > 0) + 1;
  return own?.company ? above.slice(from) : [];
}
