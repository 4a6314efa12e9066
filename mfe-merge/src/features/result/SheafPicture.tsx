import { token } from '@sheaf/design-system';
import styled from 'styled-components';

export interface SheafPictureProps {
  /** Loose sheets wait to be gathered; squared ones have become one document. */
  isSquared: boolean;
}

/** Three sheets of paper, which square themselves once they are one. */
export function SheafPicture({ isSquared }: SheafPictureProps) {
  return (
    <Drawing viewBox="0 0 72 72" aria-hidden="true" data-squared={isSquared || undefined}>
      <Sheet data-place="back" />
      <Sheet data-place="middle" />
      <g data-place="front">
        <Sheet />
        {isSquared && <path data-line="proven" d="M22 22h16" />}
        <path d={isSquared ? 'M22 32h28M22 39h28M22 46h28M22 53h18' : 'M22 25h28M22 32h28M22 39h28M22 46h18'} />
      </g>
    </Drawing>
  );
}

function Sheet(place: { 'data-place'?: string }) {
  return <rect x="14" y="8" width="44" height="56" rx="4" {...place} />;
}

const Drawing = styled.svg`
  flex: none;
  width: ${token('space-16')};
  height: ${token('space-16')};
  overflow: visible;
  fill: none;

  rect {
    fill: ${token('sheet')};
    stroke: ${token('line-strong')};
    stroke-width: 1.5;
  }
  path {
    stroke: ${token('line-strong')};
    stroke-width: 2.5;
    stroke-linecap: round;
    opacity: 0.6;
  }
  path[data-line='proven'] {
    stroke: ${token('mark-bright')};
    stroke-width: 7;
    stroke-linecap: butt;
    opacity: 1;
  }
  [data-place] {
    transform-origin: 36px 64px;
    transition: transform ${token('speed-slow')} ${token('ease')};
  }
  [data-place='back'] {
    transform: rotate(-14deg);
  }
  [data-place='middle'] {
    transform: rotate(12deg);
  }
  &[data-squared] [data-place='back'] {
    transform: translate(-8px, 8px);
  }
  &[data-squared] [data-place='middle'] {
    transform: translate(-4px, 4px);
  }
  &[data-squared] [data-place='front'] rect {
    stroke: ${token('ink')};
  }
`;
