import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { DAY_NAMES } from './dayNames.ts';
import { MONTH_NAMES } from './monthNames.ts';

/** Days and months have a capital and name no place or person. */
const IS_DATE_WORD = new RegExp(`^(?:${[...DAY_NAMES, ...MONTH_NAMES.flat()].join('|')})$`, 'iu');
/** A name in a larger share of the sections is what the whole document is about. */
const MAX_SECTION_SHARE = 0.5;
const MIN_SECTIONS = 3;
const LOWER_CASE_BEFORE = /\p{Ll},? $/u;
/** Headings and cells have capitals that say nothing, except in "trip to Lisbon and Porto". */
const PREPOSITION_BEFORE = /\b(?:in|to|from|at|near|en|hacia|desde) (?:\p{Lu}[\p{L} ]{2,30}(?:,|,? (?:and|or|y|o)) )?$/u;
const sectionsByIndex = new WeakMap<OpenIndex, Int32Array>();

/** Returns whether a question has a name, such as that of a town, which other sections of the document have and the one of a sentence lacks. */
export function isAboutOtherName(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  // German capitalises every noun.
  if (index.language === 'de' || parsed.language === 'de') return false;
  const sections = numberSections(index);
  const count = (sections.at(-1) ?? 0) + 1;
  if (count < MIN_SECTIONS) return false;
  return findTerms(parsed.question, parsed.language).some(({ word, term }) => {
    if (IS_DATE_WORD.test(word)) return false;
    const number = index.findTermNumber(term);
    if (number === undefined) return false;
    const { sentences } = index.sentencesWith(number);
    if (!isName(index, word, sentences)) return false;
    const named = new Set(Array.from(sentences, (each) => sections[each] ?? 0));
    // The title above all sections does not distinguish them.
    named.delete(0);
    return named.size > 0 && named.size <= MAX_SECTION_SHARE * count && !named.has(sections[sentence] ?? 0);
  });
}

/** Returns whether a word always has a capital, also within a sentence of running text. */
function isName(index: OpenIndex, word: string, sentences: Uint32Array): boolean {
  const pattern = new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'giu');
  const hasCapital = ([match]: RegExpExecArray) => /^\p{Lu}/u.test(match);
  if (![...index.text.matchAll(pattern)].every(hasCapital)) return false;
  return Array.from(sentences).some((sentence) => {
    const kind = index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind;
    const before = kind === 'text' || kind === 'listItem' ? LOWER_CASE_BEFORE : PREPOSITION_BEFORE;
    const text = sliceSentence(index, sentence);
    return [...text.matchAll(pattern)].some((found) => before.test(text.slice(0, found.index)));
  });
}

/** Numbers the sections of a document by its headings, for each sentence. */
function numberSections(index: OpenIndex): Int32Array {
  const known = sectionsByIndex.get(index);
  if (known) return known;
  const isHeading = (sentence: number) => index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind === 'heading';
  let section = 0;
  const sections = Int32Array.from(index.sentences, (_, sentence) => {
    if (isHeading(sentence) && !isHeading(sentence - 1)) section += 1;
    return section;
  });
  sectionsByIndex.set(index, sections);
  return sections;
}
