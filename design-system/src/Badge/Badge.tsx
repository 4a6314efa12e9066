import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a figure on something else: what state it is in, how many there are. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Tag data-tone={tone}>
      {icon}
      {children}
    </Tag>
  );
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  padding-inline: ${token('space-2')};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius-small')};
  background: ${token('sheet-soft')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  &[data-tone='neutral'] {
    border-color: ${token('line')};
  }
  &[data-tone='accent'] {
    background: ${token('accent-soft')};
    color: ${token('accent')};
  }
  &[data-tone='good'] {
    background: ${token('good-soft')};
    color: ${token('good')};
  }
  &[data-tone='warn'] {
    background: ${token('warn-soft')};
    color: ${token('warn')};
  }
  &[data-tone='bad'] {
    background: ${token('bad-soft')};
    color: ${token('bad')};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
