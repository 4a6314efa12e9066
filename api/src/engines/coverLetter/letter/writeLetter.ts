import type { Assignment, WrittenParagraph } from '../assignment.ts';
import type { PlannedFact } from './letterPlan.ts';
import { planLetter } from './planLetter.ts';

/** Writes a letter of what its plan chose, in the assignment's tone; the same seed gives the same letter. */
export function writeLetter(assignment: Assignment): WrittenParagraph[] {
  const plan = planLetter(assignment);
  const { job } = assignment;
  const texts: Record<string, string> = {
    greeting: plan.greeting,
    opening: `I am writing about the ${job.title} position at ${job.company}.`,
    motivation: 'My CV has the details, and I can tell you more about each of them.',
    closing: 'I would welcome the chance to talk.',
    signature: ['Yours sincerely,', plan.name].filter(Boolean).join('\n'),
  };
  return plan.paragraphs
    .map(({ id, kind, facts }) => ({ id, kind, text: texts[id] ?? facts.flatMap((place) => quoted(plan.facts[place])).join(' ') }))
    .filter(({ text }) => text !== '');
}

function quoted(fact: PlannedFact | undefined): string[] {
  return fact ? [`My CV says of my work: "${fact.quote}".`] : [];
}
