import type { SessionEnd } from '@sheaf/api/client/sessionEnd';
import type { CvExtract, CvPlace, CvProfile } from '@sheaf/api/contract/coverLetter';
import type { Ending } from '@sheaf/tool-kit/callFailure';

/** The PDF of a CV, which never leaves this browser but for the reading. */
export interface ShownPdf {
  file: File;
  password: string;
  /** Its password was not kept through a reload. */
  isLocked: boolean;
}

/** A CV that was read, as the visitor corrected it. */
export interface ReadCv extends Omit<CvExtract, 'expiresAt'>, SessionEnd {
  /** Null for text that was pasted, and when this browser did not keep it. */
  pdf: ShownPdf | null;
  /** Why no letter can be written from it any more. */
  ending: Ending | null;
}

/** The parts of a profile of which there are any number. */
export type ProfileList = 'links' | 'skills' | 'languages' | 'licences' | 'achievements' | 'experience' | 'education' | 'projects';

/** Builds the state of a CV from the server's answer. */
export function buildReadCv({ expiresAt: _, ...extract }: CvExtract & SessionEnd, pdf: ShownPdf | null): ReadCv {
  return { ...extract, pdf, ending: null };
}

/** Returns the CV with another profile. */
export function withProfile(cv: ReadCv, profile: CvProfile): ReadCv {
  return { ...cv, profile };
}

/** Returns the CV without one entry of a list, and renumbers the places of later entries. */
export function withoutEntry(cv: ReadCv, list: ProfileList, index: number): ReadCv {
  const kept = (cv.profile[list] ?? []).filter((_, place) => place !== index);
  return { ...cv, profile: { ...cv.profile, [list]: kept }, places: cv.places.flatMap((place) => movedUp(place, list, index)) };
}

function movedUp(place: CvPlace, list: ProfileList, removed: number): CvPlace[] {
  const [of, entry, ...rest] = place.path.split('/');
  const index = Number(entry);
  if (of !== list || index < removed) return [place];
  return index === removed ? [] : [{ ...place, path: [list, index - 1, ...rest].join('/') }];
}

/** Finds the places of a value in the CV, or of all values of an entry. */
export function findPlaces(places: readonly CvPlace[], path: string): CvPlace[] {
  return places.filter((place) => place.path === path || place.path.startsWith(`${path}/`));
}
