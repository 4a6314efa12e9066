import type { ByteBuilder } from '@sheaf/pdf/bytes/byteBuilder';
import { characterClass, DELIMITER, isDigit, REGULAR, standsAt, WHITESPACE } from '@sheaf/pdf/syntax/characters';
import type { RawCopyRules } from './rawCopyRules.ts';
import { afterBlanks, destinationNeedsCare, isHarmlessLink, isPathKey, isTrigger, pathNeedsCare } from './triggers.ts';

/** How a raw copy ended. */
export const COPIED = 0;
/** The object is a stream: its dictionary is copied, still open (without `>>`), the data begin at `position`. */
export const COPIED_STREAM_HEAD = 1;
/** Something in the object has to be looked at as a value; nothing of what was written counts. */
export const NEEDS_CARE = 2;
/** The bytes in view ended before the object did. */
export const NEEDS_MORE = 3;

const MAX_DEPTH = 200;

/**
 * Copies the text of an object with its references renumbered, token by token, without building values: most objects of a file need
 * nothing else. Superfluous white space and comments are left out. Gives up (`NEEDS_CARE`) on anything unusual. It is one long loop on
 * purpose: every byte of every object goes through it, and calls would cost more than the work.
 */
export class RawCopier {
  /** Where the copy ended. */
  position = 0;
  /** The stream length the dictionary states: a number, or a reference to one. */
  length = -1;
  lengthReference = 0;
  /** Which bracket is open at each depth. */
  readonly #open = new Uint8Array(MAX_DEPTH + 1);

