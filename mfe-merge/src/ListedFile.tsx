import { FileRow, token } from '@sheaf/design-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { type MergeLimits, sizeProblem } from './limits';
import type { ChosenFile } from './mergeState';
import { PasswordField } from './PasswordField';

export interface ListedFileProps {
  chosen: ChosenFile;
  /** Its place in the list, from 1. */
  position: number;
  count: number;
  limits: MergeLimits;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onRemove: () => void;
  onTypePassword: (password: string) => void;
  onSubmitPassword: () => void;
}

/** One file of the list, with what moves it and what is wrong with it. */
export function ListedFile({ chosen, position, count, limits, onMoveUp, onMoveDown, onRemove, onTypePassword, onSubmitPassword }: ListedFileProps) {
  const { file, isProtected, password, problem } = chosen;
  return (
    <Item>
      <FileRow
        name={file.name}
        size={file.size}
        problem={problem ?? sizeProblem(file, limits) ?? undefined}
        leading={<Position aria-hidden="true">{position}</Position>}
        onRemove={onRemove}
      >
        {count > 1 && (
          <>
            <MoveButton label={`Move ${file.name} up`} isAtEnd={position === 1} onMove={onMoveUp} icon={<ArrowUp aria-hidden="true" />} />
            <MoveButton label={`Move ${file.name} down`} isAtEnd={position === count} onMove={onMoveDown} icon={<ArrowDown aria-hidden="true" />} />
          </>
        )}
      </FileRow>
      {isProtected && (
        <PasswordField fileName={file.name} password={password} isAsked={problem !== null} onType={onTypePassword} onSubmit={onSubmitPassword} />
      )}
    </Item>
  );
}

interface MoveButtonProps {
  label: string;
  /** It cannot move further this way. The button then stays reachable, so that the focus is not lost at either end. */
  isAtEnd: boolean;
  onMove: () => void;
  icon: React.ReactNode;
}

function MoveButton({ label, isAtEnd, onMove, icon }: MoveButtonProps) {
  return (
    <Arrow type="button" aria-label={label} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onMove}>
      {icon}
    </Arrow>
  );
}

const Item = styled.li`
  animation: slide-in ${token('speed-slow')} ${token('ease')};

  @keyframes slide-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

const Position = styled.span`
  min-width: 2ch;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: ${token('tap')};
  height: ${token('tap')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};

  &:hover:not([aria-disabled]) {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;
