import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { bracketWords, createCatalogueCheck, listNotices } from '@sheaf/tool-kit/everyWord';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MergeTool } from './MergeTool';
import { MessagesContext, messagesIn } from './messages';
import { chooseFiles, withLimits } from './testing/mergeVisitor';

// Named in numbers alone, so that their names are no words.
const files = () => [
  createPdfFile('101.pdf', 3, { bookmarks: 4, links: 2, fields: 1, attachments: 1 }),
  createPdfFile('102.pdf', 2, { deadLinks: 1 }),
];

// Names of files, and the specification's name of a merged one.
const { outside, outsideTheCatalogue } = createCatalogueCheck({ noWord: /\d*\.pdf|\bmerged\b/g });

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketWords(useWords())}>
      <MessagesContext value={bracketWords(messagesIn('en'))}>
        <MergeTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

const open = (shell = fakeShell()) => {
  render(<BracketedPage shell={shell} />);
  return shell;
};
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const merge = () => press(/Merge (the )?\d/);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('an empty screen, and files that are not taken', async () => {
  const shell = open(withLimits({ maxFiles: 1 }));
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Merge PDFs/);
  await chooseFiles(...files(), new File(['notes'], '103.pdf', { type: 'text/plain' }), new File(['notes'], '104', { type: 'text/plain' }));
  expect(screen.getByText(/files not added/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Add them/ })).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('the list, its rows, its menu and its steps', async () => {
  const shell = open(withLimits({ maxPages: 4 }));
  await chooseFiles(...files(), new File(['notes'], '103.pdf'));
  await screen.findByText(/is not a PDF/, { selector: 'li *' });
  for (const button of screen.getAllByRole('button', { name: /All pages/ })) await userEvent.click(button);
  const [range] = screen.getAllByLabelText(/Pages to take/);
  if (range) await userEvent.type(range, '9');
  await press(/Rotate.*101/);
  await press(/Move 101\.pdf down/);
  await press(/Sort and more/);
  expect(await screen.findByRole('menuitem', { name: /Sort by name/ })).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await merge();
  await press(/Undo/);
  expect(screen.getByRole('button', { name: /Redo: / })).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('the options', async () => {
  open();
  await chooseFiles(...files());
  await userEvent.click(screen.getByText(/Options/));
  await userEvent.selectOptions(screen.getByLabelText(/Order of pages/), screen.getByRole('option', { name: /Alternating: / }));
  for (const choice of screen.getAllByRole('switch')) await userEvent.click(choice);
  expect(outsideTheCatalogue()).toEqual([]);
});

test('a locked file', async () => {
  server.use(scenarios.mergeRefusesEncryptedPdf);
  open();
  await chooseFiles(...files());
  await merge();
  const password = await screen.findByLabelText(/Password/);
  await userEvent.type(password, 'guess');
  expect(outsideTheCatalogue()).toEqual([]);
});

test('the pages one by one', async () => {
  open();
  await chooseFiles(...files());
  await userEvent.click(screen.getByRole('radio', { name: /Pages/ }));
  const [page] = await screen.findAllByRole('gridcell');
  if (page) await userEvent.click(page);
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/^⟦Move⟧$/);
  await press(/One later/);
  await press(/Turn left/);
  await press(/Duplicate/);
  await userEvent.keyboard('{Escape}');
  if (page) fireEvent.doubleClick(page);
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Select none/);
  await press(/Select all/);
  await press(/Delete/);
  expect(screen.getByText(/One page has to stay/)).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
});

test('a merge under way', async () => {
  server.use(scenarios.mergeTakesItsTime);
  open();
  await chooseFiles(...files());
  await merge();
  await screen.findByRole('dialog');
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Cancel/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(outsideTheCatalogue()).toEqual([]);
});

test.each([
  ['on the server', false],
  ['on this device', true],
])('a result made %s', async (_, isOnDevice) => {
  server.use(scenarios.mergeDropsScripts);
  const { config } = fakeShell();
  const shell = open(fakeShell({ config: { ...config, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] } }));
  await chooseFiles(...files());
  if (isOnDevice) await userEvent.click(screen.getByRole('switch', { name: /on this device/ }));
  await merge();
  await screen.findByRole('link', { name: /Download/ });
  await userEvent.type(screen.getByLabelText(/File name/), '?');
  await press(/Next page/);
  await press(/Continue with/);
  expect(await screen.findByRole('menuitem', { name: /Word/ })).toBeVisible();
  // As typed, which is no message.
  fireEvent.change(screen.getByLabelText(/File name/), { target: { value: '1?' } });
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('no result, since nobody answers', async () => {
  server.use(scenarios.serverUnreachable);
  const shell = open();
  await chooseFiles(...files());
  await merge();
  await screen.findByRole('alert');
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});
