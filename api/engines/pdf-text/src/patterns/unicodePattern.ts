/** The characters of ASCII that have a Unicode property, written as the inside of a character class. */
const ASCII_CHARACTERS: Record<string, string> = {
  L: 'A-Za-z',
  Lu: 'A-Z',
  Ll: 'a-z',
  M: '',
  N: '0-9',
  P: String.raw`!-#%-*,-\/:;?@\[-\]_\{\}`,
  Sc: String.raw`\$`,
  Cc: String.raw`\0-\x1f\x7f`,
  Cf: '',
  Cn: '',
  Co: '',
  Cs: '',
  Zl: '',
  Zp: '',
};
const NOT_ASCII = /[\u0080-\uffff]/;
/** A property, another escape, an edge of a character class, or any other character. */
const TOKEN = /\\([pP])\{(\w+)\}|\\?./gs;

/**
 * A regular expression with Unicode properties, compiled when it is first needed.
 * V8 takes up to a millisecond to compile one, so ASCII text is matched without properties.
 */
export class UnicodePattern {
  readonly #source: string;
  readonly #flags: string;
  #ascii: RegExp | undefined;
  #unicode: RegExp | undefined;

  constructor(source: string, flags = 'u') {
    this.#source = source;
    this.#flags = flags;
  }

  /** Returns the regular expression that matches this text as the whole pattern does. */
  for(text: string): RegExp {
    if (NOT_ASCII.test(text)) {
      this.#unicode ??= new RegExp(this.#source, this.#flags);
      return this.#unicode;
    }
    this.#ascii ??= new RegExp(replaceProperties(this.#source), this.#flags);
    return this.#ascii;
  }

  test(text: string): boolean {
    return this.for(text).test(text);
  }
}

/** Replaces the properties of a pattern with the characters of ASCII that have them. Throws a RangeError for a property it does not know. */
function replaceProperties(source: string): string {
  let isInClass = false;
  return source.replace(TOKEN, (token, letter: string | undefined, property: string) => {
    if (letter === undefined) {
      if (token === '[') isInClass = true;
      else if (token === ']') isInClass = false;
      return token;
    }
    const characters = ASCII_CHARACTERS[property];
    if (characters === undefined || (isInClass && letter === 'P')) throw new RangeError(`No ASCII characters are listed for ${token}.`);
    if (isInClass) return characters;
    return letter === 'p' ? `[${characters}]` : `[^${characters}]`;
  });
}
