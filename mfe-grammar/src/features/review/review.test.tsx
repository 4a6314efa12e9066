import { server } from '@sheaf/api/mocks/node';
import type { ShortcutGroup } from '@sheaf/tool-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  check,
  checkButton,
  fakeGrammarShell,
  getCurrentMark,
  getTextField,
  listMarks,
  openGrammar,
  press,
  readCorrectedText,
  readLetter,
  write,
} from '../../testing/grammarVisitor';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const RECIEVE = 'recieve becomes receive, applied';
const TEXT = 'We recieve teh letters. We recieve a apple. We utilize it. It definately was decided by us.';

async function checkText(text = TEXT) {
  const opened = await openGrammar();
  write(text);
  await check();
  await waitFor(() => expect(getCurrentMark()).toBe(RECIEVE));
  return opened;
}

const fromMenu = async (name: RegExp) => {
  await press('More for this correction');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('by keys alone a visitor goes from mark to mark, accepts, ignores and takes back', async () => {
  await checkText();
  await waitFor(() => expect(listMarks()[0]).toHaveFocus());
  await userEvent.keyboard('j');
  expect(getCurrentMark()).toBe('teh becomes the, applied');
  expect(listMarks()[1]).toHaveFocus();
  await userEvent.keyboard('k');
  await userEvent.keyboard('r');
  expect(listMarks()[0]).toHaveAccessibleName('recieve, ignored');
  expect(screen.getByText('“recieve” ignored', { exact: false, selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(listMarks()[1]).toHaveAccessibleName(/^teh becomes the ?, applied$/);
  await userEvent.keyboard('uu');
  expect(getCurrentMark()).toBe(RECIEVE);
  expect(await readCorrectedText()).toMatch(/^We receive the letters\./);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(listMarks()[0]).toHaveAccessibleName('recieve, ignored');
});

test('a search of the page finds the text as it reads now, and a correction that is applied can be accepted or undone', async () => {
  await checkText();
  expect(screen.getByRole('group', { name: 'Text with marks' })).toHaveTextContent('We receive the letters. We receive an apple.');
  const card = within(document.querySelector<HTMLElement>('#grammar-correction') ?? document.body);
  expect(card.getByRole('button', { name: /^Undo/ })).toBeVisible();
  // It is called applied when nothing is left to be done about it.
  expect(card.queryByText('Applied')).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Accept' }));
  await press('Previous correction');
  expect(within(document.querySelector<HTMLElement>('#grammar-correction') ?? document.body).getByText('Applied')).toBeVisible();
});

test('letters that are typed are letters', async () => {
  await checkText();
  await userEvent.click(screen.getByRole('radio', { name: 'Edit' }));
  await userEvent.type(getTextField(), 'jar');
  expect(getTextField().value).toMatch(/jar$/);
});

test('the keys stand in the list that ? shows, while the tool is open', async () => {
  let offered: ShortcutGroup[] = [];
  const offerShortcuts = (groups: ShortcutGroup[]) => {
    offered = groups;
    return () => {
      offered = [];
    };
  };
  const { unmount } = await openGrammar(fakeGrammarShell({ offerShortcuts }));
  expect(offered[0]?.shortcuts.map(({ keys }) => keys.join('+'))).toEqual(['J', 'K', 'A', 'R', 'U', 'Ctrl+Shift+Z']);
  unmount();
  expect(offered).toEqual([]);
});

test('a card explains its mark and offers every replacement', async () => {
  await checkText();
  await userEvent.click(screen.getByRole('link', { name: /^definately becomes definitely/ }));
  const card = within(document.querySelector<HTMLElement>('#grammar-correction') ?? document.body);
  expect(card.getByText('This word is usually written “definitely”.')).toBeVisible();
  expect(card.getByText('6 of 7')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Use “defiantly”' }));
  expect(await readCorrectedText()).toContain('It defiantly was');
});

test('advice that offers no words cannot be accepted, only ignored', async () => {
  await checkText();
  await userEvent.click(screen.getByRole('link', { name: 'was decided by us, style' }));
  expect(screen.getByRole('button', { name: 'Advice only' })).toHaveAttribute('aria-disabled', 'true');
  await press('Ignore');
  expect(screen.getByRole('link', { name: 'was decided by us, ignored' })).toBeVisible();
});

const WAITING = 'We utilize it in order to see. The team have gone. We utilize a form.';

test('the result says what is applied and what waits; what is applied can be undone, one by one', async () => {
  await checkText();
  expect(screen.getAllByText((_, element) => element?.tagName === 'P' && element.textContent === '5 applied, 2 to decide')[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: /, applied$/ })).toHaveLength(5);
  await press('Undo the correction of “teh”');
  expect(screen.getAllByText((_, element) => element?.tagName === 'P' && element.textContent === '4 applied, 2 to decide')[0]).toBeVisible();
  expect(await readCorrectedText()).toMatch(/^We receive teh letters/);
  await press('Next to decide');
  expect(getCurrentMark()).toBe('utilize, style');
});

test('all that wait are accepted at once, and one undo takes them all back', async () => {
  await openGrammar();
  write(WAITING);
  await check();
  expect(screen.queryByRole('link', { name: /, applied$/ })).not.toBeInTheDocument();
  await press('Accept all (4)');
  expect(await readCorrectedText()).toBe('We use it to see. The team has gone. We use a form.');
  expect(screen.getAllByRole('link', { name: /, applied$/ })).toHaveLength(4);
  await press('Undo: 4 corrections accepted');
  expect(screen.queryByRole('link', { name: /, applied$/ })).not.toBeInTheDocument();
});

test('all of a kind are accepted at once, from the summary and from a card', async () => {
  await openGrammar();
  write(WAITING);
  await check();
  await press('Accept by kind');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept all grammar (1)' }));
  expect(screen.getAllByRole('link', { name: /, applied$/ })).toHaveLength(1);
  await press('Next to decide');
  await fromMenu(/^Accept all style \(3\)/);
  expect(screen.getAllByRole('link', { name: /, applied$/ })).toHaveLength(4);
});

test('the card can be put away, and a mark brings it back', async () => {
  await checkText();
  await press('Close this card');
  expect(document.querySelector('#grammar-correction')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^teh becomes the/ }));
  expect(document.querySelector('#grammar-correction')).toBeVisible();
});

test('a word that is always ignored is kept on this device, sent with the next check, and can be forgotten', async () => {
  const { unmount } = await checkText();
  await fromMenu(/^Always ignore “recieve”/);
  expect(await readCorrectedText()).toMatch(/^We recieve the letters\. We recieve an apple\./);
  unmount();

  await openGrammar();
  expect(screen.getByText('Words you ignore')).toBeVisible();
  write(TEXT);
  await check();
  await waitFor(() => expect(getCurrentMark()).toBe('teh becomes the, applied'));
  await userEvent.click(screen.getByText('Words you ignore'));
  await press('Remove recieve');
  expect(localStorage.getItem('grammarIgnoredWords')).toBeNull();
});

test('editing after a check marks its results stale; a new check asks no more about what was ignored', async () => {
  await checkText();
  await userEvent.keyboard('r');
  await userEvent.click(screen.getByRole('radio', { name: 'Edit' }));
  write(`${TEXT} More.`);
  expect(screen.getByText('The text has changed since this check. These results are about the text as it was.')).toBeVisible();
  await userEvent.click(checkButton());
  await waitFor(() => expect(screen.queryByText(/has changed since this check/)).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'recieve, ignored' })).toBeVisible();
  expect(getCurrentMark()).toBe('teh becomes the, applied');
});

