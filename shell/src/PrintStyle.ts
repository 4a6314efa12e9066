import { createGlobalStyle } from 'styled-components';

/** Styles for print: no controls, every answer open, black on white in any theme. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm 16mm;
    }
    :root:root:root {
      color-scheme: light;
      --paper: white;
      --sheet: white;
      --ink: black;
      --ink-soft: black;
      --line: silver;
    }
    header:not(main header),
    footer,
    main nav,
    main button:not([data-paper]),
    [role='region'][tabindex='-1'],
    [aria-hidden='true']:not([data-paper]) {
      display: none !important;
    }
    body,
    main {
      min-height: 0 !important;
    }
    /* Closed answers are printed too. */
    details::details-content {
      block-size: auto !important;
      content-visibility: visible !important;
    }
    h1,
    h2,
    h3,
    summary {
      break-after: avoid;
    }
    li,
    details {
      break-inside: avoid;
    }
  }
`;
