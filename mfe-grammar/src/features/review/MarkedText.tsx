import { useIsWide } from '@sheaf/tool-kit/useIsWide';
import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type Decisions, type Piece, readStatus } from '../../model/review';
import { MarkInText } from './MarkInText';
import { sheetStyle } from './sheetStyle';
import { SYNCED_PANE_ATTRIBUTE } from './useSyncedScroll';

export interface MarkedTextProps {
  pieces: readonly Piece[];
  decisions: Decisions;
  current: string | null;
  onSelect: (id: string) => void;
}

/** The checked text with a pencil's mark under each finding. The selected one is kept in view. */
export function MarkedText({ pieces, decisions, current, onSelect }: MarkedTextProps) {
  const { card: words } = useMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();

  useEffect(() => {
    const mark = sheet.current?.querySelector<HTMLElement>('[aria-current]');
    if (!mark || current === null) return;
    // Beside the cards the whole pane fits in the window, so none of it stays cut off.
    if (isWide) sheet.current?.scrollIntoView({ block: 'nearest' });
    mark.scrollIntoView({ block: 'nearest' });
    // Moving through the text by keys moves the focus along; a button on the card keeps the focus.
    if (sheet.current?.contains(document.activeElement)) mark.focus({ preventScroll: true });
  }, [current, isWide]);

  return (
    <Sheet ref={sheet} data-paper {...{ [SYNCED_PANE_ATTRIBUTE]: 'text' }} role="group" aria-label={words.marked} tabIndex={0} lang="en">
      {pieces.map((piece) =>
        piece.correction ? (
          <Mark
            key={piece.correction.id}
            correction={piece.correction}
            replacement={piece.replacement}
            decision={decisions[piece.correction.id]?.is ?? readStatus(piece.correction, decisions)}
            isCurrent={piece.correction.id === current}
            onSelect={onSelect}
          />
        ) : (
          piece.original
        ),
      )}
    </Sheet>
  );
}

const Mark = memo(MarkInText);

const Sheet = styled.div`
  ${sheetStyle}
  /* Room between the lines for an editor's hand. */
  line-height: 1.9;
`;
