const VERSION_4 = 0x40;
const VARIANT_1 = 0x80;

/** Returns a random UUID. Pages without TLS, as from a server in a local network, have no `crypto.randomUUID`. */
export function createJobId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = VERSION_4 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = VARIANT_1 | ((bytes[8] ?? 0) & 0x3f);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}
