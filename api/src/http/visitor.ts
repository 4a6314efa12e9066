import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** Whose request it is, for taking turns and for limits. An IPv6 visitor owns a whole /64, so the network counts and not the address. */
export function visitorOf(ctx: Pick<Context, 'ip'>): string {
  const address = ctx.ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  while (tail !== undefined && groups.length + after < 8) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
