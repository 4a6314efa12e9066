import { isUnfinished, rememberUnfinished } from './resume';

afterEach(() => sessionStorage.clear());

test('work is remembered for the page it was left on, until it is over', () => {
  expect(isUnfinished('/chat')).toBe(false);
  rememberUnfinished('/chat');
  expect(isUnfinished('/chat')).toBe(true);
  expect(isUnfinished('/merge')).toBe(false);
  rememberUnfinished(null);
  expect(isUnfinished('/chat')).toBe(false);
});

test('a browser that keeps nothing has nothing unfinished', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(isUnfinished('/chat')).toBe(false);
  forbidden.mockRestore();
});
