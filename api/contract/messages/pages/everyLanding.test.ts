import { describe, expect, test } from '@jest/globals';
import type { ServerConfig } from '../../config.ts';
import type { ToolId } from '../../tools.ts';
import { descriptions } from '../descriptions.ts';
import type { LandingWords } from '../landingWords.ts';
import { everyLocale, type Locale } from '../locale/locales.ts';
import { shell } from '../shell.ts';
import { loadEveryLanding } from './everyLanding.ts';
import { servers } from './serversInTests.ts';

const landings = Object.fromEntries(await Promise.all(everyLocale.map(async (locale) => [locale, await loadEveryLanding(locale)] as const)));
const paths = Object.keys(await loadEveryLanding('en'));
const everyServer: [string, ServerConfig][] = Object.entries(servers);

function writeWords(locale: Locale, path: string, server: ServerConfig): LandingWords {
  const landing = landings[locale]?.[path];
  if (!landing) throw new Error(`There is no page ${path} in ${locale}.`);
  return landing.words(server);
}

/** Every text in a value, by its path: "questions.2.answer". */
function textsIn(value: unknown, messagePath = ''): [string, string][] {
  if (typeof value === 'string') return [[messagePath, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, messagePath ? `${messagePath}.${key}` : key));
}

const listTexts = (locale: Locale, path: string, server: ServerConfig) => textsIn(writeWords(locale, path, server)).map(([, text]) => text);
const findTool = (path: string): ToolId => toolsByPath.find(([start]) => path.startsWith(start))?.[1] ?? 'merge';
const toolsByPath: [string, ToolId][] = [
  ['/pdf-to-word', 'convert'],
  ['/chat', 'chat'],
  ['/grammar', 'grammar'],
  ['/cover', 'cover-letter'],
];

const inDollars = (cents: number, locale: Locale) => (cents / 100).toLocaleString(locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });

/** Every figure this server could truthfully be said to have. */
function listFigures({ limits, retentionSeconds, pricing }: ServerConfig, locale: Locale): Set<string> {
  const megabytes = [limits.maxFileBytes, limits.maxTotalBytes].map((bytes) => bytes / 1024 ** 2);
  const counts = [
    limits.maxFiles,
    limits.maxPages,
    limits.chatFreeQuestions,
    limits.mergeFreeFiles,
    limits.convertFreePages,
    limits.grammarFreeWords,
  ];
  const times = [retentionSeconds / 60, retentionSeconds / 3600].filter(Number.isInteger);
  const prices = pricing.mode === 'metered' ? Object.values<number>(pricing.cents).map((cents) => inDollars(cents, locale)) : [];
  return new Set([...[...megabytes, ...counts, ...times].filter((figure) => figure > 0).map((figure) => figure.toLocaleString(locale)), ...prices]);
}

const FIGURE = /\d[\d.,]*\d|\d/g;
const DONATION = /\bdona(tion|ci[oó]n|tivo)/i;
const PRICE = /[$€£]|\d\s?(USD|dollars|dólares)/;
const charges = ({ pricing }: ServerConfig) => pricing.mode === 'metered';

/** What every page says in a language on a server, each text with the page and its path. */
const listPlacedTexts = (locale: Locale, server: ServerConfig) =>
  paths.flatMap((path) => textsIn(writeWords(locale, path, server), path).map(([messagePath, text]) => ({ path, messagePath, text })));

