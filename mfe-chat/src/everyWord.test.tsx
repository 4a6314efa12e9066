import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/tool-contract/testing';
import { bracketWords, createCatalogueCheck, listNotices } from '@sheaf/tool-kit/everyWord';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChatTool } from './ChatTool';
import { MessagesContext, messagesIn } from './messages';
import { dropFile, fakeChatShell, fetchParts } from './testing/chatVisitor';
import { createSampleLease } from './testing/sampleLease';

const { outside, outsideTheCatalogue } = createCatalogueCheck({
  noWord: /\d*\.pdf/g,
  speaking: 'textarea',
  sentences: ['Lease agreement between', 'The notice', 'Repairs up to', 'What does it say about', 'Notice period', 'In short'],
});

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketWords(useWords())}>
      <MessagesContext value={bracketWords(messagesIn('en'))}>
        <ChatTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

const everyTool = () => fakeChatShell({ config: { ...fakeChatShell().config, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] } });

async function open(shell = everyTool()) {
  await fetchParts();
  render(<BracketedPage shell={shell} />);
  return shell;
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// Named in numbers alone, so that its name is no word.
const file = () => createSampleLease('101.pdf');
const field = () => screen.findByRole('textbox', { name: /Your question/ });

async function upload() {
  await dropFile(file());
  await field();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function ask(question: string) {
  await userEvent.click(await field());
  await userEvent.paste(question);
  await userEvent.keyboard('{Enter}');
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('the empty screen, a protected file and an upload under way', async () => {
  server.use(chatScenarios.chatRecognisesText);
  await open();
  expect(outsideTheCatalogue()).toEqual([]);
  await dropFile(file());
  expect(await screen.findByText(/Recognising text: page/)).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Cancel/);
  server.resetHandlers();
  await dropFile(createSampleLease('102.pdf', { isProtected: true }));
  const password = await screen.findByLabelText(/Password/, { selector: 'input' });
  // Why the file was refused is the server's own sentence, in the language of the page.
  expect(outsideTheCatalogue().filter((text) => !/is protected/.test(text))).toEqual([]);
  await userEvent.type(password, 'secret{Enter}');
  await field();
});

test('a conversation, its menus, its passages and its end', async () => {
  server.use(chatScenarios.chatIsMetered);
  const shell = await open();
  await upload();
  expect(outsideTheCatalogue()).toEqual([]);
  await ask('Notice period');
  const chip = await screen.findByRole('button', { name: /^⟦p\. / });
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.click(chip);
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: /Chat/ }));
  await press(/^⟦More⟧$/);
  await screen.findAllByRole('menuitem');
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await press(/Delete now/);
  const dialog = await screen.findByRole('dialog');
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.click(dialog.querySelector('button') as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: /^⟦Chat with PDF⟧$/ });
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('a question that failed, one that was not found, and an end by time', async () => {
  server.use(chatScenarios.questionUnreachable);
  const shell = await open();
  await upload();
  await ask('Notice period');
  await screen.findByRole('alert');
  const ofTheServer = /could not be reached/;
  expect(outsideTheCatalogue().filter((text) => !ofTheServer.test(text))).toEqual([]);
  server.use(chatScenarios.answerNotFound);
  await press(/Try again/);
  await screen.findByRole('heading', { name: /Closest passages/ });
  expect(outsideTheCatalogue().filter((text) => !/^I could not find/.test(text.trim()))).toEqual([]);
  server.use(chatScenarios.chatExpired);
  await ask('Notice period');
  await press(/Upload/);
  expect(
    listNotices(shell)
      .flatMap(outside)
      .filter((text) => !ofTheServer.test(text)),
  ).toEqual([]);
});

test('in Spanish the tool speaks Spanish', async () => {
  const { prepare, default: Tool } = await import('./Tool');
  await prepare('es');
  await fetchParts();
  render(<Tool shell={fakeChatShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat con tu PDF');
  expect(screen.getByText(/Las respuestas son citas de tu PDF; no interviene ningún servicio de IA\./)).toBeVisible();
  await dropFile(createSampleLease());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tu pregunta' }), 'notice period{Enter}');
  expect(await screen.findByRole('button', { name: 'pág. 2 mostrar este pasaje en el PDF' })).toBeVisible();
  expect(screen.getByText('1 pregunta hecha')).toBeVisible();
});
