import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';
import { controlLook } from './controlLook';
import { FieldFrame, type FieldWords } from './FieldFrame';

export interface FieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  /** What always follows what is written, such as ".pdf". */
  suffix?: ReactNode;
}

/** A line to write in: its label above, what is wrong with it and what it takes below. */
export function Field({ label, hint, error, suffix, type = 'text', ...native }: FieldProps) {
  const suffixId = useId();
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) =>
        suffix === undefined ? (
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

const Input = styled.input`
  ${controlLook}
`;

const WithSuffix = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
`;
