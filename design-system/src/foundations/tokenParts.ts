import styled from 'styled-components';
import { token } from '../tokens';

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(2 * ${token('space-16')}), 1fr));
  gap: ${token('space-4')};
  font-size: ${token('text-14')};
`;

export const Swatch = styled.div<{ $ground: string }>`
  height: ${token('space-16')};
  margin-bottom: ${token('space-1')};
  background: ${({ $ground }) => $ground};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
`;

export const Box = styled.div<{ $radius: string; $shadow?: string }>`
  height: ${token('space-16')};
  margin-bottom: ${token('space-3')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${({ $radius }) => $radius};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${token('space-4')};

  small {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

export const Display = styled.p<{ $size: string }>`
  font-family: ${token('font-display')};
  font-size: ${({ $size }) => $size};
  font-weight: ${token('weight-title')};
  line-height: ${token('leading-title')};
`;

export const Words = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${token('space-2')};
  margin-top: ${token('space-1')};
  background: ${token('accent')};
  border-radius: ${token('radius-small')};
`;

export const Moving = styled.div<{ $speed: string }>`
  width: ${token('space-16')};
  height: ${token('space-16')};
  background: ${token('accent')};
  border-radius: ${token('radius-control')};
  transition: transform ${({ $speed }) => $speed} ${token('ease')};

  li:hover & {
    transform: translateX(${token('space-24')});
  }
`;
