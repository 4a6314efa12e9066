import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';
import { isObscene, isShocking, shortened } from './notations.ts';
import { findProtectedTokens } from './protectedTokens.ts';

const WORDS = /\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu;
/** Matches short words without vowels, which are abbreviations more often than slips. */
const VOWELLESS = /^[b-df-hj-np-tv-xz]{2,5}$/i;
const VERB_BY_ITSELF =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|shall|should|may|might|must|go|goes|went|make|makes|made|take|takes|took|get|gets|got|say|says|said)$/;

const HELPER = /^(?:will|would|can|could|shall|should|may|might|must|do|does|did)$/i;

/** Returns the findings that are safe to show, each with its safe replacements only. */
export function keepSafeFindings(findings: readonly Finding[], tokens: readonly Token[], text: string): Finding[] {
  const guarded = [...findProtectedTokens(tokens)];
  return findings.flatMap((finding): Finding[] => {
    const isTouched = ({ start, end }: Token) => start < finding.end && finding.start < end;
    const touched = guarded.filter(isTouched);
    const isAllGuarded = touched.length > 1 && touched.length === tokens.filter(isTouched).length;
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

/** Returns whether every replacement keeps a word as it is, such as one that only adds a comma. */
function keepsWord({ replacements }: Finding, { text }: Token): boolean {
  return replacements.every((replacement) => replacement.includes(text));
}

function isSafe(original: string, replacement: string, next: string): boolean {
  const [from, to] = [wordsIn(original), wordsIn(replacement)];
  const isNew = (word: string) => !from.some((other) => other.toLowerCase() === word.toLowerCase());
  if (to.some((word) => isNew(word) && (isObscene(word) || isShocking(word, original) || !isWord(word)))) return false;
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

/** Detects the long form of an abbreviation, such as "as soon as possible" for "asap", which its writer knows. */
function isExpansion(original: string, to: readonly string[]): boolean {
  if (to.length < 2 || !/^[\p{L}.]{2,6}$/u.test(original)) return false;
  const initials = to.map((word) => word.charAt(0).toLowerCase()).join('');
  const letters = original.toLowerCase().replaceAll('.', '');
  if (to.some((word) => word.toLowerCase() === letters)) return false;
  // "Am" before noon is no verb, but "am" is one far more often.
  return initials === letters || (shortened.has(letters) && !VERB_BY_ITSELF.test(original));
}

/** Detects a replacement that drops the only verb. */
function losesVerb(from: readonly string[], to: readonly string[]): boolean {
  if (to.length >= from.length || from.join('').toLowerCase() === to.join('').toLowerCase()) return false;
  const isVerb = (word: string) => VERB_BY_ITSELF.test(word.toLowerCase());
  // Behind a helper another verb is left: "before I will sign" becomes "before I sign".
  const onlyHelps = from.filter(isVerb).every((word) => HELPER.test(word));
  const isMaybeVerb = (word: string) =>
    isVerb(word) || /'(?:s|d|ll|re|ve|m)$|n't$/i.test(word) || !from.includes(word) || isPast(word) || (onlyHelps && canBeVerb(word.toLowerCase()));
  return from.some(isVerb) && !to.some(isMaybeVerb);
}

function isPast(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word.toLowerCase());
  return index >= 0 && (words.tagsAt(index) & TAG.VBD) !== 0;
}

function canBeVerb(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG | TAG.MD)) !== 0;
}
