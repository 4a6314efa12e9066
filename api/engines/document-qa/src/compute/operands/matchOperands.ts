import { findTerms } from '@sheaf/language/terms/searchTerms';
import { MONEY_WORDS } from '../../answer/moneyWords.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { type ParsedQuestion, parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import { dropFrame } from '../quantities/questionParts.ts';
import type { Labelled } from './operand.ts';
import { normalizeUnit } from './priceUnits.ts';

/** How well a few words name something of a document. */
export interface Match<Thing extends Labelled> {
  thing: Thing;
  /** Weighted share (0 to 1) of the question's words found in its label and around it. */
  explained: number;
  /** What matches are ranked by. */
  score: number;
}

const AROUND_SHARE = 0.85;
const MISSING_SHARE = 0.4;
/** From this likeness on, a word is matched. */
const MATCHED = 0.3;
const EXPLAINED = 0.5;
const LEAD = 0.08;

/** Returns the terms of a few words that say which thing is meant. */
export function listContentTerms(index: OpenIndex, words: string): QuestionTerm[] {
  const parsed = parseQuestion(index, { question: dropFrame(words) || words, history: [] });
  return parsed.terms.filter(({ term, isFraming }) => !isFraming && !MONEY_WORDS.has(term) && !/^\d/.test(term) && normalizeUnit(term) !== 'piece');
}

/**
 * Finds what a few words name, the best first. A thing is left out where the document has a word of the question,
 * but neither the thing nor its section has it: that word names another topic.
 */
export function matchLabelled<Thing extends Labelled>(index: OpenIndex, things: readonly Thing[], terms: readonly QuestionTerm[]): Match<Thing>[] {
  const total = terms.reduce((sum, each) => sum + weigh(each), 0);
  const sections = new Map<number, ReadonlySet<string>>();
  const readSection = (section: number) => {
    const known = sections.get(section) ?? listSectionTerms(index, section);
    sections.set(section, known);
    return known;
  };
  return things
    .flatMap((thing): Match<Thing>[] => {
      const near = matchText(index, terms, thing.label).likeness;
      const around = matchText(index, terms, thing.around).likeness;
      const best = terms.map((_, at) => Math.max(near[at] ?? 0, AROUND_SHARE * (around[at] ?? 0)));
      const isOther = terms.some(
        (term, at) => (best[at] ?? 0) < MATCHED && isInDocument(term) && !isInSection(index, readSection(thing.section), term),
      );
      if (isOther) return [];
      const explained = total === 0 ? 0 : terms.reduce((sum, term, at) => sum + weigh(term) * (best[at] ?? 0), 0) / total;
      return [{ thing, explained, score: explained }];
    })
    .sort((one, other) => other.score - one.score);
}

/** Returns the one thing that leads clearly and has most of the words. */
export function chooseLeader<Thing extends Labelled>(matches: readonly Match<Thing>[], least = EXPLAINED): Thing | undefined {
  const [best, next] = matches;
  return best && best.explained >= least && best.score - (next?.score ?? 0) >= LEAD ? best.thing : undefined;
}

function isInDocument({ forms }: QuestionTerm): boolean {
  return forms.some(({ likeness }) => likeness >= 0.9);
}

function isInSection(index: OpenIndex, section: ReadonlySet<string>, { forms, reworded }: ParsedQuestion['terms'][number]): boolean {
  return [...forms, ...reworded].some(({ number }) => section.has(index.termAt(number)));
}

function listSectionTerms(index: OpenIndex, section: number): ReadonlySet<string> {
  const next = index.paragraphs.findIndex(({ kind }, position) => position > section && kind === 'heading');
  const [start, end] = [index.paragraphs[Math.max(section, 0)]?.start ?? 0, index.paragraphs[next]?.start ?? index.text.length];
  return new Set(findTerms(index.text.slice(start, end), index.language).map(({ term }) => term));
}

function weigh({ weight, forms, reworded }: QuestionTerm): number {
  return forms.length + reworded.length === 0 ? MISSING_SHARE * weight : weight;
}
