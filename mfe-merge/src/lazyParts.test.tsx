import { act, fireEvent, waitFor } from '@testing-library/react';
import { chosenFiles, optionsPanel } from './lazyParts';
import { openMerge } from './testing/mergeVisitor';

test('the list and the options are fetched with the first touch of a visitor, not before', async () => {
  const fetches = [chosenFiles, optionsPanel].map((part) => jest.spyOn(part, 'fetch'));
  openMerge();
  await act(async () => undefined);
  for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled();

  fireEvent.pointerMove(document.body);
  for (const fetch of fetches) await waitFor(() => expect(fetch).toHaveBeenCalled());
});
