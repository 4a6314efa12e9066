import { expect, test } from '@jest/globals';
import { type ToolId, toolIds } from '../../tools.ts';
import type { LandingQuestion } from '../landingWords.ts';
import { everyLocale } from '../locale/locales.ts';
import { aboutTools } from './aboutTools.ts';
import { loadEveryLanding } from './everyLanding.ts';
import { servers } from './serversInTests.ts';

/** So many shared words in a row are a repeated sentence, and no longer the usual words of the subject. */
const RUN_LENGTH = 4;
const MOST_SHARED = 0.25;
const server = servers['one that has every tool'];

const splitWords = (questions: LandingQuestion[]) =>
  questions.flatMap(({ question, answer }) => `${question} ${answer}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Returns the share of the words of one text in runs that the other text has too. */
function measureShared(own: string[], other: string[]): number {
  const runs = new Set(other.map((_, index) => other.slice(index, index + RUN_LENGTH).join(' ')));
  const shared = new Set<number>();
  for (let index = 0; index + RUN_LENGTH <= own.length; index += 1) {
    if (!runs.has(own.slice(index, index + RUN_LENGTH).join(' '))) continue;
    for (let word = index; word < index + RUN_LENGTH; word += 1) shared.add(word);
  }
  return shared.size / own.length;
}

test('the measure finds repeated sentences, and nothing in other words about the same', () => {
  const own = splitWords([{ question: 'Is it kept?', answer: 'No, it is dropped as soon as you leave.' }]);
  expect(measureShared(own, own)).toBe(1);
  expect(measureShared(own, splitWords([{ question: 'Who keeps it?', answer: 'Nobody: when you leave it is gone.' }]))).toBe(0);
});

/** The first part of the addresses of the pages about a tool. */
const STARTS: Record<ToolId, string> = { merge: '/merge', convert: '/pdf', chat: '/chat', grammar: '/grammar', 'cover-letter': '/cover' };

test.each(everyLocale)('in %s a page about a tool answers other questions than the tool, and than the other pages about it', async (locale) => {
  const landings = await loadEveryLanding(locale);
  const below = await aboutTools.load(locale);
  const words = Object.fromEntries(Object.entries(landings).map(([path, page]) => [path, splitWords(page.words(server).questions)]));
  const compared = toolIds.flatMap((tool) => {
    const pages = Object.entries(words).filter(([path]) => path.startsWith(STARTS[tool]));
    const others: [string, string[]][] = [['the tool', splitWords(below[tool](server))], ...pages];
    return pages.flatMap(([path, own]) =>
      others.filter(([name]) => name !== path).map(([name, other]) => ({ path, name, shared: measureShared(own, other) })),
    );
  });
  expect(compared.length).toBeGreaterThan(Object.keys(landings).length);
  const tooMuch = compared.filter(({ shared }) => shared >= MOST_SHARED);
  expect(tooMuch).toEqual([]);
});
