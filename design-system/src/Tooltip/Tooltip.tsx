import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { token } from '../tokens';

export interface TooltipProps {
  /** A few words; what must be known is no tooltip's business. */
  words: ReactNode;
  /** The one control it belongs to. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const SHOWN_AFTER_MS = 400;

/** A few words beside a control, while the pointer rests on it or the keyboard is at it. */
export function Tooltip({ words, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={SHOWN_AFTER_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Slip side={side} sideOffset={4} collisionPadding={8}>
            {words}
          </Slip>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Slip = styled(RadixTooltip.Content)`
  z-index: ${token('layer-toast')};
  max-width: min(36ch, var(--radix-tooltip-content-available-width));
  padding: ${token('space-1')} ${token('space-3')};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius-small')};
  background: ${token('ink')};
  color: ${token('paper')};
  font-size: ${token('text-14')};
  text-wrap: pretty;
  animation: ${appear} ${token('speed-quick')} ${token('ease')};
`;
