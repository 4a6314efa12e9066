import { Dialog as RadixDialog } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { from, token } from '../tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + ${token('space-3')})); }
`;

/** Not Radix's own overlay: that one locks scrolling through a style element, which a strict content policy refuses. ThemeRoot locks it in CSS. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer-dialog')};
  background: ${token('backdrop')};
  animation: ${appear} ${token('speed')} ${token('ease')};
`;

export const Panel = styled(RadixDialog.Content)`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: ${token('layer-dialog')};
  transform: translate(-50%, -50%);
  display: grid;
  gap: ${token('space-4')};
  width: calc(100% - 2 * ${token('space-4')});
  max-width: ${token('dialog-regular')};
  max-height: calc(100dvh - 2 * ${token('space-4')});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token('space-6')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};
  animation: ${rise} ${token('speed-slow')} ${token('ease')};

  &[data-size='small'] {
    max-width: ${token('dialog-small')};
  }
  &[data-size='large'] {
    max-width: ${token('dialog-large')};
  }
  &[data-size='screen'] {
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${token('space-3')};
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    overflow: hidden;
    padding: ${token('space-3')};
    border: 0;
    border-radius: 0;

    h2 {
      overflow: hidden;
      font-size: ${token('text-18')};
      line-height: ${token('tap')};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > button {
      top: ${token('space-3')};
      inset-inline-end: ${token('space-3')};
    }
    ${from.medium} {
      > button {
        top: ${token('space-4')};
      }
      width: calc(100% - 2 * ${token('space-4')});
      height: calc(100dvh - 2 * ${token('space-4')});
      border: ${token('hairline')} solid ${token('line')};
      border-radius: ${token('radius-sheet')};
    }
  }
  &:focus {
    outline: none;
  }
`;

export const Title = styled(RadixDialog.Title)`
  font-size: ${token('text-28')};
`;

export const Description = styled(RadixDialog.Description)`
  color: ${token('ink-soft')};
`;
