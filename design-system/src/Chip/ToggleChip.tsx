import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { chipStyles } from './chipStyles';

export interface ToggleChipProps {
  children: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A chip that is on or off: one filter of several, each by itself. */
export function ToggleChip({ children, isOn, disabled, onChange }: ToggleChipProps) {
  return (
    <Pressable type="button" aria-pressed={isOn} disabled={disabled} onClick={() => onChange(!isOn)}>
      {isOn && <Check aria-hidden="true" />}
      {children}
    </Pressable>
  );
}

const Pressable = styled.button`
  ${chipStyles}
`;
