import { axeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const items = [
  { question: 'Is it really free?', answer: 'Yes.' },
  { question: 'Are my files stored?', answer: 'No, never.' },
];

test('shows the questions, and an answer when its question is pressed', async () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('No, never.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Are my files stored?'));
  expect(screen.getByText('No, never.')).toBeVisible();
  expect(screen.getByText('Yes.')).not.toBeVisible();
});

test('has no accessibility violations', async () => {
  const { container } = render(<Accordion items={items} />);
  expect(await axeViolations(container)).toEqual([]);
});
