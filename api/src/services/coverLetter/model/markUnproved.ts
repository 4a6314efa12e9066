import { findConflict } from '@sheaf/claims/findConflict';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { findPlainWords } from '@sheaf/language/tokens/findPlainWords';
import type { LetterParagraph } from '../../../../contract/coverLetter.ts';
import type { Sources } from './fitParagraphs.ts';
import type { EvidenceItem } from './letterPrompt.ts';

const MIN_WORD = 4;
/** So much of what a sentence claims of the applicant must be in the evidence that it names. */
const MIN_SHARE = 0.2;

interface Proof {
  sources: Sources;
  items: readonly EvidenceItem[];
  /** Evidence is in English mostly, so words of another language are not searched in it. */
  isEnglish: boolean;
}

/**
 * Marks what the check of single statements cannot see: a sentence of an evidence paragraph that names no evidence of the applicant, or says
 * something else than the evidence it names.
 */
export function markUnproved(paragraphs: LetterParagraph[], proof: Proof): LetterParagraph[] {
  return paragraphs.map((paragraph) => {
    const unproved = [...proof.sources.keys()].filter(
      (sentence) =>
        paragraph.text.includes(sentence) &&
        (contradictsEvidence(sentence, proof)
          ? !paragraph.claims.some(({ text, supported }) => !supported && sentence.includes(text))
          : paragraph.kind === 'evidence' && !isProved(sentence, proof) && !paragraph.claims.some(({ text }) => sentence.includes(text))),
    );
    return { ...paragraph, claims: [...paragraph.claims, ...unproved.map((text) => ({ text, supported: false, source: null }))] };
  });
}

/** Detects a sentence that denies, rounds or widens the evidence that it names itself. */
function contradictsEvidence(sentence: string, { sources, items, isEnglish }: Proof): boolean {
  const named = (sources.get(sentence) ?? []).flatMap((number) => items[number - 1] ?? []).filter(({ isOfApplicant }) => isOfApplicant);
  if (!isEnglish || named.length === 0) return false;
  const conflict = findConflict(sentence, named.map(({ text }) => text).join('. '));
  // Titles are checked as relations: the job that is applied for may have a higher one.
  return conflict !== undefined && conflict.kind !== 'rank';
}

function isProved(sentence: string, { sources, items, isEnglish }: Proof): boolean {
  const named = (sources.get(sentence) ?? []).flatMap((number) => items[number - 1] ?? []).filter(({ isOfApplicant }) => isOfApplicant);
  if (named.length === 0) return false;
  if (!isEnglish) return true;
  const known = new Set(named.flatMap(({ text }) => listStems(text)));
  const stems = listStems(sentence);
  return stems.length === 0 || stems.filter((stem) => known.has(stem)).length / stems.length >= MIN_SHARE;
}

function listStems(text: string): string[] {
  return findPlainWords(text)
    .filter((word) => word.length >= MIN_WORD || /\d/.test(word))
    .map(stemByPrefix);
}
