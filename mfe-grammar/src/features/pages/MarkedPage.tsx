import { BOX_UNITS } from '@sheaf/api/contract/grammar';
import { token } from '@sheaf/design-system';
import { PageSheet, SheetScroll } from '@sheaf/tool-kit/PageSheet';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ReadDocument } from '../../model/emptyGrammar';
import type { Decisions } from '../../model/review';
import type { PageBox } from '../downloads/downloadInputs';
import { CARD_ID } from '../review/cardId';
import type { MarkOnPage } from './pageMarks';

export interface MarkedPageProps {
  document: ReadDocument;
  page: number;
  /** Its name for those who cannot see it. */
  label: string;
  marks: readonly MarkOnPage[];
  decisions: Decisions;
  current: string | null;
  onSelect: (id: string) => void;
}

/** One page as it looks in the PDF, with a stroke under each finding and the highlighter over the selected one. */
export function MarkedPage({ document, page, label, marks, decisions, current, onSelect }: MarkedPageProps) {
  const { card: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const mark = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (!mark || current === null) return;
    mark.scrollIntoView({ block: 'nearest' });
    if (frame.current?.contains(globalThis.document.activeElement)) mark.focus({ preventScroll: true });
  }, [current]);

  function handleClick(event: MouseEvent, id: string) {
    event.preventDefault();
    onSelect(id);
  }

  return (
    <SheetScroll>
      <PageSheet ref={frame} file={document.file} password={document.password} page={page} label={label}>
        {marks.flatMap(({ correction: { id, original, type }, boxes }) =>
          boxes.map((box, index) => (
            <Mark
              key={`${id} ${box.left} ${box.top}`}
              href={`#${CARD_ID}`}
              aria-label={words.mark({ original: original || words.nothing, type: words.types[type] })}
              aria-current={id === current || undefined}
              tabIndex={id === current && index === 0 ? 0 : -1}
              data-type={decisions[id] ? undefined : type}
              style={positionMark(box)}
              onClick={(event) => handleClick(event, id)}
            />
          )),
        )}
      </PageSheet>
    </SheetScroll>
  );
}

const inPercent = (units: number) => `${(units / BOX_UNITS) * 100}%`;
const positionMark = ({ left, top, width, height }: PageBox): CSSProperties => ({
  left: inPercent(left),
  top: inPercent(top),
  width: inPercent(width),
  height: inPercent(height),
});

const Mark = styled.a`
  position: absolute;
  box-sizing: content-box;
  padding: 1px 2px;
  margin: -1px -2px;
  border-radius: ${token('radius-small')};
  mix-blend-mode: multiply;

  &[data-type='spelling'] {
    border-bottom: ${token('focus-ring')} solid ${token('bad')};
  }
  &[data-type='grammar'] {
    border-bottom: ${token('focus-ring')} solid ${token('accent')};
  }
  &[data-type='style'] {
    border-bottom: ${token('focus-ring')} dotted ${token('tool-grammar')};
  }
  &[aria-current] {
    background: ${token('mark-bright')};
  }
`;