  /** `parent`, when not 0, is the node of the page tree that the object, which must be a page, belongs to from now on. */
  copy(bytes: Uint8Array, from: number, end: number, out: ByteBuilder, rules: RawCopyRules, parent = 0): number {
    let at = from;
    let depth = 0;
    let needsSpace = false;
    let isPage = parent === 0;
    let isGoTo = false;
    let hasRiskyDestination = false;
    this.length = -1;
    this.lengthReference = 0;
    let hasLength = false;
    for (;;) {
      if (at >= end) return NEEDS_MORE;
      const code = bytes[at] ?? 0;
      const kind = characterClass[code];
      if (kind === WHITESPACE) {
        at++;
        continue;
      }
      out.reserve(32);
      if (code === 47) {
        let next = at + 1;
        let isEscaped = false;
        while (next < end && characterClass[bytes[next] ?? 0] === REGULAR) if (bytes[next++] === 35) isEscaped = true;
        if (next >= end) return NEEDS_MORE;
        if (isEscaped || next === at + 1) return NEEDS_CARE;
        const length = next - at - 1;
        const first = bytes[at + 1] ?? 0;
        // The names that mean something to a merge; see `triggers.ts` for those that always need care.
        if (isTrigger(bytes, at + 1, length)) return NEEDS_CARE;
        if (first === 83 && length === 1 && bytes[next] !== 47) {
          // The type of an action may stand in another object.
          const value = afterBlanks(bytes, next, end);
          if (value >= end) return NEEDS_MORE;
          if (isDigit(bytes[value]) || bytes[value] === 37) return NEEDS_CARE;
        } else if ((first === 70 && length === 1) || ((first === 85 || first === 68 || first === 77) && isPathKey(bytes, at + 1, length))) {
          const verdict = pathNeedsCare(bytes, next, end);
          if (verdict < 0) return NEEDS_MORE;
          if (verdict > 0) return NEEDS_CARE;
        }
        if (first === 68 && (length === 1 || (length === 4 && standsAt(bytes, at + 1, 'Dest')))) {
          const verdict = destinationNeedsCare(bytes, next, end, rules);
          if (verdict < 0) return NEEDS_MORE;
          if (verdict > 0) {
            if (length === 4) return NEEDS_CARE;
            hasRiskyDestination = true;
          }
        } else if (first === 71 && length === 4 && standsAt(bytes, at + 1, 'GoTo')) isGoTo = true;
        else if (first === 85 && length === 3 && standsAt(bytes, at + 1, 'URI')) {
          const verdict = isHarmlessLink(bytes, next, end);
          if (verdict < 0) return NEEDS_MORE;
          if (verdict === 0) return NEEDS_CARE;
        } else if (first === 76 && length === 6 && depth === 1 && standsAt(bytes, at + 1, 'Length')) {
          at = this.#readLength(bytes, next, end);
          if (at === -1) return NEEDS_CARE;
          if (at === -2) return NEEDS_MORE;
          hasLength = true;
          continue;
        } else if (first === 83 && (length === 12 || length === 13) && standsAt(bytes, at + 1, 'StructParent')) {
          const digits = readDigits(bytes, next, end);
          if (digits === -2) return NEEDS_MORE;
          if (digits < 0) return NEEDS_CARE;
          if (rules.structParentOffset >= 0) {
            copyBytes(out, bytes, at, next);
            out.byte(32);
            out.digits(digits + rules.structParentOffset);
            needsSpace = true;
          }
          at = digitsEnd;
          continue;
        } else if (parent !== 0 && depth === 1) {
          const after = pageEntryEnd(bytes, at + 1, next, end);
          if (after === -2) return NEEDS_MORE;
          if (after === -1) return NEEDS_CARE;
          if (after > 0) {
            if (first === 84) isPage = true;
            at = after;
            continue;
          }
        }
        copyBytes(out, bytes, at, next);
        at = next;
        needsSpace = true;
      } else if (isDigit(code)) {
        const number = readDigits(bytes, at, end);
        if (number === -2) return NEEDS_MORE;
        let next = digitsEnd;
        const after = bytes[next] ?? 0;
        if (number >= 0 && characterClass[after] === WHITESPACE) {
          const reference = referenceEnd(bytes, next, end);
          if (reference === -2) return NEEDS_MORE;
          if (reference > 0) {
            if (depth === 0) return NEEDS_CARE;
            const renumbered = rules.numbering ? rules.numbering.numberOf(number) : number;
            if (needsSpace) out.bytes[out.length++] = 32;
            if (renumbered > 0) {
              out.digits(renumbered);
              out.reserve(8);
              out.bytes[out.length++] = 32;
              out.bytes[out.length++] = 48;
              out.bytes[out.length++] = 32;
              out.bytes[out.length++] = 82;
            } else out.latin1('null');
            needsSpace = true;
            at = reference;
            continue;
          }
        } else if (characterClass[after] === REGULAR) {
          next = numberEnd(bytes, at, end);
          if (next === -2) return NEEDS_MORE;
          if (next < 0) return NEEDS_CARE;
        }
        if (needsSpace) out.bytes[out.length++] = 32;
        copyBytes(out, bytes, at, next);
        at = next;
        needsSpace = true;
        if (depth === 0) break;
      } else if (code === 60 && bytes[at + 1] === 60) {
        out.bytes[out.length++] = 60;
        out.bytes[out.length++] = 60;
        at += 2;
        if (++depth > MAX_DEPTH) return NEEDS_CARE;
        this.#open[depth] = 60;
        needsSpace = false;
        if (parent !== 0 && depth === 1) {
          out.latin1('/Type/Page/Parent ');
          out.digits(parent);
          out.latin1(' 0 R');
        }
      } else if (code === 62) {
        if (at + 1 >= end) return NEEDS_MORE;
        if (bytes[at + 1] !== 62 || depth === 0 || this.#open[depth] !== 60) return NEEDS_CARE;
        at += 2;
        needsSpace = false;
        if (--depth === 0) {
          if ((isGoTo && hasRiskyDestination) || !isPage) return NEEDS_CARE;
          return this.#afterDictionary(bytes, at, end, out, hasLength);
        }
        out.bytes[out.length++] = 62;
        out.bytes[out.length++] = 62;
      } else if (code === 91 || code === 93) {
        out.bytes[out.length++] = code;
        at++;
        needsSpace = false;
        if (code === 91) {
          if (++depth > MAX_DEPTH) return NEEDS_CARE;
          this.#open[depth] = 91;
        } else if (depth === 0 || this.#open[depth--] !== 91) return NEEDS_CARE;
        if (depth === 0) {
          if (hasLength) return NEEDS_CARE;
          break;
        }
      } else if (code === 40) {
        const next = literalEnd(bytes, at, end);
        if (next < 0) return NEEDS_MORE;
        copyBytes(out, bytes, at, next);
        at = next;
        needsSpace = false;
        if (depth === 0) break;
      } else if (code === 60) {
        const next = bytes.indexOf(62, at);
        if (next < 0 || next >= end) return NEEDS_MORE;
        copyBytes(out, bytes, at, next + 1);
        at = next + 1;
        needsSpace = false;
        if (depth === 0) break;
      } else if (code === 37) {
        while (at < end && bytes[at] !== 10 && bytes[at] !== 13) at++;
      } else if (kind === DELIMITER) return NEEDS_CARE;
      else {
        const next = plainWordEnd(bytes, at, end);
        if (next === -2) return NEEDS_MORE;
        if (next < 0) return NEEDS_CARE;
        if (needsSpace) out.bytes[out.length++] = 32;
        copyBytes(out, bytes, at, next);
        at = next;
        needsSpace = true;
        if (depth === 0) break;
      }
    }
    if ((isGoTo && hasRiskyDestination) || !isPage) return NEEDS_CARE;
    this.position = at;
    return COPIED;
  }

  /** After the outermost `>>`: either `stream` follows, or the object is done. */
  #afterDictionary(bytes: Uint8Array, from: number, end: number, out: ByteBuilder, hasLength: boolean): number {
    let at = from;
    while (at < end && characterClass[bytes[at] ?? 0] === WHITESPACE) at++;
    if (at + 8 > end) return NEEDS_MORE;
    this.position = at;
    if (bytes[at] === 115 && standsAt(bytes, at, 'stream')) {
      this.position = at + 6;
      return COPIED_STREAM_HEAD;
    }
    if (hasLength || bytes[at] === 37) return NEEDS_CARE;
    out.latin1('>>');
    return COPIED;
  }

  /** Reads the value of Length, which is not copied: -1 for something odd, -2 when the view ends. */
  #readLength(bytes: Uint8Array, from: number, end: number): number {
    const number = readDigits(bytes, from, end);
    if (number < 0) return number;
    const next = digitsEnd;
    const reference = referenceEnd(bytes, next, end);
    if (reference === -2) return -2;
    if (reference > 0) {
      this.lengthReference = number;
      return reference;
    }
    this.length = number;
    return next;
  }
}

