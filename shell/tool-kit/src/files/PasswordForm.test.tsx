import { chat } from '@sheaf/api/contract/messages/en/chat';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordForm } from './PasswordForm';

const { upload: words } = chat;
const field = () => screen.getByLabelText('Password for payslip.pdf');

test('a protected file is opened with what was typed, by Enter or by its button', async () => {
  const handleSubmit = jest.fn();
  render(<PasswordForm name="payslip.pdf" words={words} onSubmit={handleSubmit} />);
  await userEvent.type(field(), 'secret{Enter}');
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  expect(handleSubmit.mock.calls).toEqual([['secret'], ['secret']]);
});

test('nothing is tried before anything was typed', async () => {
  const handleSubmit = jest.fn();
  render(<PasswordForm name="payslip.pdf" words={words} onSubmit={handleSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('the field is focused only where nothing else is happening', async () => {
  const { rerender } = render(<PasswordForm name="payslip.pdf" words={words} onSubmit={jest.fn()} />);
  expect(field()).not.toHaveFocus();
  rerender(<PasswordForm name="payslip.pdf" words={words} takesFocus onSubmit={jest.fn()} />);
  await waitFor(() => expect(field()).toHaveFocus());
});

test('the whole form, with its button, scrolls into view where nothing else is happening', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(<PasswordForm name="payslip.pdf" words={words} onSubmit={jest.fn()} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<PasswordForm name="payslip.pdf" words={words} takesFocus onSubmit={jest.fn()} />);
  expect(scrolled.mock.contexts).toContain(field().closest('form'));
  scrolled.mockRestore();
});

test('the field describes why a password is needed and what was wrong with the last one', () => {
  const locked = { code: 'password_required', sentence: 'payslip.pdf is protected.' };
  const { rerender } = render(<PasswordForm name="payslip.pdf" words={words} reason={locked} onSubmit={jest.fn()} />);
  expect(field()).toBeValid();
  expect(field()).toHaveAccessibleDescription(`payslip.pdf is protected. ${words.passwordHint}`);
  const wrong = { code: 'wrong_password', sentence: 'That password does not open it.' };
  rerender(<PasswordForm name="payslip.pdf" words={words} reason={wrong} onSubmit={jest.fn()} />);
  expect(field()).toHaveAccessibleDescription(/^That password does not open it./);
  expect(field()).toBeInvalid();
});
