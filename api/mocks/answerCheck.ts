import { countWords } from '@sheaf/language/tokens/countWords';
import { calls } from '../contract/calls.ts';
import { type GrammarResult, MAX_GRAMMAR_WORDS } from '../contract/grammar.ts';
import { answerRefusal } from './answers.ts';
import { answerJson, readBody } from './contractAnswers.ts';
import { fakeCheck } from './fakeCheck.ts';
import { reportProgress } from './fakeProgress.ts';

/** Answers a grammar check as the server does. `changes` are fields that other engines would answer differently. */
export async function answerCheck(request: Request, changes: (result: GrammarResult) => Partial<GrammarResult> = () => ({})): Promise<Response> {
  const asked = await readBody(request, calls.checkGrammar.request.body);
  if (asked instanceof Response) return asked;
  const words = countWords(asked.text);
  if (words > MAX_GRAMMAR_WORDS) return answerRefusal(request, 'text_too_long', { words, limit: MAX_GRAMMAR_WORDS });
  const result = fakeCheck(asked);
  reportProgress(request, { stage: 'over' });
  return answerJson('checkGrammar', { ...result, ...changes(result) });
}
