import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { from, Marked, token } from '@sheaf/design-system';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { DraggedPages } from './DraggedPages';
import { GridSurface, type PagesInGrid } from './GridSurface';
import { useGridWindow } from './useGridWindow';
import { usePageDrag } from './usePageDrag';

export interface PageGridProps extends PagesInGrid {
  /** The pages to be dragged when this one is taken hold of. */
  findDragged: (key: string) => ReadonlySet<string>;
  onDrop: (keys: ReadonlySet<string>, gap: number) => void;
}

// A click with an unsteady hand is no drag, and a finger that scrolls is none either.
const DRAG_DISTANCE_PX = 6;
const TOUCH_ACTIVATION = { delay: 250, tolerance: 8 };
// What a drag does is said when it is done, like every other move.
const silent = {
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
  screenReaderInstructions: { draggable: '' },
};

/** All pages of the result in one grid, to press, to walk through with the arrow keys and to drag. */
export function PageGrid(props: PageGridProps) {
  const { files, pages, findDragged, onDrop } = props;
  const { pageMode: words } = useMessages();
  const grid = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const seen = useGridWindow(grid, pages.length);
  const drag = usePageDrag({ grid, measures: seen, count: pages.length, findDragged, onDrop });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH_ACTIVATION }),
  );

  return (
    <DndContext sensors={sensors} accessibility={silent} {...drag.handlers}>
      <Help id={helpId}>
        <span data-for="mouse">
          <Marked text={words.helpWithMouse} as={(key) => <kbd>{key}</kbd>} />
        </span>
        <span data-for="touch">{words.helpWithFinger}</span>
      </Help>
      <GridSurface {...props} grid={grid} seen={seen} drag={drag} helpId={helpId} />
      <DragOverlay dropAnimation={null} modifiers={[drag.atPointer]}>
        {drag.state && <DraggedPages files={files} pages={pages.filter(({ key }) => drag.state?.keys.has(key))} width={seen.columnWidth} />}
      </DragOverlay>
    </DndContext>
  );
}

const Help = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  kbd {
    padding: 0 0.35em;
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius-small')};
    background: ${token('sheet-soft')};
    font: inherit;
  }
  [data-for='mouse'] {
    display: none;
  }
  /* Keys are for those who have some, and for a window with room to name them. */
  ${from.medium} {
    @media (hover: hover) {
      [data-for='mouse'] {
        display: inline;
      }
      [data-for='touch'] {
        display: none;
      }
    }
  }
`;
