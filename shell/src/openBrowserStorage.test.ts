import { openBrowserStorage } from './openBrowserStorage';

test('a visitor who forbids storing is remembered until the page closes', () => {
  const storage = openBrowserStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  storage.setItem('donatedForTool', 'merge');
  expect(storage.getItem('donatedForTool')).toBe('merge');
  expect(storage.getItem('lastDonationAttempt')).toBeNull();
});

test('otherwise the browser remembers', () => {
  expect(openBrowserStorage()).toBe(window.localStorage);
});