test('anyone who edits after a check goes on from the corrected text', async () => {
  await checkText();
  await userEvent.click(screen.getByRole('radio', { name: 'Edit' }));
  expect(getTextField().value).toMatch(/^We receive the letters\. We receive an apple\./);
  await userEvent.type(getTextField(), '!');
  expect(getTextField().value).toMatch(/^We receive the letters\..*!$/);
});

test('the text, its corrections and the decisions outlast the file', async () => {
  await openGrammar();
  await readLetter();
  await check();
  await waitFor(() => expect(getCurrentMark()).toBe(RECIEVE));
  await userEvent.keyboard('r');
  await press('Remove letter.pdf');
  expect(screen.queryByRole('button', { name: 'Remove letter.pdf' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'recieve, ignored' })).toBeVisible();
  expect(await readCorrectedText()).toContain('We hope to recieve the proofs');
});

test('the text before and after is side by side, and work can go on with the corrected one', async () => {
  await checkText();
  await userEvent.click(screen.getByRole('radio', { name: 'Before and after' }));
  expect(screen.getAllByRole('deletion').length).toBeGreaterThan(3);
  await press('Go on with this text');
  expect(getTextField().value).toMatch(/^We receive the letters\. We receive an apple\. We utilize it\./);
  await press('Back to the text as it was');
  expect((await screen.findAllByRole('deletion')).length).toBeGreaterThan(3);
});

test('the corrected text is copied, and downloaded under the name of the file', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:text';
  await openGrammar();
  await readLetter();
  await check();
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('Copy Text');
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('We hope to receive the proofs'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await press('Download TXT');
  expect(names).toEqual(['letter-corrected.txt']);
  saved.mockRestore();
});

test('the file can go on to another tool that this server can do', async () => {
  const { shell } = await openGrammar();
  await readLetter();
  await check();
  await press('Continue with this file');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Merge it with others/ }));
  expect(shell.handedOver).toMatchObject([{ file: { name: 'letter.pdf' }, tool: 'merge' }]);
});
