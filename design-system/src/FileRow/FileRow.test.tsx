import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileRow } from './FileRow';
import { fileRowGuide } from './FileRow.guide';

test('shows the name, what is known of the file, and its size', () => {
  render(<FileRow name="report.pdf" size={164 * 1024} details="2 pages" />);
  expect(screen.getByText('report.pdf')).toBeInTheDocument();
  expect(screen.getByText('2 pages · 164 KB')).toBeInTheDocument();
});

test('offers no remove button where a file cannot be removed', () => {
  render(<FileRow name="report.pdf" size={1} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says what is wrong with a file and what to do', () => {
  render(<FileRow name="report.pdf" size={1} problem="Protected by a password. Remove it and add the file again." />);
  expect(screen.getByText('Protected by a password. Remove it and add the file again.')).toBeInTheDocument();
});

test.each(['Minutes of the meeting.pdf', 'Minutes of the meeting, corrected.pdf', 'scan_2026-03-14_allotment_society_leeds.pdf'])(
  'a name that fits on three lines of a phone is shown whole: %s',
  (name) => {
    render(<FileRow name={name} size={1} />);
    expect(screen.getByTitle(name).textContent).toBe(name);
    expect(getComputedStyle(screen.getByTitle(name)).whiteSpace).not.toBe('nowrap');
  },
);

test('cuts a name between letters, never within one', () => {
  render(<FileRow name={`Family album of the summer in Norway ${'👩‍👧'.repeat(3)}.pdf`} size={1} />);
  expect(document.body.textContent).not.toContain('\uFFFD');
});

test('never takes apart a name that is written from right to left, since its halves would swap their places', () => {
  const name = `${'تقرير الاجتماع السنوي '.repeat(3)}.pdf`;
  render(<FileRow name={name} size={1} />);
  expect(screen.getByTitle(name)).toHaveTextContent(name);
  expect(screen.getByTitle(name)).toHaveAttribute('dir', 'auto');
});

testPromises(fileRowGuide.accessibility, {
  'the button that removes it names the file': async () => {
    const handleRemove = jest.fn();
    render(<FileRow name="report.pdf" size={1} onRemove={handleRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove report.pdf' }));
    expect(handleRemove).toHaveBeenCalledTimes(1);
  },
  'a long name keeps its end in sight and is read whole': () => {
    const name = 'Measurements of the North Sea stations, corrected and signed, v12.pdf';
    render(<FileRow name={name} size={1} />);
    expect(screen.getByTitle(name)).toBeInTheDocument();
    expect(screen.getByText('d, v12.pdf')).toHaveAttribute('aria-hidden', 'true');
    // On phones, where one line would hold hardly more than the ending.
    expect(screen.getByText('Measurements of the No…d, v12.pdf')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(name)).toBeInTheDocument();
  },
  'axe finds nothing': async () => {
    const { container } = render(<FileRow name="report.pdf" size={1} problem="Damaged." onRemove={() => undefined} />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
