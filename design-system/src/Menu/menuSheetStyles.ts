import { css, keyframes } from 'styled-components';
import { token } from '../tokens';

const slideDown = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token('space-1')})); }
`;

/** How the sheet of an open menu looks: as high as there is room, scrolled beyond that. How wide it is, is its owner's business. */
export const menuSheetStyles = css`
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${token('space-2')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
  animation: ${slideDown} ${token('speed-quick')} ${token('ease')};
`;
