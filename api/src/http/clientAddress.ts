import { isIP, isIPv4 } from 'node:net';
import { findMappedIpv4, parseIpv6Groups } from './parseIpv6Groups.ts';

/** The parts of a request that identify its sender, such as Koa's context. */
interface Caller {
  /** Returns the `X-Forwarded-For` entry of the farthest trusted proxy, or the address of the connection. */
  ip: string;
  socket: { remoteAddress?: string | undefined };
  /** The hash of the user that a proxy signed in. */
  state?: { signedInAs?: string };
}

const NETWORK_GROUPS = 4;

/** Returns the key for limits of a caller: the hash of the signed-in user, else the address. An IPv6 visitor owns a whole /64, so its network is the key. */
export function clientAddress({ ip, socket, state }: Caller): string {
  if (state?.signedInAs !== undefined) return state.signedInAs;
  const forwarded = stripPort(ip);
  const address = isIP(forwarded) ? forwarded : (socket.remoteAddress ?? '');
  if (isIPv4(address) || !isIP(address)) return address;
  const groups = parseIpv6Groups(address);
  return findMappedIpv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Removes the port of the visitor, which some proxies add. */
function stripPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
