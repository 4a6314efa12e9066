import { replaceBrand } from './replaceBrand.ts';
import { shell } from './shell.ts';

const words = {
  title: 'Sheaf - free PDF tools',
  list: ['Why Sheaf', 'Why not'],
  deep: {
    saved: (file: string, others: string[]) => `Sheaf saved ${file} and ${others.join(', ')}.`,
    many: (count: number) => [`${count} in Sheaf`],
  },
};

test.each(['Paperworks', 'Müller & Söhne', '書類'])('a page of %s shows that name wherever it names the product', (name) => {
  const renamed = replaceBrand(words, name);
  expect(renamed.title).toBe(`${name} - free PDF tools`);
  expect(renamed.list).toEqual([`Why ${name}`, 'Why not']);
  expect(renamed.deep.many(3)).toEqual([`3 in ${name}`]);
});

test.each([['Sheaf.pdf'], ['About Sheaf and sheaves.pdf'], ['lease.pdf']])('a file of the visitor keeps its own name: %s', (file) => {
  expect(replaceBrand(words, 'Paperworks').deep.saved(file, [file, 'b.pdf'])).toBe(`Paperworks saved ${file} and ${file}, b.pdf.`);
});

test.each(['en', 'es'] as const)('no word of the page in %s names the product any more', async (locale) => {
  const renamed = replaceBrand(await shell.load(locale), 'Paperworks');
  expect(JSON.stringify(renamed)).not.toContain('Sheaf');
  expect(renamed.addresses.pages['/'].title).toContain('Paperworks');
  expect(renamed.chrome.homeLink).toContain('Paperworks');
});

test('under its own name nothing is made anew', () => {
  expect(replaceBrand(words, 'Sheaf')).toBe(words);
});
