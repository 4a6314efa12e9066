import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { everyLocale } from './locale/locales.ts';

const english = path.join(import.meta.dirname, 'en');
const files = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What reads alike in English and differs elsewhere for a reason: the gender of a thing, a title beside a button, a name in a picture. */
const DIFFERS = ['Chat with PDF', 'Cover Letter Generator', 'Keep it', 'Merge it with others', 'Copied', 'required', 'Delete it', 'resume.pdf'];

/** Every text of a value, by its path. */
function textsIn(value: unknown, messagePath = ''): [string, string][] {
  if (typeof value === 'string') return [[messagePath, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${messagePath}.${key}`));
}

async function wordingsIn(locale: string): Promise<Map<string, Set<string>>> {
  const wordings = new Map<string, Set<string>>();
  for (const file of files) {
    const [words, translated] = await Promise.all([import(`./en/${file}`), import(`./${locale}/${file}`)]);
    const byPath = new Map(textsIn({ ...translated }));
    for (const [messagePath, text] of textsIn({ ...words })) {
      const translation = byPath.get(messagePath);
      if (translation !== undefined) wordings.set(text, (wordings.get(text) ?? new Set()).add(translation));
    }
  }
  return wordings;
}

test.each(everyLocale.filter((locale) => locale !== 'en'))('in %s the same act is called the same in every tool', async (locale) => {
  const wordings = await wordingsIn(locale);
  expect(wordings.size).toBeGreaterThan(200);
  const several = [...wordings].filter(([text, translations]) => translations.size > 1 && !DIFFERS.includes(text));
  expect(several.map(([text, translations]) => [text, ...translations])).toEqual([]);
});
