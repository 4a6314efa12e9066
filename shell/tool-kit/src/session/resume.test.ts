import { canResume, markForResume, markInTab, readTabMark } from './resume';

const HOUR_MS = 60 * 60 * 1000;
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('work is remembered for the page of its tool in every language, until its hour is over', () => {
  expect(canResume('/chat')).toBe(false);
  markForResume('/chat', Date.now() + HOUR_MS);
  expect(canResume('/chat')).toBe(true);
  expect(canResume('/es/chat')).toBe(true);
  expect(canResume('/merge')).toBe(false);
  markForResume('/merge', Date.now() - 1);
  expect(canResume('/merge')).toBe(false);
  expect(canResume('/chat')).toBe(true);
});

test('a browser that keeps nothing has nothing unfinished', () => {
  markForResume('/chat', Date.now() + HOUR_MS);
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(canResume('/chat')).toBe(false);
  forbidden.mockRestore();
});

test('whatever else is stored under its name is left alone', () => {
  for (const other of ['{', 'null', '"text"', '7']) {
    localStorage.setItem('savedWork', other);
    expect(canResume('/chat')).toBe(false);
  }
});

test('a tab whose work is over starts at once too, since its visitor is to hear of it', () => {
  markInTab('/chat', { keptAt: 1, endsAt: 2, lasting: { mode: 'exact' } });
  expect(canResume('/es/chat')).toBe(true);
  expect(canResume('/merge')).toBe(false);
  expect(readTabMark('/chat')).toEqual({ keptAt: 1, endsAt: 2, lasting: { mode: 'exact' } });
  markInTab('/chat', undefined);
  expect(canResume('/chat')).toBe(false);
  expect(readTabMark('/chat')).toBeNull();
});

test('deleted work leaves nothing in the tab, and other work keeps its mark', () => {
  markInTab('/chat', { keptAt: 1, endsAt: 2 });
  markInTab('/merge', { keptAt: 3, endsAt: 4 });
  markInTab('/chat', undefined);
  expect(readTabMark('/merge')).toEqual({ keptAt: 3, endsAt: 4 });
  markInTab('/merge', undefined);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a mark of another form is none', () => {
  for (const other of ['{"/chat":7}', '{"/chat":null}', '{"/chat":{"keptAt":1}}', '[]']) {
    sessionStorage.setItem('savedWork', other);
    expect(readTabMark('/chat')).toBeNull();
  }
});
