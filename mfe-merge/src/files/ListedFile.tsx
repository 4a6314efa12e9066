import { FileRow, from, IconButton, token } from '@sheaf/design-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { type MergeLimits, sizeProblem } from '../limits';
import type { ChosenFile } from '../state/mergeState';
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
          <Moves>
            <MoveButton label={`Move ${file.name} up`} isAtEnd={position === 1} onMove={onMoveUp} icon={<ArrowUp aria-hidden="true" />} />
            <MoveButton label={`Move ${file.name} down`} isAtEnd={position === count} onMove={onMoveDown} icon={<ArrowDown aria-hidden="true" />} />
          </Moves>
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
    <IconButton label={label} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onMove}>
      {icon}
    </IconButton>
  );
}

const Item = styled.li`
  /* The bar with the button stays in view below the list and may not cover what has the focus. */
  scroll-margin-bottom: ${token('space-24')};
  animation: slide-in ${token('speed-slow')} ${token('ease')};

  @keyframes slide-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

/** A small sheet with its number, as if the pile had been counted. */
const Position = styled.span`
  display: grid;
  place-items: center;
  width: ${token('space-8')};
  height: ${token('space-10')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-small')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
`;

const Moves = styled.div`
  display: flex;
  /* Below the name, the arrows themselves stand in line with it, not the room around them. */
  margin-left: calc(-1 * ${token('space-3')});

  ${from.medium} {
    margin-left: 0;
  }
`;
