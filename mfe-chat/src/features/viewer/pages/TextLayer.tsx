import { token } from '@sheaf/design-system';
import type { TextPiece } from '@sheaf/tool-kit/documentPages';
import { type CSSProperties, Fragment, memo, useMemo } from 'react';
import styled from 'styled-components';
import { findMatches, foldLetters } from '../search/findMatches';
import { joinWords, splitAtRanges } from '../search/pageWords';

export interface TextLayerProps {
  pieces: readonly TextPiece[];
  /** What is searched; its matches are marked. */
  query: string;
  /** Which match of this page is the chosen one, from 0; -1 for none. */
  chosen: number;
}

/** The words of a page where they are in its picture: to select, to copy, to listen to. They cannot be seen themselves. */
export const TextLayer = memo(function TextLayer({ pieces, query, chosen }: TextLayerProps) {
  const { text, starts } = useMemo(() => joinWords(pieces), [pieces]);
  const matches = useMemo(() => findMatches(text, foldLetters(query)), [text, query]);

  return (
    <Layer data-text-layer>
      {pieces.map((piece, index) => {
        const start = starts[index] ?? 0;
        return (
          <Fragment key={start}>
            <span data-piece dir={piece.isRightToLeft ? 'rtl' : undefined} style={positionPiece(piece)}>
              {splitAtRanges(piece.text, start, matches).map(({ words, stretch }, part) =>
                stretch < 0 ? (
                  words
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in its piece and by nothing else.
                  <Match key={part} aria-current={stretch === chosen || undefined}>
                    {words}
                  </Match>
                ),
              )}
            </span>
            {piece.endsLine && <br />}
          </Fragment>
        );
      })}
    </Layer>
  );
});

/** Positions a piece of text in shares of the page, so that zooming moves nothing. */
function positionPiece({ left, top, size, family, stretch, angle }: TextPiece): CSSProperties {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    fontSize: `${size * 100}cqw`,
    fontFamily: family,
    transform: `${angle === 0 ? '' : `rotate(${angle}deg) `}scaleX(${stretch})`,
  };
}

/* Multiplied, so that what is marked or selected looks as if it were under the letters of the picture. */
const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  color: transparent;
  line-height: 1;
  mix-blend-mode: multiply;
  forced-color-adjust: none;
  text-size-adjust: none;
  cursor: text;

  [data-piece] {
    position: absolute;
    z-index: 1;
    transform-origin: 0 0;
    white-space: pre;
  }
  ::selection {
    background: color-mix(in srgb, ${token('accent')} 35%, white);
    color: transparent;
  }
  /* Line ends have no place of their own. */
  br::selection {
    background: none;
  }
`;

const Match = styled.mark`
  background: color-mix(in srgb, ${token('mark-bright')} 55%, white);
  border-radius: ${token('radius-small')};
  color: transparent;

  &[aria-current] {
    background: ${token('mark-bright')};
    outline: max(1px, 0.12em) solid ${token('mark-bright-ink')};
  }
`;
