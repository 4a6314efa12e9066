import type { Correction } from '@sheaf/api/contract/grammar';
import { markPaint, token, VisuallyHidden } from '@sheaf/design-system';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { CARD_ID } from './cardId';
import { pencil } from './pencil';

export interface MarkInTextProps {
  correction: Correction;
  replacement: string | null;
  decision: 'open' | 'accepted' | 'ignored';
  isCurrent: boolean;
  onLook: (id: string) => void;
}

/** A finding in its place: underlined while open, struck through with its correction behind it once accepted. A link to its card, which may run over lines. */
export function MarkInText({ correction, replacement, decision, isCurrent, onLook }: MarkInTextProps) {
  const { card: words } = useMessages();
  const { id, original, type } = correction;

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onLook(id);
  }

  const state = { open: words.types[type], accepted: words.accepted, ignored: words.ignored }[decision];
  return (
    <Place
      href={`#${CARD_ID}`}
      aria-label={decision === 'accepted' ? undefined : words.mark({ original: original || words.nothing, type: state })}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-decision={decision}
      data-type={decision === 'open' ? type : undefined}
      onClick={handleClick}
    >
      {decision === 'accepted' ? (
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

  &:hover {
    background: ${token('sheet-soft')};
  }
  &[aria-current] {
    ${markPaint}
  }
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
  ins {
    margin-inline-start: 0.25em;
    ${markPaint}
    text-decoration: none;
  }
`;
