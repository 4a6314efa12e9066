import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from './Chip';
import { chipGuide } from './Chip.guide';
import { ToggleChip } from './ToggleChip';

const nothing = () => undefined;

function Switching() {
  const [isOn, setIsOn] = useState(false);
  return (
    <ToggleChip isOn={isOn} onChange={setIsOn}>
      Spelling
    </ToggleChip>
  );
}

test('is taken away by its button', async () => {
  const handleRemove = jest.fn();
  render(<Chip onRemove={handleRemove}>Python</Chip>);
  await userEvent.click(screen.getByRole('button'));
  expect(handleRemove).toHaveBeenCalledTimes(1);
});

test('one that only says something is no button', () => {
  render(<Chip>Python</Chip>);
  expect(screen.getByText('Python')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

testPromises(chipGuide.accessibility, {
  'the button that removes it says what it removes': () => {
    render(<Chip onRemove={nothing}>Python</Chip>);
    expect(screen.getByRole('button', { name: 'Remove Python' })).toBeInTheDocument();
  },
  'a toggle says whether it is on, and Enter and the space bar switch it': async () => {
    render(<Switching />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Spelling', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Spelling', pressed: true })).toBeInTheDocument();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Spelling', pressed: false })).toBeInTheDocument();
  },
  'the sign of a toggle that is on is for the eye alone': () => {
    render(
      <ToggleChip isOn onChange={nothing}>
        Spelling
      </ToggleChip>,
    );
    expect(screen.getByRole('button').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
  'a toggle that cannot be changed now is not reached': async () => {
    const handleChange = jest.fn();
    render(
      <ToggleChip isOn={false} disabled onChange={handleChange}>
        Spelling
      </ToggleChip>,
    );
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button'));
    expect(document.body).toHaveFocus();
    expect(handleChange).not.toHaveBeenCalled();
  },
  'axe finds nothing': async () => {
    const { container } = render(
      <>
        <Chip onRemove={nothing}>Python</Chip>
        <Switching />
      </>,
    );
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
