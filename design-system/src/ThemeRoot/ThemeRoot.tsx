import { type ReactNode, useEffect, useMemo } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { compactDensity, darkTheme, lightTheme, token } from '../tokens';
import { englishWords, type PartialWords } from '../words';
import { fontFaces } from './fontFaces';
import { LanguageContext } from './useWords';

export type Theme = 'light' | 'dark' | 'system';

export interface ThemeRootProps {
  /** The visitor's choice. `system` follows the device; without one the page keeps what its `data-theme` says, which by default is the same. */
  theme?: Theme;
  /** The language of numbers and sizes. */
  locale?: string;
  /** The components' own words in that language; what is missing stays English. */
  words?: PartialWords;
  children: ReactNode;
}

/**
 * Once around the page: the tokens as CSS variables in both themes, fonts, reset, focus ring, and the language of the components.
 * Themes are CSS alone, so a prerendered page is right before any script runs; `data-theme` on `<html>` overrules the system's choice.
 */
export function ThemeRoot({ theme, locale = 'en', words, children }: ThemeRootProps) {
  useTheme(theme);
  const language = useMemo(() => ({ locale, words: { ...englishWords, ...words } }), [locale, words]);
  return (
    <LanguageContext value={language}>
      <GlobalStyle />
      {children}
    </LanguageContext>
  );
}

function useTheme(theme: Theme | undefined) {
  useEffect(() => {
    const page = document.documentElement;
    if (theme === 'system') delete page.dataset.theme;
    else if (theme) page.dataset.theme = theme;
  }, [theme]);
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
  @media (pointer: fine) and (not (any-pointer: coarse)) {
    [data-density='compact'] { ${asVariables(compactDensity)} }
  }

  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; }
  /* An open dialog holds the page still. Radix would do it with a style element, which a strict content policy refuses. */
  html:has([data-holds-page], dialog[open]) { overflow: hidden; background: ${token('paper-dimmed')}; }
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
  ::selection { background: ${token('mark')}; color: ${token('mark-bright-ink')}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
