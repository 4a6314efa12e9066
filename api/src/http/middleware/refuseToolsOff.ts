import type { Middleware } from 'koa';
import { routes } from '../../../contract/routes.ts';
import type { ToolId } from '../../../contract/tools.ts';
import { Refusal } from '../../refusal.ts';
import { matchesPath } from '../findRoute.ts';
import { toolByCall } from '../toolByCall.ts';

/** Refuses the calls of tools that the operator has switched off, before anything of them is read. */
export function refuseToolsOff(off: readonly ToolId[]): Middleware {
  const names = (Object.keys(toolByCall) as (keyof typeof toolByCall)[]).filter((name) => off.some((tool) => tool === toolByCall[name]));
  const refused = names.map((name) => routes[name]);
  return async (ctx, next) => {
    if (refused.some(({ method, path }) => method === ctx.method && matchesPath(path, ctx.path))) throw new Refusal('tool_off');
    await next();
  };
}
