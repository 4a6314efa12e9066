import type { Correction } from '@sheaf/api/contract/grammar';
import { below, markPaint, token } from '@sheaf/design-system';
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
  onSelect: (id: string) => void;
}

/**
 * A finding in its place: underlined while open, struck through with its correction behind it once applied. A link to its card, which may run over
 * lines. What was replaced is shown by the style, so that a search of the page finds the text as it reads now; the link is named with both.
 */
export function MarkInText({ correction, replacement, decision, isCurrent, onSelect }: MarkInTextProps) {
  const { card: words } = useMessages();
  const { id, original, type } = correction;

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onSelect(id);
  }

  const formatChange = () => [original || words.nothing, words.becomes, replacement || words.nothing].join(' ');
  const isChanged = decision === 'accepted' || decision === 'applied';
  const state = { open: words.types[type], applied: words.applied, accepted: words.applied, ignored: words.ignored }[decision];
  return (
    <MarkLink
      href={`#${CARD_ID}`}
      aria-label={words.mark({ original: isChanged ? formatChange() : original || words.nothing, type: state })}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-decision={decision}
      data-type={decision === 'open' ? type : undefined}
      {...{ [FINDING_ATTRIBUTE]: id }}
      onClick={handleClick}
    >
      {isChanged ? (
        <>
          {original && <Struck data-original={original} data-gap={replacement ? true : undefined} data-paper aria-hidden="true" />}
          {replacement && <ins>{replacement}</ins>}
        </>
      ) : (
        original || '‸'
      )}
    </MarkLink>
  );
}

/** What was there before. Its spaces belong to it: the line breaks between its words. */
const Struck = styled.span`
  color: ${token('ink-soft')};

  &::before {
    content: attr(data-original);
    text-decoration: line-through ${token('bad')} ${token('focus-ring')};
  }
  &[data-gap]::after {
    content: ' ';
  }
  [aria-current] > & {
    color: inherit;
  }
`;

const MarkLink = styled.a`
  ${pencil}
  border-radius: ${token('radius-small')};
  color: inherit;
  cursor: pointer;

  /* Clear of the sheet with its card, which is over the foot of the window: over half of it where the page is enlarged. */
  ${below.wide} {
    scroll-margin-bottom: max(45vh, min(15rem, 53vh));
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
  ins {
    ${markPaint}
    text-decoration: none;
  }
  /* A printer leaves out the ground of a stroke. */
  @media print {
    ins {
      text-decoration: underline;
    }
  }
`;
