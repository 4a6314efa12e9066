import { token } from '@sheaf/design-system';
import { createGlobalStyle, css, keyframes } from 'styled-components';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const busyLine = css`
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${token('focus-ring')};
    background: ${token('accent')};
    animation: ${run} 1.2s linear infinite;
  }
`;

/** The style of files that came before the page was hydrated: named over the place where they were dropped, with a running line below. */
export const EarlyFilesStyle = createGlobalStyle`
  [data-early-files] {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    overflow: hidden;
    padding: ${token('space-3')} ${token('space-4')};
    border-radius: inherit;
    background: ${token('accent-soft')};
    color: ${token('ink')};
    text-align: start;
    ${busyLine}
  }
  [data-early-place] > [data-early-files] {
    border-radius: ${token('radius-control')};
  }
  [data-early-files] li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  body > [data-early-files] {
    position: fixed;
    inset: auto ${token('space-4')} ${token('space-6')};
    z-index: 200;
    max-width: ${token('dialog-small')};
    margin-inline: auto;
    border-radius: ${token('radius-control')};
    box-shadow: ${token('shadow-lifted')};
  }
`;
