import type { Correction } from '../../../contract/grammar.ts';

/** Advice that a model gives is kept to this share of the words, together with our own. */
const WORDS_PER_ADVICE = 250;

/**
 * Merges the findings of the built-in engine and a model, in order and without overlap: where both say the same they are sure, where they differ the
 * model is believed unless it was in doubt, and where it is silent our own findings remain.
 */
export function mergeFindings(text: string, builtIn: readonly Correction[], model: readonly Correction[], words: number): Correction[] {
  let ours: Correction[] = builtIn.map((correction) => ({ ...correction, source: 'built-in' }));
  const theirs: Correction[] = [];
  for (const proposed of [...model].sort((a, b) => Number(isAdvice(a)) - Number(isAdvice(b)) || a.offset - b.offset)) {
    if (theirs.some((other) => overlaps(other, proposed))) continue;
    const overlapping = ours.filter((correction) => overlaps(correction, proposed));
    const agreed = findAgreement(text, overlapping, proposed);
    if (agreed) ours = ours.map((correction) => agreed.find(({ id }) => id === correction.id) ?? correction);
    else if (isWelcome(proposed, overlapping)) {
      ours = ours.filter((correction) => !overlapping.includes(correction));
      theirs.push({ ...proposed, source: 'model' });
    }
  }
  const all = [...ours, ...theirs].sort((a, b) => a.offset - b.offset);
  let advice = ours.filter(isAdvice).length;
  return all.filter((correction) => correction.source !== 'model' || !isAdvice(correction) || ++advice <= words / WORDS_PER_ADVICE);
}

const isAdvice = ({ type }: Correction) => type === 'style';

function overlaps(one: Correction, other: Correction): boolean {
  return one.offset < other.offset + other.length && other.offset < one.offset + one.length;
}

/** Advice never replaces a finding, an uncertain edit never an error of our own engine, and nothing replaces a finding of both. */
function isWelcome(proposed: Correction, overlapping: readonly Correction[]): boolean {
  if (overlapping.some(({ source }) => source === 'both')) return false;
  if (isAdvice(proposed)) return overlapping.length === 0;
  return proposed.confidence !== 'low' || overlapping.every(isAdvice);
}

/** Our findings as those of both, when applying them gives what the model proposes. */
function findAgreement(text: string, overlapping: readonly Correction[], proposed: Correction): Correction[] | undefined {
  const first = overlapping[0];
  if (!first || isAdvice(proposed) || overlapping.some(isAdvice)) return undefined;
  const from = Math.min(first.offset, proposed.offset);
  const to = Math.max(...[...overlapping, proposed].map(({ offset, length }) => offset + length));
  const intended = applyCorrections(text, from, to, [proposed]);
  const markConfirmed = (correction: Correction): Correction => ({ ...correction, confidence: 'high', source: 'both' });
  if (applyCorrections(text, from, to, overlapping) === intended) return overlapping.map(markConfirmed);
  if (overlapping.length > 1) return undefined;
  const corrected = first.replacements.find((replacement) => applyCorrections(text, from, to, [{ ...first, corrected: replacement }]) === intended);
  if (corrected === undefined) return undefined;
  return [markConfirmed({ ...first, corrected, replacements: [corrected, ...first.replacements.filter((other) => other !== corrected)] })];
}

function applyCorrections(text: string, from: number, to: number, corrections: readonly Correction[]): string {
  let result = '';
  let at = from;
  for (const { offset, length, corrected } of corrections) {
    result += text.slice(at, offset) + corrected;
    at = offset + length;
  }
  return result + text.slice(at, to);
}
