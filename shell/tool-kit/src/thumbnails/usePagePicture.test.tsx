import { render, waitFor } from '@testing-library/react';
import { sharedPageQueue } from './sharedPageQueue';
import { Thumbnail } from './Thumbnail';

jest.mock('./sharedPageQueue', () => ({ sharedPageQueue: { picture: jest.fn() } }));
jest.mock('./canReadPages', () => ({ canReadPages: () => true }));

/** Everything is near the view. */
class EverythingInView {
  readonly disconnect = () => undefined;
  readonly #onSeen: (entries: { isIntersecting: boolean }[]) => void;

  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#onSeen = onSeen;
  }

  observe(): void {
    this.#onSeen([{ isIntersecting: true }]);
  }
}

const report = new File([], 'report.pdf');

test('a page that is shown again is no page that could not be drawn, whatever was shown in between', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(globalThis, { IntersectionObserver: EverythingInView });
  const drawing = jest.mocked(sharedPageQueue.picture);
  const sheet = (page: number) => <Thumbnail file={report} password="" page={page} rotate={0} />;

  drawing.mockResolvedValueOnce({ width: 210, height: 297, close: () => undefined });
  const { container, rerender } = render(sheet(1));
  await waitFor(() => expect(container.querySelector('[data-step="drawn"]')).toBeInTheDocument());
  drawing.mockRejectedValueOnce(new Error('It is damaged.'));
  rerender(sheet(2));
  await waitFor(() => expect(container.querySelector('[data-step="missing"]')).toBeInTheDocument());
  drawing.mockReturnValueOnce(new Promise(() => undefined));
  rerender(sheet(1));
  expect(container.querySelector('[data-step="waiting"]')).toBeInTheDocument();
});
