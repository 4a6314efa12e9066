import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ChosenFile, createChosenFile } from '../../model/chosenFile';
import { buildRefusalReason } from '../../model/reason';
import { PasswordField } from './PasswordField';

const payslip: ChosenFile = { ...createChosenFile(1, createPdfFile('payslip.pdf')), facts: { state: 'locked', isWrongPassword: false } };

function field(changes: Partial<ChosenFile> = {}) {
  const props = { onType: jest.fn(), onSubmit: jest.fn() };
  const { rerender } = render(<PasswordField chosen={{ ...payslip, ...changes }} {...props} />);
  const become = (later: Partial<ChosenFile>) => rerender(<PasswordField chosen={{ ...payslip, ...later }} {...props} />);
  return { ...props, become, input: screen.getByLabelText('Password for payslip.pdf') };
}

test('hides what is typed, offers it to no password manager, and says what it is for', () => {
  const { input } = field();
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'off');
  expect(input).toHaveAccessibleDescription('Used to read this file and never stored.');
});

test('says as soon as it is known whether the password opens the file', () => {
  const { input, become } = field();
  become({ password: 'guess', facts: { state: 'locked', isWrongPassword: true } });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/^That password does not open payslip\.pdf\./);

  const facts = { state: 'read', pages: 2, isEncrypted: true, isSigned: false, hasForm: false, isDamaged: false } as const;
  become({ password: 'secret', facts });
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('This password opens the file.');
});

test('takes the focus when a merge asks for it', async () => {
  const { input, become } = field();
  expect(input).not.toHaveFocus();
  become({ problem: { reason: buildRefusalReason('password_required', { file: 'payslip.pdf' }), isOneOfSeveral: false } });
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toBeInvalid();
});

test.each([
  ['a merge asks for it', 'password_required'],
  ['its password did not open the file', 'wrong_password'],
] as const)('brings the reason into the window with the field when %s', async (_, code) => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { input, become } = field({ password: 'guess' });
  input.focus();
  become({ password: 'guess', problem: { reason: buildRefusalReason(code, { file: 'payslip.pdf' }), isOneOfSeveral: false } });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText(/^(payslip\.pdf is protected|That password does not open)/));
  scrolled.mockRestore();
});

test('a password that did not open the file is typed over when it is asked for again', async () => {
  const { input, become, onType } = field({ password: 'wrong' });
  const problem = { reason: buildRefusalReason('wrong_password', { file: 'payslip.pdf' }), isOneOfSeveral: false };
  become({ password: 'wrong', problem });
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('s');
  expect(onType).toHaveBeenLastCalledWith('s');
});

test('goes on at Enter', async () => {
  const { input, onSubmit } = field({ password: 'secret' });
  await userEvent.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
