import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyLocale, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import { type DescribedPage, loadDescribedPages } from '../src/describedPages.ts';
import { buildPageHead } from './buildPageHead.ts';
import { PICTURE_SIZE } from './sharePictures.ts';

const publicFolder = path.resolve(import.meta.dirname, '../public');
const ORIGIN = 'https://sheaf.example';
const MAX_BYTES = 60 * 1024;
const MAX_BYTES_TOGETHER = 1024 * 1024;
// Where a PNG says how large it is, after its signature and the name of its first part.
const PNG_SIZE_AT = 16;

test.each(everyLocale)(
  'whoever shares a page in %s shares a picture of it, in the size it is announced in and small enough to be fetched',
  async (locale) => {
    const { pages } = await loadDescribedPages(locale);
    for (const page of pages.filter(({ isUnlisted }) => !isUnlisted)) {
      const picture = readFileSync(path.join(publicFolder, announced(page, locale)));
      expect({ width: picture.readUInt32BE(PNG_SIZE_AT), height: picture.readUInt32BE(PNG_SIZE_AT + 4) }).toEqual(PICTURE_SIZE);
      expect(picture.length).toBeLessThan(MAX_BYTES);
    }
  },
);

test('there is a picture for each page and none of a page that has gone, and all together stay under a megabyte', async () => {
  const names = await Promise.all(everyLocale.map(async (locale) => (await loadDescribedPages(locale)).pages.map((page) => announced(page, locale))));
  const folder = path.join(publicFolder, 'share');
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found.map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.map((file) => `/${path.relative(publicFolder, file)}`).sort()).toEqual(names.flat().filter(Boolean).sort());
  expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(MAX_BYTES_TOGETHER);
});

/** The picture a page announces, as a path of the site; empty on a page that is not to be found. */
function announced(page: DescribedPage, locale: Locale): string {
  const head = buildPageHead({
    page,
    locale,
    origin: ORIGIN,
    basePath: '',
    body: '',
    isOfTool: false,
    isFree: true,
    languages: everyLocale,
    brand: 'Sheaf',
  });
  const address = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
  return address.slice(ORIGIN.length);
}

test('other addresses of a page are named where the site has an address of its own, and nowhere else', async () => {
  const [page] = (await loadDescribedPages('en')).pages;
  if (!page) throw new Error('There is no page.');
  const head = (origin: string) =>
    buildPageHead({ page, locale: 'en', origin, basePath: '', body: '', isOfTool: false, isFree: true, languages: everyLocale, brand: 'Sheaf' });
  expect(head(ORIGIN)).toContain(`<link rel="canonical" href="${ORIGIN}/">`);
  expect(head(ORIGIN)).toContain(`<link rel="alternate" hreflang="es" href="${ORIGIN}/es">`);
  expect(head('')).not.toMatch(/canonical|hreflang|og:url|localhost/);
});
