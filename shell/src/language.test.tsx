import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeRemotes } from './createServicesInMemory';
import { openPage, withFakeApi } from './testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const Tool = () => <h1>Una herramienta</h1>;
const page = document.documentElement;

test('an address under /es is the same page in Spanish, and says so', async () => {
  const { container } = await openPage('/es');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Todo lo que haces con un PDF, bien hecho.');
  expect(document.title).toBe('Sheaf - herramientas PDF gratis, sin cuenta');
  expect([page.lang, page.dir]).toEqual(['es', 'ltr']);
  expect(await screen.findByText(/hasta 50 archivos a la vez, 100 MB por archivo, 300 MB en total y 2000 páginas/)).toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

test('an address without a language is in English', async () => {
  await openPage('/merge');
  expect([page.lang, page.dir]).toEqual(['en', 'ltr']);
});

test('every link of a Spanish page stays in Spanish but those to the other language', async () => {
  await openPage('/es');
  const elsewhere = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('#') && !/^\/es(\/|$)/.test(href));
  expect(elsewhere).toEqual(['/']);
});

test('choosing a tool for a PDF leads to it in Spanish', async () => {
  const { user, services } = await openPage('/es/merge');
  await user.click(screen.getByRole('button', { name: 'Subir PDF' }));
  await user.click(screen.getByRole('button', { name: 'Revisión gramatical' }));
  await waitFor(() => expect(services.visited).toEqual(['/es/grammar-check']));
});

describe('the other language', () => {
  const languages = () => within(screen.getByRole('navigation', { name: /^(Language|Idioma)$/ })).getAllByRole('link');
  const facts = (link: HTMLElement) => [link.textContent, link.getAttribute('href'), link.lang, link.getAttribute('hreflang')];

  test('is a plain link to the same page, in the language it leads to', async () => {
    await openPage('/es/grammar-check/resume');
    expect(languages().map(facts)).toEqual([
      ['English', '/grammar-check/resume', 'en', 'en'],
      ['Español', '/es/grammar-check/resume', 'es', 'es'],
    ]);
    expect(languages().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  test('keeps the query of an address', async () => {
    await openPage('/donate/practice?amount=500&tool=merge');
    expect(languages().map((link) => link.getAttribute('href'))).toEqual([
      '/donate/practice?amount=500&tool=merge',
      '/es/donate/practice?amount=500&tool=merge',
    ]);
  });

  test('of a page that does not exist is the home page', async () => {
    await openPage('/nowhere');
    expect(languages().map((link) => link.getAttribute('href'))).toEqual(['/', '/es']);
  });
});

test('a tool gets the language, and is shown once its words are loaded', async () => {
  const prepared: string[] = [];
  const words = Promise.withResolvers<void>();
  const remotes = {
    ...fakeRemotes(Tool),
    load: async () => ({
      default: Tool,
      prepare: async (locale: string) => {
        prepared.push(locale);
        await words.promise;
      },
    }),
  };
  await openPage('/es/merge', { remotes });
  expect(prepared).toEqual(['es']);
  expect(screen.queryByText('Una herramienta')).not.toBeInTheDocument();
  words.resolve();
  expect(await screen.findByText('Una herramienta')).toBeVisible();
});

test('a tool whose words cannot be loaded is still shown', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remotes = { ...fakeRemotes(Tool), load: async () => ({ default: Tool, prepare: () => Promise.reject(new Error('404')) }) };
  await openPage('/es/merge', { remotes });
  expect(await screen.findByText('Una herramienta')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('mfe-merge has no words in "es".', expect.any(Error));
  logged.mockRestore();
});
