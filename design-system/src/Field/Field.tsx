import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { controlStyles } from './controlStyles';
import { FieldFrame, type FieldWords } from './FieldFrame';

export interface FieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  /** What always follows what is written, such as ".pdf". */
  suffix?: ReactNode;
}

/** A line to write in: its label above, what is wrong with it and what it takes below. A password can be looked at. */
export function Field({ label, hint, error, suffix, type = 'text', ...native }: FieldProps) {
  const suffixId = useId();
  return (
    <FieldFrame label={label} hint={hint} error={error} required={native.required}>
      {(tied) =>
        type === 'password' ? (
          <Password {...native} {...tied} />
        ) : suffix === undefined ? (
          <Input type={type} {...native} {...tied} />
        ) : (
          <WithSuffix>
            <Input type={type} {...native} {...tied} aria-describedby={[suffixId, tied['aria-describedby']].filter(Boolean).join(' ')} />
            <span id={suffixId}>{suffix}</span>
          </WithSuffix>
        )
      }
    </FieldFrame>
  );
}

function Password(native: ComponentPropsWithRef<'input'>) {
  const [isShown, setIsShown] = useState(false);
  const words = useWords().field;
  return (
    <WithSuffix data-inside>
      <Input {...native} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton label={isShown ? words.hideTyped : words.showTyped} disabled={native.disabled} onClick={() => setIsShown(!isShown)}>
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </WithSuffix>
  );
}

const Input = styled.input`
  ${controlStyles}
`;

const WithSuffix = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};

  /* The button is on the end of the line to write in. */
  &[data-inside] {
    > * {
      grid-row: 1;
    }
    input {
      grid-column: 1 / -1;
      padding-inline-end: ${token('tap')};
    }
    button {
      grid-column: 2;
    }
  }
`;
