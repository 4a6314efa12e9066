import { axeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select';

const options = [
  { value: 'rename', label: 'Keep every field apart' },
  { value: 'share', label: 'Fields of one name become one' },
] as const;

test('gives the value that was chosen', async () => {
  const handleChange = jest.fn();
  render(<Select label="Form fields" value="rename" options={options} onChange={handleChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Form fields' }), 'Fields of one name become one');
  expect(handleChange).toHaveBeenCalledWith('share');
});

test('says what the choice means', async () => {
  const { container } = render(<Select label="Form fields" hint="Fields stay apart." value="rename" options={options} onChange={jest.fn()} />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Fields stay apart.');
  expect(await axeViolations(container)).toEqual([]);
});
