import type { ReactNode } from 'react';
import styled from 'styled-components';
import { scalePoints } from './points';
import type { TabbedLine } from './tabbedLines';
import type { PdfSource } from './WordPicture';
import { WordPiece } from './WordPiece';

export interface WordLineProps extends PdfSource {
  line: TabbedLine;
  /** Where the line begins, in points, from where the stops of its tabs are counted. */
  start: number;
  /** A bullet or a number before it. */
  mark?: ReactNode;
}

/** A line with tabs: what is behind each is at its stop, begins there, ends there or has its middle there. */
export function WordLine({ line, start, mark, ...source }: WordLineProps) {
  let built: ReactNode;
  for (const [index, { stop, pieces }] of line.entries()) {
    const part = pieces.map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a line never changes its place.
      <WordPiece key={at} piece={piece} {...source} />
    ));
    if (index === 0) built = <Part>{[mark, part]}</Part>;
    else if (!stop)
      built = [built, <WordPiece key={`tab ${index}`} piece={{ kind: 'tab' }} {...source} />, <Part key={`part ${index}`}>{part}</Part>];
    else {
      const room = scalePoints(Math.max(0, stop.at - start));
      const gap = <Gap key={`gap ${index}`} data-leader={stop.leader} />;
      if (stop.align === 'right') {
        built = (
          <Upto key={`upto ${index}`} style={{ width: room }}>
            {built}
            {gap}
            <Part data-whole>{part}</Part>
          </Upto>
        );
      } else if (stop.align === 'left') {
        built = [
          <Upto key={`upto ${index}`} style={{ minWidth: room }}>
            {built}
            {gap}
          </Upto>,
          <Part key={`part ${index}`}>{part}</Part>,
        ];
      } else {
        built = [
          built,
          <Middle key={`middle ${index}`} style={{ insetInlineStart: room }}>
            <span>{part}</span>
          </Middle>,
        ];
      }
    }
  }
  return <Line>{built}</Line>;
}

const Line = styled.span`
  position: relative;
  display: flex;
  align-items: baseline;
  text-align: start;
  text-indent: 0;
`;

const Part = styled.span`
  min-width: 0;
  white-space: pre-wrap;

  /* Empty, it is still as high as a line. */
  &:empty::before {
    content: '\\200b';
  }
  &[data-whole] {
    flex: none;
    max-width: 100%;
  }
`;

const Upto = styled.span`
  display: flex;
  flex: none;
  align-items: baseline;
  max-width: 100%;
`;

const Gap = styled.span`
  flex: 1 0 0.3em;

  &[data-leader] {
    margin-inline: 0.2em;
    border-bottom: 0.08em dotted;
  }
`;

const Middle = styled.span`
  position: absolute;
  width: 0;

  > span {
    position: absolute;
    bottom: 0;
    left: 0;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  &::before {
    content: '\\200b';
  }
`;
