import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { isApplied } from '../applyCorrections.ts';
import { overlap, removeOverlaps } from '../corrections.ts';
import { replaceTokens } from '../text/replaceTokens.ts';
import type { Finding } from '../types/finding.ts';
import { ruleFindings } from './ruleFindings.ts';

/** Finds by rules, and once more with what they and others are sure of put right: one mistake hides another from them. */
export function findTwice(tokens: readonly Token[], byOthers: readonly Finding[]): Finding[] {
  const found = ruleFindings(tokens);
  const all = [...byOthers, ...found];
  const sure = removeOverlaps(all.filter(isApplied));
  return sure.length === 0 ? found : [...splitSentences(tokens).flatMap((sentence) => findBehind(sentence, sure, all)), ...found];
}

function findBehind(sentence: readonly Token[], sure: readonly Finding[], all: readonly Finding[]): Finding[] {
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  const within = sure.filter((finding) => finding.start < end && finding.end > start);
  if (within.length === 0) return [];
  return ruleFindings(replaceTokens(sentence, within)).flatMap((finding) => {
    const touched = all.filter((other) => overlap(finding, other));
    if (touched.length === 0) return [finding];
    const replaced = within.filter((other) => touched.includes(other));
    return coversAll(finding, touched, replaced) ? [{ ...finding, confidence: findHighest([finding, ...replaced]) }] : [];
  });
}

/** Returns whether a finding about a corrected sentence covers the words of earlier findings: "car in" became "car", and that needs its "a". */
function coversAll(finding: Finding, touched: readonly Finding[], replaced: readonly Finding[]): boolean {
  const isOneWord = ({ replacements: [words = ''] }: Finding) => /^\p{L}+$/u.test(words);
  return (
    isApplied(finding) &&
    replaced.length > 0 &&
    replaced.every(isOneWord) &&
    touched.every((other) => finding.start <= other.start && other.end <= finding.end)
  );
}

function findHighest(findings: readonly Finding[]): Finding['confidence'] {
  return findings.some(({ confidence }) => confidence === 'high') ? 'high' : 'medium';
}
