import { isIP, isIPv4 } from 'node:net';
import { ipv6Groups, mappedIpv4 } from './ipv6Groups.ts';

/** What is known of a call's sender; Koa's context is one. */
interface Caller {
  /** What stands in `X-Forwarded-For` where trusted proxies are counted to, else the address of the connection. */
  ip: string;
  socket: { remoteAddress?: string | undefined };
}

const NETWORK_GROUPS = 4;

/** Returns the address to count a caller by. An IPv6 visitor owns a whole /64, so the network counts and not the address. */
export function clientAddress({ ip, socket }: Caller): string {
  const told = stripPort(ip);
  const address = isIP(told) ? told : (socket.remoteAddress ?? '');
  if (isIPv4(address) || !isIP(address)) return address;
  const groups = ipv6Groups(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Some proxies add the port that the visitor came from. */
function stripPort(told: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
}
