import type { ReactNode } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { darkTheme, lightTheme, token } from '../tokens';
import { fontFaces } from './fontFaces';

export interface ThemeRootProps {
  children: ReactNode;
}

/** Once around the page: the tokens as CSS variables in both themes, fonts, reset, focus ring. `data-theme` on `<html>` overrules the system's choice. */
export function ThemeRoot({ children }: ThemeRootProps) {
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

function asVariables(theme: Partial<Record<string, string>>): string {
  return Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}

const darkVariables = css`
  color-scheme: dark;
  ${asVariables(darkTheme)}
`;

const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root {
    color-scheme: light;
    ${asVariables(lightTheme)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkVariables} }
  }
  :root[data-theme='dark'] { ${darkVariables} }

  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; }
  /* An open dialog holds the page still. Radix would do it with a style element, which a strict content policy refuses. */
  html:has([data-holds-page]) { overflow: hidden; background: ${token('paper-dimmed')}; }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${token('paper')};
    color: ${token('ink')};
    font-family: ${token('font-text')};
    font-size: ${token('text-16')};
    line-height: ${token('leading-text')};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 {
    font-family: ${token('font-display')};
    font-weight: ${token('weight-title')};
    line-height: ${token('leading-title')};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: ${token('accent')}; text-underline-offset: 0.18em; text-decoration-thickness: ${token('hairline')}; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  button:disabled { cursor: not-allowed; }
  img, svg, canvas { display: block; max-width: 100%; }
  :focus-visible { outline: ${token('focus-ring')} solid ${token('accent')}; outline-offset: ${token('focus-ring')}; }
  ::selection { background: ${token('mark')}; color: ${token('ink')}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
