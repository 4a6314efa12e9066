import { Button, Field, from, token, VisuallyHidden } from '@sheaf/design-system';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CallFailure } from '../calls/callFailure';

/** A tool's own words. */
export interface PasswordWords {
  password: string;
  /** Follows `password` for those who listen: " for lease.pdf". */
  passwordFor(name: string): string;
  passwordHint: string;
  open: string;
}

export interface PasswordFormProps {
  /** Which file it opens. */
  name: string;
  words: PasswordWords;
  /** Why it is asked for, where nothing else on the screen says so: the file is protected, or the password that was given is wrong. */
  reason?: CallFailure<string>;
  /** The focus goes to it, since nothing else goes on. */
  takesFocus?: boolean;
  onSubmit: (password: string) => void;
}

/** Where a protected file gets its password. */
export function PasswordForm({ name, words, reason, takesFocus = false, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const isWrong = reason?.code === 'wrong_password';
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!takesFocus) return undefined;
    // The progress dialog returns the focus to where it was when it closes; the field asks after that.
    const asking = setTimeout(() => {
      input.current?.focus({ preventScroll: true });
      // With the words around it, not the line to write in alone.
      input.current?.form?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(asking);
  }, [takesFocus]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Field
        ref={input}
        type="password"
        autoComplete="off"
        label={
          <>
            {words.password}
            <VisuallyHidden>{words.passwordFor(name)}</VisuallyHidden>
          </>
        }
        hint={reason?.sentence && !isWrong ? `${reason.sentence} ${words.passwordHint}` : words.passwordHint}
        error={isWrong ? reason?.sentence : null}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit">{words.open}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  text-align: start;

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
