import { css } from 'styled-components';
import { token } from '../tokens';

export type ButtonTone = 'accent' | 'plain' | 'quiet';
export type ButtonSize = 'small' | 'regular' | 'large';

/** How something pressable looks, shared by the button and the link that look the same. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-height: ${token('control')};
  min-width: ${token('tap')};
  padding: ${token('space-2')} ${token('space-5')};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius-control')};
  font-family: ${token('font-text')};
  font-size: ${token('text-16')};
  font-weight: ${token('weight-strong')};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    transform ${token('speed-quick')} ${token('ease')},
    opacity ${token('speed-quick')} ${token('ease')};

  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.98);
  }

  &[data-size='small'] {
    min-height: ${token('tap')};
    padding-inline: ${token('space-4')};
    font-size: ${token('text-14')};
    svg {
      width: ${token('icon-small')};
      height: ${token('icon-small')};
    }
  }
  &[data-size='large'] {
    min-height: ${token('space-14')};
    padding-inline: ${token('space-6')};
    font-size: ${token('text-18')};
  }

  &[data-tone='accent'] {
    background: ${token('accent')};
    color: ${token('accent-ink')};
    &:hover {
      background: ${token('accent-strong')};
    }
  }
  &[data-tone='plain'] {
    background: ${token('sheet')};
    border-color: ${token('line')};
    color: ${token('ink')};
    &:hover {
      background: ${token('sheet-soft')};
    }
  }
  &[data-tone='quiet'] {
    color: ${token('ink-soft')};
    &:hover {
      background: ${token('sheet-soft')};
      color: ${token('ink')};
    }
  }

  &:is(:disabled, [aria-disabled='true']),
  &:is(:disabled, [aria-disabled='true']):hover {
    background: ${token('sheet-soft')};
    border-color: ${token('line')};
    color: ${token('ink-soft')};
    cursor: not-allowed;
  }
  &[data-tone='quiet']:is(:disabled, [aria-disabled='true']) {
    background: none;
    border-color: transparent;
    opacity: 0.6;
  }
`;
