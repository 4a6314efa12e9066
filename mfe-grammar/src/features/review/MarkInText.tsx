import type { Correction } from '@sheaf/api/contract/grammar';
import { below, markPaint, token, VisuallyHidden } from '@sheaf/design-system';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { CARD_ID } from './cardId';
import { pencil } from './pencil';
import { FINDING_ATTRIBUTE } from './useSyncedScroll';

export interface MarkInTextProps {
  correction: Correction;
  replacement: string | null;
  decision: 'open' | 'applied' | 'accepted' | 'ignored';
  isCurrent: boolean;
  onLook: (id: string) => void;
}

/** A finding in its place: underlined while open, struck through with its correction behind it once applied. A link to its card, which may run over lines. */
export function MarkInText({ correction, replacement, decision, isCurrent, onLook }: MarkInTextProps) {
  const { card: words } = useMessages();
  const { id, original, type } = correction;

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onLook(id);
  }

  const isChanged = decision === 'accepted' || decision === 'applied';
  const state = { open: words.types[type], applied: words.applied, accepted: words.accepted, ignored: words.ignored }[decision];
  return (
    <Place
      href={`#${CARD_ID}`}
      aria-label={isChanged ? undefined : words.mark({ original: original || words.nothing, type: state })}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-decision={decision}
      data-type={decision === 'open' ? type : undefined}
      {...{ [FINDING_ATTRIBUTE]: id }}
      onClick={handleClick}
    >
      {isChanged ? (
        <>
          <del>{original}</del>
          {replacement && (
            <>
              <VisuallyHidden>{` ${words.becomes} `}</VisuallyHidden>
              <ins>{replacement}</ins>
            </>
          )}
          <VisuallyHidden>{words.mark({ original: '', type: state })}</VisuallyHidden>
        </>
      ) : (
        original || '‸'
      )}
    </Place>
  );
}

const Place = styled.a`
  ${pencil}
  border-radius: ${token('radius-small')};
  color: inherit;
  cursor: pointer;

  /* Clear of the sheet with its card, which lies over the foot of the window. */
  ${below.wide} {
    scroll-margin-bottom: 45vh;
  }
  &:hover {
    background: ${token('sheet-soft')};
  }
  &[aria-current] {
    ${markPaint}
  }
  &[data-decision='applied'],
  &[data-decision='accepted'],
  &[data-decision='ignored'] {
    text-decoration: none;
  }
  &[data-decision='ignored'] {
    text-decoration: underline dotted ${token('line-strong')};
  }
  del {
    color: ${token('ink-soft')};
    text-decoration: line-through ${token('bad')} ${token('focus-ring')};
  }
  &[aria-current] del {
    color: inherit;
  }
  ins {
    margin-inline-start: 0.25em;
    ${markPaint}
    text-decoration: none;
  }
`;
