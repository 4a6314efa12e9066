import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { below, token } from '../tokens';
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen between; announced, not shown. */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** Two to four ways to see or do one thing, side by side. Native radio buttons: the arrow keys choose. */
export function SegmentedControl<Value extends string>({ label, value, segments, disabled, onChange }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group disabled={disabled}>
      <Legend>{label}</Legend>
      {segments.map((segment) => (
        <label key={segment.value} data-words={typeof segment.label === 'string' || undefined}>
          <input type="radio" name={name} value={segment.value} checked={segment.value === value} onChange={() => onChange(segment.value)} />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </Group>
  );
}

const Legend = styled.legend`
  ${hiddenFromSight}
`;

const Group = styled.fieldset`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  position: relative;
  min-width: 0;
  padding: ${token('space-1')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: calc(${token('radius-control')} + ${token('space-1')});
  background: ${token('sheet-soft')};

  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-2')};
    min-height: ${token('tap')};
    padding-inline: ${token('space-4')};
    border: ${token('hairline')} solid transparent;
    border-radius: ${token('radius-control')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
    line-height: 1.25;
    cursor: pointer;
  }
  label:hover {
    color: ${token('ink')};
  }
  label:has(:checked) {
    border-color: ${token('line-strong')};
    background: ${token('sheet')};
    color: ${token('ink')};
  }
  label:has(:focus-visible) {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: ${token('hairline')};
  }
  label:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  /* Over its words, so that touch and screen magnifiers find it where it is seen. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  /* A phone has room for the words in one line, or for both in two. */
  ${below.medium} {
    [data-words] {
      padding-inline: ${token('space-3')};
    }
    [data-words] > svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: ${token('focus-ring')} solid;
    }
  }
`;
