/** Character classes, ISO 32000-2 7.2.3. */
export const REGULAR = 0;
export const WHITESPACE = 1;
export const DELIMITER = 2;

export const characterClass = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) characterClass[code] = WHITESPACE;
for (const character of '()<>[]{}/%') characterClass[character.charCodeAt(0)] = DELIMITER;

export const HEX_VALUE = new Int8Array(256).fill(-1);
for (let value = 0; value < 16; value++) {
  HEX_VALUE[value.toString(16).charCodeAt(0)] = value;
  HEX_VALUE[value.toString(16).toUpperCase().charCodeAt(0)] = value;
}

/** Returns whether a byte is an ASCII digit. */
export function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 48 && code <= 57;
}

/** Returns whether a byte is white space in PDF. */
export function isWhitespace(code: number | undefined): boolean {
  return code !== undefined && characterClass[code] === WHITESPACE;
}

/** Returns whether `text` (one byte per character) is at `position`. */
export function matchesAt(bytes: Uint8Array, position: number, text: string): boolean {
  if (position < 0 || position + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index++) if (bytes[position + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Returns the bytes of a string that has one character per byte. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

const SHORT_TEXT = 32;

/** Returns bytes as a string with one character per byte. */
export function decodeLatin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  if (end - start <= SHORT_TEXT) {
    for (let index = start; index < end; index++) text += String.fromCharCode(bytes[index] ?? 0);
    return text;
  }
  // Spreading a typed array would go through its iterator, byte by byte.
  for (let index = start; index < end; index += 8192)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(index, Math.min(end, index + 8192)));
  return text;
}
