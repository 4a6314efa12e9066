import { skipListMark } from '../cite/skipListMark.ts';
import type { Item } from '../documentQuestions/structure/item.ts';
import { composeList } from '../documentQuestions/things/composeList.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findAskedRules } from './askedRules.ts';
import { hasRule } from './ruleCues.ts';

/** Nobody reads a longer list. */
const MOST_RULES = 12;
const FEWEST_WORDS = 3;

/** Answers what is forbidden, required, permitted or to be paid, with the rules of all clauses. Returns undefined if there are none. */
export function answerWithRules(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const kind = findAskedRules(question);
  if (!kind) return undefined;
  const seen = new Set<string>();
  const items = index.sentences.flatMap(({ start, end, paragraph }): Item[] => {
    const stretch = skipListMark(index.text, { start, end });
    const said = index.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ');
    const place = index.paragraphs[paragraph]?.kind;
    const isStatement = place !== 'heading' && place !== 'tableRow' && said.split(' ').length >= FEWEST_WORDS;
    if (!isStatement || said.endsWith('?') || seen.has(said) || !hasRule(kind, said)) return [];
    seen.add(said);
    return [{ text: said, ...stretch }];
  });
  if (items.length === 0) return undefined;
  const shown = items.slice(0, MOST_RULES);
  return composeList(index, shown, { code: 'listed', count: shown.length });
}
