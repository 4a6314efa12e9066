import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export interface SwitchProps {
  label: ReactNode;
  /** What it does when it is on. */
  description?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once. A native checkbox underneath; the whole row takes the press. */
export function Switch({ label, description, isOn, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row data-disabled={disabled || undefined}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words>
        <label htmlFor={id}>{label}</label>
        {description && <p id={`${id}-description`}>{description}</p>}
      </Words>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  min-height: ${token('tap')};
  padding-block: ${token('space-2')};

  input {
    appearance: none;
    position: relative;
    width: ${token('space-11')};
    height: ${token('space-6')};
    border: ${token('hairline')} solid ${token('line-strong')};
    border-radius: ${token('radius-round')};
    background: ${token('sheet-soft')};
    cursor: pointer;
    /* Its label covers the whole row; the focus ring stays visible above it. */
    margin: 0.1em 0 0;
  }
  input::after {
    content: '';
    position: absolute;
    inset-block: calc(${token('space-1')} - ${token('hairline')});
    left: calc(${token('space-1')} - ${token('hairline')});
    width: ${token('space-4')};
    border-radius: ${token('radius-round')};
    background: ${token('line-strong')};
    transition: transform ${token('speed-quick')} ${token('ease')};
  }
  input:checked {
    border-color: ${token('accent')};
    background: ${token('accent')};
  }
  input:checked::after {
    background: ${token('accent-ink')};
    transform: translateX(${token('space-5')});
  }
  &[data-disabled],
  &[data-disabled] * {
    cursor: not-allowed;
  }
  &[data-disabled] input {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    /* The browser draws a box and its tick, which the knob would cover. */
    input::after {
      content: none;
    }
  }
`;

const Words = styled.div`
  label {
    font-weight: ${token('weight-strong')};
    cursor: pointer;
  }
  /* The whole row is the label's, description and all. */
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;
