import { useDraggable } from '@dnd-kit/core';
import { token } from '@sheaf/design-system';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import { findHue, type PageFile, shortenName } from '../../model/fileOfPage';
import { PageCell, type PageCellProps } from './PageCell';
import type { GridWindow } from './useGridWindow';
import { findPageKey, type PageDrag } from './usePageDrag';

/** The pages, and what the visitor does with one of them. */
export interface PagesInGrid {
  files: readonly PageFile[];
  pages: readonly ArrangedPage[];
  selected: ReadonlySet<string>;
  /** The page that Tab leads to. */
  current: ArrangedPage;
  onPress: (key: string | null, event: MouseEvent) => void;
  onOpen: (key: string) => void;
  onFocus: (key: string) => void;
  /** `columns` is how far up and down are from each other. */
  onKey: (event: KeyboardEvent, columns: number) => void;
}

export interface GridSurfaceProps extends PagesInGrid {
  grid: RefObject<HTMLDivElement | null>;
  seen: GridWindow;
  drag: PageDrag;
  helpId: string;
}

/** The rows that are in view, each where it belongs, and the one that holds the focus wherever that is. */
export function GridSurface({ files, pages, selected, current, onPress, onOpen, onFocus, onKey, grid, seen, drag, helpId }: GridSurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'pages' });
  const { pageMode: words } = useMessages();
  const { columns, rowHeight } = seen;
  const origins = useMemo(() => mapOrigins(files), [files]);
  const { handlePress, handleDoubleClick } = usePresses(onPress, onOpen);
  const currentRow = Math.floor(pages.indexOf(current) / columns);

  function handleFocus({ target }: FocusEvent) {
    const key = findPageKey(target);
    if (key !== null) onFocus(key);
  }

  return (
    <Surface
      ref={(node) => {
        grid.current = node;
        setNodeRef(node);
      }}
      role="grid"
      aria-label={words.grid}
      aria-multiselectable="true"
      aria-rowcount={seen.rows}
      aria-colcount={columns}
      aria-describedby={helpId}
      style={{ height: seen.rows * rowHeight }}
      {...listeners}
      onClick={handlePress}
      onDoubleClick={handleDoubleClick}
      onFocus={handleFocus}
      onKeyDown={(event) => onKey(event, columns)}
      onContextMenu={(event) => drag.state && event.preventDefault()}
    >
      {listRowsOnPage(seen, currentRow).map((row) => (
        <GridRow key={row} row={row} seen={seen} pages={pages} origins={origins} selected={selected} current={current} dragged={drag.state?.keys} />
      ))}
      {drag.state?.gap && <GapBar style={{ left: drag.state.gap.left, top: drag.state.gap.top, height: rowHeight - ROW_GAP_PX }} />}
    </Surface>
  );
}

/** Returns the handlers of a click and a double click on a page. */
function usePresses(onPress: PagesInGrid['onPress'], onOpen: PagesInGrid['onOpen']) {
  const lastPressed = useRef<string | null>(null);
  // Browsers also report a double click when two neighbouring pages are tapped in quick succession.
  const wasSamePage = useRef(false);
  return {
    handlePress(event: MouseEvent) {
      const key = findPageKey(event.target);
      wasSamePage.current = key === lastPressed.current;
      lastPressed.current = key;
      onPress(key, event);
    },
    handleDoubleClick({ target }: MouseEvent) {
      const key = findPageKey(target);
      if (wasSamePage.current && key !== null) onOpen(key);
    },
  };
}

/** Returns the file of a page by its id, with its colour and its short name. */
function mapOrigins(files: readonly PageFile[]) {
  return new Map(files.map((file, index) => [file.id, { ...file, hue: findHue(index), label: shortenName(file.name) }]));
}

interface GridRowProps extends Pick<PagesInGrid, 'pages' | 'selected' | 'current'> {
  row: number;
  seen: GridWindow;
  origins: ReturnType<typeof mapOrigins>;
  dragged: ReadonlySet<string> | undefined;
}

function GridRow({ row, seen: { columns, rowHeight }, pages, origins, selected, current, dragged }: GridRowProps) {
  const { pageMode: words } = useMessages();
  return (
    <Row
      role="row"
      aria-rowindex={row + 1}
      style={{ top: row * rowHeight, height: rowHeight, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {pages.slice(row * columns, (row + 1) * columns).map((page, column) => {
        const origin = origins.get(page.fileId);
        if (!origin) return null;
        const index = row * columns + column;
        return (
          <PageCell
            key={page.key}
            page={page}
            file={origin.file}
            password={origin.password}
            fileLabel={origin.label}
            hue={origin.hue}
            label={words.page({ place: index + 1, file: origin.label, page: page.page, degrees: page.rotate })}
            place={index + 1}
            column={column + 1}
            isSelected={selected.has(page.key)}
            isCurrent={page === current}
            isDragged={dragged?.has(page.key) ?? false}
            joins={findJoins(pages, index, columns)}
          />
        );
      })}
    </Row>
  );
}

/** Returns on which sides the neighbour in the same row is from the same file. */
function findJoins(pages: readonly ArrangedPage[], index: number, columns: number): PageCellProps['joins'] {
  const column = index % columns;
  const isSameFile = (neighbour: number) => pages[index + neighbour]?.fileId === pages[index]?.fileId;
  const joinsLeft = column > 0 && isSameFile(-1);
  const joinsRight = column < columns - 1 && isSameFile(1);
  return joinsLeft ? (joinsRight ? 'both' : 'left') : joinsRight ? 'right' : 'none';
}

// Below the words of a page, above the tabs of the next row.
const ROW_GAP_PX = 20;

function listRowsOnPage({ firstRow, endRow, rows }: GridWindow, currentRow: number): number[] {
  const inView = Array.from({ length: endRow - firstRow }, (_, index) => firstRow + index);
  if (currentRow >= rows || (currentRow >= firstRow && currentRow < endRow)) return inView;
  return [...inView, currentRow].sort((one, other) => one - other);
}

const Surface = styled.div`
  position: relative;
`;

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
`;

/** Where the dragged pages would come to lie. */
const GapBar = styled.div`
  position: absolute;
  z-index: 1;
  width: ${token('space-1')};
  margin-left: calc(-0.5 * ${token('space-1')});
  border-radius: ${token('radius-round')};
  background: ${token('accent')};
  pointer-events: none;
`;
