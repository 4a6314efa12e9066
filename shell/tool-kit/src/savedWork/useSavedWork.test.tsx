import { render } from '@testing-library/react';
import type { LazyWorkSaver } from './lazyWorkSaver';
import { useSavedWork } from './useSavedWork';
import type { WorkSaver } from './workSaver';

/** A browser whose database answers when the test says so. */
function openSlowBrowser() {
  const savedOnLeaving: string[] = [];
  const saves: { text: string; finish(): void }[] = [];
  const saver: WorkSaver<string, string> = {
    find: async () => null,
    pack: () => null,
    save: (text) => new Promise((resolve) => saves.push({ text, finish: () => resolve([]) })),
    saveOnLeaving: (text) => void savedOnLeaving.push(text),
  };
  const lazy: LazyWorkSaver<string, string> = { mayHaveWork: () => false, opened: () => saver, open: async () => saver };
  return { lazy, saves, savedOnLeaving };
}

function Page({ text, saver }: { text: string; saver: LazyWorkSaver<string, string> }) {
  useSavedWork(saver, { shell: {}, state: text, isBlank: text === '', onRestore: () => undefined });
  return null;
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const waitUntilSaved = () => jest.advanceTimersByTimeAsync(300);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that is left before its work is kept, or while it is being kept, keeps it then', async () => {
  const { lazy, saves, savedOnLeaving } = openSlowBrowser();
  render(<Page text="one file" saver={lazy} />);
  leavePage();
  expect(savedOnLeaving).toEqual(['one file']);

  const { rerender } = render(<Page text="two files" saver={lazy} />);
  await waitUntilSaved();
  expect(saves.map(({ text }) => text)).toEqual(['two files']);
  leavePage();
  expect(savedOnLeaving).toEqual(['one file', 'two files']);
  rerender(<Page text="three files" saver={lazy} />);
  leavePage();
  expect(savedOnLeaving.at(-1)).toBe('three files');
});

test('a page whose work is kept does not keep it again when it is left', async () => {
  const { lazy, saves, savedOnLeaving } = openSlowBrowser();
  render(<Page text="one file" saver={lazy} />);
  await waitUntilSaved();
  saves[0]?.finish();
  await waitUntilSaved();
  leavePage();
  expect(savedOnLeaving).toEqual([]);
});

test('what the visitor deletes is deleted at once', async () => {
  const { lazy, saves } = openSlowBrowser();
  const { rerender } = render(<Page text="one file" saver={lazy} />);
  await waitUntilSaved();
  rerender(<Page text="" saver={lazy} />);
  await jest.advanceTimersByTimeAsync(0);
  expect(saves.map(({ text }) => text)).toEqual(['one file', '']);
});

test('an empty page keeps nothing', async () => {
  const { lazy, saves, savedOnLeaving } = openSlowBrowser();
  render(<Page text="" saver={lazy} />);
  await waitUntilSaved();
  leavePage();
  expect([saves, savedOnLeaving]).toEqual([[], []]);
});
