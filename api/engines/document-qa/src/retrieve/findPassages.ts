import type { OpenIndex } from '../index/openChatIndex.ts';
import type { Passage } from '../types/builtInAnswer.ts';
import { type ChatQuestion, parseQuestion } from './parseQuestion.ts';
import { rankWindows } from './rankWindows.ts';

/** Finds the passages that match a question best, the best first. */
export function findPassages(index: OpenIndex, chatQuestion: ChatQuestion, count: number): Passage[] {
  const { windows } = rankWindows(index, parseQuestion(index, chatQuestion).terms);
  return [...windows.entries()]
    .filter(([, score]) => score > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .flatMap(([window, score]) => buildPassage(index, window, score));
}

function buildPassage({ windows, sentences, text }: OpenIndex, window: number, score: number): Passage[] {
  const first = sentences[windows[2 * window] ?? -1];
  const last = sentences[(windows[2 * window + 1] ?? 0) - 1];
  if (!first || !last) return [];
  return [{ page: first.page, start: first.start, end: last.end, text: text.slice(first.start, last.end), score }];
}
