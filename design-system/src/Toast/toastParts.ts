import { Toast } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { iconButtonStyles } from '../IconButton/iconButtonStyles';
import { from, token } from '../tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token('space-4')})); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const fly = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(110%); }
`;

/**
 * Over the header of the page: nobody needs it just then, while the title is below it, and what is pressed next at the end of a card. Even three
 * lines on a phone end above the title.
 */
export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset-inline-end: 0;
  top: 0;
  z-index: ${token('layer-toast')};
  width: 100%;
  padding: ${token('space-1')} ${token('space-2')};

  &:empty {
    padding: 0;
  }
  ${from.medium} {
    max-width: ${token('dialog-regular')};
  }
  ${from.wide} {
    inset-inline: 0;
    margin-inline: auto;
  }
`;

export const Slip = styled(Toast.Root)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')};
  padding-inline-start: ${token('space-3')};
  background: ${token('sheet')};
  color: ${token('ink')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};

  &[data-state='open'] {
    animation: ${arrive} ${token('speed-slow')} ${token('ease')};
  }
  &[data-state='closed'] {
    animation: ${leave} ${token('speed')} ${token('ease')};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[data-swipe='end'] {
    animation: ${fly} ${token('speed')} ${token('ease')};
  }
  > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('ink-soft')};
  }
  &[data-tone='good'] > svg {
    color: ${token('good')};
  }
  &[data-tone='bad'] > svg {
    color: ${token('bad')};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${token('text-14')};
  line-height: 1.35;
`;

export const Heading = styled(Toast.Title)`
  font-weight: ${token('weight-strong')};
`;

export const Sentence = styled(Toast.Description)`
  color: ${token('ink-soft')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Close = styled(Toast.Close)`
  ${iconButtonStyles}
`;
