import { EndOfView, PdfSyntaxError } from '../errors.ts';
import { characterClass, DELIMITER, decodeLatin1, HEX_VALUE, isDigit, isWhitespace, REGULAR, WHITESPACE } from './characters.ts';
import { readNumber } from './numbers.ts';
import { type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from './values.ts';

const MAX_DEPTH = 200;
const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Words that end an object whatever is still open: what follows belongs to the next one. */
const ENDING_WORDS = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

const REFERENCE_END_BYTES = 4;

/** Returns whether ` 0 R` follows, as nearly every reference ends. */
function isReferenceEnd(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 32 || bytes[at + 1] !== 48 || bytes[at + 2] !== 32 || bytes[at + 3] !== 82) return false;
  const next = bytes[at + REFERENCE_END_BYTES];
  return next === undefined || characterClass[next] !== REGULAR;
}

/**
 * Reads PDF objects from bytes, forgivingly: an unknown word is null, an unclosed array or dictionary ends with its object.
 * Throws `EndOfView` when the bytes end too early, so that the caller can ask for more of the file.
 */
export class Parser {
  readonly bytes: Uint8Array;
  readonly end: number;
  position: number;
  #depth = 0;

  constructor(bytes: Uint8Array, position = 0, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.end = end;
  }

  skipWhitespace(): void {
    const { bytes, end } = this;
    for (; this.position < end; this.position++) {
      const code = bytes[this.position] ?? 0;
      if (code === 37) {
        while (this.position < end && bytes[this.position] !== 10 && bytes[this.position] !== 13) this.position++;
      } else if (characterClass[code] !== WHITESPACE) return;
    }
  }

  /** The run of regular characters here; empty at a delimiter. */
  word(): string {
    const from = this.position;
    while (this.position < this.end && characterClass[this.bytes[this.position] ?? 0] === REGULAR) this.position++;
    return decodeLatin1(this.bytes, from, Math.min(this.position, from + 4096));
  }

  /** The next word, without moving past it. */
  peekWord(): string {
    const from = this.position;
    this.skipWhitespace();
    const word = this.word();
    this.position = from;
    return word;
  }

  /** The object at the position. `undefined`: a closing bracket or a word that ends the object is here instead. */
  value(): PdfValue | undefined {
    this.skipWhitespace();
    if (this.position >= this.end) throw new EndOfView();
    const code = this.bytes[this.position] ?? 0;
    if (isDigit(code)) return this.#numberOrReference();
    switch (code) {
      case 47:
        return this.#name();
      case 40:
        return this.#literalString();
      case 60:
        return this.bytes[this.position + 1] === 60 ? this.#dictionary() : this.#hexString();
      case 91:
        return this.#array();
      case 93:
      case 62:
        return undefined;
      default:
        if (characterClass[code] !== DELIMITER) return this.#word();
        this.position++; // a stray parenthesis or brace
        return null;
    }
  }

