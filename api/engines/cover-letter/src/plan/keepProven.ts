import type { CvProfile } from '../cv/cvProfile.ts';

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

/** Returns the position that bullets are tied to: none where the CV does not prove that they belong to it. */
export function tiedPosition({ title, company, doubts = [] }: Position): Pick<Position, 'title' | 'company'> {
  return doubts.includes('bullets') ? { title: '', company: '' } : { title, company };
}
