import type { ByteBuilder } from '@sheaf/pdf/bytes/byteBuilder';
import { characterClass, isDigit, matchesAt, REGULAR, WHITESPACE } from '@sheaf/pdf/syntax/characters';
import type { RawCopyRules } from './rawCopyRules.ts';
import {
  findCommentEnd,
  findHexadecimalEnd,
  findLiteralEnd,
  findNumberEnd,
  findReferenceEnd,
  findWordEnd,
  getEndOfDigits,
  readDigits,
  skipBlanks,
  UNUSUAL,
  VIEW_ENDED,
} from './scanText.ts';
import { classifyDestination, classifyLink, classifyPath, findPossibleTriggers, hasAnyNameAt, isPathKey } from './triggers.ts';

// Bytes by the names of their characters. Each module has its own: one that is imported is read anew, and slower, for every byte.
const SPACE = 0x20;
const NUMBER_SIGN = 0x23;
const PERCENT = 0x25;
const LEFT_PARENTHESIS = 0x28;
const SOLIDUS = 0x2f;
const ZERO = 0x30;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const UPPER_D = 0x44;
const UPPER_F = 0x46;
const UPPER_G = 0x47;
const UPPER_L = 0x4c;
const UPPER_M = 0x4d;
const UPPER_R = 0x52;
const UPPER_S = 0x53;
const UPPER_U = 0x55;
const LEFT_BRACKET = 0x5b;
const RIGHT_BRACKET = 0x5d;
const LOWER_N = 0x6e;
const LOWER_S = 0x73;

/** How a raw copy ended. */
export const COPIED = 0;
/** The object is a stream: its dictionary is copied, still open (without `>>`), the data begin at `position`. */
export const COPIED_STREAM_HEAD = 1;
/** Something in the object has to be looked at as a value; nothing of what was written counts. */
export const NEEDS_CARE = 2;
/** The bytes in view ended before the object did. */
export const NEEDS_MORE = 3;

const MAX_DEPTH = 200;
/** More than any token writes beside the bytes it copies. */
const TOKEN_ROOM = 32;
const REFERENCE_ROOM = 8;

/** Given in place of a position: the name is copied, whatever follows it. */
const AS_IT_IS = -3;
/** Given in place of a position: the name means nothing to a merge. */
const UNKNOWN = -4;

/**
 * Copies the text of an object with its references renumbered, token by token, without building values: most objects of a file need
 * nothing else. Superfluous white space and comments are left out. Gives up (`NEEDS_CARE`) on anything unusual. Every byte of every
 * object goes through it: what copies a token takes its position and gives the next one, or says why there is none.
 */
export class RawCopier {
  /** Where the copy ended. */
  position = 0;
  /** The stream length the dictionary states: a number, or a reference to one. */
  length = -1;
  lengthReference = 0;

  #rules: RawCopyRules = { numbering: undefined, structParentOffset: 0, checksNames: false, checksPages: false };
  #parent = 0;
  #depth = 0;
  /** Which bracket is open at each depth. */
  readonly #open = new Uint8Array(MAX_DEPTH + 1);
  /** Whether the next word must be set off from what was written. */
  #needsSpace = false;
  #isPage = false;
  #isGoTo = false;
  #hasRiskyDestination = false;
  #hasLength = false;

