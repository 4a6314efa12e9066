import type { CoverLetter, CvExtract } from '../contract/coverLetter.ts';
import type { FakeAssignment } from './fakeLetter.ts';

/** A letter as the fake server keeps it: how it was asked for last, and its newest wording. */
export interface KeptLetter {
  assignment: FakeAssignment;
  language: string | undefined;
  newest: CoverLetter;
}

interface KeptCv {
  cv: Pick<CvExtract, 'cvId' | 'text' | 'profile' | 'expiresAt'>;
  letters: Map<string, KeptLetter>;
}

const kept = new Map<string, KeptCv>();

/** Stores a CV, without letters yet. */
export function keepCv(cv: KeptCv['cv']): void {
  kept.set(cv.cvId, { cv, letters: new Map() });
}

/** Returns a stored CV, or undefined. */
export function getKeptCv(cvId: string): KeptCv | undefined {
  return kept.get(cvId);
}

/** Returns a stored letter with its CV, or undefined. */
export function findKeptLetter(letterId: string): { owner: KeptCv; letter: KeptLetter } | undefined {
  const owner = [...kept.values()].find(({ letters }) => letters.has(letterId));
  const letter = owner?.letters.get(letterId);
  return owner && letter && { owner, letter };
}

/** Deletes a CV; returns whether it was stored. */
export function forgetCv(cvId: string): boolean {
  return kept.delete(cvId);
}
