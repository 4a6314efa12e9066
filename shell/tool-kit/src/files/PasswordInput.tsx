import { Field, VisuallyHidden } from '@sheaf/design-system';
import { useEffect, useRef } from 'react';

export interface PasswordInputProps {
  /** Which file it opens. */
  name: string;
  words: { password: string /** Follows `password` for those who listen: " for lease.pdf". */; passwordFor(name: string): string };
  hint: string;
  error: string | null;
  value: string;
  /** The focus goes to it, since nothing else goes on. */
  takesFocus: boolean;
  onType: (password: string) => void;
}

/** The line of a form in which a protected file gets its password. */
export function PasswordInput({ name, words, hint, error, value, takesFocus, onType }: PasswordInputProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!takesFocus) return undefined;
    // The progress dialog returns the focus to where it was when it closes; the field asks after that.
    const focusTimer = setTimeout(() => {
      // The form has the words around the line too, which say why it is asked for.
      input.current?.form?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === input.current) return;
      input.current?.focus({ preventScroll: true });
      // What did not open the file is typed over.
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
