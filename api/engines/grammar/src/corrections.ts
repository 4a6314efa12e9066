import { hashText } from './node/hashText.ts';
import type { Passage } from './text/passages.ts';
import type { Finding } from './types/finding.ts';
import type { Correction } from './types/grammarResult.ts';

const RANK = { spelling: 2, grammar: 2, style: 0 } as const;

/** Returns a finding as a correction with its place in the text that was sent. */
export function toCorrection(finding: Finding, passage: Passage, text: string): Correction | undefined {
  const offset = finding.start < finding.end ? passage.starts[finding.start] : undefined;
  const end = passage.ends[finding.end - 1];
  if (offset === undefined || end === undefined) return undefined;
  const original = text.slice(offset, end);
  const keepsCurlyQuotes = original.includes('\u2019') || (!original.includes("'") && passageIsCurly(passage, text));
  const replacements = [...new Set(finding.replacements.map((word) => (keepsCurlyQuotes ? word.replaceAll("'", '\u2019') : word)))].filter(
    (word) => word !== original,
  );
  const corrected = replacements[0];
  if (corrected === undefined) return undefined;
  const { type, ruleId, confidence, reason } = finding;
  return {
    id: buildCorrectionId(ruleId, offset, original),
    original,
    corrected,
    type,
    suggestion: reason,
    offset,
    length: original.length,
    replacements,
    ruleId,
    confidence,
  };
}

function passageIsCurly({ starts, ends }: Passage, text: string): boolean {
  return text.slice(starts[0] ?? 0, ends.at(-1) ?? 0).includes('\u2019');
}

/** The same finding in the same text has the same name every time. */
function buildCorrectionId(ruleId: string, offset: number, original: string): string {
  return hashText(`${ruleId}\n${offset}\n${original}`).slice(0, 12);
}

/** Keeps the best of overlapping findings: errors before advice, sure before unsure ones, then the longer. */
export function removeOverlaps(findings: readonly Finding[]): Finding[] {
  const ranked = [...findings].sort((a, b) => worth(b) - worth(a) || b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Finding[] = [];
  for (const finding of ranked) {
    if (!kept.some((other) => overlap(finding, other))) kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Returns whether two findings speak of the same words. */
export function overlap(one: Finding, other: Finding): boolean {
  return one.start < other.end && other.start < one.end;
}

function worth({ type, confidence, ruleId }: Finding): number {
  // A rule knows why; the statistics only know what is usual.
  return RANK[type] + { high: 1, medium: 0.5, low: 0 }[confidence] - (ruleId.startsWith('likelier-') ? 0.75 : 0);
}
