import { token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** A line to write in on the bar, without a label above it. */
export const fieldStyles = css`
  box-sizing: border-box;
  min-height: ${token('tap')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet')};
  color: ${token('ink')};
  font: inherit;
  font-size: ${token('text-16')};

  &::placeholder {
    color: ${token('ink-soft')};
    opacity: 1;
  }
`;
