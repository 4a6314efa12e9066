import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonTone, buttonStyles } from './buttonStyles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `accent` is the one primary action of a screen; `plain` everything beside it; `quiet` what should not draw the eye. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
}

/** Does something here. To go somewhere, use `LinkButton`. */
export function Button({ tone = 'plain', size = 'regular', icon, type = 'button', children, ...native }: ButtonProps) {
  return (
    <Pressable type={type} data-tone={tone} data-size={size} {...native}>
      {icon}
      {children}
    </Pressable>
  );
}

const Pressable = styled.button`
  ${buttonStyles}
`;
