import { isInDictionary } from '@sheaf/language/lexicon/wordKnowledge';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { isApplied } from '../applyCorrections.ts';
import { overlap } from '../corrections.ts';
import { ruleFindings } from '../rules/ruleFindings.ts';
import { replaceTokens } from '../text/replaceTokens.ts';
import type { Finding } from '../types/finding.ts';

/** A correction that adds a word and makes its sentence less likely by so much, in natural logarithms, is listed and not applied. */
const WORST_GAIN = -13;

/** Returns the findings with those listed, not applied, whose sentence has a new mistake or is far less likely once all of them are applied. */
export function listUnsound(findings: readonly Finding[], best: readonly Finding[], tokens: readonly Token[]): Finding[] {
  const unsound = splitSentences(tokens).flatMap((sentence) => findUnsound(sentence, best));
  if (unsound.length === 0) return [...findings];
  return findings.map((finding) => (unsound.some((other) => overlap(finding, other)) ? { ...finding, confidence: 'low' } : finding));
}

function findUnsound(sentence: readonly Token[], findings: readonly Finding[]): Finding[] {
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  const applied = findings.filter((finding) => isApplied(finding) && finding.start >= start && finding.end <= end);
  if (!applied.some(({ type }) => type === 'grammar')) return [];
  const corrected = replaceTokens(sentence, applied);
  const remaining = ruleFindings(corrected).filter((finding) => isApplied(finding) && !isOnlyMark(finding, corrected));
  const touchesRemaining = (finding: Finding) => remaining.some((other) => overlap(finding, other));
  return applied.filter(
    (finding) => finding.type === 'grammar' && (touchesRemaining(finding) || measureGain(sentence, applied, finding) < WORST_GAIN),
  );
}

/** A comma that is still missing says nothing against the words around it. */
function isOnlyMark({ start, end, replacements: [replacement = ''] }: Finding, tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.start < end && start < token.end).map(({ text }) => text);
  const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return withoutMarks(words.join('')) === withoutMarks(replacement);
}

/** Measures by how much one correction makes the sentence likelier, with all the others applied. */
function measureGain(sentence: readonly Token[], applied: readonly Finding[], one: Finding): number {
  // Of one word for another the likelihood says little: "furniture" for "furnitures" loses as much as a wrong one.
  const covered = sentence.filter((token) => overlap(one, { ...one, start: token.start, end: token.end }));
  const words = (one.replacements[0] ?? '').split(' ');
  if (words.length <= covered.length || covered.some(({ lower }) => !isInDictionary(lower)) || words.some((word) => !/^\p{L}+$/u.test(word)))
    return 0;
  const model = loadSentenceModel();
  const measure = (tokens: readonly Token[]) => {
    const numbered = model.number(tokens);
    return (['words', 'classes'] as const).reduce((sum, view) => sum + model.measure(view, numbered, 1, tokens.length + 1), 0);
  };
  const others = applied.filter((finding) => finding !== one);
  return measure(replaceTokens(sentence, applied)) - measure(replaceTokens(sentence, others));
}
