import type { Locale } from './locales.ts';

/** The forms a language has for a number of things, by its plural categories (Unicode CLDR); `#` stands for the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** How one language writes numbers, counts things and lists them. */
export interface Speech {
  number(value: number): string;
  /** "1 page", "1,204 pages". */
  plural(count: number, forms: PluralForms): string;
  /** "a, b, and c". */
  list(items: readonly string[]): string;
  /** "a, b, c, and 5 more": names the first few, and only counts the rest, for which `more` has the words. */
  listFew(items: readonly string[], more: (count: string) => string): string;
}

const FEW = 3;

/** Builds the formats of numbers, plurals and lists in a language. */
export function speak(locale: Locale): Speech {
  // Made at their first use: most programs that know a sentence never say it, and each of these takes milliseconds.
  const numbers = memoize(() => new Intl.NumberFormat(locale));
  const rules = memoize(() => new Intl.PluralRules(locale));
  const lists = memoize(() => new Intl.ListFormat(locale));
  return {
    number: (value) => numbers().format(value),
    plural: (count, forms) => (forms[rules().select(count)] ?? forms.other).replaceAll('#', () => numbers().format(count)),
    list: (items) => lists().format(items),
    listFew(items, more) {
      // To count a single one would save no room.
      const shown = items.length > FEW + 1 ? [...items.slice(0, FEW), more(numbers().format(items.length - FEW))] : items;
      return lists().format(shown);
    },
  };
}

/** Returns a text with its first letter as a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function memoize<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
