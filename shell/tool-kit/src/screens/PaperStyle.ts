import { createGlobalStyle } from 'styled-components';

/**
 * Prints only the visitor's result: of a tool, the elements marked `data-paper`. They are printed whole, also parts that are scrolled out of view,
 * in a hidden tab or in a fixed position.
 */
export const PaperStyle = createGlobalStyle`
  @media print {
    main:has([data-paper]) :not([data-paper], [data-paper] *, :has([data-paper])) {
      display: none !important;
    }
    main :not([data-paper], [data-paper] *):has([data-paper]) {
      display: block !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
      transform: none !important;
    }
    main :not([data-paper], [data-paper] *):has([data-paper]),
    main [data-paper] {
      position: static !important;
      width: auto !important;
      max-width: none !important;
      height: auto !important;
      min-height: 0 !important;
      max-height: none !important;
      overflow: visible !important;
      opacity: 1 !important;
      visibility: visible !important;
      container-type: normal !important;
    }
  }
`;
