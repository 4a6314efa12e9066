import { HttpResponse } from 'msw';
import { GrammarRequest, type GrammarResult, MAX_GRAMMAR_WORDS } from '../contract/grammar.ts';
import { schemaProblem } from '../contract/schemaProblem.ts';
import { refusal } from './answers.ts';
import { fakeCheck } from './fakeCheck.ts';
import { reportProgress } from './fakeProgress.ts';

/** What the server answers to a text that is to be checked; `changes` for what a server with other engines would say. */
export async function checkAnswer(request: Request, changes: (result: GrammarResult) => Partial<GrammarResult> = () => ({})): Promise<Response> {
  const asked = GrammarRequest.safeParse(await jsonOf(request));
  if (!asked.success) return refusal(request, 'invalid_request', { reason: schemaProblem(asked.error) });
  const words = asked.data.text.split(/\s+/).filter(Boolean).length;
  if (words > MAX_GRAMMAR_WORDS) return refusal(request, 'text_too_long', { words, limit: MAX_GRAMMAR_WORDS });
  const result = fakeCheck(asked.data);
  reportProgress(request, { stage: 'over' });
  return HttpResponse.json({ ...result, ...changes(result) });
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
