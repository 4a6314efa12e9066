import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useLocale, useWords } from '../ThemeRoot/useWords';
import { from, token } from '../tokens';
import { FileWords } from './FileWords';
import { formatFileSize } from './formatFileSize';

export interface FileRowProps {
  name: string;
  /** In bytes. */
  size: number;
  /** What else is known of it, before the size: "86 pages". */
  details?: string;
  /** Why it cannot be used, and what to do. */
  problem?: string;
  /** Is shown before the name instead of the page icon: a handle, a thumbnail. */
  leading?: ReactNode;
  /** Extra controls, between the name and the remove button. */
  children?: ReactNode;
  onRemove?: () => void;
  isDragging?: boolean;
}

/** One chosen file. */
export function FileRow({ name, size, details, problem, leading, children, onRemove, isDragging = false }: FileRowProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Row data-dragging={isDragging || undefined} data-problem={problem ? true : undefined}>
      <Leading>{leading ?? <FileText aria-hidden="true" />}</Leading>
      <Words name={name} facts={[details, formatFileSize(size, locale)].filter(Boolean).join(' · ')} problem={problem} />
      {children && <Controls>{children}</Controls>}
      {onRemove && (
        <Remove label={words.remove(name)} onClick={onRemove}>
          <X aria-hidden="true" />
        </Remove>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'leading words remove' '. controls controls';
  align-items: center;
  column-gap: ${token('space-3')};
  min-height: ${token('row')};
  padding-block: ${token('space-2')};
  background: ${token('sheet')};

  ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-areas: 'leading words controls remove';
  }
  &[data-dragging] {
    padding-inline: ${token('space-3')};
    margin-inline: calc(-1 * ${token('space-3')});
    border-radius: ${token('radius-control')};
    box-shadow: ${token('shadow-lifted')};
  }
`;

const Leading = styled.div`
  grid-area: leading;
  display: flex;
  align-items: center;
  color: ${token('ink-soft')};

  > svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;

const Words = styled(FileWords)`
  grid-area: words;
`;

const Controls = styled.div`
  grid-area: controls;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;

const Remove = styled(IconButton)`
  grid-area: remove;
`;
