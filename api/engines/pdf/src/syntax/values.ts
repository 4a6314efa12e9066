/**
 * PDF objects, ISO 32000-2 7.3. Null, booleans and numbers are JavaScript's own; arrays are arrays; dictionaries are maps from the
 * name (one character a byte, `#xx` undone) to the value.
 */
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfReference | NewReference | PdfStream | PdfValue[] | PdfDictionary;

export type PdfDictionary = Map<string, PdfValue>;

export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** A string's bytes, one character each. */
export class PdfString {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** A reference within the file the value was read from. */
export class PdfReference {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A reference to an object of the merged file. */
export class NewReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** A stream of an input: its dictionary and where its bytes lie. */
export class PdfStream {
  readonly dictionary: PdfDictionary;
  readonly start: number;
  readonly length: number;
  /** The object it belongs to, which decides its key when it is encrypted. */
  readonly number: number;
  readonly generation: number;
  constructor(dictionary: PdfDictionary, start: number, length: number, number: number, generation: number) {
    this.dictionary = dictionary;
    this.start = start;
    this.length = length;
    this.number = number;
    this.generation = generation;
  }
}

/** Returns whether a value is a dictionary. */
export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

/** Returns whether a value is the name `text`. */
export function isName(value: PdfValue | undefined, text: string): boolean {
  return value instanceof PdfName && value.value === text;
}

/** Builds a dictionary from an object literal without its undefined entries. */
export function buildDictionary(entries: Record<string, PdfValue | undefined>): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) dictionary.set(key, value);
  return dictionary;
}

/** Creates a name. */
export function name(text: string): PdfName {
  return new PdfName(text);
}
