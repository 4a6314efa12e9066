import { toCorrection } from '@sheaf/grammar/corrections';
import { splitPassages } from '@sheaf/grammar/text/passages';
import { resolveChoices } from '../../../contract/choices.ts';
import type { Correction, GrammarRequest } from '../../../contract/grammar.ts';
import { grammarChoices } from '../../../contract/grammarChoices.ts';
import { type LanguageModel, ModelUnavailable } from '../../ports.ts';
import { countSentenceWords, type Sentence, splitChunks } from './chunks.ts';
import { findNewWords, judgeEdit, listWords } from './editGuards.ts';
import { locateEdit } from './locateEdit.ts';
import { type ModelEdit, parseModelEdits } from './modelEdits.ts';
import { buildModelQuestion } from './modelQuestion.ts';

const PARALLEL_CHUNKS = 4;
/** A model with so many invalid answers is not asked again. */
const MAX_FAILED_CHUNKS = 3;
/** The rule ids of a model's findings, so that a visitor can switch them off like any other. */
const RULES: Record<ModelEdit['type'], string> = { grammar: 'ai-grammar', spelling: 'ai-spelling', style: 'ai-style' };

export interface ModelPassHooks {
  signal: AbortSignal;
  /** How long the model may take for a text; its answers until then count. */
  withinMs: number;
  /** Called with how many more words were checked. */
  onWords(words: number): void;
  /** Whether a word, in small letters, is one of English. */
  isKnownWord(word: string): boolean;
}

export interface ModelPassResult {
  corrections: Correction[];
  /** False when the model did not answer for some of the text, or for all. */
  isComplete: boolean;
  hasAnswered: boolean;
}

/** Asks a model about a text, portion by portion, and keeps of what it proposes what is there, is safe and is English. */
export async function runModelPass(text: string, request: GrammarRequest, model: LanguageModel, hooks: ModelPassHooks): Promise<ModelPassResult> {
  const { language: dialect, preset } = resolveChoices(grammarChoices, request);
  const passages = splitPassages(text, hooks.isKnownWord);
  const context = { anyDialect: dialect === 'en', vocabulary: new Set(passages.flatMap((passage) => listWords(passage.text))) };
  const ignored = new Set(request.ignoreWords?.map((word) => word.toLowerCase()));
  const disabled = new Set(request.disabledRules);
  const waiting = splitChunks(passages);
  const corrections: Correction[] = [];
  let answered = 0;
  let failed = 0;
  let isUnavailable = false;
  const late = AbortSignal.timeout(hooks.withinMs);
  const signal = AbortSignal.any([hooks.signal, late]);

  async function checkChunks(): Promise<void> {
    for (let chunk = waiting.shift(); chunk && !isUnavailable; chunk = waiting.shift()) {
      try {
        corrections.push(...(await proposeCorrections(chunk)));
        answered += 1;
        hooks.onWords(chunk.reduce((words, sentence) => words + countSentenceWords(sentence), 0));
      } catch (error) {
        hooks.signal.throwIfAborted();
        if (!late.aborted && !(error instanceof ModelUnavailable)) throw error;
        failed += 1;
        isUnavailable = late.aborted || failed >= MAX_FAILED_CHUNKS || !isChunksFault(error);
      }
    }
  }

  async function proposeCorrections(chunk: Sentence[]): Promise<Correction[]> {
    const edits = parseModelEdits(await model.complete({ ...buildModelQuestion(chunk, { dialect, preset }), signal }));
    if (!edits) throw new ModelUnavailable('garbled');
    return edits.flatMap((proposed) => {
      const ruleId = RULES[proposed.type];
      const sentence = chunk[proposed.sentence - 1];
      const edit = sentence && locateEdit(proposed, sentence);
      if (!edit || disabled.has(ruleId) || listWords(edit.original).some((word) => ignored.has(word))) return [];
      const judgement = judgeEdit(edit, context);
      if (judgement === 'refused' || !findNewWords(edit, context.vocabulary).every(hooks.isKnownWord)) return [];
      const confidence = judgement === 'doubtful' || proposed.confidence === 'low' ? ('low' as const) : ('medium' as const);
      const { start, end, replacement } = edit;
      const finding = { start, end, type: proposed.type, ruleId, confidence, replacements: [replacement], reason: proposed.reason };
      const correction = toCorrection(finding, sentence.passage, text);
      return correction && !isOnlyLayout(correction) ? [correction] : [];
    });
  }

  await Promise.all(Array.from({ length: PARALLEL_CHUNKS }, checkChunks));
  return { corrections, isComplete: failed === 0 && waiting.length === 0 && !isUnavailable, hasAnswered: answered > 0 };
}

/** Returns whether a failure concerns only this chunk; an unreachable endpoint fails for all. */
function isChunksFault(error: unknown): boolean {
  return error instanceof ModelUnavailable && (error.trouble === 'garbled' || error.trouble === 'truncated');
}

/** Returns whether a correction only rejoins a word that a line break divided. */
function isOnlyLayout({ original, corrected }: Correction): boolean {
  return /[\n\r]/.test(original) && original.replace(/\s/g, '') === corrected.replace(/\s/g, '');
}
