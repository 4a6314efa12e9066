import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../ThemeRoot/useWords';
import { chipStyles } from './chipStyles';

export interface ChipProps {
  /** Plain text: it also names the button that removes it. */
  children: string;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
  /** Takes it away. */
  onRemove?: () => void;
}

/** One of several things that were chosen or found: a keyword, a page range. With `onRemove` it can be taken away. */
export function Chip({ children, icon, onRemove }: ChipProps) {
  const words = useWords();
  return (
    <Slip data-removable={onRemove ? true : undefined}>
      {icon}
      {children}
      {onRemove && (
        <IconButton label={words.remove(children)} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </Slip>
  );
}

const Slip = styled.span`
  ${chipStyles}
`;
