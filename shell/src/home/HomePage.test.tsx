import { pricingModes } from '@sheaf/api/contract/pricing';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { messagesIn } from '../language';
import { openPage, withFakeApi } from '../testing';
import { listQuestions } from './listQuestions';

withFakeApi();

function scrollTo(position: number) {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  fireEvent.scroll(window);
}
afterEach(() => scrollTo(0));

test('the cards lead to the tools, and those being built say so', async () => {
  server.use(scenarios.lettersBeingBuilt);
  const { container } = await openPage('/');
  await screen.findAllByText('Being built');
  const section = screen.getByRole('region', { name: 'Five tools, one desk' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((card) => [within(card).getByRole('link').getAttribute('href'), /Being built/.test(card.textContent)]),
  ).toEqual([
    ['/merge', false],
    ['/convert', false],
    ['/chat', false],
    ['/grammar-check', false],
    ['/cover-letter', true],
  ]);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('each card shows what its tool leaves on a page, and reads none of it out', async () => {
  await openPage('/');
  const section = screen.getByRole('region', { name: 'Five tools, one desk' });
  for (const sample of ['all 7 pages', 'Dogs are welcome.', 'achieved', 'cut flour waste by a third'])
    expect(within(section).getByText(sample).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the bar of tools appears once the page is scrolled by more than 400 pixels', async () => {
  await openPage('/');
  expect(screen.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument();
  scrollTo(400);
  expect(screen.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument();
  scrollTo(401);
  const links = within(screen.getByRole('navigation', { name: 'Tools' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merge-pdf', '/pdf-to-word', '/chat-with-pdf', '/grammar-check', '/cover-letter']);
  scrollTo(10);
  expect(screen.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument();
});

test('uses carry a first name and praise nothing', async () => {
  await openPage('/');
  const uses = screen.getByRole('region', { name: 'Made for days like these' });
  expect(within(uses).getAllByRole('listitem')).toHaveLength(3);
  expect(uses).not.toHaveTextContent(/best|love|amazing|star/i);
});

describe('what the front page says of money', () => {
  const open = (address: string, pricing: (typeof mockConfig)['pricing']) =>
    openPage(address, { api: { config: async () => ({ ...mockConfig, pricing }), createDonationPayment: () => new Promise(() => undefined) } });

  test('is that everything is free, where it is', async () => {
    await open('/', pricingModes.free.pricing);
    expect(screen.getByText(/Free for everyone/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Free for good' })).toBeVisible();
  });

  test('is nothing of the kind where the server charges, in any language', async () => {
    const { unmount } = await open('/', pricingModes.metered.pricing);
    expect(await screen.findByRole('heading', { name: 'Priced in the open' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/free for|free forever|free PDF tools/i);
    unmount();

    await open('/es', pricingModes.metered.pricing);
    expect(await screen.findByRole('heading', { name: 'Precios a la vista' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/gratis (para|de verdad)(?!\?)|gratuitas/i);
  });
});

describe('the questions', () => {
  const { home, tools: names } = messagesIn('en');
  const answers = (config: Parameters<typeof listQuestions>[0]) =>
    listQuestions(config, { words: home.questions, names, locale: 'en' }).map(({ answer }) => answer);

  test("name this server's limits and finished tools", async () => {
    server.use(scenarios.lettersBeingBuilt);
    await openPage('/');
    expect(
      await screen.findByText('This server takes up to 50 files at a time, 100 MB a file, 300 MB together, and 2,000 pages.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Merge PDFs, PDF to Word, Chat with PDF, and Grammar Check. Cover Letter Generator is being built, and its page says so.'),
    ).toBeInTheDocument();
  });

  test('follow a server with other limits', async () => {
    server.use(scenarios.smallLimits);
    await openPage('/');
    expect(await screen.findByText('This server takes up to 3 files at a time, 1 MB a file, 300 MB together, and 2,000 pages.')).toBeInTheDocument();
  });

  test('name no figure while the server has not answered', () => {
    expect(answers(null).join(' ')).not.toMatch(/\d|donation/);
  });

  test('say how a scan becomes searchable, where the server recognises text and converts', () => {
    const isMentioned = (config: typeof mockConfig) => answers(config).some((answer) => answer.includes('Searchable PDF (OCR)'));
    expect(isMentioned(mockConfig)).toBe(true);
    expect(isMentioned({ ...mockConfig, ocr: { available: false, languages: [] } })).toBe(false);
    expect(isMentioned({ ...mockConfig, toolsOff: ['convert'] })).toBe(false);
  });

  test('name a price only where something costs one', () => {
    expect(answers(mockConfig).join(' ')).not.toMatch(/\$/);
    const metered = { ...mockConfig, pricing: pricingModes.metered.pricing, limits: { ...mockConfig.limits, ...pricingModes.metered.allowances } };
    expect(answers(metered)[0]).toContain('Merging up to 2 files is free. Merging any number costs $1.99, paid once.');
    expect(answers(metered)[0]).not.toContain('Yes.');
  });

  test('speak of no limit where there is none, and of no donation where none is taken', () => {
    const limits = { ...mockConfig.limits, maxFiles: 0, maxFileBytes: 0, maxTotalBytes: 0, maxPages: 0 };
    const words = answers({ ...mockConfig, limits, donations: { mode: 'off' } });
    expect(words).toContain('This server sets no limit.');
    expect(words.join(' ')).not.toMatch(/donation/);
  });

  test('do not ask which tools work where all of them do', () => {
    expect(answers({ ...mockConfig, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] })).toHaveLength(6);
    expect(answers({ ...mockConfig, tools: ['merge', 'convert', 'chat', 'grammar'] })).toHaveLength(7);
  });
});
