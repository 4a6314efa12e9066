import type { CoverLetter, LetterKeywords, LetterParagraph, letterWarnings } from '../../../contract/coverLetter.ts';
import type { LetterStyle } from '../../../contract/letterChoices.ts';
import { countBodyWords, joinParagraphs } from '../../../contract/letterText.ts';
import type { LetterAnswerMessages } from '../../../contract/messages/letterAnswers.ts';
import type { Session } from '../../ports.ts';

export type LetterWarning = (typeof letterWarnings)[number];

/** A wording of a letter and the warnings about it. */
export interface NewWording extends LetterStyle {
  paragraphs: LetterParagraph[];
  keywords: LetterKeywords;
  cliches: string[];
  engine: string;
  language: string;
  warnings: LetterWarning[];
  /** The sentences of the CV are left out, for they are in another language. */
  omitsCvSentences?: boolean | undefined;
}

/** Builds the answer about one wording of a letter. */
export function buildLetterAnswer(
  session: Pick<Session, 'id' | 'expiresAt'>,
  number: number,
  version: number,
  { paragraphs, tone, length, keywords, language, cliches, engine, warnings, omitsCvSentences }: NewWording,
  words: LetterAnswerMessages,
): CoverLetter {
  return {
    letterId: buildLetterId(session.id, number),
    cvId: session.id,
    version,
    coverLetter: joinParagraphs(paragraphs),
    paragraphs,
    tone,
    length,
    wordCount: countBodyWords(paragraphs),
    keywords,
    language,
    cliches,
    engine,
    expiresAt: session.expiresAt.toISOString(),
    warnings: warnings.map((code) => ({ code, text: code === 'little_evidence' && omitsCvSentences ? words.cvNotTold : words.warnings[code] })),
  };
}

/** Builds the id of a letter from the id of its CV, which is what gets looked up, and its number. */
function buildLetterId(cvId: string, number: number): string {
  return `${cvId}.${number}`;
}

/** Splits the id of a letter into the id of its CV and its number; NaN when the id has no number. */
export function parseLetterId(letterId: string): { cvId: string; number: number } {
  const at = letterId.lastIndexOf('.');
  return { cvId: letterId.slice(0, Math.max(0, at)), number: Number(letterId.slice(at + 1)) };
}
