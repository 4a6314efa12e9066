import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select';
import { selectGuide } from './Select.guide';

const options = [
  { value: 'rename', label: 'Keep every field apart' },
  { value: 'share', label: 'Fields of one name become one' },
] as const;

testPromises(selectGuide.accessibility, {
  'it is chosen from by its label': async () => {
    const handleChange = jest.fn();
    render(<Select label="Form fields" value="rename" options={options} onChange={handleChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Form fields' }), 'Fields of one name become one');
    expect(handleChange).toHaveBeenCalledWith('share');
  },
  'the present choice is explained with it, and axe finds nothing': async () => {
    const { container } = render(<Select label="Form fields" hint="Fields stay apart." value="rename" options={options} onChange={jest.fn()} />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Fields stay apart.');
    expect(await findAxeViolations(container)).toEqual([]);
  },
  'what is wrong with a choice is said with it': () => {
    render(<Select label="Form fields" error="Choose one." value="rename" options={options} onChange={jest.fn()} />);
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one.');
  },
});
