import { render, screen } from '@testing-library/react';
import { ReaderNotes } from './ReaderNotes';

test('a file that was read without trouble has no notes', () => {
  const { container } = render(<ReaderNotes scanned={null} warnings={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('scanned pages and each warning have a line', () => {
  render(<ReaderNotes scanned="Page 2 was scanned." warnings={[{ code: 'no_text', text: 'Page 3 has no text.' }]} />);
  expect(screen.getAllByText(/^Page/).map(({ textContent }) => textContent)).toEqual(['Page 2 was scanned.', 'Page 3 has no text.']);
});
