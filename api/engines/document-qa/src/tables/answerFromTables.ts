import type { OpenIndex } from '../index/openChatIndex.ts';
import type { Asked } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
export function answerFromTables(_index: OpenIndex, _asked: Asked): BuiltInAnswer | undefined {
  return undefined;
}
