import type { KeyboardEvent } from 'react';
import type { ArrangedPage } from '../../model/arrangedPage';
import { extendSelection, nothingSelected, type Selection, selectAll, selectOnly, togglePage } from '../../model/selection';
import type { PageCommands } from './pageCommands';

interface PageKeysProps {
  pages: readonly ArrangedPage[];
  /** The page with the focus. */
  current: ArrangedPage;
  selection: Selection;
  findTarget: (key: string) => ReadonlySet<string>;
  commands: PageCommands;
  onWalk: (key: string) => void;
  onSelect: (selection: Selection) => void;
  onOpen: (key: string) => void;
  /** The focused page is about to move or to go. */
  onRestoreFocus: () => void;
}

const PAGE_OF_ROWS = 3;

/** Handles keys in the grid: arrows move the focus, with Shift select, with Ctrl (⌘ on a Mac) move pages. */
export function createPageKeyHandler({ pages, current, selection, findTarget, commands, onWalk, onSelect, onOpen, onRestoreFocus }: PageKeysProps) {
  const at = pages.indexOf(current);
  const keys = findTarget(current.key);

  function walk(to: number, isSelecting: boolean) {
    const next = pages[Math.min(Math.max(to, 0), pages.length - 1)];
    if (!next) return;
    onWalk(next.key);
    if (isSelecting) onSelect(extendSelection(selection.anchor === null ? selectOnly(current.key) : selection, pages, next.key));
  }

  function change(command: () => void) {
    onRestoreFocus();
    command();
  }

  function commandFor(event: KeyboardEvent, columns: number): (() => void) | undefined {
    const { key, shiftKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    const steps = listSteps(columns)[key];
    if (steps !== undefined) return isCtrl ? () => change(() => commands.move(keys, steps)) : () => walk(at + steps, shiftKey);
    if (key === 'Home' || key === 'End') {
      const row = at - (at % columns);
      const [start, end] = isCtrl ? [0, pages.length - 1] : [row, row + columns - 1];
      return () => walk(key === 'Home' ? start : end, shiftKey);
    }
    if (isCtrl) return key === 'a' ? () => onSelect(selectAll(pages)) : undefined;
    switch (key) {
      case ' ':
        return () => onSelect(shiftKey ? extendSelection(selection, pages, current.key) : togglePage(selection, current.key));
      case 'Enter':
        return () => onOpen(current.key);
      case 'Escape':
        return selection.keys.size > 0 ? () => onSelect(nothingSelected) : undefined;
      case 'Delete':
      case 'Backspace':
        return () => commands.remove(keys);
      case 'r':
        return () => change(() => commands.turn(keys, 'right'));
      case 'R':
        return () => change(() => commands.turn(keys, 'left'));
      case 'd':
        return () => change(() => commands.duplicate(keys));
    }
    return undefined;
  }

  return (event: KeyboardEvent, columns: number) => {
    const command = event.altKey ? undefined : commandFor(event, columns);
    if (!command) return;
    event.preventDefault();
    command();
  };
}

function listSteps(columns: number): Record<string, number> {
  return {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * PAGE_OF_ROWS,
    PageDown: columns * PAGE_OF_ROWS,
  };
}
