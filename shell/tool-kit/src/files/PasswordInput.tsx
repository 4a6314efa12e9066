import { Field, VisuallyHidden } from '@sheaf/design-system';
import { useEffect, useRef } from 'react';

export interface PasswordInputProps {
  /** Which file it opens. */
  name: string;
  words: { password: string /** Follows `password` for screen readers: " for lease.pdf". */; passwordFor(name: string): string };
  hint: string;
  error: string | null;
  value: string;
  /** Whether it is focused, where nothing else is happening. */
  takesFocus: boolean;
  onType: (password: string) => void;
}

/** The line of a form in which a protected file gets its password. */
export function PasswordInput({ name, words, hint, error, value, takesFocus, onType }: PasswordInputProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!takesFocus) return undefined;
    // Focus the field after the progress dialog has closed and returned the focus.
    const focusTimer = setTimeout(() => {
      // Scroll to the form, since it also says why the password is needed.
      input.current?.form?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === input.current) return;
      input.current?.focus({ preventScroll: true });
      // Select a wrong password, so that typing replaces it.
      input.current?.select();
    });
    return () => clearTimeout(focusTimer);
  }, [takesFocus]);

  return (
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
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
