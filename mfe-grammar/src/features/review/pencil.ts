import { token } from '@sheaf/design-system';
import { css } from 'styled-components';

/** How an editor's pencil marks each kind of finding: distinguished by the shape of the line, not by its colour alone. */
export const pencil = css`
  &[data-type] {
    text-decoration: underline;
    text-decoration-thickness: ${token('focus-ring')};
    text-underline-offset: 0.2em;
    text-decoration-skip-ink: none;
  }
  &[data-type='spelling'] {
    text-decoration-style: wavy;
    text-decoration-thickness: from-font;
    text-decoration-color: ${token('bad')};
  }
  &[data-type='grammar'] {
    text-decoration-color: ${token('accent')};
  }
  &[data-type='style'] {
    text-decoration-style: dotted;
    text-decoration-color: ${token('tool-grammar')};
  }
`;
