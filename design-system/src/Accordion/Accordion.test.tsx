import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';
import { accordionGuide } from './Accordion.guide';

const items = [
  { question: 'Is it really free?', answer: 'Yes.' },
  { question: 'Are my files stored?', answer: 'No, never.' },
];

testPromises(accordionGuide.accessibility, {
  'an answer is hidden from everybody until its question is pressed': async () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('No, never.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Are my files stored?'));
    expect(screen.getByText('No, never.')).toBeVisible();
    expect(screen.getByText('Yes.')).not.toBeVisible();
  },
  'a question is a native summary, so the keyboard, the browser’s search and a page without scripts open it': () => {
    render(<Accordion items={items} />);
    const question = screen.getByText('Is it really free?').closest('summary');
    expect(question?.parentElement?.tagName).toBe('DETAILS');
  },
  'axe finds nothing': async () => {
    const { container } = render(<Accordion items={items} />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