  #word(): PdfValue | undefined {
    const from = this.position;
    const word = this.word();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (ENDING_WORDS.has(word)) {
      this.position = from;
      return undefined;
    }
    const code = word.charCodeAt(0);
    return code === 43 || code === 45 || code === 46 ? readNumber(word) : null;
  }

  #numberOrReference(): PdfValue {
    const { bytes } = this;
    const from = this.position;
    const first = this.#digits();
    const after = this.position;
    const kind = characterClass[bytes[after] ?? 32];
    if (first < 0 || kind === REGULAR) {
      this.position = from;
      return readNumber(this.word());
    }
    if (first >= 0 && isReferenceEnd(bytes, after)) {
      this.position = after + REFERENCE_END_BYTES;
      return new PdfReference(first, 0);
    }
    if (kind === WHITESPACE) {
      this.skipWhitespace();
      if (isDigit(bytes[this.position])) {
        const generationStart = this.position;
        const generation = this.#digits();
        const isShort = this.position - generationStart <= 5;
        if (generation >= 0 && isShort && characterClass[bytes[this.position] ?? 0] === WHITESPACE) {
          this.skipWhitespace();
          const next = bytes[this.position + 1];
          if (bytes[this.position] === 82 && (next === undefined || characterClass[next] !== REGULAR)) {
            this.position++;
            return new PdfReference(first, generation);
          }
        }
      }
    }
    this.position = after;
    return first;
  }

  /** The number a run of digits makes; -1 when there are too many of them. */
  #digits(): number {
    const { bytes, end } = this;
    let at = this.position;
    let value = 0;
    for (; at < end; at++) {
      const code = bytes[at] ?? 0;
      if (code < 48 || code > 57) break;
      value = value * 10 + code - 48;
    }
    const count = at - this.position;
    this.position = at;
    return count <= 10 ? value : -1;
  }

  #name(): PdfName {
    const { bytes, end } = this;
    const from = ++this.position;
    let hash = 0;
    let isEscaped = false;
    let at = from;
    for (; at < end; at++) {
      const code = bytes[at] ?? 0;
      if (characterClass[code] !== REGULAR) break;
      if (code === 35) isEscaped = true;
      hash = (hash * 31 + code) & 1023;
    }
    this.position = at;
    const known = knownNames[hash];
    if (known && isNameAt(bytes, from, at, known.value)) return known;
    const word = decodeLatin1(bytes, from, at);
    if (isEscaped) return new PdfName(word.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
    const name = new PdfName(word);
    if (word.length < 32) knownNames[hash] = name;
    return name;
  }

  #literalString(): PdfString {
    const { bytes, end } = this;
    let text = '';
    let from = ++this.position;
    let depth = 1;
    for (; this.position < end; this.position++) {
      const code = bytes[this.position];
      if (code === 40) depth++;
      else if (code === 41 && --depth === 0) {
        text += decodeLatin1(bytes, from, this.position++);
        return new PdfString(text);
      } else if (code === 92 || code === 13) {
        text += decodeLatin1(bytes, from, this.position);
        text += code === 92 ? this.#escape() : '\n';
        // An end of line inside a string is one line feed, however it was written.
        if (code === 13 && bytes[this.position + 1] === 10) this.position++;
        from = this.position + 1;
      }
    }
    throw new EndOfView();
  }

  /** Undoes one escape and stops on its last character, ISO 32000-2 table 3. */
  #escape(): string {
    const code = this.bytes[++this.position];
    if (code === undefined) return '';
    if (code === 13) {
      if (this.bytes[this.position + 1] === 10) this.position++;
      return '';
    }
    if (code === 10) return '';
    if (code < 48 || code > 55) return String.fromCharCode(ESCAPES[String.fromCharCode(code)] ?? code);
    let value = code - 48;
    for (let count = 0; count < 2; count++) {
      const digit = this.bytes[this.position + 1];
      if (digit === undefined || digit < 48 || digit > 55) break;
      value = value * 8 + digit - 48;
      this.position++;
    }
    return String.fromCharCode(value & 255);
  }

  #hexString(): PdfString {
    this.position++;
    let text = '';
    let high = -1;
    for (; this.position < this.end; this.position++) {
      const code = this.bytes[this.position] ?? 0;
      if (code === 62) {
        this.position++;
        return new PdfString(high < 0 ? text : text + String.fromCharCode(high * 16));
      }
      const digit = HEX_VALUE[code] ?? -1;
      if (digit < 0) continue;
      if (high < 0) high = digit;
      else {
        text += String.fromCharCode(high * 16 + digit);
        high = -1;
      }
    }
    throw new EndOfView();
  }

  #enter(): void {
    if (++this.#depth > MAX_DEPTH) throw new PdfSyntaxError('Objects are nested too deeply.');
  }

  #array(): PdfValue[] {
    this.position++;
    this.#enter();
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.value();
      if (item !== undefined) items.push(item);
      else {
        if (this.bytes[this.position] === 93) this.position++;
        break;
      }
    }
    this.#depth--;
    return items;
  }

  #dictionary(): PdfDictionary {
    this.position += 2;
    this.#enter();
    const dictionary: PdfDictionary = new Map();
    for (;;) {
      this.skipWhitespace();
      if (this.position >= this.end) throw new EndOfView();
      const code = this.bytes[this.position];
      if (code === 62) {
        this.position += this.bytes[this.position + 1] === 62 ? 2 : 1;
        break;
      }
      if (code === 47) {
        const key = this.#name().value;
        const value = this.value();
        // A key without a value (as in `/Key >>`) counts as absent.
        if (value !== undefined && (value !== null || !dictionary.has(key))) dictionary.set(key, value);
        if (value === undefined && this.bytes[this.position] === 93) this.position++;
      } else {
        const stray = this.value();
        if (stray === undefined && this.bytes[this.position] !== 62) {
          if (this.bytes[this.position] !== 93) break;
          this.position++;
        }
      }
    }
    this.#depth--;
    return dictionary;
  }
}

/** The names met last, by a small hash: a file says the same few hundred names over and over. */
const knownNames: (PdfName | undefined)[] = Array.from({ length: 1024 });

function isNameAt(bytes: Uint8Array, from: number, to: number, text: string): boolean {
  if (to - from !== text.length) return false;
  for (let index = 0; index < text.length; index++) if (bytes[from + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Moves past white space only, not comments: the bytes after `stream` may begin with a percent sign. */
export function skipWhitespaceFrom(bytes: Uint8Array, position: number): number {
  let at = position;
  while (at < bytes.length && isWhitespace(bytes[at])) at++;
  return at;
}
