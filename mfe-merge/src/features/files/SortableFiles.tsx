import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../messages';
import type { ChosenFile } from '../../model/chosenFile';
import { DragHandle } from './DragHandle';
import { ListedFile, type ListedFileProps } from './ListedFile';

// A click with an unsteady hand is no drag.
const DRAG_DISTANCE_PX = 4;

// These keep their identity, and so do the ids: else every row would be rendered again whenever one of them changes.
const pointer = { activationConstraint: { distance: DRAG_DISTANCE_PX } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };
const withinList: Modifier[] = [
  ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
    if (!row || !list) return { ...transform, x: 0 };
    return { ...transform, x: 0, y: Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom) };
  },
];

export interface SortableFilesProps {
  files: readonly ChosenFile[];
  onMove: (id: number, to: number) => void;
  children: ReactNode;
}

/** Lets its rows be dragged into another order, and announces where each one is. */
export function SortableFiles({ files, onMove, children }: SortableFilesProps) {
  const { files: words } = useMessages();
  const order = files.map(({ id }) => id).join(' ');
  const ids = useMemo(() => order.split(' ').map(Number), [order]);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));

  const announcements = useAnnouncements(files);

  function handleDragEnd({ active, over }: DragEndEvent) {
    const [id, to] = [ids.indexOf(Number(active.id)), over ? ids.indexOf(Number(over.id)) : -1];
    const moved = ids[id];
    if (moved !== undefined && to >= 0 && to !== id) onMove(moved, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={withinList}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The announcements on the way; the screen announces the final position as for every other move. */
function useAnnouncements(files: readonly ChosenFile[]): Announcements {
  const { files: words } = useMessages();
  const lastIndex = useRef(-1);
  const findIndex = (id: UniqueIdentifier) => files.findIndex((chosen) => chosen.id === id);
  const at = (id: UniqueIdentifier, place = findIndex(id)) => ({
    name: files.find((chosen) => chosen.id === id)?.name ?? '',
    place: place + 1,
    count: files.length,
  });
  return {
    onDragStart: ({ active }) => {
      lastIndex.current = findIndex(active.id);
      return words.taken(at(active.id));
    },
    onDragOver: ({ active, over }) => {
      const place = over ? findIndex(over.id) : lastIndex.current;
      if (place === lastIndex.current) return undefined;
      lastIndex.current = place;
      return words.nowAt(at(active.id, place));
    },
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) return undefined;
      return words.putDown(at(active.id));
    },
    onDragCancel: ({ active }) => words.putBack(at(active.id)),
  };
}

/** A row with a handle. */
export const SortableFile = memo(function SortableFile(props: ListedFileProps) {
  const { chosen } = props;
  const { files: words } = useMessages();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: chosen.id,
    attributes: { roleDescription: words.sortable },
  });
  return (
    <ListedFile
      {...props}
      ref={setNodeRef}
      isDragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      handle={<DragHandle ref={setActivatorNodeRef} fileName={chosen.name} {...attributes} {...listeners} />}
    />
  );
});
