import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/tool-contract/testing';
import { bracketWords, createCatalogueCheck, listNotices } from '@sheaf/tool-kit/everyWord';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConvertTool } from './ConvertTool';
import { MessagesContext, messagesIn } from './messages';
import { convertShell, dropFile, fetchParts } from './testing/convertVisitor';
import { createSamplePaper } from './testing/samplePaper';

const { outside, outsideTheCatalogue } = createCatalogueCheck({ noWord: /\d*\.(pdf|docx)/g });

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketWords(useWords())}>
      <MessagesContext value={bracketWords(messagesIn('en'))}>
        <ConvertTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

const metered = () => convertShell({ config: { ...mockConfig, tools: ['convert', 'chat'], limits: { ...mockConfig.limits, convertFreePages: 5 } } });

async function open(shell = metered()) {
  await fetchParts();
  await act(async () => render(<BracketedPage shell={shell} />));
  return shell;
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// Numbers alone, so that neither its name nor its text is a word: what is in a document is not ours to translate.
const file = () => createTextPdf('101.pdf', [['1 2 3'], ['4 5 6']]);

beforeAll(() => {
  server.listen();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the empty screen, a chosen file with its options, and a conversion under way', async () => {
  server.use(convertScenarios.conversionRecognisesText);
  await open();
  expect(outsideTheCatalogue()).toEqual([]);
  await dropFile(file());
  await userEvent.selectOptions(await screen.findByLabelText(/Scanned pages/), 'force');
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Convert to Word/);
  expect(await screen.findByText(/Recognising text: page/)).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Cancel/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(outsideTheCatalogue()).toEqual([]);
});

test('a result with all there can be in it, and one that is called what no system takes', async () => {
  server.use(convertScenarios.convertsAPaper);
  const shell = await open();
  await dropFile(file());
  await press(/Convert to Word/);
  await screen.findByRole('link', { name: /Download/ });
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Continue with this file/);
  expect(await screen.findByRole('menuitem', { name: /Ask it questions/ })).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText(/File name/), ':');
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('pages that flow badly, and one that is to keep its look', async () => {
  server.use(convertScenarios.convertsPagesThatFlowBadly);
  await open();
  await dropFile(file());
  await press(/Convert to Word/);
  await screen.findByRole('link', { name: /Download/ });
  await userEvent.click(await screen.findByRole('radio', { name: /Picture/ }));
  expect(outsideTheCatalogue()).toEqual([]);
});

test('a scan, and a refusal in the words of the server', async () => {
  server.use(convertScenarios.convertsAScan);
  await open();
  await dropFile(file());
  await press(/Convert to Word/);
  await screen.findByRole('link', { name: /Download/ });
  expect(outsideTheCatalogue().filter((text) => !/was hard to read/.test(text))).toEqual([]);
  server.resetHandlers();
  await dropFile(createSamplePaper('102.pdf', { isProtected: true }));
  await press(/Convert to Word/);
  await screen.findByLabelText(/Password/, { selector: 'input' });
  expect(outsideTheCatalogue().filter((text) => !/is protected/.test(text))).toEqual([]);
});
