import type Router from '@koa/router';
import { calls } from '../../contract/calls.ts';
import { letterLimits } from '../../contract/coverLetter.ts';
import { describeTones } from '../../contract/describeTones.ts';
import { letterFileTypes } from '../../contract/letterFileTypes.ts';
import { letterAnswerWords } from '../../contract/messages/serverMessages.ts';
import { addRoute } from '../http/addRoute.ts';
import { readLanguage } from '../http/language.ts';
import { attachJob } from '../http/middleware/attachJob.ts';
import { noStore } from '../http/middleware/noStore.ts';
import { validate, validateBody } from '../http/middleware/validate.ts';
import { sendResult } from '../http/sendResult.ts';
import type { RouteDependencies } from './routeDependencies.ts';

/** JSON may write each letter as six bytes. A text that is too long is refused with its limit and not for its bytes. */
const maxBytes = 24 * letterLimits.maxCvText;

/** Adds the routes of CVs and cover letters. */
export function addCoverLetterRoutes(router: Router, { services: { letters }, reportProgress, upload }: RouteDependencies): void {
  const reading = [noStore(), reportProgress(), upload('file'), validate(calls.extractCv.request.options), attachJob()] as const;
  addRoute(router, 'extractCv', reading, async (ctx) => {
    const cv = { file: ctx.state.files[0], text: ctx.state.fields.get('text') };
    ctx.body = await letters.extract(ctx.state.owner, cv, ctx.state.options, ctx.state.job);
  });

  const viewing = [noStore(), reportProgress(), upload('file'), validate(calls.machineView.request.options), attachJob()] as const;
  addRoute(router, 'machineView', viewing, async (ctx) => {
    const cv = { file: ctx.state.files[0], text: ctx.state.fields.get('text') };
    ctx.body = await letters.viewAsMachine(cv, ctx.state.options, ctx.state.job);
  });

  const writing = [noStore(), reportProgress(), validateBody(calls.generateLetter.request.body, { maxBytes }), attachJob()] as const;
  addRoute(router, 'generateLetter', writing, async (ctx) => {
    ctx.body = await letters.generate(ctx.state.owner, ctx.state.body, ctx.state.job);
  });

  const rewriting = [noStore(), reportProgress(), validateBody(calls.regenerateLetter.request.body, { maxBytes }), attachJob()] as const;
  addRoute(router, 'regenerateLetter', rewriting, async (ctx) => {
    ctx.body = await letters.regenerate(ctx.state.owner, ctx.state.body, ctx.state.job);
  });

  const exporting = [
    reportProgress(),
    validateBody(calls.exportLetter.request.body, { maxBytes }),
    noStore('private, no-store'),
    attachJob(),
  ] as const;
  addRoute(router, 'exportLetter', exporting, async (ctx) => {
    const { filename: name, report, output } = await letters.export(ctx.state.owner, ctx.state.body, ctx.state.job);
    sendResult(ctx, 'exportLetter', { name, type: letterFileTypes[ctx.state.body.format], report, output });
  });

  addRoute(router, 'letterTones', [], (ctx) => {
    ctx.vary('Accept-Language');
    ctx.body = describeTones(letterAnswerWords[readLanguage(ctx)].style);
  });

  addRoute(router, 'deleteCv', [], async (ctx) => {
    await letters.remove(ctx.state.owner, ctx.params.cvId ?? '');
    ctx.status = 204;
  });
}
