import type { Correction } from '@sheaf/api/contract/grammar';
import type { GrammarMessages } from '../../messages';
import type { ReadDocument } from '../../model/emptyGrammar';
import { type Decisions, findReplacement, type Review } from '../../model/review';
import type { AnnotatedPdfInput, CorrectedDocxInput, DecidedCorrection } from '../downloads/downloadInputs';
import { listPageMarks } from '../pages/pageMarks';

/** Who made the changes, as Word and PDF readers show it. */
const AUTHOR = 'Sheaf';

/** Collects the whole text with every finding that was not ignored, and its replacement. */
export function buildDocxInput(review: Review, decisions: Decisions, words: GrammarMessages, date: Date): CorrectedDocxInput {
  const corrections = review.result.corrections
    .filter((correction) => !isIgnored(correction, decisions))
    .map((correction): DecidedCorrection => {
      const { offset, length, original, type } = correction;
      return { offset, length, original, type, replacement: findReplacement(correction, decisions), comment: formatComment(correction, words) };
    });
  return { text: review.text, corrections, author: AUTHOR, date };
}

/** Collects the chosen PDF and every finding still in it that was not ignored. */
export async function buildPdfInput(
  { file, password, extracted }: ReadDocument,
  review: Review,
  decisions: Decisions,
  words: GrammarMessages,
  date: Date,
): Promise<AnnotatedPdfInput> {
  const marks = listPageMarks(review, extracted)
    .filter(({ correction }) => !isIgnored(correction, decisions))
    .map(({ correction, page, boxes }) => ({ page, boxes, type: correction.type, comment: formatComment(correction, words) }));
  return { pdf: new Uint8Array(await file.arrayBuffer()), password, marks, author: AUTHOR, date };
}

function isIgnored({ id }: Correction, decisions: Decisions): boolean {
  return decisions[id]?.is === 'ignored';
}

function formatComment({ type, original, corrected, suggestion }: Correction, { card }: GrammarMessages): string {
  const change = corrected === original ? '' : `${original} → ${corrected || card.toDelete}. `;
  return `${card.types[type]}: ${change}${suggestion}`;
}
