import { from, Marked, token } from '@sheaf/design-system';
import { CircleCheck } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';
import { useMessages } from '../language';

/** What merging is: loose sheets of several files slide into one stack, and the result is counted. A picture, so nobody reads it out. */
export function SheetsPicture() {
  const { files, name, result } = useMessages().home.picture;
  const [letter, degree, resume] = files;

  return (
    <Desk aria-hidden="true">
      <Sheet data-file="letter">
        <FileName>{letter}</FileName>
        <Lines lengths={[120, 140, 112, 134, 90]} />
      </Sheet>
      <Sheet data-file="degree">
        <FileName>{degree}</FileName>
        <Lines lengths={[132, 104, 138, 120, 70]} />
      </Sheet>
      <Sheet data-file="resume">
        <FileName>{resume}</FileName>
        <Name>{name}</Name>
        <Lines lengths={[118, 140, 128]} />
        <MarkedLine>
          <Stroke />
          <Lines lengths={[126]} />
        </MarkedLine>
        <Lines lengths={[140, 132, 138, 84, 0, 60, 130, 98]} />
      </Sheet>
      <Result>
        <CircleCheck />
        <span>
          <Marked text={result} as={(file) => <strong>{file}</strong>} />
        </span>
      </Result>
    </Desk>
  );
}

/** Lines of text by their lengths, 140 being the whole width; 0 leaves a line empty. */
function Lines({ lengths }: { lengths: number[] }) {
  return (
    <Drawing viewBox={`0 0 140 ${lengths.length * LINE_HEIGHT}`}>
      <path d={lengths.map((length, line) => (length > 0 ? `M0 ${line * LINE_HEIGHT + LINE_HEIGHT / 2}h${length}` : '')).join('')} />
    </Drawing>
  );
}

const LINE_HEIGHT = 16;

const slideIn = keyframes`
  from { opacity: 0; transform: translate(var(--from-x), var(--from-y)) rotate(var(--from-turn)); }
`;

const draw = keyframes`
  from { transform: scaleX(0); }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const arriving = (steps: number) => css`
  animation: ${slideIn} ${token('speed-slow')} ${token('ease')} calc(${steps} * ${token('speed')}) backwards;
`;

const Desk = styled.div`
  position: relative;
  width: 100%;
  max-width: 22rem;
  aspect-ratio: 1 / 1.06;
  margin-inline: auto;

  /* On a narrow page with large text it ends where the page does. */
  overflow-x: clip;
  overflow-clip-margin: ${token('space-4')};
  ${from.wide} {
    overflow-x: visible;
    max-width: 26rem;
  }
`;

const Sheet = styled.div`
  position: absolute;
  top: 6%;
  left: 21%;
  width: 58%;
  height: 82%;
  padding: 7% 7% 0;
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-sheet')};
  transition: transform ${token('speed-slow')} ${token('ease')};

  &[data-file='letter'] {
    --from-x: -40%;
    --from-y: 4%;
    --from-turn: -18deg;
    transform: translate(-33%, 3%) rotate(-9deg);
    ${arriving(1)}
  }
  &[data-file='degree'] {
    --from-x: 44%;
    --from-y: -6%;
    --from-turn: 16deg;
    text-align: right;
    transform: translate(33%, -4%) rotate(7deg);
    ${arriving(2)}
  }
  &[data-file='resume'] {
    --from-x: 0%;
    --from-y: 14%;
    --from-turn: 3deg;
    box-shadow: ${token('shadow-lifted')};
    transform: rotate(-1.5deg);
    ${arriving(3)}
  }

  /* Pointing at the sheets squares the stack. */
  ${Desk}:hover &[data-file='letter'] {
    transform: translate(-3%, 1.5%) rotate(-1deg);
  }
  ${Desk}:hover &[data-file='degree'] {
    transform: translate(2%, 0.5%) rotate(0.5deg);
  }
  ${Desk}:hover &[data-file='resume'] {
    transform: rotate(0deg);
  }
`;

const FileName = styled.p`
  margin-bottom: ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  line-height: 1;
`;

const Name = styled.p`
  margin-bottom: ${token('space-3')};
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  line-height: 1;
`;

const Drawing = styled.svg`
  position: relative;
  width: 100%;
  fill: none;
  stroke: ${token('line')};
  stroke-width: 3.5;
  stroke-linecap: round;
`;

const MarkedLine = styled.div`
  position: relative;

  path {
    stroke: ${token('ink')};
  }
`;

const Stroke = styled.span`
  position: absolute;
  inset: 0 5% 0 -3%;
  background: ${token('mark')};
  border-radius: ${token('radius-small')};
  transform-origin: left;
  animation: ${draw} ${token('speed-slow')} ${token('ease')} calc(6 * ${token('speed')}) backwards;
`;

const Result = styled.div`
  position: absolute;
  bottom: 3%;
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  width: max-content;
  max-width: 100%;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-lifted')};
  font-size: ${token('text-14')};
  translate: -50% 0;
  animation: ${appear} ${token('speed-slow')} ${token('ease')} calc(8 * ${token('speed')}) backwards;

  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('good')};
  }
`;