  /** `parent`, when not 0, is the node of the page tree that the object, which must be a page, belongs to from now on. */
  copy(bytes: Uint8Array, from: number, end: number, out: ByteBuilder, rules: RawCopyRules, parent = 0): number {
    this.#begin(rules, parent);
    const classes = characterClass;
    let at = from;
    for (;;) {
      if (at >= end) return NEEDS_MORE;
      const code = bytes[at] ?? 0;
      const kind = classes[code];
      if (kind === WHITESPACE) {
        at++;
        continue;
      }
      out.reserve(TOKEN_ROOM);
      let next: number;
      if (code === SOLIDUS) next = this.#copyName(bytes, at, end, out);
      else if (kind === REGULAR) next = isDigit(code) ? this.#copyNumber(bytes, at, end, out) : this.#copyWord(bytes, at, end, out);
      else next = this.#copyDelimited(code, bytes, at, end, out);
      if (next < 0) return next === VIEW_ENDED ? NEEDS_MORE : NEEDS_CARE;
      at = next;
      // Alone, a name is no object that a merge needs, and a comment is none at all.
      if (this.#depth > 0 || code === SOLIDUS || code === PERCENT) continue;
      if ((this.#isGoTo && this.#hasRiskyDestination) || !this.#isPage) return NEEDS_CARE;
      if (code === GREATER_THAN) return this.#afterDictionary(bytes, at, end, out);
      this.position = at;
      return COPIED;
    }
  }

  #begin(rules: RawCopyRules, parent: number): void {
    this.length = -1;
    this.lengthReference = 0;
    this.#rules = rules;
    this.#parent = parent;
    this.#depth = 0;
    this.#needsSpace = false;
    this.#isPage = parent === 0;
    this.#isGoTo = false;
    this.#hasRiskyDestination = false;
    this.#hasLength = false;
  }

  #copyName(bytes: Uint8Array, at: number, end: number, out: ByteBuilder): number {
    const classes = characterClass;
    const name = at + 1;
    let next = name;
    let isEscaped = false;
    while (next < end && classes[bytes[next] ?? 0] === REGULAR) if (bytes[next++] === NUMBER_SIGN) isEscaped = true;
    if (next >= end) return VIEW_ENDED;
    if (isEscaped || next === name) return UNUSUAL;
    let entry = UNKNOWN;
    const triggers = findPossibleTriggers(bytes[name] ?? 0, next - name);
    if (triggers !== undefined) {
      // Names in `triggers.ts` need the value cleaner, as do escaped and empty names above.
      if (hasAnyNameAt(triggers, bytes, name)) return UNUSUAL;
      entry = this.#readKnownEntry(bytes, name, next, end, out);
    }
    if (entry === UNKNOWN && this.#parent !== 0 && this.#depth === 1) entry = this.#readPageEntry(bytes, name, next, end);
    if (entry >= UNUSUAL || entry === VIEW_ENDED) return entry;
    copyBytes(out, bytes, at, next);
    this.#needsSpace = true;
    return next;
  }

  /** Looks at a name that may mean something to a merge, and at its value: the end of the entry where that is dealt with. */
  #readKnownEntry(bytes: Uint8Array, name: number, next: number, end: number, out: ByteBuilder): number {
    const length = next - name;
    switch (bytes[name]) {
      case UPPER_D:
        if (length === 1 || (length === 4 && matchesAt(bytes, name, 'Dest'))) return this.#judgeDestination(bytes, name, next, end);
        return isPathKey(bytes, name, length) ? judgePath(bytes, next, end) : UNKNOWN;
      case UPPER_F:
        return length === 1 ? judgePath(bytes, next, end) : UNKNOWN;
      case UPPER_G:
        if (length !== 4 || !matchesAt(bytes, name, 'GoTo')) return UNKNOWN;
        this.#isGoTo = true;
        return AS_IT_IS;
      case UPPER_L:
        return length === 6 && this.#depth === 1 && matchesAt(bytes, name, 'Length') ? this.#readLength(bytes, next, end) : UNKNOWN;
      case UPPER_M:
        return isPathKey(bytes, name, length) ? judgePath(bytes, next, end) : UNKNOWN;
      case UPPER_S:
        if (length === 1) return judgeActionType(bytes, next, end);
        if ((length !== 12 && length !== 13) || !matchesAt(bytes, name, 'StructParent')) return UNKNOWN;
        return this.#copyStructParent(bytes, name - 1, next, end, out);
      case UPPER_U:
        if (length === 3 && matchesAt(bytes, name, 'URI')) return judgeLink(bytes, next, end);
        return isPathKey(bytes, name, length) ? judgePath(bytes, next, end) : UNKNOWN;
      default:
        return UNKNOWN;
    }
  }

  /** D may be a key of something else than an action, so it counts only where there is one. */
  #judgeDestination(bytes: Uint8Array, name: number, next: number, end: number): number {
    const verdict = classifyDestination(bytes, next, end, this.#rules);
    if (verdict < 0) return VIEW_ENDED;
    if (verdict === 0) return AS_IT_IS;
    if (next - name > 1) return UNUSUAL;
    this.#hasRiskyDestination = true;
    return AS_IT_IS;
  }

  /** Reads the value of Length, which is not copied. */
  #readLength(bytes: Uint8Array, from: number, end: number): number {
    const number = readDigits(bytes, from, end);
    if (number < 0) return number;
    this.#hasLength = true;
    const next = getEndOfDigits();
    const reference = findReferenceEnd(bytes, next, end);
    if (reference === VIEW_ENDED) return VIEW_ENDED;
    if (reference > 0) {
      this.lengthReference = number;
      return reference;
    }
    this.length = number;
    return next;
  }

