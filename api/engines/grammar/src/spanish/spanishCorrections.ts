import { countWords } from '@sheaf/language/tokens/countWords';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import { overlap, removeOverlaps, toCorrection } from '../corrections.ts';
import type { Correction, GrammarRequest } from '../types/grammarResult.ts';
import { countUnknownSpanish, findSpanishErrors, type SpanishPart } from './checkSpanish.ts';

const PASSAGES_AT_ONCE = 8;

/** Finds the corrections of a text in Spanish, passage by passage. */
export async function findSpanishCorrections(
  parts: readonly SpanishPart[],
  request: GrammarRequest,
  hooks: EngineHooks,
  { text, words }: { text: string; words: number },
): Promise<Correction[]> {
  const ignored = new Set(request.ignoreWords?.map((word) => word.trim().toLowerCase()));
  const disabled = new Set(request.disabledRules);
  const times = countUnknownSpanish(parts);
  const corrections: Correction[] = [];
  let word = 0;
  for (const [number, part] of parts.entries()) {
    if (number % PASSAGES_AT_ONCE === 0) {
      hooks.onProgress({ stage: 'proofreading', word, words });
      await breathe(hooks.signal);
    }
    const { passage } = part;
    const findings = findSpanishErrors(part, times);
    const silenced = findings.filter(({ ruleId }) => disabled.has(ruleId));
    const isWanted = (finding: (typeof findings)[number]) =>
      !silenced.some((other) => overlap(finding, other)) && !ignored.has(passage.text.slice(finding.start, finding.end).toLowerCase());
    for (const finding of removeOverlaps(findings.filter(isWanted))) {
      const correction = toCorrection(finding, passage, text);
      if (correction) corrections.push(correction);
    }
    word += countWords(passage.text);
  }
  return corrections;
}
