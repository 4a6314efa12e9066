import { act, fireEvent, waitFor } from '@testing-library/react';
import { chosenFiles, optionsPanel, progressDialog, resultCard } from './lazyParts';
import { openMerge } from './testing/mergeVisitor';

test('the list and the options are fetched with the first touch of a visitor, not before', async () => {
  const fetches = [chosenFiles, optionsPanel].map((part) => jest.spyOn(part, 'fetch'));
  openMerge();
  await act(async () => undefined);
  for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled();

  fireEvent.pointerMove(document.body);
  for (const fetch of fetches) await waitFor(() => expect(fetch).toHaveBeenCalled());
});

describe('before there are files', () => {
  const fetchResult = () => [progressDialog, resultCard].map((part) => jest.spyOn(part, 'fetch'));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('what a merge without a network needs is fetched once the page has been served', async () => {
    const fetches = fetchResult();
    openMerge();
    await act(async () => jest.advanceTimersByTime(500));
    for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(5000));
    for (const fetch of fetches) expect(fetch).toHaveBeenCalled();
  });

  test('a visitor who saves data gets nothing ahead', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const fetches = fetchResult();
    openMerge();
    await act(async () => jest.advanceTimersByTime(60_000));
    for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled();
  });
});
