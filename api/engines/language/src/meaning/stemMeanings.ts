import { normalizeTerm } from '../terms/searchTerms.ts';
import { findSearchWords } from '../tokens/searchWords.ts';
import { type GlossaryLanguage, glossaryLanguages, readGlossary } from './glossary.ts';
import { findMeaning, joinMeanings, type Meaning } from './wordMeanings.ts';

/** The numbers of the glossary lines that contain a stem. */
const linesByStem = new Map<string, Set<number>>();
const meaningsByLine: (Meaning | undefined)[] = [];

/** Only the first English words of a line define its meaning. */
const MOST_WORDS = 3;
const FEWEST_COMPOUND_LETTERS = 4;

/** Returns the meaning of a stem. Spanish and German stems are translated by the glossary. */
export function findStemMeaning(stem: string, language: string): Meaning | undefined {
  if (language !== 'es' && language !== 'de') return findMeaning(stem);
  const lines = [...(findGlossaryLines(stem, language) ?? [])];
  const meanings = lines.map((line) => meaningsByLine[line]).filter((each) => each !== undefined);
  return joinMeanings(meanings);
}

/** Returns the numbers of the glossary lines with a stem, or with the last part of a German compound. */
export function findGlossaryLines(stem: string, language: string): ReadonlySet<number> | undefined {
  if (linesByStem.size === 0) loadGlossary();
  const found = linesByStem.get(`${language}:${stem}`);
  if (found || language !== 'de') return found;
  for (let from = FEWEST_COMPOUND_LETTERS - 1; from <= stem.length - FEWEST_COMPOUND_LETTERS; from++) {
    const part = linesByStem.get(`de:${stem.slice(from)}`);
    if (part) return part;
  }
  return undefined;
}

function loadGlossary(): void {
  for (const [line, words] of readGlossary().entries()) {
    for (const language of glossaryLanguages) for (const word of words[language]) addWord(word, language, line);
    const stems = words.en.slice(0, MOST_WORDS).map((word) => normalizeTerm(word, 'en'));
    meaningsByLine[line] = joinMeanings(stems.map(findMeaning).filter((each) => each !== undefined));
  }
}

function addWord(text: string, language: GlossaryLanguage, line: number): void {
  for (const { word } of findSearchWords(text)) {
    const key = `${language}:${normalizeTerm(word, language)}`;
    const lines = linesByStem.get(key) ?? new Set();
    lines.add(line);
    linesByStem.set(key, lines);
  }
}
