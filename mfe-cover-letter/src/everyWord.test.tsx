import 'fake-indexeddb/auto';
import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { createSampleCv } from '@sheaf/api/mocks/createSampleCv';
import { server } from '@sheaf/api/mocks/node';
import { ThemeRoot, useWords } from '@sheaf/design-system';
import type { FakeShell } from '@sheaf/tool-contract/testing';
import { bracketWords, createCatalogueCheck, listNotices } from '@sheaf/tool-kit/everyWord';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoverLetterTool } from './CoverLetterTool';
import { MessagesContext, messagesIn } from './messages';
import { dropFile, fakeLetterShell, fetchParts } from './testing/letterVisitor';

// The CV and the letter speak in fields, in chips and in what is quoted of them.
const { outside, outsideTheCatalogue } = createCatalogueCheck({
  noWord: /\d*\.pdf|Ward 12|Clinic 7/g,
  speaking: 'textarea, summary > span, mark, q, [data-letter] [aria-hidden], svg text',
});
const OF_THE_CV = /Triage|Patient care|Team leadership|Medication safety|English|German|4711/;
const notOfTheCv = (texts: string[]) => texts.filter((text) => !OF_THE_CV.test(text));

function BracketedPage({ shell }: { shell: FakeShell }) {
  return (
    <ThemeRoot words={bracketWords(useWords())}>
      <MessagesContext value={bracketWords(messagesIn('en'))}>
        <CoverLetterTool shell={shell} />
      </MessagesContext>
    </ThemeRoot>
  );
}

async function open(shell = fakeLetterShell()) {
  await fetchParts();
  render(<BracketedPage shell={shell} />);
  return shell;
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const write = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('every word from the empty screen to a letter, its panels and its end comes from the catalogue', async () => {
  const shell = await open();
  expect(outsideTheCatalogue()).toEqual([]);
  // Named in numbers alone, so that its name is no word.
  await dropFile(createSampleCv('101.pdf'));
  await screen.findByRole('heading', { name: /What was understood/ });
  expect(notOfTheCv(outsideTheCatalogue())).toEqual([]);

  await press(/Continue to the job/);
  await press(/Continue to style/);
  // What the server would refuse is said in its own sentences, in the language of the page.
  expect(outsideTheCatalogue()).toEqual([]);
  write(/Job title/, 'Ward 12');
  write(/^⟦Company/, 'Clinic 7');
  await press(/Continue to style/);
  expect(outsideTheCatalogue()).toEqual([]);

  await press(/Write my letter/);
  await screen.findByRole('group', { name: /Your letter/ });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  write(/Closing/, 'I led 4711 nurses and want to recieve an answer.');
  await press(/Check grammar/);
  await screen.findByRole('button', { name: /Leave it: “/ });
  const ofTheChecker = /receive|recieve/;
  expect(notOfTheCv(outsideTheCatalogue()).filter((text) => !ofTheChecker.test(text))).toEqual([]);
  for (const name of [/Keywords/, /Versions/]) {
    await userEvent.click(screen.getByRole('tab', { name }));
    expect(outsideTheCatalogue().filter((text) => !ofTheChecker.test(text))).toEqual([]);
  }
  await press(/Download PDF/);
  await screen.findByRole('dialog');
  expect(notOfTheCv(outsideTheCatalogue()).filter((text) => !ofTheChecker.test(text))).toEqual([]);
  await press(/Back to the letter/);
  await press(/Delete now/);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(dialog.querySelector('button') as HTMLElement);
  await screen.findByRole('heading', { level: 1 });
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('a CV that cannot be read', async () => {
  server.use(coverLetterScenarios.cvFailsOnOurSide);
  const shell = await open();
  await dropFile(createSampleCv('102.pdf'));
  await screen.findByRole('alert');
  expect(outsideTheCatalogue()).toEqual([]);
  expect(listNotices(shell).flatMap(outside)).toEqual([]);
});

test('in Spanish the tool speaks Spanish', async () => {
  const { prepare, default: Tool } = await import('./Tool');
  await prepare('es');
  await fetchParts();
  render(<Tool shell={fakeLetterShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Generador de cartas');
  expect(screen.getByText(/no interviene ningún servicio de IA\./)).toBeVisible();
  await dropFile(createSampleCv());
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con el puesto' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con el estilo' }));
  expect(screen.getByText('Escribe el puesto.', { exact: false })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /^Puesto/ }), { target: { value: 'Ward Manager' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Empresa/ }), { target: { value: 'City Hospital' } });
  await userEvent.click(screen.getByRole('button', { name: 'Seguir con el estilo' }));
  expect(screen.getByText(/^La carta estará en inglés\. En español solo se escribe/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Escribir mi carta' }));
  // The browser checks the spelling of the letter by its own language, not by that of the page.
  expect((await screen.findByRole('group', { name: 'Tu carta' })).querySelector('textarea')).toHaveAttribute('lang', 'en');
});
