import { buildPathsAfterPayment, buildPracticePath } from '@sheaf/api/contract/donation';
import { everyLocale } from '@sheaf/api/contract/messages/locale/locales';
import { shell } from '@sheaf/api/contract/messages/shell';
import { loadDescribedPages } from './describedPages';
import { findPageWords, listSitePages } from './pages';
import { listOffered, tools } from './tools';

const pages = listSitePages(shell.english);
const titleAt = (pathname: string) => findPageWords(pathname, shell.english).title;

test('pages exist at exactly the specified addresses, for payments, for licences and for offline use', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [
      '/',
      '/merge',
      '/merge-pdf',
      '/convert',
      '/pdf-to-word',
      '/chat',
      '/chat-with-pdf',
      '/grammar-check',
      '/grammar-check/resume',
      '/grammar-check/business-proposal',
      '/grammar-check/research-paper',
      '/cover-letter-generator',
      '/cover-letter',
      '/cover-letter/ai-cover-letter-generator',
      '/cover-letter/what-machines-read',
      '/donate/practice',
      '/donate/thanks',
      '/licences',
      '/offline',
    ].sort(),
  );
});

test('a visitor who has paid, or has not, is led to a page that exists', () => {
  for (const { id, path } of tools) {
    const { thanks, back } = buildPathsAfterPayment(id, 'en');
    expect(back).toBe(path);
    for (const address of [thanks, buildPracticePath({ amount: 500, tool: id }, 'en')])
      expect(pages.map((page) => page.path)).toContain(address.split('?')[0]);
  }
});

test('every link of a tool leads to a page that exists', () => {
  const paths = pages.map(({ path }) => path);
  for (const { cardPath, barPath } of tools) expect(paths).toEqual(expect.arrayContaining([cardPath, barPath]));
});

test('the cards and the bar at the bottom lead where the specification says', () => {
  expect(tools.map(({ cardPath }) => cardPath)).toEqual(['/merge', '/convert', '/chat', '/grammar-check', '/cover-letter']);
  expect(tools.map(({ barPath }) => barPath)).toEqual(['/merge-pdf', '/pdf-to-word', '/chat-with-pdf', '/grammar-check', '/cover-letter']);
});

test('the tab names the page with or without a slash at the end, and a missing page as missing', () => {
  expect(titleAt('/merge/')).toBe('Merge PDFs - Sheaf');
  expect(titleAt('/')).toBe('Sheaf - free PDF tools, no account');
  expect(titleAt('/grammar-check/poem')).toBe('Page Not Found - Sheaf');
});

test.each(everyLocale)('no two pages share a title or a description in %s, so that search results can be distinguished', async (locale) => {
  const { pages: found, notFound } = await loadDescribedPages(locale);
  expect(found.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const all = [...found, notFound];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  expect(all.filter(({ description }) => description === '')).toEqual([]);
});

test('tools that are switched off have no pages and no titles', () => {
  const offered = listOffered(['chat', 'grammar']);
  const left = listSitePages(shell.english, offered).map(({ path }) => path);
  expect(pages.map(({ path }) => path).filter((path) => !left.includes(path))).toEqual([
    '/chat',
    '/chat-with-pdf',
    '/grammar-check',
    '/grammar-check/resume',
    '/grammar-check/business-proposal',
    '/grammar-check/research-paper',
  ]);
  expect(findPageWords('/chat', shell.english, offered).title).toBe('Page Not Found - Sheaf');
  expect(findPageWords('/merge', shell.english, offered).title).toBe('Merge PDFs - Sheaf');
});
