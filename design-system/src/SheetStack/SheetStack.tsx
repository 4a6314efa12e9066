import styled, { keyframes } from 'styled-components';
import { type ToolHue, token } from '../tokens';
import { FrontSheet } from './FrontSheet';
import { A4, Lines } from './sheetParts';

export interface SheetStackProps {
  /** Whose work is on top. */
  tool?: ToolHue;
}

/** The product in one picture: loose sheets gathered on a desk, and one line marked. It says nothing the words beside it do not say. */
export function SheetStack({ tool = 'merge' }: SheetStackProps) {
  return (
    <Desk aria-hidden="true">
      <Sheet data-place="left">
        <A4>
          <Lines rows={[70, 120, 150, 142, 150, 131, 150, 96]} />
        </A4>
      </Sheet>
      <Sheet data-place="right">
        <A4>
          <Lines rows={[90, 150, 138, 150, 147, 110]} />
        </A4>
      </Sheet>
      <Sheet data-place="front">
        <FrontSheet tool={tool} />
      </Sheet>
    </Desk>
  );
}

const Desk = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(4 * ${token('space-24')});
  margin-inline: auto;
  aspect-ratio: 1;
`;

const gather = keyframes`
  from { opacity: 0; transform: translateY(6%) rotate(0deg); }
`;

const Sheet = styled.div`
  position: absolute;
  width: 58%;
  aspect-ratio: 210 / 297;
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-lifted')};
  animation: ${gather} ${token('speed-slow')} ${token('ease')} backwards;
  transition: transform ${token('speed-slow')} ${token('ease')};

  &[data-place='left'] {
    top: 9%;
    left: 1%;
    transform: rotate(-9deg);
  }
  &[data-place='right'] {
    top: 4%;
    right: 1%;
    transform: rotate(6deg);
    animation-delay: ${token('speed')};
  }
  &[data-place='front'] {
    top: 13%;
    left: 22%;
    transform: rotate(-1.5deg);
    animation-delay: calc(2 * ${token('speed')});
  }

  /* The stack squares itself under the pointer. */
  ${Desk}:hover &[data-place='left'] {
    transform: translate(10%, 1%) rotate(-4deg);
  }
  ${Desk}:hover &[data-place='right'] {
    transform: translate(-10%, 2%) rotate(2.5deg);
  }
  ${Desk}:hover &[data-place='front'] {
    transform: rotate(0deg);
  }
`;
