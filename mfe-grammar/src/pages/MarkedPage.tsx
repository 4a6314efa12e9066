import { BOX_UNITS } from '@sheaf/api/contract/grammar';
import { token } from '@sheaf/design-system';
import { usePagePicture } from '@sheaf/shell/tool-contract/usePagePicture';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PageBox } from '../downloads/downloadInputs';
import { useMessages } from '../messages';
import { CARD_ID } from '../review/cardId';
import type { ReadDocument } from '../state/grammarState';
import type { Decisions } from '../state/review';
import type { MarkOnPage } from './pageMarks';

export interface MarkedPageProps {
  document: ReadDocument;
  page: number;
  /** Its name for those who cannot see it. */
  label: string;
  marks: readonly MarkOnPage[];
  decisions: Decisions;
  current: string | null;
  onLook: (id: string) => void;
}

/** Sharp enough to read. */
const LONG_SIDE = 1000;
// ISO 216: what most pages are, until this one is known.
const PAPER_ASPECT = 1 / Math.SQRT2;

/** One page as it looks in the PDF, with a stroke under each finding and the highlighter over the one that is looked at. */
export function MarkedPage({ document, page, label, marks, decisions, current, onLook }: MarkedPageProps) {
  const { card: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePagePicture(frame, canvas, { file: document.file, password: document.password, page, longSide: LONG_SIDE });
  const aspect = picture.step === 'drawn' ? picture.aspect : PAPER_ASPECT;

  useEffect(() => {
    const mark = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (!mark || current === null) return;
    mark.scrollIntoView({ block: 'nearest' });
    if (frame.current?.contains(globalThis.document.activeElement)) mark.focus({ preventScroll: true });
  }, [current]);

  function handleClick(event: MouseEvent, id: string) {
    event.preventDefault();
    onLook(id);
  }

  return (
    <Scroll>
      <Sheet ref={frame} style={shapeOf(aspect)}>
        <canvas ref={canvas} role="img" aria-label={label} data-drawn={picture.step === 'drawn' || undefined} />
        {marks.flatMap(({ correction: { id, original, type }, boxes }) =>
          boxes.map((box, place) => (
            <Mark
              key={`${id} ${box.left} ${box.top}`}
              href={`#${CARD_ID}`}
              aria-label={words.mark({ original: original || words.nothing, type: words.types[type] })}
              aria-current={id === current || undefined}
              tabIndex={id === current && place === 0 ? 0 : -1}
              data-type={decisions[id] ? undefined : type}
              style={placeOf(box)}
              onClick={(event) => handleClick(event, id)}
            />
          )),
        )}
      </Sheet>
    </Scroll>
  );
}

type Variables = CSSProperties & Record<`--${string}`, string>;

const shapeOf = (aspect: number): Variables => ({ '--aspect': String(aspect) });
const inPercent = (units: number) => `${(units / BOX_UNITS) * 100}%`;
const placeOf = ({ left, top, width, height }: PageBox): CSSProperties => ({
  left: inPercent(left),
  top: inPercent(top),
  width: inPercent(width),
  height: inPercent(height),
});

const Scroll = styled.div`
  max-height: 70vh;
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/* Paper stays white in the dark theme: it is the visitor's page. */
const Sheet = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: var(--aspect);
  background: ${token('page-sheet')};
  border-radius: ${token('radius-small')};
  box-shadow: ${token('shadow-page')};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    visibility: hidden;
  }
  canvas[data-drawn] {
    visibility: visible;
  }
`;

const Mark = styled.a`
  position: absolute;
  box-sizing: content-box;
  padding: 1px 2px;
  margin: -1px -2px;
  border-radius: ${token('radius-small')};
  mix-blend-mode: multiply;

  &[data-type='spelling'] {
    border-bottom: ${token('focus-ring')} solid ${token('bad')};
  }
  &[data-type='grammar'] {
    border-bottom: ${token('focus-ring')} solid ${token('accent')};
  }
  &[data-type='style'] {
    border-bottom: ${token('focus-ring')} dotted ${token('tool-grammar')};
  }
  &[aria-current] {
    background: ${token('mark-bright')};
  }
`;
