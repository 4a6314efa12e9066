import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { from, token } from '@sheaf/design-system';
import { Maximize2 } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { OnePage, SIDES, type Side } from './OnePage';

export interface BothPagesProps {
  file: File;
  password: string;
  shown: PreviewPage;
  onEnlarge: (side: Side) => void;
  /** Whether parts of the Word page are chosen with a press, which would else enlarge it. */
  isCorrecting?: boolean;
}

// The longer side of the shown page, in CSS pixels.
const SHARPNESS = 640;

/** A page of the PDF beside what Word will hold of it, small enough to see both at once. */
export function BothPages({ file, password, shown, onEnlarge, isCorrecting = false }: BothPagesProps) {
  const { pages: words } = useMessages();
  return (
    <Both>
      {SIDES.map((side) => (
        <figure key={side}>
          <figcaption>{words.sides[side]}</figcaption>
          <Sheet>
            <OnePage side={side} shown={shown} file={file} password={password} sharpness={SHARPNESS} />
            {/* A press on the page is the short way for a pointer; the button above is the way for everybody. */}
            {!(isCorrecting && side === 'word') && (
              <Over type="button" tabIndex={-1} aria-hidden="true" onMouseDown={(event) => event.preventDefault()} onClick={() => onEnlarge(side)}>
                <Maximize2 aria-hidden="true" />
              </Over>
            )}
          </Sheet>
        </figure>
      ))}
    </Both>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: ${token('space-2')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Sheet = styled.div`
  position: relative;
`;

const Over = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end;
  padding: ${token('space-2')};
  cursor: zoom-in;

  svg {
    box-sizing: content-box;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    padding: ${token('space-2')};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius-control')};
    background: ${token('sheet')};
    color: ${token('ink')};
    opacity: 0;
    transition: opacity ${token('speed')} ${token('ease')};
  }
  &:hover svg {
    opacity: 1;
  }
`;