/** Where the number read last ended. */
let digitsEnd = 0;

/** A run of digits after white space: -1 when something else stands there, -2 when the view ends. */
function readDigits(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && characterClass[bytes[at] ?? 0] === WHITESPACE) at++;
  const start = at;
  let value = 0;
  for (; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code < 48 || code > 57) break;
    value = value * 10 + code - 48;
  }
  if (at >= end) return -2;
  digitsEnd = at;
  return at === start || at - start > 10 ? -1 : value;
}

/** After a number: the end of `generation R`, -1 if it is none, -2 when the view ends. */
function referenceEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && characterClass[bytes[at] ?? 0] === WHITESPACE) at++;
  const start = at;
  while (at < end && isDigit(bytes[at])) at++;
  if (at >= end) return -2;
  if (at === start || at - start > 5 || characterClass[bytes[at] ?? 0] !== WHITESPACE) return -1;
  while (at < end && characterClass[bytes[at] ?? 0] === WHITESPACE) at++;
  if (at + 1 >= end) return -2;
  if (bytes[at] !== 82) return -1;
  return characterClass[bytes[at + 1] ?? 0] === REGULAR ? -1 : at + 1;
}

/**
 * For the name of an entry of a page: the end of the entry if it is not copied, since a page of the merged file has its own Parent and
 * Type; 0 if it is copied; -1 when the page has to be looked at; -2 when the view ends.
 */
function pageEntryEnd(bytes: Uint8Array, name: number, next: number, end: number): number {
  const length = next - name;
  if (length === 4 && standsAt(bytes, name, 'Type')) {
    const at = afterBlanks(bytes, next, end);
    if (at + 6 > end) return -2;
    return standsAt(bytes, at, '/Page') && characterClass[bytes[at + 5] ?? 0] !== REGULAR ? at + 5 : -1;
  }
  if (length === 6 && standsAt(bytes, name, 'Parent')) {
    const number = readDigits(bytes, next, end);
    return number < 0 ? number : referenceEnd(bytes, digitsEnd, end);
  }
  // A page that once was a node of the tree must not look like one, and what is null is inherited after all.
  if ((length === 4 && standsAt(bytes, name, 'Kids')) || (length === 5 && standsAt(bytes, name, 'Count'))) return -1;
  const at = afterBlanks(bytes, next, end);
  if (at >= end) return -2;
  return bytes[at] === 110 ? -1 : 0;
}

/** The end of a well-formed number: -1 if it is none. */
function numberEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  let points = 0;
  if (bytes[at] === 43 || bytes[at] === 45) at++;
  const start = at;
  for (; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code === 46) points++;
    else if (code < 48 || code > 57) break;
  }
  if (at >= end) return -2;
  if (points > 1 || at - start <= points || characterClass[bytes[at] ?? 0] === REGULAR) return -1;
  return at;
}

/** The end of `true`, `false`, `null` or a number with a sign or point; -1 for any other word. */
function plainWordEnd(bytes: Uint8Array, from: number, end: number): number {
  const code = bytes[from];
  if (code === 43 || code === 45 || code === 46) return numberEnd(bytes, from, end);
  if (from + 6 > end) return -2;
  const length = standsAt(bytes, from, 'true') || standsAt(bytes, from, 'null') ? 4 : standsAt(bytes, from, 'false') ? 5 : 0;
  return length > 0 && characterClass[bytes[from + length] ?? 0] !== REGULAR ? from + length : -1;
}

function literalEnd(bytes: Uint8Array, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const code = bytes[at];
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return -1;
}

function copyBytes(out: ByteBuilder, bytes: Uint8Array, from: number, to: number): void {
  out.reserve(to - from + 32);
  const target = out.bytes;
  let length = out.length;
  for (let at = from; at < to; at++) target[length++] = bytes[at] ?? 0;
  out.length = length;
}
