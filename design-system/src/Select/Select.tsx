import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles';
import { FieldFrame } from '../Field/FieldFrame';
import { token } from '../tokens';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  label: ReactNode;
  /** What the present choice means for the visitor. */
  hint?: ReactNode;
  /** What is wrong with it and how to mend it. */
  error?: ReactNode;
  required?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** One of several. The native element: every phone has its own good way to choose from it. */
export function Select<Value extends string>({ label, hint, error, required, value, options, disabled, onChange }: SelectProps<Value>) {
  function handleChange(chosen: string) {
    const option = options.find((offered) => offered.value === chosen);
    if (option) onChange(option.value);
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(tied) => (
        <Container>
          <Choice {...tied} value={value} required={required} disabled={disabled} onChange={(event) => handleChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Choice>
          <ChevronDown aria-hidden="true" />
        </Container>
      )}
    </FieldFrame>
  );
}

const Container = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  > * {
    grid-row: 1;
  }
  select {
    grid-column: 1 / -1;
  }
  svg {
    grid-column: 2;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-inline-end: ${token('space-3')};
    color: ${token('ink-soft')};
    pointer-events: none;
  }
`;

const Choice = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${token('space-9')};
  cursor: pointer;
  text-overflow: ellipsis;
`;
