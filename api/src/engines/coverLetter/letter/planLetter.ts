import { wordsOfLength } from '../../../../contract/coverLetter.ts';
import type { Assignment } from '../assignment.ts';
import type { LetterPlan, PlannedFact } from './letterPlan.ts';

const MOST_FACTS = 8;

/** Chooses what a letter says: the strongest evidence for this job, and reasons to want it. */
export function planLetter(assignment: Assignment): LetterPlan {
  const { profile, job, tone, length } = assignment;
  const facts = factsOf(assignment);
  return {
    tone,
    length,
    words: wordsOfLength[length],
    spelling: 'british',
    greeting: `Dear ${job.hiringManager || 'Hiring Manager'},`,
    name: profile.name ?? '',
    facts,
    matched: [],
    skills: profile.skills.slice(0, MOST_FACTS),
    education: profile.education.map(({ degree, school }) => [degree, school].filter(Boolean).join(', ')),
    languages: profile.languages,
    duties: [],
    about: '',
    paragraphs: [
      { id: 'greeting', kind: 'greeting', aim: 'Greets.', facts: [] },
      { id: 'opening', kind: 'opening', aim: 'Leads with the strongest fact for this job.', facts: facts.length > 0 ? [0] : [] },
      { id: 'evidence-1', kind: 'evidence', aim: 'Shows what the job asks for.', facts: facts.map((_, place) => place).slice(1) },
      { id: 'motivation', kind: 'motivation', aim: "Says why this job, in the job's own words.", facts: [] },
      { id: 'closing', kind: 'closing', aim: 'Asks for a talk.', facts: [] },
      { id: 'signature', kind: 'signature', aim: 'Signs.', facts: [] },
    ],
    hasLittleEvidence: facts.length < 2,
  };
}

function factsOf({ profile }: Assignment): PlannedFact[] {
  return profile.experience
    .flatMap(({ title, company, end, bullets }, position) =>
      bullets.map((quote, place) => ({
        quote,
        path: `experience/${position}/bullets/${place}`,
        title,
        company,
        isCurrent: /present|current|today|now/i.test(end ?? ''),
        terms: [],
      })),
    )
    .sort((one, other) => Number(/\d/.test(other.quote)) - Number(/\d/.test(one.quote)))
    .slice(0, MOST_FACTS);
}
