import { summarizeCorrections } from '@sheaf/grammar/result';
import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { countWords, findEndOfWords } from '@sheaf/language/tokens/countWords';
import type { Correction, GrammarRequest, GrammarResult } from '../contract/grammar.ts';

type Slip = Pick<Correction, 'type' | 'ruleId' | 'confidence' | 'suggestion'> & { pattern: RegExp; replacements: string[] };

const buildSpellingSlip = (wrong: string, ...replacements: string[]): Slip => ({
  pattern: new RegExp(`\\b${wrong}\\b`, 'gi'),
  type: 'spelling',
  ruleId: 'spelling',
  confidence: 'high',
  suggestion: `This word is usually written “${replacements[0]}”.`,
  replacements,
});

/** All that the fake check knows. The real one finds these slips too, and many more. */
const SLIPS: Slip[] = [
  buildSpellingSlip('recieve', 'receive'),
  buildSpellingSlip('seperate', 'separate'),
  buildSpellingSlip('definately', 'definitely', 'defiantly'),
  buildSpellingSlip('occured', 'occurred'),
  buildSpellingSlip('enviroment', 'environment'),
  buildSpellingSlip('teh', 'the'),
  buildSpellingSlip('nesesario', 'necesario'),
  {
    pattern: /\bcould of\b/gi,
    type: 'grammar',
    ruleId: 'could-of',
    confidence: 'high',
    suggestion: '“Of” stands here for “have”, which sounds alike.',
    replacements: ['could have'],
  },
  {
    pattern: /\ba(?= (?:hour|apple|honest|offer))/gi,
    type: 'grammar',
    ruleId: 'a-an',
    confidence: 'medium',
    suggestion: 'Before a vowel sound it is “an”.',
    replacements: ['an'],
  },
  {
    pattern: /\bthe team have\b/gi,
    type: 'grammar',
    ruleId: 'agreement',
    confidence: 'low',
    suggestion: 'A team is one thing in American English; in British English both are right.',
    replacements: ['the team has'],
  },
  {
    pattern: /\b(?:utilize|in order to)\b/gi,
    type: 'style',
    ruleId: 'plain-words',
    confidence: 'medium',
    suggestion: 'A shorter word says the same.',
    replacements: ['use', 'to'],
  },
  {
    pattern: /\bwas decided by us\b/gi,
    type: 'style',
    ruleId: 'passive',
    confidence: 'medium',
    suggestion: 'Who did it may come first.',
    replacements: [],
  },
];

/** Checks a text for a short list of mistakes and keeps the invariants of the real check. */
export function fakeCheck({ text, wordLimit, ignoreWords = [], disabledRules = [] }: GrammarRequest): GrammarResult {
  const ignored = new Set(ignoreWords.map((word) => word.toLowerCase()));
  const wordCount = countWords(text);
  const checkedWordCount = Math.min(wordCount, wordLimit || wordCount);
  const checkedUntil = findEndOfWords(text, checkedWordCount);
  const corrections = SLIPS.filter(({ ruleId }) => !disabledRules.includes(ruleId))
    .flatMap((slip) => [...text.matchAll(slip.pattern)].map((found) => buildCorrection(slip, found[0], found.index)))
    .filter(({ original, offset }) => offset < checkedUntil && !ignored.has(original.toLowerCase()))
    .sort((one, other) => one.offset - other.offset);
  const sentences = Math.max(1, text.split(/[.!?]+\s/).length);
  return {
    ...summarizeCorrections(text, corrections),
    wordCount,
    checkedWordCount,
    truncated: checkedWordCount < wordCount,
    language: guessLanguage(text) === 'es' ? 'es' : 'en',
    engine: 'fake',
    ...(wordCount >= 20 && { readability: { words: wordCount, sentences, averageSentenceWords: wordCount / sentences, grade: 8.4 } }),
  };
}

function buildCorrection({ pattern: _, replacements, ...facts }: Slip, original: string, offset: number): Correction {
  const fitting = facts.ruleId === 'plain-words' ? [original.toLowerCase() === 'utilize' ? 'use' : 'to'] : replacements;
  const written = fitting.map((replacement) =>
    /^\p{Lu}/u.test(original) ? replacement.replace(/^./, (letter) => letter.toUpperCase()) : replacement,
  );
  return {
    ...facts,
    id: `${facts.ruleId}-${offset}`,
    original,
    corrected: written[0] ?? original,
    offset,
    length: original.length,
    replacements: written,
  };
}