  /** Writes StructParent or StructParents with the key that it has in the merged file. */
  #copyStructParent(bytes: Uint8Array, at: number, next: number, end: number, out: ByteBuilder): number {
    const key = readDigits(bytes, next, end);
    if (key < 0) return key;
    const { structParentOffset } = this.#rules;
    if (structParentOffset >= 0) {
      copyBytes(out, bytes, at, next);
      out.byte(SPACE);
      out.digits(key + structParentOffset);
      this.#needsSpace = true;
    }
    return getEndOfDigits();
  }

  /** Leaves out the Parent and Type of a page, since it has its own in the merged file. */
  #readPageEntry(bytes: Uint8Array, name: number, next: number, end: number): number {
    const length = next - name;
    if (length === 4 && matchesAt(bytes, name, 'Type')) {
      const at = skipBlanks(bytes, next, end);
      if (at + 6 > end) return VIEW_ENDED;
      if (!matchesAt(bytes, at, '/Page') || characterClass[bytes[at + 5] ?? 0] === REGULAR) return UNUSUAL;
      this.#isPage = true;
      return at + 5;
    }
    if (length === 6 && matchesAt(bytes, name, 'Parent')) {
      const number = readDigits(bytes, next, end);
      return number < 0 ? number : findReferenceEnd(bytes, getEndOfDigits(), end);
    }
    // A page that once was a node of the tree must not look like one, and what is null is inherited after all.
    if ((length === 4 && matchesAt(bytes, name, 'Kids')) || (length === 5 && matchesAt(bytes, name, 'Count'))) return UNUSUAL;
    const at = skipBlanks(bytes, next, end);
    if (at >= end) return VIEW_ENDED;
    return bytes[at] === LOWER_N ? UNUSUAL : AS_IT_IS;
  }

  #copyNumber(bytes: Uint8Array, at: number, end: number, out: ByteBuilder): number {
    const number = readDigits(bytes, at, end);
    if (number === VIEW_ENDED) return VIEW_ENDED;
    let next = getEndOfDigits();
    const kind = characterClass[bytes[next] ?? 0];
    if (number >= 0 && kind === WHITESPACE) {
      const reference = findReferenceEnd(bytes, next, end);
      if (reference === VIEW_ENDED) return VIEW_ENDED;
      if (reference > 0) return this.#writeReference(number, out) ? reference : UNUSUAL;
    } else if (kind === REGULAR) {
      next = findNumberEnd(bytes, at, end);
      if (next < 0) return next;
    }
    return this.#writeWord(bytes, at, next, out);
  }

  /** Writes a reference with its new number. False for one that is the whole object. */
  #writeReference(number: number, out: ByteBuilder): boolean {
    if (this.#depth === 0) return false;
    const { numbering } = this.#rules;
    const renumbered = numbering ? numbering.renumberObject(number) : number;
    if (this.#needsSpace) out.bytes[out.length++] = SPACE;
    if (renumbered > 0) {
      out.digits(renumbered);
      out.reserve(REFERENCE_ROOM);
      out.bytes[out.length++] = SPACE;
      out.bytes[out.length++] = ZERO;
      out.bytes[out.length++] = SPACE;
      out.bytes[out.length++] = UPPER_R;
    } else out.latin1('null');
    this.#needsSpace = true;
    return true;
  }

  #copyWord(bytes: Uint8Array, at: number, end: number, out: ByteBuilder): number {
    const next = findWordEnd(bytes, at, end);
    return next < 0 ? next : this.#writeWord(bytes, at, next, out);
  }

  #writeWord(bytes: Uint8Array, from: number, to: number, out: ByteBuilder): number {
    if (this.#needsSpace) out.bytes[out.length++] = SPACE;
    copyBytes(out, bytes, from, to);
    this.#needsSpace = true;
    return to;
  }

  /** Copies a string or a bracket, and passes over a comment. */
  #copyDelimited(code: number, bytes: Uint8Array, at: number, end: number, out: ByteBuilder): number {
    switch (code) {
      case LESS_THAN:
        return bytes[at + 1] === LESS_THAN ? this.#openDictionary(at, out) : this.#copyString(bytes, at, findHexadecimalEnd(bytes, at, end), out);
      case GREATER_THAN:
        return this.#closeDictionary(bytes, at, end, out);
      case LEFT_BRACKET:
        return this.#openArray(at, out);
      case RIGHT_BRACKET:
        return this.#closeArray(at, out);
      case LEFT_PARENTHESIS:
        return this.#copyString(bytes, at, findLiteralEnd(bytes, at, end), out);
      case PERCENT:
        return findCommentEnd(bytes, at, end);
      default:
        return UNUSUAL;
    }
  }

  #copyString(bytes: Uint8Array, at: number, next: number, out: ByteBuilder): number {
    if (next < 0) return next;
    copyBytes(out, bytes, at, next);
    this.#needsSpace = false;
    return next;
  }

  #openDictionary(at: number, out: ByteBuilder): number {
    out.bytes[out.length++] = LESS_THAN;
    out.bytes[out.length++] = LESS_THAN;
    if (++this.#depth > MAX_DEPTH) return UNUSUAL;
    this.#open[this.#depth] = LESS_THAN;
    this.#needsSpace = false;
    if (this.#parent !== 0 && this.#depth === 1) {
      out.latin1('/Type/Page/Parent ');
      out.digits(this.#parent);
      out.latin1(' 0 R');
    }
    return at + 2;
  }

  /** Writes `>>`, except that of the outermost dictionary, to which Length may be added. */
  #closeDictionary(bytes: Uint8Array, at: number, end: number, out: ByteBuilder): number {
    if (at + 1 >= end) return VIEW_ENDED;
    if (bytes[at + 1] !== GREATER_THAN || this.#depth === 0 || this.#open[this.#depth] !== LESS_THAN) return UNUSUAL;
    this.#needsSpace = false;
    if (--this.#depth > 0) {
      out.bytes[out.length++] = GREATER_THAN;
      out.bytes[out.length++] = GREATER_THAN;
    }
    return at + 2;
  }

  #openArray(at: number, out: ByteBuilder): number {
    out.bytes[out.length++] = LEFT_BRACKET;
    this.#needsSpace = false;
    if (++this.#depth > MAX_DEPTH) return UNUSUAL;
    this.#open[this.#depth] = LEFT_BRACKET;
    return at + 1;
  }

  #closeArray(at: number, out: ByteBuilder): number {
    out.bytes[out.length++] = RIGHT_BRACKET;
    this.#needsSpace = false;
    if (this.#depth === 0 || this.#open[this.#depth--] !== LEFT_BRACKET) return UNUSUAL;
    return this.#depth === 0 && this.#hasLength ? UNUSUAL : at + 1;
  }

  /** After the outermost `>>`: either `stream` follows, or the object is done. */
  #afterDictionary(bytes: Uint8Array, from: number, end: number, out: ByteBuilder): number {
    const at = skipBlanks(bytes, from, end);
    if (at + 8 > end) return NEEDS_MORE;
    this.position = at;
    if (bytes[at] === LOWER_S && matchesAt(bytes, at, 'stream')) {
      this.position = at + 6;
      return COPIED_STREAM_HEAD;
    }
    if (this.#hasLength || bytes[at] === PERCENT) return NEEDS_CARE;
    out.latin1('>>');
    return COPIED;
  }
}

/** The type of an action may stand in another object, and then it is not seen here. */
function judgeActionType(bytes: Uint8Array, next: number, end: number): number {
  if (bytes[next] === SOLIDUS) return UNKNOWN;
  const value = skipBlanks(bytes, next, end);
  if (value >= end) return VIEW_ENDED;
  return isDigit(bytes[value]) || bytes[value] === PERCENT ? UNUSUAL : UNKNOWN;
}

function judgePath(bytes: Uint8Array, next: number, end: number): number {
  const verdict = classifyPath(bytes, next, end);
  if (verdict < 0) return VIEW_ENDED;
  return verdict > 0 ? UNUSUAL : UNKNOWN;
}

function judgeLink(bytes: Uint8Array, next: number, end: number): number {
  const verdict = classifyLink(bytes, next, end);
  if (verdict < 0) return VIEW_ENDED;
  return verdict > 0 ? UNUSUAL : AS_IT_IS;
}

function copyBytes(out: ByteBuilder, bytes: Uint8Array, from: number, to: number): void {
  out.reserve(to - from + TOKEN_ROOM);
  const target = out.bytes;
  let length = out.length;
  for (let at = from; at < to; at++) target[length++] = bytes[at] ?? 0;
  out.length = length;
}
