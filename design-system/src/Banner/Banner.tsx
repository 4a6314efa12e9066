import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { scrollUntilSettled } from '../scrollUntilSettled';
import { from, token } from '../tokens';

export type BannerTone = 'neutral' | 'good' | 'warn' | 'bad';

export interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children: ReactNode;
  /** A button or link that mends it. */
  action?: ReactNode;
  /** Moves the page until it is in view. For the answer to what the visitor has just done, which may be below the window of a phone. */
  comesIntoView?: boolean;
}

const icons = { neutral: Info, good: CircleCheck, warn: TriangleAlert, bad: OctagonAlert };

/** Says what happened, to which file, and what to do. A bad one interrupts a screen reader; the others wait their turn. */
export function Banner({ tone, title, children, action, comesIntoView = false }: BannerProps) {
  const Icon = icons[tone];
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    return comesIntoView && strip.current ? scrollUntilSettled(strip.current) : undefined;
  }, [comesIntoView]);

  return (
    <Strip ref={strip} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <Words>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
      </Words>
      {action && <Action>{action}</Action>}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
  color: ${token('ink')};
  /* A bar with the main button may stay in view below it. */
  scroll-margin-block-end: ${token('space-24')};

  > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 0.15em;
    color: ${token('ink-soft')};
  }
  &[data-tone='good'] {
    background: ${token('good-soft')};
    > svg {
      color: ${token('good')};
    }
  }
  &[data-tone='warn'] {
    background: ${token('warn-soft')};
    > svg {
      color: ${token('warn')};
    }
  }
  &[data-tone='bad'] {
    background: ${token('bad-soft')};
    > svg {
      color: ${token('bad')};
    }
  }
  @media (forced-colors: active) {
    border: ${token('hairline')} solid;
  }
`;

const Words = styled.div`
  flex: 1 1 14ch;
  min-width: 0;
  max-width: ${token('measure')};
`;

const Title = styled.p`
  font-weight: ${token('weight-strong')};
`;

/** On a phone it is below the words, in line with them. */
const Action = styled.div`
  flex-basis: 100%;
  padding-inline-start: calc(${token('icon')} + ${token('space-3')});

  ${from.medium} {
    flex-basis: auto;
    align-self: center;
    padding-inline-start: 0;
  }
`;
