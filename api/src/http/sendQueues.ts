import { readFile } from 'node:fs/promises';
import { isIPv4, type Socket } from 'node:net';
import { findMappedIpv4, parseIpv6Groups } from './parseIpv6Groups.ts';

/** Linux lists its connections here, each with the bytes that the receiver has not acknowledged. */
const CONNECTION_TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const MAPPED_IPV4 = '0000000000000000FFFF0000';
const ROW = /^\s*\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+):([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm;

/** The bytes of each connection that the kernel holds until the receiver takes them, by `getConnectionKey`. */
export type SendQueues = ReadonlyMap<string, number>;

/** Reads the kernel's send queues. Returns nothing on a system that does not list them. */
export async function readSendQueues(): Promise<SendQueues | undefined> {
  const tables = await Promise.all(CONNECTION_TABLES.map((table) => readFile(table, 'latin1').catch(() => '')));
  if (tables.every((table) => table === '')) return undefined;
  return parseSendQueues(tables.join('\n'));
}

/** Parses tables such as `/proc/net/tcp`. */
export function parseSendQueues(tables: string): SendQueues {
  const rows = tables.matchAll(ROW);
  return new Map(
    [...rows].map(([, localPort = '', remote = '', remotePort = '', queue = '']) => [buildKey(localPort, remote, remotePort), parseHex(queue)]),
  );
}

/** Returns the key of a connection in `SendQueues`. */
export function getConnectionKey({
  localPort = 0,
  remoteAddress = '',
  remotePort = 0,
}: Pick<Socket, 'localPort' | 'remoteAddress' | 'remotePort'>): string {
  return buildKey(toHex(localPort, 4), formatAddressInHex(remoteAddress), toHex(remotePort, 4));
}

function buildKey(localPort: string, remote: string, remotePort: string): string {
  return `${localPort} ${remote.startsWith(MAPPED_IPV4) ? remote.slice(MAPPED_IPV4.length) : remote}:${remotePort}`;
}

/** The kernel writes each four bytes of an address as one number of this machine, whose lowest byte comes first. */
function formatAddressInHex(address: string): string {
  if (address === '') return '';
  const groups = isIPv4(address) ? undefined : parseIpv6Groups(address);
  const ipv4 = groups ? findMappedIpv4(groups) : address;
  const bytes =
    ipv4?.split('.').map((byte) => toHex(Number(byte), 2)) ?? groups?.flatMap((group) => splitHex(group.padStart(4, '0').toUpperCase())) ?? [];
  let text = '';
  for (let start = 0; start < bytes.length; start += 4)
    text += bytes
      .slice(start, start + 4)
      .toReversed()
      .join('');
  return text;
}

function splitHex(group: string): string[] {
  return [group.slice(0, 2), group.slice(2)];
}

function toHex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

function parseHex(text: string): number {
  return Number.parseInt(text, 16);
}
