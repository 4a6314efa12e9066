import { summarizeCorrections } from '@sheaf/grammar/result';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { findEndOfWords } from '@sheaf/language/tokens/countWords';
import type { GrammarRequest, GrammarResult } from '../../../contract/grammar.ts';
import type { JobHooks, LanguageModel } from '../../ports.ts';
import { mergeFindings } from './mergeFindings.ts';
import { runModelPass } from './modelPass.ts';

/** A visitor watches, and has the built-in result already as far as the server knows. */
const MODEL_WITHIN_MS = 60_000;
const MODEL_UNAVAILABLE = {
  code: 'model_unavailable' as const,
  text: 'The AI service did not answer for all of the text; the built-in check was used where it did not.',
};

export interface GrammarDependencies {
  /** Runs the built-in engine in its sandbox. */
  checkLocally(request: GrammarRequest, hooks: JobHooks): Promise<GrammarResult>;
  /** Absent where the built-in engine answers alone. */
  model?: LanguageModel | undefined;
  modelWithinMs?: number;
}

export interface GrammarService {
  check(request: GrammarRequest, hooks: JobHooks): Promise<GrammarResult>;
}

/** Checks texts by the built-in engine and, where there is one, by a model whose every word is verified. */
export function createGrammarService({ checkLocally, model, modelWithinMs = MODEL_WITHIN_MS }: GrammarDependencies): GrammarService {
  if (!model) return { check: checkLocally };
  return {
    async check(request, hooks) {
      try {
        const builtIn = await checkLocally(request, {
          ...hooks,
          onProgress: (progress) => progress.stage !== 'over' && hooks.onProgress?.(progress),
        });
        return isForModels(builtIn) ? await checkWithBoth(request, builtIn, model, hooks) : builtIn;
      } finally {
        hooks.onProgress?.({ stage: 'over' });
      }
    },
  };

  async function checkWithBoth(
    request: GrammarRequest,
    builtIn: GrammarResult,
    languageModel: LanguageModel,
    hooks: JobHooks,
  ): Promise<GrammarResult> {
    const { text } = request;
    const { checkedWordCount: words, truncated } = builtIn;
    let word = 0;
    hooks.onProgress?.({ stage: 'proofreading', word, words });
    const { corrections, isComplete, hasAnswered } = await runModelPass(
      truncated ? text.slice(0, findEndOfWords(text, words)) : text,
      request,
      languageModel,
      {
        signal: hooks.signal,
        withinMs: modelWithinMs,
        onWords(more) {
          word = Math.min(words, word + more);
          hooks.onProgress?.({ stage: 'proofreading', word, words });
        },
        isKnownWord: isKnownWord,
      },
    );
    return {
      ...builtIn,
      ...summarizeCorrections(text, mergeFindings(text, builtIn.corrections, corrections, words)),
      engine: hasAnswered ? `${builtIn.engine}, ${languageModel.label}` : builtIn.engine,
      ...(isComplete ? {} : { warnings: [...(builtIn.warnings ?? []), MODEL_UNAVAILABLE] }),
    };
  }
}

/** Returns whether a text may go to a model: only English prose does. */
function isForModels({ language, warnings = [] }: GrammarResult): boolean {
  return language === 'en' && !warnings.some(({ code }) => code === 'not_english' || code === 'not_prose');
}
