import { countWords } from '@sheaf/language/tokens/countWords';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { findSections, isBackMatter, isSummarising, type Section } from '../structure/sections.ts';

/** A sentence that may be part of a summary. */
export interface InformativeSentence {
  /** Its place in `ChatIndex.sentences`. */
  sentence: number;
  /** Its part of the document: a section, or a range of sentences where there are none. */
  part: number;
  /** Of a section that is itself a summary. */
  isInSummary: boolean;
  /** The first of its part. */
  isFirst: boolean;
  /** It has a word of the title above it. */
  namesPart: boolean;
  /** Its part is a section with a title. */
  hasTitle: boolean;
  words: number;
}

const MIN_WORDS = 5;
const MAX_WORDS = 60;
const PARTS_WITHOUT_HEADINGS = 8;
const MIN_LETTERS = 0.6;
const IS_FORMAL =
  /https?:\/\/|@|\bdoi\b|©|\ball rights reserved\b|^\W*(?:date|licen[cs]e|keywords?|received|accepted|published|copyright|figure|fig\.|table|tabla|figura|author|correspondence|note|present|attendees|participants|apologies|bill to|asistentes)\b\s?[\d:.]|^\W*(?:prepared|written|compiled|edited|elaborado|preparado|redactado) (?:by|por)\b|^\s*\p{L}+, \p{Lu}[^.]*;/iu;
/** "Abstract:", "Text:" and the like, before the first sentence of what they name. */
const ABSTRACT = /^(?:abstract|summary|resumen|background|objectives?)\s*[:.–—-]/i;

/** Finds the sentences of a document that say something by themselves: no headings, tables, notes, references or lines about the document. */
export function findInformativeSentences(index: OpenIndex): InformativeSentence[] {
  const sections = findSections(index).filter(({ heading, end }) => end > heading + 1);
  const sectionByParagraph = findInnermostSections(sections, index.paragraphs.length);
  const backMatter = markParagraphs(sections.filter(isBackMatter), index.paragraphs.length);
  const summaries = markParagraphs(sections.filter(isSummarising), index.paragraphs.length);
  const abstract = index.paragraphs.findIndex(({ start }) => ABSTRACT.test(index.text.slice(start, start + 40)));
  const informative: InformativeSentence[] = [];
  const begun = new Set<number>();
  for (const [sentence, { start, end, paragraph }] of index.sentences.entries()) {
    const kind = index.paragraphs[paragraph]?.kind;
    if ((kind !== 'text' && kind !== 'listItem') || backMatter[paragraph]) continue;
    const sentenceText = index.text.slice(start, end);
    const words = countWords(sentenceText);
    if (words < MIN_WORDS || words > MAX_WORDS || !isProse(sentenceText)) continue;
    const found = sectionByParagraph[paragraph] ?? -1;
    const part =
      found >= 0 && sections.length > 2 ? found : sections.length + Math.floor((PARTS_WITHOUT_HEADINGS * start) / Math.max(1, index.text.length));
    const isInSummary = summaries[paragraph] === true || (abstract >= 0 && paragraph === abstract);
    const titleTerms = new Set(sections[found]?.terms);
    const namesPart = titleTerms.size > 0 && index.termsIn(sentence).some((term) => titleTerms.has(index.termAt(term)));
    informative.push({ sentence, part, isInSummary, namesPart, hasTitle: part === found, isFirst: !begun.has(part), words });
    begun.add(part);
  }
  return informative;
}

/** Finds for each paragraph the innermost section. */
function findInnermostSections(sections: readonly Section[], paragraphs: number): number[] {
  const found = new Array<number>(paragraphs).fill(-1);
  for (const [index, { heading, end }] of sections.entries()) found.fill(index, heading + 1, end);
  return found;
}

/** Marks for each paragraph whether it is in one of some sections. */
function markParagraphs(sections: readonly Section[], paragraphs: number): boolean[] {
  return findInnermostSections(sections, paragraphs).map((position) => position >= 0);
}

function isProse(text: string): boolean {
  if (IS_FORMAL.test(text) || !/[.!?。！？:;]["”»’)\]]*(?:\s?\[[\d,\s–-]+\])?\s*$/.test(text)) return false;
  const letters = text.replace(/\P{L}+/gu, '').length;
  return letters >= MIN_LETTERS * text.replace(/\s/g, '').length;
}
