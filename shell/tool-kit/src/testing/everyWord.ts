import type { FakeShell } from '@sheaf/tool-contract/testing';

/** For tests that hold every word of a tool to the catalogue: its messages are between brackets, so whatever is outside comes from no message. */

const [BEGIN, END] = ['⟦', '⟧'];
const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
/** The design system writes them in the page's language. */
const SIZES = /\d+(\.\d)? (Bytes|KB|MB)/g;

/** Puts each message of a catalogue between brackets, so that a test sees which words on screen come from elsewhere. */
export function bracketWords<Words>(words: Words): Words;
export function bracketWords(words: unknown): unknown {
  if (typeof words === 'string') return BEGIN + words + END;
  if (typeof words === 'function') return (...values: unknown[]) => bracketWords(words(...values));
  if (Array.isArray(words)) return words.map(bracketWords);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, name === 'locale' ? word : bracketWords(word)]));
}

interface OutsideCatalogueOptions {
  /** What is no word of any language, such as names of files. */
  noWord: RegExp;
  /** The elements in which the document or the visitor speaks. */
  speaking?: string;
  /** How the document's sentences begin, where they are among ours. */
  sentences?: readonly string[];
}

/** Builds functions that find words outside the brackets, in a text and in everything visible or audible on the page. */
export function createCatalogueCheck({ noWord, speaking, sentences = [] }: OutsideCatalogueOptions) {
  function listOutside(text: string): string[] {
    let depth = 0;
    let outsideText = '';
    for (const letter of text) {
      if (letter === BEGIN) depth += 1;
      else if (letter === END) depth -= 1;
      else outsideText += depth > 0 ? '\n' : letter;
    }
    return outsideText
      .replace(noWord, '')
      .replace(SIZES, '')
      .split('\n')
      .filter((part) => /\p{L}/u.test(part));
  }

  function listOutsideCatalogue(): string[] {
    const page = document.body.cloneNode(true) as HTMLElement;
    if (speaking) for (const element of page.querySelectorAll(speaking)) element.textContent = '';
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => SPOKEN_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    return [page.textContent ?? '', ...attributes]
      .flatMap(listOutside)
      .filter((text) => !sentences.some((begin) => text.replace(/^\P{L}+/u, '').startsWith(begin)));
  }

  return { outside: listOutside, outsideTheCatalogue: listOutsideCatalogue };
}

/** Lists all notices that a tool has shown. */
export function listNotices({ notices }: FakeShell): string[] {
  return notices.flatMap(({ title, description = '' }) => [title, description]);
}
