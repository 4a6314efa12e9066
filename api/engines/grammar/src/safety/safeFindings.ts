import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';
import { isObscene, shortened } from './notations.ts';
import { findProtectedTokens } from './protectedTokens.ts';

const WORDS = /\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu;
/** A short word without vowels is an abbreviation sooner than a slip. */
const VOWELLESS = /^[b-df-hj-np-tv-xz]{2,5}$/i;
const VERB_BY_ITSELF =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|shall|should|may|might|must|go|goes|went|make|makes|made|take|takes|took|get|gets|got|say|says|said)$/;

/** Returns the findings that can do no harm, each with those of its replacements that can do none. */
export function keepSafeFindings(findings: readonly Finding[], tokens: readonly Token[], text: string): Finding[] {
  const guarded = [...findProtectedTokens(tokens)];
  return findings.flatMap((finding): Finding[] => {
    const touched = guarded.filter(({ start, end }) => start < finding.end && finding.start < end);
    const isAllGuarded =
      touched.length > 1 && touched.length === tokens.filter(({ start, end }) => start < finding.end && finding.start < end).length;
    if (isAllGuarded || (touched.length > 0 && (finding.type === 'spelling' || touched.some((token) => !keepsWord(finding, token))))) return [];
    if (finding.type === 'spelling' && finding.confidence !== 'high' && VOWELLESS.test(text.slice(finding.start, finding.end))) return [];
    const original = text.slice(finding.start, finding.end);
    const next = tokens.find(({ start }) => start >= finding.end)?.lower ?? '';
    const replacements = finding.replacements.filter((replacement) => isSafe(original, replacement, next));
    return replacements[0] === undefined
      ? []
      : [{ ...finding, replacements, ...(finding.replacements[0] !== replacements[0] && { confidence: 'low' }) }];
  });
}

/** Whether every replacement still has a word as it stands, as when a comma is put beside it. */
function keepsWord({ replacements }: Finding, { text }: Token): boolean {
  return replacements.every((replacement) => replacement.includes(text));
}

function isSafe(original: string, replacement: string, next: string): boolean {
  const [from, to] = [wordsIn(original), wordsIn(replacement)];
  const isNew = (word: string) => !from.some((other) => other.toLowerCase() === word.toLowerCase());
  if (to.some((word) => isNew(word) && (isObscene(word) || !isWord(word)))) return false;
  return !isExpansion(original, to) && (canBeVerb(next) || !losesVerb(from, to));
}

function wordsIn(text: string): string[] {
  return text.match(WORDS) ?? [];
}

function isWord(word: string): boolean {
  return (
    isKnownWord(word) ||
    isKnownWord(word.replace(/'(?:s|d|ll|re|ve|m)?$/i, '')) ||
    /^(?:who|what|that|there|here|where|how|let|it|she|he)'s$/i.test(word)
  );
}

/** "As soon as possible" for "asap" is the same said longer: the writer knows it. */
function isExpansion(original: string, to: readonly string[]): boolean {
  if (to.length < 2 || !/^[\p{L}.]{2,6}$/u.test(original)) return false;
  const initials = to.map((word) => word.charAt(0).toLowerCase()).join('');
  const letters = original.toLowerCase().replaceAll('.', '');
  return initials === letters || shortened.has(letters);
}

/** Fewer words than before, and what is gone is the only verb there was. */
function losesVerb(from: readonly string[], to: readonly string[]): boolean {
  if (to.length >= from.length || from.join('').toLowerCase() === to.join('').toLowerCase()) return false;
  const isVerb = (word: string) => VERB_BY_ITSELF.test(word.toLowerCase());
  const isMaybeVerb = (word: string) => isVerb(word) || /'(?:s|d|ll|re|ve|m)$|n't$/i.test(word) || !from.includes(word);
  return from.some(isVerb) && !to.some(isMaybeVerb);
}

function canBeVerb(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG | TAG.MD)) !== 0;
}
