import { IconButton, token } from '@sheaf/design-system';
import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import styled from 'styled-components';
import { FIT_WIDTH, stepZoom } from './zoom';

export interface ZoomButtonsProps {
  /** In percent of the width there is. */
  zoom: number;
  words: { zoomIn: string; zoomOut: string; fitWidth: string };
  onZoom: (zoom: number) => void;
}

/** How large pages are shown. At an end its button stays where it was, and with it the focus. */
export function ZoomButtons({ zoom, words, onZoom }: ZoomButtonsProps) {
  const isLargest = stepZoom(zoom, 1) === zoom || undefined;
  const isSmallest = stepZoom(zoom, -1) === zoom || undefined;
  return (
    <Buttons>
      <IconButton label={words.zoomOut} aria-disabled={isSmallest} onClick={() => onZoom(stepZoom(zoom, -1))}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton label={words.fitWidth} aria-pressed={zoom === FIT_WIDTH} onClick={() => onZoom(FIT_WIDTH)}>
        <MoveHorizontal aria-hidden="true" />
      </IconButton>
      <IconButton label={words.zoomIn} aria-disabled={isLargest} onClick={() => onZoom(stepZoom(zoom, 1))}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;

  [aria-pressed='true'] {
    color: ${token('ink')};
  }
`;
