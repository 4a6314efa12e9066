import { isIP, isIPv4 } from 'node:net';

/** What is known of a call's sender; Koa's context is one. */
interface Caller {
  /** What stands in `X-Forwarded-For` where trusted proxies are counted to, else the address of the connection. */
  ip: string;
  socket: { remoteAddress?: string | undefined };
}

const MAPPED_IPV4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Returns the address to count a caller by. An IPv6 visitor owns a whole /64, so the network counts and not the address. */
export function clientAddress({ ip, socket }: Caller): string {
  const told = stripPort(ip);
  const address = isIP(told) ? told : (socket.remoteAddress ?? '');
  if (isIPv4(address) || !isIP(address)) return address;
  // Proxies write one address in several ways; a URL knows only one of them.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped) return mapped.slice(1).flatMap(splitIntoBytes).join('.');
  const [head = '', tail = ''] = canonical.split('::');
  const groups = splitGroups(head);
  const missing = GROUPS - groups.length - splitGroups(tail).length;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...splitGroups(tail)];
  return `${whole.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Some proxies add the port that the visitor came from. */
function stripPort(told: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
}

function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

function splitIntoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
