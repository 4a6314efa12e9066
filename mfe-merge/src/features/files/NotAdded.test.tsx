import { render, screen } from '@testing-library/react';
import { NotAdded } from './NotAdded';

const rejected = (...names: string[]) => names.map((name) => ({ file: new File([], name), reason: 'File type must be PDF' }));

// On a phone the bar with the button lies over the place below the drop area.
test('what was not added comes into view, and so does what is not added later', () => {
  const comesIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<NotAdded rejected={rejected('cat.jpg')} onDismiss={() => undefined} />);
  expect(screen.getByText('1 file not added')).toBeVisible();
  const scrolls = comesIntoView.mock.calls.length;
  expect(scrolls).toBeGreaterThan(0);
  rerender(<NotAdded rejected={rejected('cat.jpg', 'letter.docx')} onDismiss={() => undefined} />);
  expect(comesIntoView.mock.calls.length).toBeGreaterThan(scrolls);
  comesIntoView.mockRestore();
});
