import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GrammarTool } from './GrammarTool';
import { dropFile, fetchParts, grammarShell } from './grammarVisitor';
import { MessagesContext, messagesIn } from './messages';
import { sampleLetter } from './sampleLetter';

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
// Names of files and sizes, which the design system writes in the page's language.
const NO_WORDS = /\d*\.pdf|\d+(\.\d)? (Bytes|KB|MB)/g;

/** What can be seen or heard on the page and stands outside the brackets; the visitor's English text and what is said about its words aside. */
function outsideTheCatalogue(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const english of page.querySelectorAll('[lang=en]:not(html)')) if (english.tagName !== 'TEXTAREA') english.textContent = '';
  for (const field of page.querySelectorAll('textarea')) field.textContent = '';
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => READ_OUT.map((name) => element.getAttribute(name) ?? ''));
  return [page.textContent ?? '', ...attributes].flatMap(outside);
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
        <GrammarTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

async function open(shell = grammarShell({ config: { ...grammarShell().config, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] } })) {
  await fetchParts();
  render(<BracketedPage shell={shell} />);
  return shell;
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const noticesOf = ({ notices }: FakeShell) => notices.flatMap(({ title, description = '' }) => [title, description]);
// Named in numbers alone, so that its name is no word.
const file = () => sampleLetter('101.pdf');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

test('the empty screen, a protected file and a text that was read', async () => {
  const shell = await open();
  expect(outsideTheCatalogue()).toEqual([]);
  await dropFile(sampleLetter('102.pdf', { isProtected: true }));
  const password = await screen.findByLabelText(/Password/, { selector: 'input' });
  await userEvent.type(password, 'secret{Enter}');
  await screen.findByRole('button', { name: /Remove/ });
  // Why the file was refused is the server's own sentence, in the language of the page.
  expect(outsideTheCatalogue()).toEqual([]);
  expect(noticesOf(shell).slice(2).flatMap(outside)).toEqual([]);
});

test('a reading and a check under way', async () => {
  server.use(grammarScenarios.recognisesText, grammarScenarios.checkTakesItsTime);
  await open();
  await dropFile(file());
  expect(await screen.findByText(/Recognising text: page/)).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/Cancel/);
  await userEvent.type(screen.getByRole('textbox'), 'We recieve it.');
  await press(/Check Grammar/);
  expect(await screen.findByText(/of 4,800 words/)).toBeVisible();
  expect(outsideTheCatalogue()).toEqual([]);
});

test('a result, its marks, its card, its menus and its steps', async () => {
  server.use(grammarScenarios.checkWithModel);
  const shell = await open();
  await dropFile(file());
  await screen.findByRole('button', { name: /Remove/ });
  await press(/Check Grammar/);
  await screen.findByRole('group', { name: /Text with marks/ });
  expect(outsideTheCatalogue()).toEqual([]);
  await press(/More for this correction/);
  await screen.findAllByRole('menuitem');
  expect(outsideTheCatalogue()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await press(/^⟦Accept⟧$/);
  await press(/^⟦Ignore⟧$/);
  await press(/Undo/);
  await userEvent.click(screen.getByRole('radio', { name: /Before and after/ }));
  expect(outsideTheCatalogue()).toEqual([]);
  for (const menu of [/More downloads/, /Continue with/]) {
    await press(menu);
    await screen.findAllByRole('menuitem');
    expect(outsideTheCatalogue()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
  expect(noticesOf(shell).flatMap(outside)).toEqual([]);
});

test('in Spanish the tool speaks Spanish, and says that English is what it checks', async () => {
  const { prepare, default: Tool } = await import('./Tool');
  await prepare('es');
  render(<Tool shell={grammarShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revisión gramatical');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tu texto' }), 'We recieve it.');
  await press(/^Revisar gramática y ortografía$/);
  expect(await screen.findByRole('heading', { name: 'Texto corregido' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeVisible();
});
