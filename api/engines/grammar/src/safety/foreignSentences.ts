import { identifyLanguage } from '@sheaf/language/identify/identifyLanguage';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';

/** Returns the findings outside the sentences of a passage that are in another language. */
export function keepOutOfForeignSentences(findings: readonly Finding[], tokens: readonly Token[], text: string): Finding[] {
  if (findings.length === 0) return [];
  const foreign = splitSentences(tokens).filter((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    if (!first || !last || !findings.some(({ start, end }) => start < last.end && first.start < end)) return false;
    return identifyLanguage(text.slice(first.start, last.end), sentence).kind === 'foreign';
  });
  const isInForeign = ({ start, end }: Finding) => foreign.some((sentence) => start < (sentence.at(-1)?.end ?? 0) && (sentence[0]?.start ?? 0) < end);
  return findings.filter((finding) => !isInForeign(finding));
}
