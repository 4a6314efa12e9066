import type { ReactNode } from 'react';
import { type ToolHue, toolHue } from '../tokens';
import { A4, Bubble, Chip, Grid, Heading, Lines, MarkedLine, Read, Wave } from './sheetParts';

/** The sheet on top shows what the tool does to it. */
export function FrontSheet({ tool }: { tool: ToolHue }) {
  return (
    <A4>
      <Heading d="M28 40h62" $hue={toolHue(tool)} />
      {drawings[tool]}
    </A4>
  );
}

const drawings = {
  merge: (
    <>
      <Lines y={68} rows={[150, 138]} />
      <MarkedLine y={101} length={132} />
      <Lines y={118} rows={[92]} />
      <Lines y={158} rows={[146, 152, 112, 140]} />
      <Lines y={243} rows={[64]} />
    </>
  ),
  convert: (
    <>
      <Lines y={68} rows={[150, 142, 96]} />
      <Grid d="M28 122h154v72h-154zM28 146h154M28 170h154M80 122v72M131 122v72" />
      <MarkedLine x={38} y={158} length={32} />
      <Lines x={90} y={158} rows={[30]} />
      <Lines x={141} y={158} rows={[30]} />
      <Lines x={38} y={134} rows={[28]} />
      <Lines x={38} y={182} rows={[24]} />
      <Lines y={220} rows={[150, 134, 72]} />
    </>
  ),
  chat: (
    <>
      <Lines y={68} rows={[150, 138, 146]} />
      <MarkedLine y={116} length={140} />
      <Lines y={133} rows={[108, 150]} />
      <Bubble d="M84 180h86a12 12 0 0 1 12 12v48a12 12 0 0 1-12 12h-58l-22 18v-18h-6a12 12 0 0 1-12-12v-48a12 12 0 0 1 12-12z" />
      <Read d="M90 202h74M90 217h58" />
      <Chip d="M92 234h16" />
    </>
  ),
  grammar: (
    <>
      <Lines y={68} rows={[150, 138]} />
      <Lines y={104} rows={[52]} />
      <MarkedLine x={92} y={104} length={44} />
      <Wave d="M92 117q5.5-6 11 0t11 0 11 0 11 0" />
      <Lines x={148} y={104} rows={[32]} />
      <Lines y={136} rows={[146, 120]} />
      <Lines y={182} rows={[70]} />
      <MarkedLine x={110} y={182} length={30} />
      <Wave d="M110 195q5-6 10 0t10 0 10 0" />
      <Lines y={214} rows={[150, 88]} />
    </>
  ),
  'cover-letter': (
    <>
      <Lines x={132} y={58} rows={[50, 36]} />
      <Lines y={104} rows={[58]} />
      <Lines y={130} rows={[150]} />
      <MarkedLine y={146} length={118} />
      <Lines y={163} rows={[144, 92]} />
      <Lines y={203} rows={[150, 124]} />
      <Read d="M30 254c10-22 18-20 14-4s8 4 14-6 6 12 14 6 12-14 26-8" />
    </>
  ),
} satisfies Record<ToolHue, ReactNode>;
