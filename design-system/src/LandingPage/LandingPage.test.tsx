import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingDrop } from './LandingDrop';
import { LandingPage, type LandingPageProps } from './LandingPage';
import { landingPageGuide } from './LandingPage.guide';

const page: LandingPageProps = {
  tool: 'merge',
  title: 'Many PDFs in, one good one out.',
  lead: 'Put your files in order and merge them.',
  action: <a href="/merge">Merge my PDFs</a>,
  reasons: [{ title: 'Never stored', text: 'Worked on in memory.' }],
  steps: [
    { title: 'Drop your files', text: 'Two or more.' },
    { title: 'Put them in order', text: 'Drag them.' },
    { title: 'Merge', text: 'One PDF.' },
  ],
  faq: [{ question: 'Is it free?', answer: 'Yes.' }],
};

test('says whom it is for, and offers the action again at the end, where it is given', () => {
  render(<LandingPage {...page} audience={[{ title: 'Students', text: 'One hand-in.' }]} closing={<a href="/merge">Start</a>} />);
  expect(screen.getByRole('heading', { name: 'Perfect For' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start' })).toBeInTheDocument();
});

test('its drop area takes PDFs, and says below of other files why not', async () => {
  const handleFiles = jest.fn();
  render(<LandingDrop label="Drop your PDFs here" takesMany onFiles={handleFiles} />);
  const user = userEvent.setup({ applyAccept: false });
  const field = screen.getByLabelText('Drop your PDFs here');
  await user.upload(field, new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(screen.getByText('notes.txt is not a PDF file. Choose a PDF, or save it as one first.')).toBeVisible();
  expect(handleFiles).not.toHaveBeenCalled();

  const lease = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
  await user.upload(field, lease);
  expect(handleFiles).toHaveBeenCalledWith([lease]);
  expect(screen.queryByText(/is not a PDF file/)).not.toBeInTheDocument();
});

test('carries no inline style that a strict content policy would refuse in a prerendered page', () => {
  const { container } = render(<LandingPage {...page} />);
  expect(container.querySelector('[style]')).toBeNull();
});

testPromises(landingPageGuide.accessibility, {
  'its headings follow each other without a gap': () => {
    render(<LandingPage {...page} />);
    expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H1 Many PDFs in, one good one out.',
      'H2 Never stored',
      'H2 How it works',
      'H3 Drop your files',
      'H3 Put them in order',
      'H3 Merge',
      'H2 Questions, answered',
    ]);
    expect(screen.getByText('Is it free?')).toBeInTheDocument();
  },
  'the steps are a numbered list': () => {
    render(<LandingPage {...page} />);
    const steps = screen.getByRole('heading', { name: 'Drop your files' }).closest('ol');
    expect(within(steps ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  },
  'axe finds nothing': async () => {
    const { container } = render(<LandingPage {...page} />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
