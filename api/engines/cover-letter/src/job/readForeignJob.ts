import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import { findJobTerms } from '../wording/vocabulary.ts';
import type { JobTerm } from './jobTerm.ts';

const READABLE_LANGUAGES = new Set(['en', 'es', 'und']);
const MIN_LETTERS = 60;

/** Detects an advertisement in a language that this engine does not read. */
export function isForeignJob(description: string): boolean {
  return !isClearlyEnglish(description) && description.length >= MIN_LETTERS && !READABLE_LANGUAGES.has(guessLanguage(description));
}

/** Words that only English has, of advertisements without whole sentences: "Gas engineer for 4,000 homes. Unvented an advantage." */
const ENGLISH =
  /\b(?:the|and|with|for|of|you|our|an advantage|essential|preferred|desirable|wanted|required|must|experience|licen[cs]e|engineer|driver|full|homes?|shifts?|weekends?|week|hours|supplied|work|plus)\b/gi;
const MIN_ENGLISH = 5;

function isClearlyEnglish(description: string): boolean {
  return new Set((description.match(ENGLISH) ?? []).map((word) => word.toLowerCase())).size >= MIN_ENGLISH;
}

/** Returns the tools that such an advertisement names: "SAP" is SAP in every language, and its other words are none of ours. */
export function readForeignJob(description: string): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  for (const tokens of splitFacts(description))
    for (const { term, from, to } of findJobTerms(tokens)) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (term.kind !== 'tool' || !first || !last || !/^\p{Lu}/u.test(first.text) || terms.has(term.name)) continue;
      terms.set(term.name, { term: term.name, kind: 'tool', isRequired: false, places: [{ start: first.start, end: last.end }] });
    }
  return [...terms.values()];
}
