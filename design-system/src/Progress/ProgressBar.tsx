import { Progress as RadixProgress } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { useLocale } from '../ThemeRoot/useWords';
import { token } from '../tokens';

export interface ProgressBarProps {
  /** 0 to 1; without it nobody knows how far the work is. */
  share?: number;
  'aria-labelledby': string;
}

const FULL_PERCENT = 100;

/** The bar and its figure, named by words that are elsewhere. */
export function ProgressBar({ share, 'aria-labelledby': labelId }: ProgressBarProps) {
  const locale = useLocale();
  const percent = share === undefined ? null : Math.round(Math.max(0, Math.min(1, share)) * FULL_PERCENT);
  const formatPercent = (value: number) => (value / FULL_PERCENT).toLocaleString(locale, { style: 'percent' });
  return (
    <Measure>
      <Bar value={percent} max={FULL_PERCENT} getValueLabel={formatPercent} aria-labelledby={labelId}>
        {/* React sets this through the style object, which a strict content policy allows. */}
        <Filled style={percent === null ? undefined : { transform: `scaleX(${percent / FULL_PERCENT})` }} />
      </Bar>
      {percent !== null && <Figure aria-hidden="true">{formatPercent(percent)}</Figure>}
    </Measure>
  );
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Measure = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${token('space-3')};
`;

const Bar = styled(RadixProgress.Root)`
  height: ${token('space-2')};
  overflow: hidden;
  border-radius: ${token('radius-round')};
  background: ${token('line')};

  &[data-state='indeterminate'] {
    grid-column: 1 / -1;
  }
`;

const Filled = styled(RadixProgress.Indicator)`
  display: block;
  height: 100%;
  transform-origin: left;
  background: ${token('accent')};
  transition: transform ${token('speed-slow')} ${token('ease')};

  [dir='rtl'] & {
    transform-origin: right;
  }
  &[data-state='indeterminate'] {
    width: 40%;
    border-radius: ${token('radius-round')};
    animation: ${pass} calc(8 * ${token('speed-slow')}) linear infinite;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Figure = styled.span`
  min-width: 5ch;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
