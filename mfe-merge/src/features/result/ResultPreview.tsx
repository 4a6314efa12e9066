import type { MergeReport } from '@sheaf/api/contract/merge';
import { IconButton, token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { formatOrigin, splitByFile } from './pageOrigins';

export interface ResultPreviewProps {
  pdf: Blob;
  report: MergeReport;
  /** The page that is shown, from 1. */
  page: number;
  onLeaf: (page: number) => void;
}

// The longer side of the shown page, in CSS pixels.
const SHARPNESS = 480;

/** The finished file to leaf through: a large page, and below it where that page is from and where each file begins. */
export function ResultPreview({ pdf, report: { pages, files }, page, onLeaf }: ResultPreviewProps) {
  const { result: words } = useMessages();
  // Anyone who drags through a thousand pages sees the numbers at once and the picture when the hand rests.
  const drawnPage = useDeferredValue(page);
  const place = words.place({ page, pages });
  const origin = formatOrigin(page, files, words);

  function handleLeaf(to: number) {
    if (to >= 1 && to <= pages) onLeaf(to);
  }

  return (
    <section aria-label={words.preview}>
      <Desk>
        <Thumbnail file={pdf} password="" page={drawnPage} rotate={0} longSide={SHARPNESS} label={words.picture(place)} />
      </Desk>
      <Bar>
        <IconButton label={words.previousPage} aria-disabled={page === 1 || undefined} onClick={() => handleLeaf(page - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Position role="status">
          <strong>{place}</strong>
          {origin && <span title={origin}>{origin}</span>}
        </Position>
        <IconButton label={words.nextPage} aria-disabled={page === pages || undefined} onClick={() => handleLeaf(page + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Bar>
      {pages > 1 && (
        <Track>
          <Stretches aria-hidden="true">
            {splitByFile(files).map(({ from, to }) => (
              <span
                key={from}
                data-shown={(from <= page && page <= to) || undefined}
                style={{ left: `${((from - 1) / pages) * 100}%`, width: `${((to - from + 1) / pages) * 100}%` }}
              />
            ))}
          </Stretches>
          <input
            type="range"
            aria-label={words.page}
            aria-valuetext={words.pageInWords({ page, origin })}
            min={1}
            max={pages}
            value={page}
            onChange={(event) => handleLeaf(event.target.valueAsNumber)}
          />
        </Track>
      )}
    </section>
  );
}

const Desk = styled.div`
  /* Low enough that what was kept and the download fit below it on a small screen. */
  height: min(calc(4 * ${token('space-20')}), 36vh);
  padding: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;

const Position = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  text-align: center;

  span {
    overflow: hidden;
    color: ${token('ink-soft')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Track = styled.div`
  position: relative;

  input {
    display: block;
    width: 100%;
    min-height: ${token('tap')};
    margin: 0;
    accent-color: ${token('ink-soft')};
    cursor: pointer;
  }
`;

/* One line for each file, so that the eye finds where one ends and the next begins. */
const Stretches = styled.div`
  position: absolute;
  inset: auto 0 ${token('space-1')};
  height: ${token('space-1')};

  span {
    position: absolute;
    height: 100%;
    border-right: ${token('focus-ring')} solid ${token('sheet')};
    border-radius: ${token('radius-small')};
    background: ${token('line')};
  }
  span[data-shown] {
    background: ${token('ink-soft')};
  }
`;
