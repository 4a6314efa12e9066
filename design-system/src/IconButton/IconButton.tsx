import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { iconButtonStyles } from './iconButtonStyles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** What it does, and to what: "Remove report.pdf". */
  label: string;
}

/** A button that is only an icon. With `aria-disabled` it does nothing but stays reachable, so that the focus is not lost. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Pressable {...rest} type="button" aria-label={label} />;
}

const Pressable = styled.button`
  ${iconButtonStyles}
`;
