import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { fieldGuide } from './Field.guide';

testPromises(fieldGuide.accessibility, {
  'it is reached by pressing its label': async () => {
    const handleChange = jest.fn();
    render(<Field label="Pages" onChange={(event) => handleChange(event.target.value)} />);
    await userEvent.click(screen.getByText('Pages'));
    await userEvent.keyboard('1-3');
    expect(screen.getByRole('textbox', { name: 'Pages' })).toHaveFocus();
    expect(handleChange).toHaveBeenLastCalledWith('1-3');
  },
  'it says what it takes, and what is wrong with it first': () => {
    const { rerender } = render(<Field label="Pages" hint="For example 1-3" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('For example 1-3');
    expect(screen.getByRole('textbox')).not.toBeInvalid();
    rerender(<Field label="Pages" hint="For example 1-3" error="There is no page 9." />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('There is no page 9. For example 1-3');
    expect(screen.getByRole('textbox')).toBeInvalid();
  },
  'an error that comes while writing is said politely': () => {
    const { rerender } = render(<Field label="Pages" />);
    rerender(<Field label="Pages" error="There is no page 9." />);
    expect(screen.getByText('There is no page 9.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
  'what always follows is shown and said': () => {
    render(<Field label="File name" suffix=".pdf" defaultValue="merged" />);
    expect(screen.getByText('.pdf')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'File name' })).toHaveValue('merged');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('.pdf');
  },
  'a password can be looked at, and the button says which it will do': async () => {
    render(<Field label="Password" type="password" defaultValue="secret" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
  'one that must be filled says so to the eye and to those who listen, once to each': () => {
    render(<Field label="File name" required />);
    expect(screen.getByRole('textbox', { name: 'File name' })).toBeRequired();
    expect(screen.getByText('(required)')).toHaveAttribute('aria-hidden', 'true');
  },
  'axe finds nothing': async () => {
    const { container } = render(<Field label="Pages" hint="For example 1-3" error="There is no page 9." suffix=".pdf" />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
