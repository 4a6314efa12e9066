import { token } from '@sheaf/design-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface FoldedFormProps {
  /** The finished document, which is the first thing to look at; null while there is none. */
  result: Blob | null;
  fileName: string;
  children: ReactNode;
}

/** Folds the form to one line once there is a result. It stays the same form, so that nothing chosen in it is lost. */
export function FoldedForm({ result, fileName, children }: FoldedFormProps) {
  const { screen } = useMessages();
  // A new result folds a form that was opened for the one before.
  const [openedFor, setOpenedFor] = useState<Blob | null>(null);
  const isFolded = result !== null;
  return (
    <Fold open={!isFolded || openedFor === result} onToggle={({ currentTarget }) => isFolded && setOpenedFor(currentTarget.open ? result : null)}>
      <summary hidden={!isFolded}>
        {isFolded && (
          <>
            <span>{screen.changeChoices}</span>
            <small>{fileName}</small>
            <ChevronDown aria-hidden="true" />
          </>
        )}
      </summary>
      {children}
    </Fold>
  );
}

const Fold = styled.details`
  /* Only its own summary: the form holds further ones. */
  > summary {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('tap')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
    list-style: none;
  }
  > summary[hidden] {
    display: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > span {
    flex: none;
  }
  > summary > small {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-text')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > summary > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('ink-soft')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[open] > summary {
    margin-bottom: ${token('space-4')};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
