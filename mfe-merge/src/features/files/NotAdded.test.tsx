import { render, screen } from '@testing-library/react';
import { NotAdded } from './NotAdded';

const rejected = (...names: string[]) => names.map((name) => ({ file: new File([], name), reason: 'File type must be PDF' }));

// On a phone the bar with the button is over the place below the drop area.
test('what was not added comes into view, and so does what is not added later', () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<NotAdded rejected={rejected('cat.jpg')} onDismiss={() => undefined} />);
  expect(screen.getByText('1 file not added')).toBeVisible();
  const scrolls = scrollIntoView.mock.calls.length;
  expect(scrolls).toBeGreaterThan(0);
  rerender(<NotAdded rejected={rejected('cat.jpg', 'letter.docx')} onDismiss={() => undefined} />);
  expect(scrollIntoView.mock.calls.length).toBeGreaterThan(scrolls);
  scrollIntoView.mockRestore();
});
