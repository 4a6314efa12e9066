import type { Context } from 'koa';

/**
 * Reads the origin of the page that a call came from. The browser's `Origin` must name the host that the call was sent to, so nobody
 * can lead visitors to another website. Returns nothing when a proxy hides that host. Then `PUBLIC_URL` is needed.
 */
export function readPageOrigin(ctx: Pick<Context, 'get' | 'protocol' | 'host'>): string | undefined {
  // Only the browser knows whether the page came by TLS, which may end at a proxy.
  const claimedOrigin = ctx.get('Origin') || `${ctx.protocol}://${ctx.host}`;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(claimedOrigin) || !URL.canParse(claimedOrigin)) return undefined;
  const { host, origin } = new URL(claimedOrigin);
  return host === ctx.host.toLowerCase() ? origin : undefined;
}
