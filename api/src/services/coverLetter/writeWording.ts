import { readInstruction } from '@sheaf/cover-letter/plan/readInstruction';
import type { Evidence } from '@sheaf/cover-letter/types/letterSpec';
import { pickChoices } from '../../../contract/choices.ts';
import { letterStyleChoices } from '../../../contract/letterChoices.ts';
import type { WrittenLetter } from '../../jobs/letterJobs.ts';
import type { JobHooks, LanguageModel } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { LetterWarning, NewWording } from './letterAnswer.ts';
import type { LetterEngines } from './letterEngines.ts';
import type { WordingRequest } from './model/wordingRequest.ts';
import { requestModelLetter } from './requestModelLetter.ts';
import type { CleanLetterRequest, LetterVersion, StoredCv } from './storedCv.ts';

/** A visitor watches, and the built-in letter is ready by then. */
const MODEL_WITHIN_MS = 60_000;

export interface Writers {
  engines: LetterEngines;
  model: LanguageModel | undefined;
  withinMs: number | undefined;
}

/** Writes a letter with the language model. Uses the built-in writer without a model, or when its letter fails the checks. */
export async function writeWording(
  request: WordingRequest,
  { engines, model, withinMs = MODEL_WITHIN_MS }: Writers,
  hooks: JobHooks,
): Promise<NewWording> {
  const { instruction, last, id, language } = request;
  const parsed = readInstruction(instruction, request.spec);
  const chosen = pickChoices(letterStyleChoices, request.spec);
  const style = { ...chosen, ...(parsed.tone && { tone: parsed.tone }), ...(parsed.length && { length: parsed.length }) };
  const spec = { ...request.spec, ...style, mention: parsed.mention, without: parsed.without };
  const again = last && id !== undefined ? { paragraphs: last.paragraphs.map(withoutClaims), id } : undefined;
  const builtIn = await engines.write({ spec: { ...spec, language: language === 'es' ? 'es' : 'en' }, ...(again && { rewrite: again }) }, hooks);
  const little: LetterWarning[] = builtIn.hasLittleEvidence || builtIn.omitsCvSentences ? ['little_evidence'] : [];
  const wording = model && (await requestModelLetter({ ...request, spec }, builtIn, { model, check: engines.check, withinMs }, hooks));
  if (wording) return { ...wording, ...style, warnings: [...little, ...wording.warnings] };
  // One paragraph in another language would not do.
  if (again && last && last.language !== builtIn.language) throw new Refusal('ai_unavailable');
  const warnings: LetterWarning[] = [
    ...little,
    ...(model ? (['model_unavailable'] as const) : []),
    ...(language !== builtIn.language && !model ? (['language_unsupported'] as const) : []),
    ...(parsed.isUnderstood ? [] : (['instruction_needs_model'] as const)),
  ];
  return { ...pickText(builtIn), engine: 'built-in', language: builtIn.language, omitsCvSentences: builtIn.omitsCvSentences, ...style, warnings };
}

/** Returns the sources that may support the claims of a letter. */
export function buildEvidence({ cv }: StoredCv, { profile, job, highlights }: CleanLetterRequest): Evidence {
  return { profile: profile ?? cv.profile, cvText: cv.text, pages: cv.pages, job, highlights };
}

function withoutClaims({ id, kind, text }: LetterVersion['paragraphs'][number]) {
  return { id, kind, text };
}

function pickText({ paragraphs, keywords, cliches }: WrittenLetter) {
  return { paragraphs, keywords, cliches };
}
