import { act, fireEvent, waitFor } from '@testing-library/react';
import { openMerge } from './mergeVisitor';
import { chosenFiles, optionsPanel } from './screenParts';

test('the list and the options are fetched with the first sign of a visitor, not before', async () => {
  const fetches = [chosenFiles, optionsPanel].map((part) => jest.spyOn(part, 'fetch'));
  openMerge();
  await act(async () => undefined);
  for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled();

  fireEvent.pointerMove(document.body);
  for (const fetch of fetches) await waitFor(() => expect(fetch).toHaveBeenCalled());
});
