import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

function field(changes: Partial<PasswordFieldProps> = {}) {
  const props = { fileName: 'payslip.pdf', password: '', isAsked: false, onType: jest.fn(), onSubmit: jest.fn(), ...changes };
  const { rerender } = render(<PasswordField {...props} />);
  return { ...props, input: screen.getByLabelText('Password for payslip.pdf'), ask: () => rerender(<PasswordField {...props} isAsked />) };
}

test('hides what is typed and offers it to no password manager', () => {
  const { input } = field();
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

test('takes the focus when the server asks, and each time it asks again', async () => {
  const { input, ask } = field();
  expect(input).not.toHaveFocus();
  ask();
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toBeInvalid();
});

test('tries again on Enter', async () => {
  const { input, onSubmit } = field({ password: 'secret' });
  await userEvent.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
