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

const MIN_FACTS = 2;

/** Writes a letter, or one of its paragraphs anew, and says what each statement of it stands on. */
export async function writeLetterJob(_: SourceFile[], { spec: originalSpec, rewrite }: WriteLetterRequest): Promise<WrittenLetter> {
  const { evidence: spec, instructions } = stripInstructions(originalSpec);
  const provenSpec = { ...spec, profile: keepProven(spec.profile) };
  const plan = planLetter(provenSpec);
  const cvLanguage = guessLanguage(spec.cvText);
  if (spec.language === 'es' && cvLanguage === 'es') {
    const paragraphs = rewrite
      ? replaceParagraph(rewrite, writeSpanishParagraph(provenSpec, rewrite.paragraphs, rewrite.id))
      : writeSpanishLetter(provenSpec);
    const hasLittleEvidence = planSpanishFacts(provenSpec).length < MIN_FACTS;
    return { ...checkLetter(paragraphs, spec), hasLittleEvidence, language: 'es', omitsCvSentences: false, plan, instructions };
  }
  const paragraphs = rewrite ? replaceParagraph(rewrite, writeParagraph(provenSpec, rewrite.paragraphs, rewrite.id)) : writeLetter(provenSpec, plan);
  const omitsCvSentences = !isInEnglish(spec) && cvLanguage !== 'en' && cvLanguage !== 'und';
  return { ...checkLetter(paragraphs, spec), hasLittleEvidence: plan.hasLittleEvidence, language: 'en', omitsCvSentences, plan, instructions };
}

/** Says what each statement of a letter stands on, whoever wrote it. */
export async function checkLetterJob(_: SourceFile[], { evidence, paragraphs }: CheckLetterRequest): Promise<CheckedLetter> {
  return checkLetter(paragraphs, stripInstructions(evidence).evidence);
}

function replaceParagraph({ paragraphs, id }: { paragraphs: WrittenParagraph[]; id: string }, rewritten: WrittenParagraph | undefined) {
  return paragraphs.map((paragraph) => (rewritten && paragraph.id === id ? rewritten : paragraph));
}

function checkLetter(paragraphs: WrittenParagraph[], evidence: Evidence): CheckedLetter {
  return {
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, claims: hasNoStatements(paragraph) ? [] : findClaims(paragraph.text, evidence) })),
    keywords: matchJob(readJobFor(evidence), evidence),
    cliches: findCliches(paragraphs.map(({ text }) => text).join('\n\n')),
  };
}

/** Names whoever is greeted and whoever signs. */
function hasNoStatements({ kind }: WrittenParagraph): boolean {
  return kind === 'greeting' || kind === 'signature';
}
