import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { from, type ToolHue, token, toolHue } from '../tokens';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** A thin tab in this tool's colour on the top edge. */
  tab?: ToolHue;
}

/** A sheet on the desk: what belongs together is on one. */
export function Card({ tab, children, ...native }: CardProps) {
  return (
    <Sheet {...native}>
      {tab && <Tab $hue={toolHue(tab)} aria-hidden="true" />}
      {children}
    </Sheet>
  );
}

const Sheet = styled.div`
  position: relative;
  min-width: 0;
  padding: ${token('space-4')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-sheet')};

  ${from.medium} {
    padding: ${token('space-6')};
  }
`;

const Tab = styled.span<{ $hue: string }>`
  position: absolute;
  top: 0;
  inset-inline-start: ${token('space-5')};
  width: ${token('space-9')};
  height: ${token('space-1')};
  background: ${({ $hue }) => $hue};
  border-radius: 0 0 ${token('radius-small')} ${token('radius-small')};
`;
