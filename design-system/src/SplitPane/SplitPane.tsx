import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { useLocale, useWords } from '../ThemeRoot/useWords';
import { below, from, token } from '../tokens';
import { useShare } from './useShare';

export interface Pane {
  /** What it holds, in a word or two: "Document". */
  label: string;
  content: ReactNode;
}

export interface SplitPaneProps {
  first: Pane;
  second: Pane;
  /** How much of the width the first has before anybody changes it, 0 to 1. */
  initialShare?: number;
  /** Neither is made narrower than this, 0 to 0.5. */
  smallestShare?: number;
}

const FULL_PERCENT = 100;

/** Two things side by side that are read together, the line between them moved by pointer or keyboard. Under each other on smaller screens. */
export function SplitPane({ first, second, initialShare = 0.5, smallestShare = 0.25 }: SplitPaneProps) {
  const panes = useRef<HTMLDivElement>(null);
  const firstId = useId();
  const words = useWords().splitPane;
  const locale = useLocale();
  const { share, handlers } = useShare({ panes, initialShare, smallestShare });

  return (
    // React sets these through the style object, which a strict content policy allows; a prerendered page has none of them.
    <Panes ref={panes} style={share === 0.5 ? undefined : { '--first': `${share}fr`, '--second': `${1 - share}fr` }}>
      <Side id={firstId} aria-label={first.label}>
        {first.content}
      </Side>
      <Line
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.resize(first.label, second.label)}
        aria-controls={firstId}
        aria-valuemin={Math.round(smallestShare * FULL_PERCENT)}
        aria-valuemax={Math.round((1 - smallestShare) * FULL_PERCENT)}
        aria-valuenow={Math.round(share * FULL_PERCENT)}
        aria-valuetext={share.toLocaleString(locale, { style: 'percent' })}
        {...handlers}
      />
      <Side aria-label={second.label}>{second.content}</Side>
    </Panes>
  );
}

const Panes = styled.div`
  display: grid;
  gap: ${token('space-6')};

  ${from.wide} {
    grid-template-columns: minmax(0, var(--first, 0.5fr)) auto minmax(0, var(--second, 0.5fr));
    gap: 0;
  }
`;

const Side = styled.section`
  min-width: 0;
`;

/** A hairline with room for the pointer around it. */
const Line = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  width: ${token('space-6')};
  cursor: col-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    left: 50%;
    border-left: ${token('hairline')} solid ${token('line')};
  }
  /* Something to take hold of: in the middle, and in view however long the panes are. */
  &::after {
    content: '';
    position: sticky;
    inset-block: ${token('space-24')};
    width: ${token('space-1')};
    height: ${token('space-10')};
    margin-inline: auto;
    border-radius: ${token('radius-round')};
    background: ${token('line-strong')};
  }
  &:hover::after,
  &:focus-visible::after,
  &:active::after {
    background: ${token('accent')};
  }
  ${below.wide} {
    display: none;
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;
