import { Banner, EmptyState, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { PageFile } from '../../model/fileOfPage';
import type { EntryLabel } from '../../model/history';
import { nothingSelected, type Selection, selectAll } from '../../model/selection';
import { PageGrid } from './PageGrid';
import { PagePreview } from './PagePreview';
import { PageToolbar } from './PageToolbar';
import { createPageCommands, type PageCommands } from './pageCommands';
import { createPageKeyHandler } from './pageKeys';
import { useCurrentPage } from './useCurrentPage';
import { usePageSelection } from './usePageSelection';

export interface PageModeProps {
  /** In the order of the list; a file's place gives it its colour. */
  files: readonly PageFile[];
  /** Every page of the result, in order. */
  pages: readonly ArrangedPage[];
  /** The pages as they are now to be, and what was done, for screen readers and for "Undone: …". */
  onArrange: (pages: ArrangedPage[], label: EntryLabel) => void;
}

/** All pages of all files as pictures, to put in order, turn, duplicate and delete one by one. */
export function PageMode({ files, pages, onArrange }: PageModeProps) {
  const { pageMode: words } = useMessages();
  const { place, current, setCurrent, focusPage, requestFocus, releaseFocus } = useCurrentPage(pages);
  const { selection, select, isLastRefused, refuseLast, findTarget, handlePress, handlePointerDown } = usePageSelection(pages);
  const [previewKey, setPreviewKey] = useState<string | null>(null);
  const commands = createPageCommands({ files, pages, onArrange, onFocus: focusPage, onRefuse: refuseLast });

  if (!current) {
    return <EmptyState title={words.noPages}>{words.noPagesText}</EmptyState>;
  }

  const handleKey = createPageKeyHandler({
    pages,
    current,
    selection,
    findTarget,
    commands,
    onWalk: focusPage,
    onSelect: select,
    onOpen: setPreviewKey,
    onRestoreFocus: requestFocus,
  });

  function handleSelectNone() {
    // The button goes with the selection; the focus goes on to the pages.
    requestFocus();
    select(nothingSelected);
  }

  function handleDrop(keys: ReadonlySet<string>, gap: number) {
    requestFocus();
    commands.drop(keys, gap);
  }

  return (
    // Leave the focus where the visitor has moved it meanwhile.
    <Container ref={place} aria-label={words.name} onPointerDown={handlePointerDown} onFocus={releaseFocus}>
      <SelectionToolbar pages={pages} selection={selection} commands={commands} onSelect={select} onSelectNone={handleSelectNone} />
      {isLastRefused && <Banner tone="bad">{words.lastPageStays}</Banner>}
      <PageGrid
        files={files}
        pages={pages}
        selected={selection.keys}
        current={current}
        onPress={handlePress}
        onOpen={setPreviewKey}
        onFocus={setCurrent}
        onKey={handleKey}
        findDragged={findTarget}
        onDrop={handleDrop}
      />
      <OpenPreview files={files} pages={pages} previewKey={previewKey} onOpen={setPreviewKey} />
    </Container>
  );
}

interface SelectionToolbarProps extends Pick<PageModeProps, 'pages'> {
  selection: Selection;
  commands: PageCommands;
  onSelect: (selection: Selection) => void;
  onSelectNone: () => void;
}

function SelectionToolbar({ pages, selection: { keys }, commands, onSelect, onSelectNone }: SelectionToolbarProps) {
  return (
    <PageToolbar
      pageCount={pages.length}
      fileCount={new Set(pages.map(({ fileId }) => fileId)).size}
      selectedCount={keys.size}
      onSelectAll={() => onSelect(selectAll(pages))}
      onSelectNone={onSelectNone}
      onTurn={(direction) => commands.turn(keys, direction)}
      onDuplicate={() => commands.duplicate(keys)}
      onDelete={() => commands.remove(keys)}
      onMove={(towards) => commands.move(keys, towards === 'end' ? 1 : -1)}
      onMoveTo={(to) => commands.moveTo(keys, to - 1)}
    />
  );
}

interface OpenPreviewProps extends Pick<PageModeProps, 'files' | 'pages'> {
  previewKey: string | null;
  onOpen: (key: string | null) => void;
}

/** The opened page in the size of the screen. */
function OpenPreview({ files, pages, previewKey, onOpen }: OpenPreviewProps) {
  const previewed = pages.find(({ key }) => key === previewKey);
  const file = files.find(({ id }) => id === previewed?.fileId);
  if (!previewed || !file) return null;
  const index = pages.indexOf(previewed);
  return (
    <PagePreview
      page={previewed}
      file={file}
      place={index + 1}
      count={pages.length}
      onStep={(by) => onOpen(pages[index + by]?.key ?? null)}
      onClose={() => onOpen(null)}
    />
  );
}

const Container = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
