import { Field, token, VisuallyHidden } from '@sheaf/design-system';
import { type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ChosenFile } from '../../model/chosenFile';
import { formatReason, refusedFor } from '../../model/reason';
import { formatProblem } from './formatProblem';

export interface PasswordFieldProps {
  chosen: ChosenFile;
  onType: (password: string) => void;
  /** The visitor pressed Enter: go on with what was typed. */
  onSubmit: () => void;
}

/** Where a protected file gets its password, tried on this device while it is typed. It takes the focus when a merge asks for it. */
export function PasswordField({ chosen, onType, onSubmit }: PasswordFieldProps) {
  const { file, name, facts, password, problem } = chosen;
  const messages = useMessages();
  const { files: words } = messages;
  const input = useRef<HTMLInputElement>(null);
  const isAsked = problem !== null;

  useEffect(() => {
    if (!isAsked) return;
    // The progress dialog returns the focus to where it was when it closes; the field asks after that.
    const asking = setTimeout(() => {
      // With the words below it that say why, which the bar with the button would hide.
      input.current?.form?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === input.current) return;
      input.current?.focus({ preventScroll: true });
      // What did not open the file is typed over.
      input.current?.select();
    });
    return () => clearTimeout(asking);
  }, [isAsked]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  const isWrong = facts.state === 'locked' && facts.isWrongPassword;
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
        hint={facts.state === 'read' && password !== '' ? words.passwordOpens : words.passwordHint}
        error={isWrong ? formatReason(refusedFor('wrong_password', { file: file.name }), messages) : problem && formatProblem(problem, messages)}
        value={password}
        onChange={(event) => onType(event.target.value)}
      />
    </Form>
  );
}

const Form = styled.form`
  max-width: ${token('dialog-small')};
  scroll-margin-block: ${token('space-4')} calc(${token('space-24')} + ${token('space-4')});
`;
