import { afterBlanks } from '../copy/triggers.ts';
import { characterClass, latin1Text, REGULAR, standsAt } from '../syntax/characters.ts';

const SOLIDUS = 47;
const NUMBER_SIGN = 35;
const PARENTHESIS = 40;

/** Without one of these names no object can run, launch, send or fetch anything. */
const SUSPICIOUS = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'RichMediaExecute', 'Rendition', 'GoToR', 'GoToE', 'Thread'],
  ...['AA', 'URI', 'Scripts', 'OnInstantiate'],
]);
const SAFE_ADDRESSES = ['http://', 'https://', 'mailto:'];

/** 1 for each pair of bytes with which a suspicious name can begin, also where a byte is written as `#xx`. */
const beginnings = new Uint8Array(65536);
for (const name of SUSPICIOUS) {
  const first = name.charCodeAt(0);
  beginnings[first * 256 + name.charCodeAt(1)] = 1;
  beginnings[first * 256 + NUMBER_SIGN] = 1;
}
for (let second = 0; second < 256; second++) beginnings[NUMBER_SIGN * 256 + second] = 1;

/** Returns the offset of the next name from `from` on that active content needs, or -1. Addresses of the web and of mail are passed over. */
export function findSuspiciousName(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (bytes[at] !== SOLIDUS || beginnings[(bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0)] === 0) continue;
    let next = at + 1;
    while (next < end && characterClass[bytes[next] ?? 0] === REGULAR) next++;
    const name = decodeName(latin1Text(bytes, at + 1, next));
    if (SUSPICIOUS.has(name) && !(name === 'URI' && isSafeAddress(bytes, next, end))) return at;
  }
  return -1;
}

function decodeName(name: string): string {
  return name.includes('#') ? name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : name;
}

/** After the name URI: whether the next token is a web or mail address, or another name, since URI was a value then. */
function isSafeAddress(bytes: Uint8Array, from: number, end: number): boolean {
  const at = afterBlanks(bytes, from, end);
  if (bytes[at] === SOLIDUS) return true;
  return bytes[at] === PARENTHESIS && SAFE_ADDRESSES.some((address) => standsAt(bytes, at + 1, address));
}
