import { css } from 'styled-components';
import { token } from '../tokens';

/** A quiet button that is only an icon, as large as a thumb. */
export const iconButtonStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('tap')};
  height: ${token('tap')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};

  &:hover:not([aria-disabled]) {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;
