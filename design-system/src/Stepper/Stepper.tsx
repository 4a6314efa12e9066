import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useLocale, useWords } from '../ThemeRoot/useWords';
import { below, from, token } from '../tokens';
import { hiddenFromSight, VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StepperProps {
  /** What the steps lead to; announced, not shown. */
  label: string;
  steps: readonly string[];
  /** The one at work, from 0; as many as there are steps means that all are done. */
  current: number;
  /** Leads back to a step that is done. */
  onGo?: (index: number) => void;
}

/** How far along a way of a few steps somebody is, and where it can be, the way back to those that are done. */
export function Stepper({ label, steps, current, onGo }: StepperProps) {
  const words = useWords().stepper;
  const locale = useLocale();
  const formatDigits = (count: number) => count.toLocaleString(locale);
  return (
    <Steps aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const content = (
          <>
            <VisuallyHidden>{`${words.step(formatDigits(index + 1), formatDigits(steps.length))}: `}</VisuallyHidden>
            <Sign aria-hidden="true">{isDone ? <Check /> : formatDigits(index + 1)}</Sign>
            <Name>{step}</Name>
            {isDone && <VisuallyHidden>{`, ${words.done}`}</VisuallyHidden>}
          </>
        );
        return (
          <Step key={step} data-state={findState(index, current)} aria-current={index === current ? 'step' : undefined}>
            {isDone && onGo ? (
              <Press type="button" onClick={() => onGo(index)}>
                {content}
              </Press>
            ) : (
              content
            )}
          </Step>
        );
      })}
    </Steps>
  );
}

function findState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

const Steps = styled.ol`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('space-7')};
  height: ${token('space-7')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-round')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
`;

const Press = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  justify-content: center;
  min-width: ${token('tap')};
  min-height: ${token('tap')};
  /* As large as a finger, and the sign is where those of the other steps do. */
  margin-block: calc((${token('space-7')} - ${token('tap')}) / 2);
  ${below.medium} {
    margin-inline: calc((${token('space-7')} - ${token('tap')}) / 2);
  }
  text-align: start;
  line-height: inherit;

  &:hover {
    color: ${token('ink')};
    text-decoration: underline;
  }
`;

const Name = styled.span`
  min-width: 0;
`;

const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  color: ${token('ink-soft')};
  line-height: 1.3;

  /* The way to the next one. */
  &:not(:last-child)::after {
    content: '';
    flex: none;
    width: ${token('space-4')};
    height: ${token('hairline')};
    background: ${token('line-strong')};
    ${from.medium} {
      width: ${token('space-8')};
    }
  }
  &[data-state='current'] {
    color: ${token('ink')};
    font-weight: ${token('weight-strong')};
    ${Sign} {
      border-color: ${token('accent')};
      background: ${token('accent')};
      color: ${token('accent-ink')};
    }
  }
  &[data-state='done'] ${Sign} {
    border-color: ${token('good')};
    color: ${token('good')};
  }
  /* A phone has room for one name: that of the step at work. */
  ${below.medium} {
    &:not([data-state='current']) ${Name} {
      ${hiddenFromSight}
    }
  }
`;
