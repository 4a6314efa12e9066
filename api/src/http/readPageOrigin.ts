import type { Context } from 'koa';

/**
 * The origin of the page a call came from, as far as that can be believed: the browser's `Origin` must name the host the call was sent to. So
 * nobody can have visitors brought to another website. Nothing when a proxy hides the host that visitors see; then `PUBLIC_URL` must tell it.
 */
export function readPageOrigin(ctx: Pick<Context, 'get' | 'protocol' | 'host'>): string | undefined {
  // Only the browser knows whether the page came by TLS, which may have ended at a proxy.
  const told = ctx.get('Origin') || `${ctx.protocol}://${ctx.host}`;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(told) || !URL.canParse(told)) return undefined;
  const { host, origin } = new URL(told);
  return host === ctx.host.toLowerCase() ? origin : undefined;
}
