/** A rule of Harper that its binary carries as text. */
export interface WrittenRule {
  name: string;
  /** Its patterns by name, in Harper's own language, Weir; `main` is the one that counts. */
  patterns: ReadonlyMap<string, string>;
  /** Texts that it finds a mistake in. */
  examples: readonly string[];
}

/** A pattern that is nothing but the words it finds. */
const PLAIN = /^\(?[\p{L}' -]+\)?$/u;

/** Reads Harper's rules that are written in Weir or as a list of names; compiled ones cannot be read. */
export function readWrittenRules(binary: Uint8Array, names: readonly string[]): WrittenRule[] {
  const text = new TextDecoder().decode(binary);
  const rules = [...weirRulesIn(text, names), ...properNounsIn(text, new Set(names))];
  // Which of two has that name is unknown.
  return rules.filter(({ name }) => rules.filter((other) => other.name === name).length === 1);
}

/** Each rule has its name before it and the next one's right behind it. A name may begin with that of another rule. */
function weirRulesIn(text: string, names: readonly string[]): WrittenRule[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).join('|');
  const begins = [...text.matchAll(new RegExp(`(${longestFirst})(?=\\s*(?:#|expr |let ))`, 'g'))];
  return begins.flatMap(({ 0: name, index }, place) => {
    const source = text.slice(index + name.length, begins[place + 1]?.index ?? text.indexOf('\0', index));
    const patterns = new Map([...source.matchAll(/^expr (\w+) (.*)$/gm)].map(([, pattern = '', words = '']) => [pattern, words]));
    const examples = [...source.matchAll(/^test "((?:\\.|[^"\\])*)" "((?:\\.|[^"\\])*)"/gm)]
      .filter(([, example, corrected]) => example !== corrected)
      .map(([, example = '']) => example.replace(/\\(.)/g, '$1'));
    const main = patterns.get('main');
    if (main === undefined) return [];
    return [{ name, patterns, examples: examples.length === 0 && PLAIN.test(main) ? [main.replace(/[()]/g, '')] : examples }];
  });
}

/** Names that want their capitals, as JSON by rule. */
function properNounsIn(text: string, names: ReadonlySet<string>): WrittenRule[] {
  return [...text.matchAll(/"(\w+)": \{\s*"canonical": (\[[^\]]*\])/g)].flatMap(([, name = '', list = '']) => {
    const spelt: string[] = JSON.parse(list);
    if (!names.has(name)) return [];
    return [
      { name, patterns: new Map([['main', `[${spelt.map((noun) => `(${noun})`).join(', ')}]`]]), examples: spelt.map((noun) => noun.toLowerCase()) },
    ];
  });
}
