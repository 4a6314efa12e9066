import { markFileDrags } from './markFileDrags';

/** jsdom knows no drag events. */
const drag = (type: string, types: string[]) => Object.assign(new Event(type, { bubbles: true }), { dataTransfer: { types } });

test('the page is marked while files are dragged over it, until they are dropped or the events stop', () => {
  jest.useFakeTimers();
  const page = document.documentElement;
  markFileDrags(page);
  document.body.dispatchEvent(drag('dragover', ['text/plain']));
  expect(page.dataset.dragging).toBeUndefined();
  document.body.dispatchEvent(drag('dragover', ['Files']));
  expect(page.dataset.dragging).toBe('');
  document.body.dispatchEvent(drag('drop', ['Files']));
  expect(page.dataset.dragging).toBeUndefined();
  document.body.dispatchEvent(drag('dragover', ['Files']));
  jest.advanceTimersByTime(1000);
  expect(page.dataset.dragging).toBeUndefined();
  jest.useRealTimers();
});
