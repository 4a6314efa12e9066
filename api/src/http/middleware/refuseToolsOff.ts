import type { Middleware } from 'koa';
import { routes } from '../../../contract/routes.ts';
import type { ToolId } from '../../../contract/tools.ts';
import { Refusal } from '../../refusal.ts';
import { matchesPath } from '../findRoute.ts';
import { toolOfCall } from '../toolOfCall.ts';

/** Refuses the calls of tools that the operator has switched off, before anything of them is read. */
export function refuseToolsOff(off: readonly ToolId[]): Middleware {
  const names = (Object.keys(toolOfCall) as (keyof typeof toolOfCall)[]).filter((name) => off.some((tool) => tool === toolOfCall[name]));
  const refused = names.map((name) => routes[name]);
  return async (ctx, next) => {
    if (refused.some(({ method, path }) => method === ctx.method && matchesPath(path, ctx.path))) throw new Refusal('tool_off');
    await next();
  };
}
