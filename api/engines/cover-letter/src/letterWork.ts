import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { findClaims } from './claims/findClaims.ts';
import { findCliches } from './cliches/findCliches.ts';
import { matchJob } from './job/matchJob.ts';
import { readJobFor } from './job/sharedSkills.ts';
import type { CheckedLetter, CheckLetterRequest, WriteLetterRequest, WrittenLetter } from './letterRequests.ts';
import { keepProven } from './plan/keepProven.ts';
import { planLetter } from './plan/planLetter.ts';
import { isInEnglish } from './plan/selectEvidence.ts';
import { stripInstructions } from './promptInjection/stripInstructions.ts';
import { planSpanishFacts } from './spanish/planSpanishFacts.ts';
import { writeSpanishLetter, writeSpanishParagraph } from './spanish/writeSpanishLetter.ts';
import type { Evidence, WrittenParagraph } from './types/letterSpec.ts';
import { writeLetter } from './write/writeLetter.ts';
import { writeParagraph } from './write/writeParagraph.ts';

const FEWEST_FACTS = 2;

/** Writes a letter, or one of its paragraphs anew, and says what each statement of it stands on. */
export async function writeLetterJob(_: SourceFile[], { spec: asked, again }: WriteLetterRequest): Promise<WrittenLetter> {
  const { evidence: spec, orders } = stripInstructions(asked);
  const proven = { ...spec, profile: keepProven(spec.profile) };
  const plan = planLetter(proven);
  const cvLanguage = guessLanguage(spec.cvText);
  if (spec.language === 'es' && cvLanguage === 'es') {
    const paragraphs = again ? withParagraphAnew(again, writeSpanishParagraph(proven, again.paragraphs, again.id)) : writeSpanishLetter(proven);
    const hasLittleEvidence = planSpanishFacts(proven).length < FEWEST_FACTS;
    return { ...checked(paragraphs, spec), hasLittleEvidence, language: 'es', isCvUntold: false, plan, orders };
  }
  const paragraphs = again ? withParagraphAnew(again, writeParagraph(proven, again.paragraphs, again.id)) : writeLetter(proven, plan);
  const isCvUntold = !isInEnglish(spec) && cvLanguage !== 'en' && cvLanguage !== 'und';
  return { ...checked(paragraphs, spec), hasLittleEvidence: plan.hasLittleEvidence, language: 'en', isCvUntold, plan, orders };
}

/** Says what each statement of a letter stands on, whoever wrote it. */
export async function checkLetterJob(_: SourceFile[], { evidence, paragraphs }: CheckLetterRequest): Promise<CheckedLetter> {
  return checked(paragraphs, stripInstructions(evidence).evidence);
}

function withParagraphAnew({ paragraphs, id }: { paragraphs: WrittenParagraph[]; id: string }, anew: WrittenParagraph | undefined) {
  return paragraphs.map((paragraph) => (anew && paragraph.id === id ? anew : paragraph));
}

function checked(paragraphs: WrittenParagraph[], evidence: Evidence): CheckedLetter {
  return {
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, claims: statesNothing(paragraph) ? [] : findClaims(paragraph.text, evidence) })),
    keywords: matchJob(readJobFor(evidence), evidence),
    cliches: findCliches(paragraphs.map(({ text }) => text).join('\n\n')),
  };
}

/** Names whoever is greeted and whoever signs. */
function statesNothing({ kind }: WrittenParagraph): boolean {
  return kind === 'greeting' || kind === 'signature';
}
