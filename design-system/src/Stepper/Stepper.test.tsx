import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';
import { stepperGuide } from './Stepper.guide';

const letter = <Stepper label="Your cover letter" steps={['Add your CV', 'Paste the job', 'Choose a tone']} current={1} />;

test('after the last step all are done', () => {
  render(<Stepper label="Your cover letter" steps={['Add your CV', 'Choose a tone']} current={2} />);
  expect(screen.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual(['done', 'done']);
});

test('a step that is done leads back to itself where that is offered, and no other does', async () => {
  const handleGo = jest.fn();
  render(<Stepper label="Your cover letter" steps={['Add your CV', 'Paste the job', 'Choose a tone']} current={1} onGo={handleGo} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Add your CV ?, done$/ }));
  expect(handleGo).toHaveBeenCalledWith(0);
});

testPromises(stepperGuide.accessibility, {
  'it is a list that says what its steps lead to': () => {
    render(letter);
    expect(screen.getByRole('list', { name: 'Your cover letter' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
  'every step says its place and how many there are': () => {
    render(letter);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Step 1 of 3: .*Add your CV/),
      expect.stringMatching(/^Step 2 of 3: .*Paste the job/),
      expect.stringMatching(/^Step 3 of 3: .*Choose a tone/),
    ]);
  },
  'the step at work is said to be the current one, and steps behind it to be done': () => {
    render(letter);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/, done$/);
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).not.toHaveAttribute('aria-current');
    expect(third).not.toHaveTextContent('done');
  },
  'the signs are for the eye alone': () => {
    render(letter);
    for (const sign of ['2', '3']) expect(screen.getByText(sign)).toHaveAttribute('aria-hidden', 'true');
  },
  'axe finds nothing': async () => {
    const { container } = render(letter);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
