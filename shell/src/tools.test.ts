import { pages, pageWordsAt, tools } from './tools';

test('a visitor finds a page at every address of the specification and nowhere else', () => {
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
      '/donate/practice',
    ].sort(),
  );
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
  expect(pageWordsAt('/merge/').title).toBe('Merge PDFs - Sheaf');
  expect(pageWordsAt('/').title).toBe('Sheaf - free PDF tools, no account');
  expect(pageWordsAt('/grammar-check/poem').title).toBe('Page Not Found - Sheaf');
});

test('no two pages share a title or a description, so that search results can be told apart', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
