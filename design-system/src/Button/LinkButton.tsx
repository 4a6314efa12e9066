import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonTone, buttonStyles } from './buttonStyles';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
}

/** Looks like a button and goes somewhere, so it stays a link: it opens in a new tab and shows its address. */
export function LinkButton({ tone = 'plain', size = 'regular', icon, children, ...native }: LinkButtonProps) {
  return (
    <Anchor data-tone={tone} data-size={size} {...native}>
      {icon}
      {children}
    </Anchor>
  );
}

const Anchor = styled.a`
  ${buttonStyles}
`;
