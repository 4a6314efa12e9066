import type { Passage } from '@sheaf/document-qa/types/builtInAnswer';
import type { JobHooks } from '../../../ports.ts';

/** A question with the ones before it, the oldest first. */
export interface QuestionInContext {
  question: string;
  history: string[];
}

/** Documents of which a model is shown excerpts. */
export interface PassageSource {
  /** The passages that score highest for the question, the best first. */
  passages(question: QuestionInContext, count: number, hooks: JobHooks): Promise<Passage[]>;
  /** The whole text, page by page; empty where it has more letters than these. */
  fullText(maxLetters: number, hooks: JobHooks): Promise<Passage[]>;
}
