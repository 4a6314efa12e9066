import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { findJobTerms } from '../wording/vocabulary.ts';

/** How well a language is asked for or spoken: the steps of the Common European Framework that the words may mean, from A1 as 1 to C2 as 6. */
export interface LanguageLevel {
  lowest: number;
  highest: number;
  /** As it is written: "C1", "fluent". */
  written: string;
}

const NATIVE = 7;
/** C2 is "like a native"; whoever is one needs no step. Words are wider than steps, so each is a stretch of them. */
const levelRanges: [lowest: number, highest: number, words: string][] = [
  [1, 1, 'a1'],
  [2, 2, 'a2'],
  [3, 3, 'b1'],
  [4, 4, 'b2'],
  [5, 5, 'c1'],
  [6, NATIVE, 'c2'],
  [1, 2, 'basic basics beginner elementary grundkenntnisse básico basico notions débutant'],
  [3, 4, 'intermediate conversational good solid working gut intermedio intermédiaire'],
  [4, 5, 'advanced business professional avanzado avancé'],
  [5, 6, 'fluent fluently fluency excellent proficient verhandlungssicher fließend fluido courant fluente'],
  [NATIVE, NATIVE, 'native bilingual mother muttersprache muttersprachlich nativo nativa bilingüe maternelle bilingue madrelingua'],
];
const levelOfWord = new Map(levelRanges.flatMap(([lowest, highest, words]) => words.split(' ').map((word) => [word, { lowest, highest }] as const)));
/** What may be between a language and how well it is spoken. */
const fillerWords = new Set(
  'in of at a an the is be are or to and very both strong language languages skills skill level levels speaker speakers speaking spoken written verbal user knowledge command proficiency tongue upper least minimum required essential preferably above higher better'.split(
    ' ',
  ),
);
const FILLER_MARK = /^[-–—:/()+]$/;
const MAX_BETWEEN = 8;

/** Finds how well each language of a sentence is asked for or spoken, where that is said; by where the language is. */
export function findLanguageLevels(tokens: StemmedToken[]): Map<number, LanguageLevel> {
  const languages = findJobTerms(tokens).filter(({ term }) => term.kind === 'language');
  const found = new Map<number, LanguageLevel>();
  for (const [index, { from, to }] of languages.entries()) {
    const after = findLevelNear(tokens, to, 1, languages[index + 1]?.from ?? tokens.length);
    const before = after ? undefined : findLevelNear(tokens, from - 1, -1, languages[index - 1]?.to ?? 0);
    const level = after ?? before ?? findSharedLevel(tokens, languages, index, found);
    if (level) found.set(from, level);
  }
  return found;
}

/** Finds the level that two languages share: "Fluent English and German". */
function findSharedLevel(
  tokens: StemmedToken[],
  languages: { from: number; to: number }[],
  index: number,
  found: ReadonlyMap<number, LanguageLevel>,
) {
  const [previous, current] = [languages[index - 1], languages[index]];
  if (!previous || !current) return undefined;
  const words = tokens.slice(previous.to, current.from).map(({ lower }) => lower);
  return words.length <= 2 && words.every((word) => word === ',' || word === 'and' || word === 'or' || word === '/' || word === '&')
    ? found.get(previous.from)
    : undefined;
}

/** Reads the level next to a language in one direction. Several levels, as in "C1/C2" or "native or fluent", give one range. */
function findLevelNear(tokens: StemmedToken[], from: number, step: 1 | -1, end: number): LanguageLevel | undefined {
  let level: LanguageLevel | undefined;
  let depth = 0;
  for (let at = from; step > 0 ? at < end : at >= end; at += step) {
    const token = tokens[at];
    if (!token || Math.abs(at - from) > MAX_BETWEEN) break;
    const matched = levelOfWord.get(token.lower.replace(/\+$/, ''));
    if (token.text === '(') depth += 1;
    else if (token.text === ')') depth -= 1;
    // A comma ends what is said of a language, but in brackets; after "and" something else is spoken of.
    else if (depth === 0 && (/^[,;.]$/.test(token.text) || (step > 0 && /^(?:and|&)$/.test(token.lower)))) break;
    else if (matched) level = mergeLevels(level, { ...matched, written: token.text });
    else if (!fillerWords.has(token.lower) && !FILLER_MARK.test(token.text)) break;
  }
  return level;
}

function mergeLevels(one: LanguageLevel | undefined, other: LanguageLevel): LanguageLevel {
  if (!one) return other;
  return {
    lowest: Math.min(one.lowest, other.lowest),
    highest: Math.max(one.highest, other.highest),
    written: one.lowest <= other.lowest ? one.written : other.written,
  };
}
