import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChatTool } from './ChatTool';
import { chatShell, dropFile, fetchParts } from './chatVisitor';
import { MessagesContext, messagesIn } from './messages';
import { sampleLease } from './sampleLease';

// Every message stands between brackets in this language, so whatever a visitor meets outside of any was not said by the catalogue.
const [BEGIN, END] = ['⟦', '⟧'];

function bracketed<Words>(words: Words): Words;
function bracketed(words: unknown): unknown {
  if (typeof words === 'string') return BEGIN + words + END;
  if (typeof words === 'function') return (...values: unknown[]) => bracketed(words(...values));
  if (Array.isArray(words)) return words.map(bracketed);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, name === 'locale' ? word : bracketed(word)]));
}

const READ_OUT = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
// Names of files and sizes, which the design system writes in the page's language, and what the document and the visitor say.
const NO_WORDS = /\d*\.pdf|\d+(\.\d)? (Bytes|KB|MB)/g;
const SAID_BY_THE_DOCUMENT = ['Lease agreement between', 'The notice', 'Repairs up to', 'What does it say about', 'Notice period', 'In short'];

/** What can be seen or heard on the page and stands outside the brackets. */
function outsideTheCatalogue(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const typed of page.querySelectorAll('textarea')) typed.textContent = '';
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => READ_OUT.map((name) => element.getAttribute(name) ?? ''));
  return [page.textContent ?? '', ...attributes]
    .flatMap(outside)
    .filter((text) => !SAID_BY_THE_DOCUMENT.some((begin) => text.replace(/^\P{L}+/u, '').startsWith(begin)));
}

function outside(text: string): string[] {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === BEGIN) depth += 1;
    else if (letter === END) depth -= 1;
    else rest += depth > 0 ? '\n' : letter;
  }
  return rest
    .replace(NO_WORDS, '')
    .split('\n')
    .filter((part) => /\p{L}/u.test(part));
}

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketed(useWords())}>
      <MessagesContext value={bracketed(messagesIn('en'))}>
        <ChatTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

const everyTool = () => chatShell({ config: { ...chatShell().config, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] } });

async function open(shell = everyTool()) {
  await fetchParts();
  render(<BracketedPage shell={shell} />);
  return shell;
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const noticesOf = ({ notices }: FakeShell) => notices.flatMap(({ title, description = '' }) => [title, description]);
// Named in numbers alone, so that its name is no word.
const file = () => sampleLease('101.pdf');
const field = () => screen.findByRole('textbox', { name: /Your question/ });

async function upload() {
  await dropFile(file());
  await field();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function ask(question: string) {
  await userEvent.type(await field(), `${question}{Enter}`);
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
  await dropFile(sampleLease('102.pdf', { isProtected: true }));
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
  for (const menu of [/^⟦More⟧$/]) {
    await press(menu);
    await screen.findAllByRole('menuitem');
    expect(outsideTheCatalogue()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
  await press(/Delete now/);
  const dialog = await screen.findByRole('dialog');
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.click(dialog.querySelector('button') as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: /^⟦Chat with PDF⟧$/ });
  expect(noticesOf(shell).flatMap(outside)).toEqual([]);
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
    noticesOf(shell)
      .flatMap(outside)
      .filter((text) => !ofTheServer.test(text)),
  ).toEqual([]);
});

test('in Spanish the tool speaks Spanish', async () => {
  const { prepare, default: Tool } = await import('./Tool');
  await prepare('es');
  await fetchParts();
  render(<Tool shell={chatShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat con tu PDF');
  expect(screen.getByText(/Las respuestas son citas de tu PDF; no interviene ningún servicio de IA\./)).toBeVisible();
  await dropFile(sampleLease());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tu pregunta' }), 'notice period{Enter}');
  expect(await screen.findByRole('button', { name: 'p. 2 mostrar este pasaje en el PDF' })).toBeVisible();
  expect(screen.getByText('1 pregunta hecha')).toBeVisible();
});
