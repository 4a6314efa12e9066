import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import { token, VisuallyHidden } from '@sheaf/design-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { LetterMessages } from '../../messages';
import { useMessages } from '../../messages';

/** Formats the source of a claim: "From your CV, page 2". */
export function formatSource({ source, page, supported }: LetterClaim, { letter: words }: LetterMessages): string {
  if (!supported || source === null) return words.unsupported;
  return page === undefined ? words.supportedBy[source] : words.onPage({ source: words.supportedBy[source], page });
}

interface ClaimNoteProps {
  claim: LetterClaim;
  onShowInCv: (claim: LetterClaim) => void;
  onConfirm: (claim: string) => void;
}

/** Below a paragraph: the source of the claim at the cursor. */
export function ClaimNote({ claim, onShowInCv, onConfirm }: ClaimNoteProps) {
  const messages = useMessages();
  const { letter: words, panels } = messages;
  return (
    <Note data-amber={!claim.supported || undefined} aria-live="polite">
      {claim.supported ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span>
        <strong>{formatSource(claim, messages)}</strong>
        {claim.quote && <q>{claim.quote}</q>}
        {claim.page !== undefined && claim.supported && (
          // The field must keep the focus, or this note would be gone before the press ends.
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onShowInCv(claim)}>
            {panels.showInCv(claim.page)}
          </button>
        )}
        {!claim.supported && (
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onConfirm(claim.text)}>
            {words.isTrue}
          </button>
        )}
        <VisuallyHidden>{words.quoted(claim.text)}</VisuallyHidden>
      </span>
    </Note>
  );
}

const Note = styled.p`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${token('space-2')};
  margin-block: ${token('space-1')} ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
  font-size: ${token('text-14')};

  &[data-amber] {
    background: ${token('warn-soft')};
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
    color: ${token('good')};
  }
  &[data-amber] svg {
    color: ${token('warn')};
  }
  q {
    margin-inline: ${token('space-2')};
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
  }
  strong + button {
    margin-inline-start: ${token('space-2')};
  }
  button {
    min-height: ${token('space-6')};
    color: ${token('accent')};
    text-decoration: underline;
  }
`;
