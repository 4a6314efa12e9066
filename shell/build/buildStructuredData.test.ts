import { everyLocale } from '@sheaf/api/contract/messages/locale/locales';
import { loadDescribedPages } from '../src/describedPages.ts';
import { buildStructuredData } from './buildStructuredData.ts';

/** The structured data of every page, as one text. */
async function buildAllStructuredData(isFree: boolean): Promise<string> {
  const inEachLanguage = await Promise.all(
    everyLocale.map(async (locale) => {
      const { pages } = await loadDescribedPages(locale);
      return pages.flatMap((page) => buildStructuredData({ page, locale, address: page.path, body: '', isOfTool: true, brand: 'Sheaf', isFree }));
    }),
  );
  return JSON.stringify(inEachLanguage);
}

test('structured data says that Sheaf is free where it is', async () => {
  expect(await buildAllStructuredData(true)).toContain('"isAccessibleForFree":true,"offers":{"@type":"Offer","price":"0"');
});

test('structured data claims nothing free where a server charges', async () => {
  expect(await buildAllStructuredData(false)).not.toMatch(/free|grati|offer|price/i);
});
