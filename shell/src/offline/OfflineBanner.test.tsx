import { act, render, screen } from '@testing-library/react';
import { Language } from '../language';
import { OfflineBanner } from './OfflineBanner';

function setNetwork(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

test('is shown as long as there is no network', () => {
  render(
    <Language locale="en">
      <OfflineBanner />
    </Language>,
  );
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  setNetwork(false);
  expect(screen.getByText('You are offline. What you have here stays; the rest works again with the network.')).toBeVisible();
  setNetwork(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
