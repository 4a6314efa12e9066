import { Button, from, scrollUntilSettled, token } from '@sheaf/design-system';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CallFailure } from '../calls/classifyFailure';
import { PasswordInput, type PasswordInputProps } from './PasswordInput';

/** A tool's own words. */
export type PasswordWords = PasswordInputProps['words'] & {
  passwordHint: string;
  open: string;
};

export interface PasswordFormProps {
  /** Which file it opens. */
  name: string;
  words: PasswordWords;
  /** Why a password is needed, where nothing else on the screen says so: the file is protected, or the last password was wrong. */
  reason?: CallFailure<string>;
  /** Whether the form is focused and scrolled into view, where nothing else is happening. */
  takesFocus?: boolean;
  onSubmit: (password: string) => void;
}

/** Where a protected file gets its password. */
export function PasswordForm({ name, words, reason, takesFocus = false, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isWrong = reason?.code === 'wrong_password';

  // The focus alone brings the field into view, but not the button behind it.
  useEffect(() => (takesFocus && form.current ? scrollUntilSettled(form.current) : undefined), [takesFocus]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  }

  return (
    <Form ref={form} onSubmit={handleSubmit}>
      <PasswordInput
        name={name}
        words={words}
        hint={reason?.sentence && !isWrong ? `${reason.sentence} ${words.passwordHint}` : words.passwordHint}
        error={isWrong ? reason.sentence : null}
        value={password}
        takesFocus={takesFocus}
        onType={setPassword}
      />
      <Button type="submit" tone="accent">
        {words.open}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  text-align: start;
  /* Keeps the button off the edge of the window. */
  scroll-margin-block-end: ${token('space-4')};

  > :first-child {
    flex: 1 1 20ch;
  }
  /* Beside the line to write in, below its label. */
  ${from.medium} {
    align-items: start;

    > button {
      margin-top: calc(${token('leading-text')} * ${token('text-14')} + ${token('space-1')});
    }
  }
`;
