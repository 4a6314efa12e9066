import { token } from '@sheaf/design-system';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

export interface PasswordFieldProps {
  fileName: string;
  password: string;
  /** True while the last answer still asks for this password. */
  isAsked: boolean;
  onType: (password: string) => void;
  /** The visitor pressed Enter: try again with what was typed. */
  onSubmit: () => void;
}

/** Where a protected file gets its password. It takes the focus when the server asks for it. */
export function PasswordField({ fileName, password, isAsked, onType, onSubmit }: PasswordFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isAsked) return;
    // The progress dialog gives the focus back to where it was when it closes; the field asks after that.
    const asking = setTimeout(() => input.current?.focus());
    return () => clearTimeout(asking);
  }, [isAsked]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <label htmlFor={id}>Password for {fileName}</label>
      <input
        ref={input}
        id={id}
        type="password"
        autoComplete="off"
        value={password}
        aria-invalid={isAsked || undefined}
        onChange={(event) => onType(event.target.value)}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token('space-1')};
  padding-bottom: ${token('space-4')};
  padding-left: calc(${token('space-8')} + ${token('space-3')});

  label {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    overflow-wrap: anywhere;
  }
  input {
    width: 100%;
    min-height: ${token('tap')};
    padding-inline: ${token('space-3')};
    border: ${token('hairline')} solid ${token('line-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('sheet')};
  }
  input[aria-invalid] {
    border-color: ${token('bad')};
  }
`;
