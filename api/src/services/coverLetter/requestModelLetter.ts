import type { WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import { type LetterParagraph, wordsOfLength } from '../../../contract/coverLetter.ts';
import { countBodyWords } from '../../../contract/letterText.ts';
import type { WrittenLetter } from '../../jobs/letterJobs.ts';
import type { JobHooks, LanguageModel } from '../../ports.ts';
import { ModelUnavailable } from '../../ports.ts';
import type { NewWording } from './letterAnswer.ts';
import type { LetterEngines } from './letterEngines.ts';
import { fitParagraphs } from './model/fitParagraphs.ts';
import { buildLetterPrompt, type EvidenceItem, listEvidenceItems } from './model/letterPrompt.ts';
import { markUnproved } from './model/markUnproved.ts';
import { parseModelAnswer } from './model/parseModelAnswer.ts';
import type { WordingRequest } from './model/wordingRequest.ts';

const MAX_ATTEMPTS = 2;
const NOT_JSON = 'Your last answer was not the JSON object that was asked for. Answer with it, whole.';

interface LetterTools {
  model: LanguageModel;
  check: LetterEngines['check'];
  withinMs: number;
}

type ModelWording = Omit<NewWording, 'tone' | 'length'>;

/**
 * Asks a model for a letter with the plan and the evidence of the built-in one, and has every statement of it looked up. Nothing when it gave no letter
 * in time, or twice none of the right form and length.
 */
export async function requestModelLetter(
  request: WordingRequest,
  builtIn: WrittenLetter,
  { model, check, withinMs }: LetterTools,
  hooks: JobHooks,
): Promise<ModelWording | undefined> {
  const late = AbortSignal.timeout(withinMs);
  const signal = AbortSignal.any([hooks.signal, late]);
  const items = listEvidenceItems(builtIn.plan, request);
  let trouble: string | undefined;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      const prompt = buildLetterPrompt(request, builtIn.plan, items, { contextTokens: model.contextTokens, trouble });
      const reply = parseModelAnswer(await model.complete({ ...prompt, signal }));
      const written = reply && fitParagraphs(reply, request, builtIn);
      trouble = written ? describeLengthProblem(written.paragraphs, request) : NOT_JSON;
      if (written && trouble === undefined) return await buildWording(written, items);
    } catch (error) {
      hooks.signal.throwIfAborted();
      if (!late.aborted && !(error instanceof ModelUnavailable)) throw error;
      // Only half an answer is worth another try: any other failure would repeat.
      if (late.aborted || !(error instanceof ModelUnavailable) || !['garbled', 'truncated'].includes(error.trouble)) return undefined;
      trouble = NOT_JSON;
    }
  }
  return undefined;

  async function buildWording({ paragraphs, sources, hasRemoved }: NonNullable<ReturnType<typeof fitParagraphs>>, all: EvidenceItem[]) {
    const { onProgress: _, ...quietly } = hooks;
    const checked = await check({ evidence: request.spec, paragraphs }, quietly);
    const isEnglish = request.language === 'en';
    return {
      ...checked,
      paragraphs: markUnproved(checked.paragraphs, { sources, items: all, isEnglish }),
      engine: model.label,
      language: request.language,
      warnings: hasRemoved ? (['claims_removed'] as const).slice() : [],
    };
  }
}

/** Fewer words leave no room for the applicant, the job and one fact. */
const FEWEST_WORDS = 60;

/** Why a letter is too short or too long, in words for whoever wrote it. Length follows evidence, so that no letter must fill a page. */
function describeLengthProblem(paragraphs: (WrittenParagraph | LetterParagraph)[], { spec }: WordingRequest): string | undefined {
  const { max } = wordsOfLength[spec.length];
  const words = countBodyWords(paragraphs);
  if (words >= FEWEST_WORDS && words <= max) return undefined;
  return words > max
    ? `Your last answer had ${words} words where all paragraphs together must have at most ${max}. Write it shorter.`
    : `Your last answer had ${words} words. Tell all the evidence that the plan names.`;
}
