import { wordsOfLength } from '../../../../contract/coverLetter.ts';
import type { Assignment } from '../assignment.ts';
import type { JobTerm } from '../job/jobTerm.ts';
import { matchJob } from '../job/matchJob.ts';
import { readJob } from '../job/readJob.ts';
import { evidenceFor } from './evidenceFor.ts';
import { aboutOf, dutiesOf } from './jobWords.ts';
import type { LetterPlan, PlannedFact, PlannedParagraph } from './letterPlan.ts';
import { educationOf, languagesOf, skillInSentence } from './namesOf.ts';
import { spellingOf } from './spellingOf.ts';

const MOST_MATCHED = 4;
const MOST_SKILLS = 5;
const LONGEST_SKILL = 40;
const FACTS_OF_A_GOOD_LETTER = 2;
/** A required term of these kinds that the CV lacks is not to be spoken of as if it were there. */
const CLAIMED = /skill|tool|qualification|licen|certif|language|degree/i;

/** Chooses what a letter says: the strongest evidence for this job, and reasons to want it. */
export function planLetter(assignment: Assignment): LetterPlan {
  const { profile, job, tone, length, cvText } = assignment;
  const terms = readJob(job.description);
  const keywords = matchJob(terms, assignment);
  const facts = evidenceFor(assignment, terms);
  return {
    tone,
    length,
    words: wordsOfLength[length],
    spelling: spellingOf(cvText, profile),
    greeting: `Dear ${job.hiringManager.trim() || 'Hiring Manager'},`,
    name: profile.name ?? '',
    facts,
    matched: matchedOf(terms, keywords.matched).slice(0, MOST_MATCHED),
    skills: skillsOf(assignment, keywords.matched),
    education: educationOf(profile.education),
    languages: languagesOf(profile.languages),
    duties: dutiesOf(job.description).filter((duty) => !namesMissing(duty, terms, keywords.missing)),
    about: aboutOf(job.description, job.company),
    paragraphs: paragraphsOf(assignment, facts),
    hasLittleEvidence: facts.length < FACTS_OF_A_GOOD_LETTER,
  };
}

function matchedOf(terms: readonly JobTerm[], matched: readonly string[]): string[] {
  const required = terms.filter(({ term, kind, years }) => matched.includes(term) && years === undefined && kind !== 'soft' && kind !== 'experience');
  return required.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)).map(({ term }) => skillInSentence(term));
}

/** Skills that the job asks for first; those that only repeat what it asks for in other words last. */
function skillsOf({ profile, job, without = [], mention = [] }: Assignment, matched: readonly string[]): string[] {
  const wanted = `${job.title} ${job.description}`.toLowerCase();
  const rank = (skill: string) =>
    Number(mention.some((wish) => skill.toLowerCase().includes(wish.toLowerCase()))) * 4 +
    Number(wanted.includes(skill.toLowerCase())) * 2 -
    Number(matched.includes(skill));
  return profile.skills
    .filter((skill) => skill.length <= LONGEST_SKILL && /^[\p{L}\d]/u.test(skill) && !/[:;<>{}[\]|\\]/.test(skill))
    .filter((skill) => !without.some((wish) => skill.toLowerCase().includes(wish.toLowerCase())))
    .map((skill, place) => ({ skill, rank: rank(skill) - place / 100 }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_SKILLS)
    .map(({ skill }) => skillInSentence(skill.replace(/\.$/, '')));
}

function namesMissing(duty: string, terms: readonly JobTerm[], missing: readonly string[]): boolean {
  const lower = duty.toLowerCase();
  return terms.some(({ term, kind }) => missing.includes(term) && CLAIMED.test(kind) && lower.includes(term.toLowerCase()));
}

/** The strongest fact opens; what comes from the same position follows it, then the rest. */
function paragraphsOf({ length }: Assignment, facts: readonly PlannedFact[]): PlannedParagraph[] {
  const rest = facts.map((_, place) => place).slice(1);
  const [lead] = facts;
  const sameAs = (other: PlannedFact | undefined) => lead !== undefined && other?.title === lead.title && other.company === lead.company;
  const near = rest.filter((place) => sameAs(facts[place]));
  const far = rest.filter((place) => !sameAs(facts[place]));
  const isShort = length === 'short';
  const evidence: PlannedParagraph[] = isShort
    ? [{ id: 'evidence-1', kind: 'evidence', aim: 'Shows what the job asks for, from the CV.', facts: inOrder(facts, rest) }]
    : [
        { id: 'evidence-1', kind: 'evidence', aim: 'Goes on with that position, and answers what the job asks for.', facts: near },
        { id: 'evidence-2', kind: 'evidence', aim: 'Tells of other positions, of skills, studies and languages.', facts: inOrder(facts, far) },
      ];
  return [
    { id: 'greeting', kind: 'greeting', aim: 'Greets.', facts: [] },
    { id: 'opening', kind: 'opening', aim: 'Leads with the strongest fact for this job and names the job.', facts: lead ? [0] : [] },
    ...evidence,
    { id: 'motivation', kind: 'motivation', aim: "Says why this job, in the job's own words.", facts: [] },
    { id: 'closing', kind: 'closing', aim: 'Asks for a talk.', facts: [] },
    { id: 'signature', kind: 'signature', aim: 'Says farewell and signs.', facts: [] },
  ];
}

/** Newest position first, so that a letter goes back in time once and not to and fro. */
function inOrder(facts: readonly PlannedFact[], places: readonly number[]): number[] {
  const positionOf = (place: number) => Number(/^experience\/(\d+)/.exec(facts[place]?.path ?? '')?.[1] ?? 0);
  return [...places].sort((one, other) => positionOf(one) - positionOf(other) || one - other);
}
