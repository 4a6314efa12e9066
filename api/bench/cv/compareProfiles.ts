import type { CvProfile } from '../../contract/coverLetter.ts';

/** How many of some things were found, and how many of what was found are such things. */
export interface Score {
  expected: number;
  found: number;
  right: number;
}

export const measures = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'headline',
  'skills',
  'positions',
  'bullets',
  'education',
  'languages',
] as const;
export type Measure = (typeof measures)[number];

export interface Comparison {
  scores: Record<Measure, Score>;
  /** What is missing ("-") and what should not be there ("+"). */
  faults: string[];
}

/** Holds a profile that was read to the one that should have been. */
export function compareProfiles(expected: CvProfile, read: CvProfile): Comparison {
  const faults: string[] = [];
  const scoreBy = (measure: Measure) =>
    scoreValues(listValues(expected, measure), listValues(read, measure), (fault) => faults.push(`${fault.sign} ${measure}: ${fault.value}`));
  return { scores: Object.fromEntries(measures.map((measure) => [measure, scoreBy(measure)])) as Comparison['scores'], faults };
}

function listValues(profile: CvProfile, measure: Measure): string[] {
  switch (measure) {
    case 'name':
    case 'email':
    case 'phone':
    case 'location':
    case 'headline':
      return profile[measure] === undefined ? [] : [profile[measure]];
    case 'positions':
      return profile.experience.map(({ title, company, start, end }) => [title, company, start ?? '', end ?? ''].join(' | '));
    case 'bullets':
      return profile.experience.flatMap(({ bullets }) => bullets);
    case 'education':
      return profile.education.map(({ degree, school, year }) => [degree, school, year ?? ''].join(' | '));
    default:
      return profile[measure];
  }
}

/** Normalises case, spaces and punctuation for comparison: a picture has no exact dashes. */
function normalizeValue(value: string): string {
  return value
    .toLowerCase()
    .replace(/[–—-]/g, '-')
    .replace(/[^\p{L}\p{N}|@.+#%-]+/gu, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
}

function scoreValues(expected: string[], found: string[], onFault: (fault: { sign: '-' | '+'; value: string }) => void): Score {
  const unmatched = found.map((value) => ({ value, key: normalizeValue(value) }));
  let right = 0;
  for (const value of expected) {
    const index = unmatched.findIndex(({ key }) => key === normalizeValue(value));
    if (index < 0) onFault({ sign: '-', value });
    else {
      right += 1;
      unmatched.splice(index, 1);
    }
  }
  for (const { value } of unmatched) onFault({ sign: '+', value });
  return { expected: expected.length, found: found.length, right };
}

/** Sums the scores of several profiles or fields. */
export function sumScores(scores: Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0);
  return { expected: sum('expected'), found: sum('found'), right: sum('right') };
}

/** Computes the F1 score: 1 where everything was found and nothing else. */
export function computeF1({ expected, found, right }: Score): number {
  return expected + found === 0 ? 1 : (2 * right) / (expected + found);
}
