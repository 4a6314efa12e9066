import type { LetterLayout } from '@sheaf/cover-letter/typeset/letterLayout';
import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';

/** The pages of the letter as they are printed. Its text is in the letter itself, so the picture is one for those who listen. */
export function PagePreview({ layout }: { layout: LetterLayout }) {
  const { panels: words } = useMessages();
  const lines = layout.blocks.flatMap(({ lines }) => lines);
  return (
    <Pages>
      {Array.from({ length: layout.pageCount }, (_, page) => page).map((page) => (
        <svg key={page} viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={words.pagePreview}>
          {layout.marks.map((mark) =>
            mark.kind === 'rule' && mark.page === page ? (
              <rect key={`${mark.x} ${mark.y}`} x={mark.x} y={mark.y} width={mark.width} height={mark.height} fill={mark.color} />
            ) : null,
          )}
          {lines
            .filter((line) => line.page === page)
            .flatMap(({ y, runs }) =>
              runs.map(({ text, face, size, color, x, width }) => (
                <text
                  key={`${x} ${y}`}
                  x={x}
                  y={y}
                  fontSize={size}
                  fill={color}
                  textLength={width || undefined}
                  lengthAdjust="spacingAndGlyphs"
                  data-serif={face.startsWith('serif') || undefined}
                  data-strong={face.endsWith('Strong') || undefined}
                >
                  {text}
                </text>
              )),
            )}
        </svg>
      ))}
    </Pages>
  );
}

const Pages = styled.div`
  display: grid;
  gap: ${token('space-3')};

  /* Paper stays white in the dark theme. */
  svg {
    width: 100%;
    height: auto;
    background: ${token('page-sheet')};
    border-radius: ${token('radius-small')};
    box-shadow: ${token('shadow-page')};
    font-family: ${token('font-text')};
  }
  text {
    white-space: pre;
  }
  [data-serif] {
    font-family: ${token('font-display')};
  }
  [data-strong] {
    font-weight: ${token('weight-strong')};
  }
`;
