import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { MAX_GRAMMAR_WORDS } from '../../contract/grammar.ts';
import { addRoute } from '../http/addRoute.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { requireFile } from '../http/middleware/requireFile.ts';
import { validate, validateBody } from '../http/middleware/validate.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** Twenty bytes for each word, which is twice the English average, plus the JSON. */
const maxBytes = 24 * MAX_GRAMMAR_WORDS;

/** Adds the routes of text extraction and grammar checks. */
export function addGrammarRoutes(router: Router, { services: { extractText, checkGrammar }, reportProgress, upload }: RouteDependencies): void {
  const reading = [noStore(), reportProgress(), upload('file'), validate(calls.extractText.request.options), requireFile(), attachJob()] as const;
  addRoute(router, 'extractText', reading, async (ctx) => {
    ctx.body = await extractText(ctx.state.file, ctx.state.options, ctx.state.job);
  });

  const checking = [noStore(), reportProgress(), validateBody(calls.checkGrammar.request.body, { maxBytes }), attachJob()] as const;
  addRoute(router, 'checkGrammar', checking, async (ctx) => {
    ctx.body = await checkGrammar(ctx.state.body, ctx.state.job);
  });
}
