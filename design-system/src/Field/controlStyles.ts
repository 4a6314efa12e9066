import { css } from 'styled-components';
import { token } from '../tokens';

/** How something to write in or to choose from looks: the border alone says where it is, so it carries the contrast of a shape. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${token('tap')};
  padding-inline: ${token('space-3')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet')};
  color: ${token('ink')};

  &::placeholder {
    color: ${token('ink-soft')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${token('bad')};
    box-shadow: inset 0 0 0 ${token('hairline')} ${token('bad')};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &:disabled {
    background: ${token('sheet-soft')};
    border-color: ${token('line')};
    color: ${token('ink-soft')};
    cursor: not-allowed;
  }
`;
