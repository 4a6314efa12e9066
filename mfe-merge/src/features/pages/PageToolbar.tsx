import { Button, Field, from, IconButton, Marked, token } from '@sheaf/design-system';
import { ArrowLeft, ArrowLeftRight, ArrowRight, Copy, RotateCcw, RotateCw, Trash2, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface PageToolbarProps {
  pageCount: number;
  fileCount: number;
  selectedCount: number;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onTurn: (direction: 'left' | 'right') => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** One place towards the beginning or the end. */
  onMove: (towards: 'beginning' | 'end') => void;
  /** From 1. */
  onMoveTo: (place: number) => void;
}

/** What can be done to the selected pages. It stays in view however far down they are. */
export function PageToolbar({
  pageCount,
  fileCount,
  selectedCount,
  onSelectAll,
  onSelectNone,
  onTurn,
  onDuplicate,
  onDelete,
  onMove,
  onMoveTo,
}: PageToolbarProps) {
  const { pageMode: words } = useMessages();
  const [isMoving, setIsMoving] = useState(false);
  const isAnySelected = selectedCount > 0;

  return (
    <Bar role="group" aria-label={words.toolbar}>
      <Line>
        {isAnySelected && (
          <SelectNone label={words.selectNone} title={words.selectNone} onClick={onSelectNone}>
            <X aria-hidden="true" />
          </SelectNone>
        )}
        <PageCount pageCount={pageCount} fileCount={fileCount} selectedCount={selectedCount} />
        {isAnySelected ? (
          <Commands>
            <Command label={words.turnLeft} onPress={() => onTurn('left')} icon={<RotateCcw aria-hidden="true" />} />
            <Command label={words.turnRight} onPress={() => onTurn('right')} icon={<RotateCw aria-hidden="true" />} />
            <Command label={words.duplicate} onPress={onDuplicate} icon={<Copy aria-hidden="true" />} />
            <IconButton label={words.move} title={words.move} aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
              <ArrowLeftRight aria-hidden="true" />
            </IconButton>
            <Command label={words.delete} onPress={onDelete} icon={<Trash2 aria-hidden="true" />} />
          </Commands>
        ) : (
          <SelectAll>
            <Button tone="quiet" size="small" onClick={onSelectAll}>
              {words.selectAll}
            </Button>
          </SelectAll>
        )}
      </Line>
      {isAnySelected && isMoving && <MoveLine pageCount={pageCount} onMove={onMove} onMoveTo={onMoveTo} />}
    </Bar>
  );
}

function PageCount({ pageCount, fileCount, selectedCount }: Pick<PageToolbarProps, 'pageCount' | 'fileCount' | 'selectedCount'>) {
  const { number, pageMode: words } = useMessages();
  const isAnySelected = selectedCount > 0;
  const text = isAnySelected
    ? words.countSelected({ selected: selectedCount, pages: pageCount })
    : words.countPages({ pages: pageCount, files: fileCount });
  return (
    <Count role="status">
      <span data-if-room={isAnySelected || undefined}>
        <Marked text={text} as={(count) => <strong>{count}</strong>} />
      </span>
      {isAnySelected && (
        <strong data-if-narrow aria-hidden="true">
          {number(selectedCount)}
        </strong>
      )}
    </Count>
  );
}

function Command({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <IconButton label={label} title={label} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

/** Moving without a drag: by one place, or to a place that is named. */
function MoveLine({ pageCount, onMove, onMoveTo }: Pick<PageToolbarProps, 'pageCount' | 'onMove' | 'onMoveTo'>) {
  const { pageMode: words } = useMessages();
  const [typed, setTyped] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const place = Number.parseInt(typed, 10);
    if (Number.isNaN(place)) return;
    onMoveTo(Math.min(Math.max(place, 1), pageCount));
    setTyped('');
  }

  return (
    <Moves onSubmit={handleSubmit}>
      <Command label={words.oneEarlier} onPress={() => onMove('beginning')} icon={<ArrowLeft aria-hidden="true" />} />
      <Command label={words.oneLater} onPress={() => onMove('end')} icon={<ArrowRight aria-hidden="true" />} />
      <Target>
        <Field
          label={words.moveTo}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.moveToPlaceholder(pageCount)}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
        <Button size="small" type="submit">
          {words.move}
        </Button>
      </Target>
    </Moves>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  padding-block: ${token('space-1')};
  border-bottom: ${token('hairline')} solid ${token('line')};
  background: ${token('sheet')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: ${token('tap')};
`;

/** The icon itself is aligned with the edge, not the room around it. So is the last one of the commands. */
const SelectNone = styled(IconButton)`
  margin-left: calc(-1 * ${token('space-3')});
`;

const Count = styled.p`
  position: relative;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${token('ink')};
    font-weight: ${token('weight-strong')};
  }
  /* On a phone the number says it, between the sign that ends the selection and what can be done with it. */
  [data-if-room] {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${from.medium} {
    [data-if-room] {
      position: static;
      clip-path: none;
    }
    [data-if-narrow] {
      display: none;
    }
  }
`;

const Commands = styled.div`
  display: flex;
  margin-left: auto;
  margin-right: calc(-1 * ${token('space-3')});
`;

const SelectAll = styled.div`
  margin-left: auto;
  margin-right: calc(-1 * ${token('space-4')});
`;

const Moves = styled.form`
  display: flex;
  align-items: end;
  padding-bottom: ${token('space-2')};
  margin-left: calc(-1 * ${token('space-3')});
`;

const Target = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  margin-left: ${token('space-3')};
  align-items: end;
  gap: ${token('space-2')};
`;