describe.each(everyLocale)('the pages in %s', (locale) => {
  test.each(everyServer)('name no figure but those of %s', (_name, server) => {
    const known = listFigures(server, locale);
    const figures = listPlacedTexts(locale, server).flatMap(({ messagePath, text }) =>
      (text.match(FIGURE) ?? []).map((figure) => ({ messagePath, figure })),
    );
    expect(figures.filter(({ figure }) => !known.has(figure))).toEqual([]);
  });

  test.each(everyServer)('speak of donations and prices only where %s takes them', (_name, server) => {
    for (const path of paths) {
      const text = textsIn(writeWords(locale, path, server)).join('\n');
      const asks = server.donations.mode !== 'off' && !(charges(server) && findTool(path) !== 'cover-letter');
      expect({ path, asks: DONATION.test(text) }).toEqual({ path, asks });
      if (!charges(server)) expect(text).not.toMatch(PRICE);
    }
  });

  test.each(everyServer)('say that a tool is being built exactly where %s lacks it', (_name, server) => {
    for (const path of paths) {
      const tool = findTool(path);
      const { notice, closingLine } = writeWords(locale, path, server);
      const ready = writeWords(locale, path, servers['one that has every tool']);
      const isReady = server.tools.includes(tool);
      expect({ path, isReady: notice === null }).toEqual({ path, isReady });
      expect({ path, isReady: closingLine === ready.closingLine }).toEqual({ path, isReady });
      // The other tool is recommended only where it works.
      if (notice && tool !== 'merge') expect(notice.text.includes('<mark>')).toBe(server.tools.includes('merge'));
    }
  });

  test.each(everyServer)('have everything a page needs on %s, and say nothing twice', (_name, server) => {
    for (const path of paths) {
      const { reasons, steps, audience, questions } = writeWords(locale, path, server);
      expect(Math.min(reasons.length, steps.length, audience.length)).toBeGreaterThanOrEqual(3);
      expect(steps).toHaveLength(3);
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(8);
      const headings = [...reasons, ...steps, ...audience].map(({ title }) => title).concat(questions.map(({ question }) => question));
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test.each(everyServer)('are written with care for %s', (_name, server) => {
    for (const path of paths) expect(writeWords(locale, path, server).title.match(/<mark>[^<>]+<\/mark>/g)).toHaveLength(1);
    const careless = listPlacedTexts(locale, server).filter(({ path, messagePath, text }) => {
      const mayBeMarked = [`${path}.title`, `${path}.notice.text`].includes(messagePath);
      const unmarked = mayBeMarked ? text.replace(/<mark>([^<>]+)<\/mark>/, '$1') : text;
      return /[<>]|[!¡]|\boops\b|\bups\b|["']|\s{2}|\bundefined\b|\bNaN\b|★|#/i.test(unmarked) || text !== text.trim();
    });
    expect(careless).toEqual([]);
  });

  test('no two of them have a title or a lead in common', () => {
    const titlesAndLeads = paths.flatMap((path) => {
      const { title, lead } = writeWords(locale, path, servers['a fresh installation']);
      return [title, lead];
    });
    expect(new Set(titlesAndLeads).size).toBe(titlesAndLeads.length);
  });

  test('they state the limits, the time and the languages of the server', () => {
    const small = servers['one with small limits'];
    expect(listTexts(locale, '/merge-pdf', small).join()).toMatch(/7 \D+ 3 MB \D+ 11 MB \D+ 1[.]?,?300 /);
    expect(listTexts(locale, '/chat-with-pdf', small).join()).toMatch(/45 minut[eo]s/);
    expect(listTexts(locale, '/chat-with-pdf', small).join()).not.toMatch(/\b(hours?|horas?)\b/);
    expect(listTexts(locale, '/chat-with-pdf', servers['one without limits']).join()).toMatch(/2 (hours|horas)/);
    expect(listTexts(locale, '/pdf-to-word', servers['one that reads scans']).join()).toMatch(/(English and Spanish|inglés y español)/);
    expect(listTexts(locale, '/chat-with-pdf', servers['one with an AI service elsewhere']).join()).toContain('Example AI');
  });

  test('they say what stays free and what the rest costs on a server that charges', () => {
    const charging = servers['one that charges'];
    const findFreeLine = (path: string) => listTexts(locale, path, charging).find((text) => /gratis|free/.test(text) && /\d/.test(text)) ?? '';
    const price = (cents: number) => inDollars(cents, locale);
    expect(findFreeLine('/merge-pdf').match(FIGURE)).toEqual(['6', price(149)]);
    expect(findFreeLine('/pdf-to-word').match(FIGURE)).toEqual(['8', price(250), price(1100)]);
    expect(findFreeLine('/chat-with-pdf').match(FIGURE)).toEqual(['4', price(375), price(500)]);
    expect(findFreeLine('/grammar-check/resume').match(FIGURE)).toEqual(['750']);
    expect(findFreeLine('/cover-letter')).toBe('');
  });
});

/** What is the same in every language: names of people, of files, of programs. */
const SAME_EVERYWHERE = ['Amara Osei', 'Daniel Novak', 'merged.pdf'];
/** The check reads English, so the sentence in its picture is English on every page. */
const CHECKED_SENTENCE = /^\/grammar-check\/.*picture\.(file|before|wrong|after|right)$/;

describe.each(everyLocale.filter((locale) => locale !== 'en'))('compared with the English pages, those in %s', (locale) => {
  const everything = (of: Locale, server: ServerConfig) =>
    Object.fromEntries([
      ...listPlacedTexts(of, server).map(({ messagePath, text }): [string, string] => [messagePath, text]),
      ...paths.flatMap((path) => textsIn(landings[of]?.[path]?.picture, `${path}.picture`)),
    ]);

  test.each(everyServer)('have the same parts for %s, and none of them was left in English', (_name, server) => {
    const [english, translated] = [everything('en', server), everything(locale, server)];
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    const untranslated = Object.entries(translated).filter(
      ([messagePath, text]) => text !== '' && text === english[messagePath] && !SAME_EVERYWHERE.includes(text) && !CHECKED_SENTENCE.test(messagePath),
    );
    expect(untranslated).toEqual([]);
  });
});

test('Spanish calls the visitor "tú"', () => {
  const formal = paths
    .flatMap((path) => listTexts('es', path, servers['one that has every tool']))
    .filter((text) => /\b(usted|ustedes|haga clic|elija|suba|descargue)\b/i.test(text));
  expect(formal).toEqual([]);
});

test.each(everyLocale)('search results in %s show the whole title and description of every page, and they are all different', async (locale) => {
  const { landings: addresses } = (await shell.load(locale)).addresses;
  expect(Object.keys(addresses).sort()).toEqual([...paths].sort());
  const words = new Map(Object.entries(await descriptions.load(locale)));
  const shown = Object.entries(addresses).map(([path, { title }]) => ({ title, description: words.get(path) ?? '' }));
  const tooLong = shown.filter(({ title, description }) => title.length > 60 || description.length < 70 || description.length > 160);
  expect(tooLong).toEqual([]);
  expect(new Set(shown.flatMap(({ title, description }) => [title, description])).size).toBe(2 * shown.length);
  // They are written into the page before any server has said what it charges.
  expect(shown.filter(({ title, description }) => /\bfree\b|\bgratis\b|\d/i.test(`${title} ${description}`))).toEqual([]);
});
