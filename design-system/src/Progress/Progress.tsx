import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';
import { ProgressBar } from './ProgressBar';

export interface ProgressProps {
  /** What is under way: "Recognising text". */
  label: ReactNode;
  /** What is happening now: "page 5 of 12". */
  details?: ReactNode;
  /** 0 to 1. Without it the bar only says that work goes on. */
  share?: number;
  /** A way to stop it. */
  action?: ReactNode;
}

/** Work under way in its place on the page: what, how far, and how to stop it. */
export function Progress({ label, details, share, action }: ProgressProps) {
  const labelId = useId();
  return (
    <Work>
      <Words>
        <Label id={labelId}>{label}</Label>
        {details && <Details>{details}</Details>}
      </Words>
      <ProgressBar share={share} aria-labelledby={labelId} />
      {action && <div>{action}</div>}
    </Work>
  );
}

const Work = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
`;

const Label = styled.span`
  font-weight: ${token('weight-strong')};
`;

const Details = styled.span`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
`;
