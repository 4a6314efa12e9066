import { token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import { Check } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';

export interface PageCellProps {
  page: ArrangedPage;
  file: Blob;
  password: string;
  /** The file's name, as short as it may be said. */
  fileLabel: string;
  hue: string;
  /** All of it in words. */
  label: string;
  /** In the result, from 1. */
  place: number;
  column: number;
  isSelected: boolean;
  /** The one page that Tab leads to. */
  isCurrent: boolean;
  isDragged: boolean;
  /** The page before it, or behind it, in the same row is from the same file. */
  joins: 'none' | 'left' | 'right' | 'both';
}

/** One page of the result, with its number in it and where it is from. What is done to it, the grid around it knows. */
export const PageCell = memo(function PageCell(props: PageCellProps) {
  const { page, file, password, fileLabel, hue, label, place, column, isSelected, isCurrent, isDragged, joins } = props;
  const { number, pageMode: words } = useMessages();
  const shape: CSSProperties & Record<'--hue', string> = { '--hue': hue };
  return (
    <Cell
      role="gridcell"
      aria-selected={isSelected}
      aria-colindex={column}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      data-page={page.key}
      data-dragged={isDragged || undefined}
      data-joins={joins}
      style={shape}
    >
      <Body>
        <Picture>
          <Thumbnail file={file} password={password} page={page.page} rotate={page.rotate} />
        </Picture>
        <Words aria-hidden="true">
          <PageNumber>{number(place)}</PageNumber>{' '}
          <Origin>
            <span>{fileLabel}</span> <span>{words.shortPage(page.page)}</span>
          </Origin>
        </Words>
        <Tick data-tick aria-hidden="true">
          <span>
            <Check />
          </span>
        </Tick>
      </Body>
    </Cell>
  );
});

const Cell = styled.div`
  position: relative;
  min-width: 0;
  padding: ${token('space-2')} ${token('space-1')} ${token('space-5')};
  cursor: pointer;
  outline: none;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
  user-select: none;
  touch-action: manipulation;
  /* The selection's own bar is over the top of the view, the bar with the merge button over its bottom. */
  scroll-margin-block: calc(2 * ${token('space-16')}) ${token('space-24')};

  /* The file's tab, one for all pages of it that are together in a row. */
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: ${token('space-2')};
    right: ${token('space-2')};
    height: ${token('space-1')};
    background: var(--hue);
  }
  &[data-joins='none']::before {
    border-radius: ${token('radius-small')};
  }
  &[data-joins='left']::before,
  &[data-joins='both']::before {
    left: 0;
  }
  &[data-joins='right']::before,
  &[data-joins='both']::before {
    right: 0;
  }
  &[data-joins='left']::before {
    border-radius: 0 ${token('radius-small')} ${token('radius-small')} 0;
  }
  &[data-joins='right']::before {
    border-radius: ${token('radius-small')} 0 0 ${token('radius-small')};
  }
  &[data-dragged] {
    opacity: 0.4;
  }
`;

const Body = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${token('space-1')};
  height: 100%;
  padding: ${token('space-2')} ${token('space-1')} ${token('space-1')};
  border-radius: ${token('radius-control')};

  ${Cell}:hover & {
    background: ${token('sheet-soft')};
  }
  ${Cell}[aria-selected='true'] & {
    background: ${token('accent-soft')};
    box-shadow: inset 0 0 0 ${token('focus-ring')} ${token('accent')};
  }
  ${Cell}:focus-visible & {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: ${token('hairline')};
  }
  @media (forced-colors: active) {
    ${Cell}[aria-selected='true'] & {
      outline: ${token('focus-ring')} solid Highlight;
    }
  }
`;

const Picture = styled.div`
  min-height: 0;
  padding-inline: ${token('space-1')};
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  padding-inline: ${token('space-1')};
  font-size: ${token('text-14')};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;

const PageNumber = styled.span`
  font-weight: ${token('weight-strong')};
`;

const Origin = styled.span`
  display: flex;
  gap: 0.4em;
  max-width: 100%;
  color: ${token('ink-soft')};
  white-space: nowrap;

  span {
    flex: none;
  }
  span:first-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The sign of a chosen page, and the place to press to choose one more. */
const Tick = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: start end;
  width: ${token('tap')};
  height: ${token('tap')};
  padding: ${token('space-1')};

  span {
    display: grid;
    place-items: center;
    width: ${token('space-6')};
    height: ${token('space-6')};
    border: ${token('focus-ring')} solid ${token('line-strong')};
    border-radius: ${token('radius-round')};
    background: ${token('sheet')};
    opacity: 0;
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    stroke-width: 3;
    visibility: hidden;
  }
  ${Cell}:hover & span,
  ${Cell}:focus-visible & span {
    opacity: 1;
  }
  ${Cell}[aria-selected='true'] & span {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('accent-ink')};
    opacity: 1;
  }
  ${Cell}[aria-selected='true'] & svg {
    visibility: visible;
  }
  /* A finger has no hover that could show it. */
  @media (hover: none) {
    span {
      opacity: 1;
    }
  }
`;
