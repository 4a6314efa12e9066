import { token } from '@sheaf/design-system';
import { FileQuestionMark } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { usePagePicture } from './usePagePicture';

export interface ThumbnailProps {
  file: Blob;
  password: string;
  /** From 1. */
  page: number;
  /** Turned clockwise, on top of the page's own rotation. */
  rotate: 0 | 90 | 180 | 270;
  /** Its name for those who cannot see it. Without one it is decoration. */
  label?: string;
  /** How sharp it is: the pixels of the longer side, in CSS. */
  longSide?: number;
}

const REGULAR_SIDE = 220;
// ISO 216: what most pages are, until this one is known.
const PAPER_ASPECT = 1 / Math.SQRT2;

/**
 * One page as a sheet of paper, as large as fits into the box around it. That box needs a size of its own. Drawn when it comes near the
 * view; a grey sheet until then, since a white one looks like an empty page, and a sheet with a sign when it cannot be drawn.
 */
export function Thumbnail({ file, password, page, rotate, label, longSide = REGULAR_SIDE }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePagePicture(frame, canvas, { file, password, page, longSide });
  const aspect = picture.step === 'drawn' ? picture.aspect : PAPER_ASPECT;
  const shape: CSSProperties & Record<`--${string}`, string> = { '--aspect': String(aspect), '--turn': `${rotate}deg` };

  return (
    <Frame ref={frame} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} style={shape}>
      <Sheet data-step={picture.step} data-lying={rotate % 180 !== 0 || undefined}>
        <canvas ref={canvas} />
        {picture.step === 'missing' && <FileQuestionMark aria-hidden="true" />}
      </Sheet>
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  container-type: size;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/* Paper stays white in the dark theme: it is the visitor's page. */
const Sheet = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100cqw, 100cqh * var(--aspect));
  aspect-ratio: var(--aspect);
  overflow: hidden;
  background: ${token('page-sheet')};
  border-radius: 2px;
  box-shadow: ${token('shadow-page')};
  /* Seen where colours are forced, which leaves out shadows. */
  outline: ${token('hairline')} solid transparent;
  transform: rotate(var(--turn));
  transition: transform ${token('speed')} ${token('ease')};

  &[data-lying] {
    width: min(100cqh, 100cqw * var(--aspect));
  }
  &[data-step='waiting'] {
    background: ${token('sheet-soft')};
    animation: ${breathe} calc(8 * ${token('speed-slow')}) ease-in-out infinite;
  }
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    visibility: hidden;
  }
  &[data-step='drawn'] canvas {
    visibility: visible;
    animation: ${appear} ${token('speed')} ${token('ease')};
  }
  svg {
    width: 30%;
    height: auto;
    max-width: ${token('icon-large')};
    color: ${token('page-sign')};
    transform: rotate(calc(-1 * var(--turn)));
  }
`;
