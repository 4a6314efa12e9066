import { token } from '@sheaf/design-system';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { usePagePicture } from './usePagePicture';

export interface PageSheetProps {
  file: Blob;
  password: string;
  /** From 1. */
  page: number;
  /** Its name for those who cannot see it. */
  label: string;
  ref: RefObject<HTMLDivElement | null>;
  /** What is on it, in shares of the page. */
  children?: ReactNode;
}

/** Sharp enough to read: the longer side in CSS pixels. */
const LONG_SIDE = 1000;
// ISO 216: what most pages are, until this one is known.
const PAPER_ASPECT = 1 / Math.SQRT2;

/** One page of a PDF as it looks, as wide as its place. */
export function PageSheet({ file, password, page, label, ref, children }: PageSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePagePicture(ref, canvas, { file, password, page, longSide: LONG_SIDE });
  const shape: CSSProperties & Record<`--${string}`, string> = {
    '--aspect': String(picture.step === 'drawn' ? picture.aspect : PAPER_ASPECT),
  };
  return (
    <Sheet ref={ref} style={shape}>
      <canvas ref={canvas} role="img" aria-label={label} data-drawn={picture.step === 'drawn' || undefined} />
      {children}
    </Sheet>
  );
}

/** Where a sheet that is higher than its place is scrolled. */
export const SheetScroll = styled.div`
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
  /* Seen where colours are forced, which leaves out shadows. */
  outline: ${token('hairline')} solid transparent;

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
