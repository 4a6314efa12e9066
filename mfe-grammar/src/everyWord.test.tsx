import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/tool-contract/testing';
import { bracketWords, createCatalogueCheck, listNotices } from '@sheaf/tool-kit/everyWord';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GrammarTool } from './GrammarTool';
import { MessagesContext, messagesIn } from './messages';
import { dropFile, fakeGrammarShell, fetchParts } from './testing/grammarVisitor';
import { createSampleLetter } from './testing/sampleLetter';

// The visitor's English text and what is said about its words.
const { outside, outsideTheCatalogue } = createCatalogueCheck({ noWord: /\d*\.pdf/g, speaking: 'textarea, [lang=en]:not(html)' });

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketWords(useWords())}>
      <MessagesContext value={bracketWords(messagesIn('en'))}>
        <GrammarTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

async function open(
  shell = fakeGrammarShell({ config: { ...fakeGrammarShell().config, tools: ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] } }),
) {
  await fetchParts();
  render(<BracketedPage shell={shell} />);
  return shell;
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// Named in numbers alone, so that its name is no word.
const file = () => createSampleLetter('101.pdf');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

test('the empty screen, a protected file and a text that was read', async () => {
  const shell = await open();
  expect(outsideTheCatalogue()).toEqual([]);
  await dropFile(createSampleLetter('102.pdf', { isProtected: true }));
  const password = await screen.findByLabelText(/Password/, { selector: 'input' });
  await userEvent.type(password, 'secret{Enter}');
  await screen.findByRole('button', { name: /Remove/ });
  // Why the file was refused is the server's own sentence, in the language of the page.
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).slice(2).flatMap(outside)).toEqual([]);
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
  const [undo] = await screen.findAllByRole('button', { name: /^⟦Undo the correction of/ });
  await userEvent.click(undo ?? document.body);
  await press(/^⟦Undo: /);
  await userEvent.click(screen.getByRole('radio', { name: /Before and after/ }));
  expect(outsideTheCatalogue()).toEqual([]);
  for (const menu of [/More downloads/, /Continue with/]) {
    await press(menu);
    await screen.findAllByRole('menuitem');
    expect(outsideTheCatalogue()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('in Spanish the tool speaks Spanish, and says that English is what it checks', async () => {
  const { prepare, default: Tool } = await import('./Tool');
  await prepare('es');
  render(<Tool shell={fakeGrammarShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revisión gramatical');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tu texto' }), 'We recieve it.');
  await press(/^Revisar gramática y ortografía$/);
  expect(await screen.findByRole('heading', { name: 'Texto corregido' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeVisible();
});
