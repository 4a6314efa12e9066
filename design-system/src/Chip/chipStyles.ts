import { css } from 'styled-components';
import { token } from '../tokens';

/** How a chip looks, pressed or not. One that is pressed or removed is as high as a thumb. */
export const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  max-width: 100%;
  min-height: ${token('space-8')};
  padding-inline: ${token('space-3')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-round')};
  background: ${token('sheet')};
  color: ${token('ink')};
  font-size: ${token('text-14')};
  line-height: 1.3;
  vertical-align: middle;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    color: ${token('ink-soft')};
  }
  &[data-removable] {
    min-height: ${token('tap')};
    padding-inline-end: 0;

    button {
      border-radius: ${token('radius-round')};
    }
    button svg {
      width: ${token('icon-small')};
      height: ${token('icon-small')};
    }
  }
  &[aria-pressed] {
    min-width: ${token('tap')};
    min-height: ${token('tap')};
    justify-content: center;
    border-color: ${token('line-strong')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
  }
  &[aria-pressed='false'] {
    color: ${token('ink-soft')};
  }
  &[aria-pressed]:hover:not(:disabled) {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not(:disabled) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('accent')};
    > svg {
      color: ${token('accent')};
    }
  }
  &:disabled {
    border-color: ${token('line')};
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
