import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { Evidence, WrittenParagraph } from './assignment.ts';
import type { CheckedLetter, CheckLetterRequest, WriteLetterRequest, WrittenLetter } from './checkedLetter.ts';
import { claimsIn } from './claims/claimsIn.ts';
import { clichesIn } from './cliches/clichesIn.ts';
import { matchJob } from './job/matchJob.ts';
import { readJob } from './job/readJob.ts';
import { planLetter } from './letter/planLetter.ts';
import { writeLetter } from './letter/writeLetter.ts';
import { writeParagraph } from './letter/writeParagraph.ts';
import { withoutOrders } from './orders/withoutOrders.ts';

/** Writes a letter, or one of its paragraphs anew, and says what each statement of it stands on. */
export async function writeLetterJob(_: SourceFile[], { assignment: asked, again }: WriteLetterRequest): Promise<WrittenLetter> {
  const { evidence: assignment, orders } = withoutOrders(asked);
  const plan = planLetter(assignment);
  const paragraphs = again ? withParagraphAnew(again, writeParagraph(assignment, again.paragraphs, again.id)) : writeLetter(assignment, plan);
  return { ...checked(paragraphs, assignment), hasLittleEvidence: plan.hasLittleEvidence, plan, orders };
}

/** Says what each statement of a letter stands on, whoever wrote it. */
export async function checkLetterJob(_: SourceFile[], { evidence, paragraphs }: CheckLetterRequest): Promise<CheckedLetter> {
  return checked(paragraphs, withoutOrders(evidence).evidence);
}

function withParagraphAnew({ paragraphs, id }: { paragraphs: WrittenParagraph[]; id: string }, anew: WrittenParagraph | undefined) {
  return paragraphs.map((paragraph) => (anew && paragraph.id === id ? anew : paragraph));
}

function checked(paragraphs: WrittenParagraph[], evidence: Evidence): CheckedLetter {
  return {
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, claims: statesNothing(paragraph) ? [] : claimsIn(paragraph.text, evidence) })),
    keywords: matchJob(readJob(evidence.job.description), evidence),
    cliches: clichesIn(paragraphs.map(({ text }) => text).join('\n\n')),
  };
}

/** Names whoever is greeted and whoever signs. */
function statesNothing({ kind }: WrittenParagraph): boolean {
  return kind === 'greeting' || kind === 'signature';
}
