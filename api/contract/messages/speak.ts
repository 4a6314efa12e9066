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
}

export function speak(locale: Locale): Speech {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  return {
    number: (value) => numbers.format(value),
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => numbers.format(count)),
    list: (items) => lists.format(items),
  };
}
