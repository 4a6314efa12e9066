import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import type { LandingProps } from '@sheaf/tool-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeRemotes } from './createServicesInMemory';
import { messagesIn } from './language';
import { openPage, withFakeApi } from './testing';
import { widenLetters } from './wideLetters';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const messages = widenLetters(messagesIn('en'));
/** The product's name, and the names of languages, which each calls by its own word. */
const NAMES_IN_EVERY_LANGUAGE = ['Sheaf', 'English', 'Español'];
const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];

/** Lists the words of the page that are not from the catalogue, visible ones and those for screen readers. */
function listWordsOutsideCatalogue(): string[] {
  const collected = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest('script, style')) collected.push(text.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) for (const name of SPOKEN_ATTRIBUTES) collected.push(element.getAttribute(name) ?? '');
  return collected
    .flatMap((words) => words.match(/\p{Script=Latin}+/gu) ?? [])
    .filter((word) => !/[Ａ-ｚ]/.test(word) && !NAMES_IN_EVERY_LANGUAGE.includes(word));
}

function SilentTool({ shell }: LandingProps) {
  return (
    <>
      <button type="button" onClick={() => shell.openUpgrade()}>
        1
      </button>
      <button type="button" onClick={() => shell.offerDonation('merge')}>
        2
      </button>
    </>
  );
}

const openInWideLetters = (path: string) => openPage(path, { remotes: fakeRemotes(SilentTool) }, messages);

test('words that are not from the catalogue are found', async () => {
  await openPage('/');
  expect(listWordsOutsideCatalogue()).toEqual(expect.arrayContaining(['Merge', 'documents', 'processed', 'Footer']));
});

test.each(['/', '/nowhere', '/merge', '/merge-pdf', '/donate/practice', '/donate/practice?amount=500&tool=merge', '/donate/thanks?tool=merge'])(
  'every word on %s is in the catalogue',
  async (path) => {
    await openInWideLetters(path);
    Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
    fireEvent.scroll(window);
    expect(listWordsOutsideCatalogue()).toEqual([]);
  },
);

test.each(['/', '/merge'])('so is every word on %s when the server does not answer', async (path) => {
  server.use(scenarios.serverUnreachable);
  await openInWideLetters(path);
  await screen.findByText(messages.trouble.serverSilent.title);
  expect(listWordsOutsideCatalogue()).toEqual([]);
});

test('so is every word of a tool that is loading and of one that cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const arrival = Promise.withResolvers<never>();
  await openPage('/chat', { remotes: { ...fakeRemotes(SilentTool), load: () => arrival.promise } }, messages);
  expect(listWordsOutsideCatalogue()).toEqual([]);
  await act(async () => arrival.reject(new Error('404')));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.trouble.toolMissing.title(messages.tools.chat.title));
  expect(listWordsOutsideCatalogue()).toEqual([]);
});

test('so is every word of the Tools menu and of the dialogs', async () => {
  const { user } = await openInWideLetters('/merge');
  const { chrome, dialogs, donations } = messages;

  await user.click(screen.getByRole('button', { name: chrome.tools }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  expect(listWordsOutsideCatalogue()).toEqual([]);
  await user.keyboard('{Escape}');

  await user.keyboard('?');
  await screen.findByRole('dialog', { name: dialogs.shortcuts.title });
  expect(listWordsOutsideCatalogue().filter((word) => word !== 'F')).toEqual([]);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: chrome.upload }));
  expect(listWordsOutsideCatalogue()).toEqual([]);
  await user.click(screen.getByRole('button', { name: dialogs.uploadChoice.cancel }));

  await user.click(await screen.findByRole('button', { name: '1' }));
  expect(listWordsOutsideCatalogue()).toEqual([]);
  await user.click(screen.getByRole('button', { name: dialogs.upgrade.later }));

  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: '2' }).click());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
  await screen.findByRole('dialog', { name: donations.ask.title });
  expect(listWordsOutsideCatalogue()).toEqual([]);
});
