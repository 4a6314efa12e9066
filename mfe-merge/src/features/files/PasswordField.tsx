import { token } from '@sheaf/design-system';
import { PasswordInput } from '@sheaf/tool-kit/PasswordInput';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ChosenFile } from '../../model/chosenFile';
import { buildRefusalReason, formatReason } from '../../model/reason';
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

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  const isWrong = facts.state === 'locked' && facts.isWrongPassword;
  return (
    <Form onSubmit={handleSubmit}>
      <PasswordInput
        name={name}
        words={words}
        hint={facts.state === 'read' && password !== '' ? words.passwordOpens : words.passwordHint}
        error={
          isWrong ? formatReason(buildRefusalReason('wrong_password', { file: file.name }), messages) : problem && formatProblem(problem, messages)
        }
        value={password}
        takesFocus={problem !== null}
        onType={onType}
      />
    </Form>
  );
}

const Form = styled.form`
  max-width: ${token('dialog-small')};
  scroll-margin-block: ${token('space-4')} calc(${token('space-24')} + ${token('space-4')});
`;
