import { skipListMarker } from '../cite/skipListMarker.ts';
import type { Item } from '../documentQuestions/structure/item.ts';
import { composeList } from '../documentQuestions/things/composeList.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findRequestedRules } from './requestedRules.ts';
import { hasRule } from './ruleCues.ts';

/** Nobody reads a longer list. */
const MAX_RULES = 12;
const MIN_WORDS = 3;

/** Answers what is forbidden, required, permitted or to be paid, with the rules of all clauses. Returns undefined if there are none. */
export function answerWithRules(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const kind = findRequestedRules(question);
  if (!kind) return undefined;
  const seen = new Set<string>();
  const items = index.sentences.flatMap(({ start, end, paragraph }): Item[] => {
    const span = skipListMarker(index.text, { start, end });
    const text = index.text.slice(span.start, span.end).replace(/\s+/g, ' ');
    const place = index.paragraphs[paragraph]?.kind;
    const isStatement = place !== 'heading' && place !== 'tableRow' && text.split(' ').length >= MIN_WORDS;
    if (!isStatement || text.endsWith('?') || seen.has(text) || !hasRule(kind, text)) return [];
    seen.add(text);
    return [{ text: text, ...span }];
  });
  if (items.length === 0) return undefined;
  const shown = items.slice(0, MAX_RULES);
  return composeList(index, shown, { code: 'listed', count: shown.length });
}
