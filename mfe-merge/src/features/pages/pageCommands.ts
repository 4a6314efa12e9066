import type { ArrangedPage } from '../../model/arrangedPage';
import {
  duplicatePages,
  findFirstIndex,
  isSameOrder,
  movePagesBy,
  movePagesIntoGap,
  movePagesTo,
  removePages,
  rotatePages,
} from '../../model/arrangement';
import type { PageFile } from '../../model/fileOfPage';
import type { EntryLabel } from '../../model/history';
import { labelPagesChanged, labelPagesMoved } from '../../model/pageEntryLabels';

type Keys = ReadonlySet<string>;

/** What can be done to pages, by the toolbar, by a key or by a drag. */
export interface PageCommands {
  move(keys: Keys, places: number): void;
  /** Counted from 0. */
  moveTo(keys: Keys, place: number): void;
  drop(keys: Keys, gap: number): void;
  turn(keys: Keys, direction: 'left' | 'right'): void;
  duplicate(keys: Keys): void;
  remove(keys: Keys): void;
}

interface PageCommandsProps {
  files: readonly PageFile[];
  pages: readonly ArrangedPage[];
  onArrange: (pages: ArrangedPage[], label: EntryLabel) => void;
  /** The page that gets the focus afterwards. */
  onFocus: (key: string) => void;
  /** Nothing would be left. */
  onRefuse: () => void;
}

/** Returns the commands. Each reports the changed pages and the label of the history entry. */
export function createPageCommands({ files, pages, onArrange, onFocus, onRefuse }: PageCommandsProps): PageCommands {
  const findName = (fileId: number) => files.find(({ id }) => id === fileId)?.name ?? '';

  function arrangeMoved(arranged: ArrangedPage[], keys: Keys) {
    if (!isSameOrder(arranged, pages)) onArrange(arranged, labelPagesMoved(arranged, keys, findName));
  }

  function arrangeChanged(arranged: ArrangedPage[], keys: Keys, change: 'TurnedLeft' | 'TurnedRight' | 'Duplicated' | 'Deleted') {
    onArrange(arranged, labelPagesChanged(pages, keys, change, findName));
  }

  return {
    move: (keys, places) => arrangeMoved(movePagesBy(pages, keys, places), keys),
    moveTo: (keys, place) => arrangeMoved(movePagesTo(pages, keys, place), keys),
    drop: (keys, gap) => arrangeMoved(movePagesIntoGap(pages, keys, gap), keys),
    turn: (keys, direction) => arrangeChanged(rotatePages(pages, keys, direction), keys, direction === 'left' ? 'TurnedLeft' : 'TurnedRight'),
    duplicate: (keys) => arrangeChanged(duplicatePages(pages, keys), keys, 'Duplicated'),
    remove(keys) {
      const remaining = removePages(pages, keys);
      const next = remaining[Math.min(findFirstIndex(pages, keys), remaining.length - 1)];
      if (!next) {
        onRefuse();
        return;
      }
      onFocus(next.key);
      arrangeChanged(remaining, keys, 'Deleted');
    },
  };
}
