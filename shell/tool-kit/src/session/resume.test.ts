import { canResume, markForResume } from './resume';

afterEach(() => sessionStorage.clear());

test('work is remembered for the page it was left on, until it is over', () => {
  expect(canResume('/chat')).toBe(false);
  markForResume('/chat');
  expect(canResume('/chat')).toBe(true);
  expect(canResume('/merge')).toBe(false);
  markForResume(null);
  expect(canResume('/chat')).toBe(false);
});

test('a browser that keeps nothing has nothing unfinished', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(canResume('/chat')).toBe(false);
  forbidden.mockRestore();
});
