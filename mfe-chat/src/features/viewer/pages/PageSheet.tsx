import { token } from '@sheaf/design-system';
import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { FileQuestionMark } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import type { ReadText } from '../search/textCache';
import { type Highlight, PassageMarks } from './PassageMarks';
import { TextLayer } from './TextLayer';
import { usePageDrawing } from './usePageDrawing';
import { usePageText } from './usePageText';

export interface PageSheetProps {
  pages: DocumentPages;
  readText: ReadText;
  /** From 1. */
  page: number;
  label: string;
  /** Where it is among the others, in CSS pixels. */
  top: number;
  width: number;
  height: number;
  highlights: readonly Highlight[];
  currentHighlight: string | null;
  query: string;
  /** The chosen match on this page, from 0; -1 for none. */
  chosenMatch: number;
  /** How far a page is out of view now. */
  measureDistance: (page: number) => number;
}

/** One page: its picture, its words and the marks on it. */
export const PageSheet = memo(function PageSheet({ pages, readText, page, label, top, width, height, measureDistance, ...rest }: PageSheetProps) {
  const { viewer: words } = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const distance = useCallback(() => measureDistance(page), [measureDistance, page]);
  const drawing = usePageDrawing(canvas, { pages, page, width, height, distance });
  const pieces = usePageText(readText, page, distance);

  return (
    <Sheet data-page={page} aria-label={label} style={{ top, width, height }}>
      <canvas ref={canvas} data-drawn={drawing === 'drawn' || undefined} />
      {drawing === 'missing' && (
        <Missing>
          <FileQuestionMark aria-hidden="true" />
          {words.pageNotDrawn}
        </Missing>
      )}
      <TextLayer pieces={pieces} query={rest.query} chosen={rest.chosenMatch} />
      {rest.highlights.length > 0 && <PassageMarks highlights={rest.highlights} current={rest.currentHighlight} />}
    </Sheet>
  );
});

/* Paper stays white in the dark theme: it is the visitor's page. */
const Sheet = styled.article`
  position: absolute;
  inset-inline: 0;
  margin-inline: auto;
  container-type: size;
  isolation: isolate;
  background: ${token('page-sheet')};
  border-radius: 2px;
  box-shadow: ${token('shadow-page')};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    visibility: hidden;
  }
  canvas[data-drawn] {
    visibility: visible;
  }
`;

const Missing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  color: ${token('page-sign')};
  font-size: ${token('text-14')};
  text-align: center;

  svg {
    width: ${token('icon-large')};
    height: ${token('icon-large')};
  }
`;
