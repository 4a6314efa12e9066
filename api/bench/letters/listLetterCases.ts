import { cvFixtures } from '@sheaf/cover-letter/testing/cvFixtures';
import type { LetterSpec } from '@sheaf/cover-letter/types/letterSpec';
import { type CvProfile, letterLengths, letterTones } from '../../contract/coverLetter.ts';
import { advertisedJobs } from './advertisedJobs.ts';
import { bareProfiles } from './bareProfiles.ts';

const SEEDS = [0, 1];

/** Lists every CV for every job in every tone and length, twice. */
export function* listLetterCases({ jobs = advertisedJobs, seeds = SEEDS } = {}): Generator<{ cv: string; spec: LetterSpec }> {
  const profiles: [string, CvProfile][] = [
    ...cvFixtures.map(({ name, profile }): [string, CvProfile] => [name, profile]),
    ...Object.entries(bareProfiles),
  ];
  for (const [cv, profile] of profiles) {
    for (const job of jobs) {
      for (const tone of letterTones) {
        for (const length of letterLengths) {
          for (const seed of seeds)
            yield { cv, spec: { profile, cvText: formatCvText(profile), pages: [], job, highlights: '', tone, length, seed } };
        }
      }
    }
  }
}

/** Formats a CV as plain text. */
export function formatCvText({ name, headline, email, phone, location, links, skills, experience, education, languages }: CvProfile): string {
  return [
    name,
    headline,
    [email, phone, location, ...links].filter(Boolean).join(' | '),
    `Skills: ${skills.join(', ')}`,
    ...experience.flatMap(({ title, company, start, end, bullets }) => [
      '',
      `${title}, ${company}`,
      [start, end].filter(Boolean).join(' - '),
      ...bullets.map((bullet) => `- ${bullet}`),
    ]),
    '',
    ...education.map(({ degree, school, year }) => [degree, school, year].filter(Boolean).join(', ')),
    `Languages: ${languages.join(', ')}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
