const GROUPS = 8;

/** Returns the eight groups of a valid IPv6 address in their shortest form, however it is written; a zone is left out. */
export function parseIpv6Groups(address: string): string[] {
  // Proxies write one address in several ways; a URL knows only one of them.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const before = splitGroups(head);
  const after = splitGroups(tail);
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** Returns the IPv4 address that such groups map, as in `::ffff:192.0.2.1`; nothing when they map none. */
export function findMappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups.slice(6).flatMap(splitIntoBytes).join('.');
}

function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

function splitIntoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
