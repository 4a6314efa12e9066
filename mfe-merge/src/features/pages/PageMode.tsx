import { Banner, EmptyState, token } from '@sheaf/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { PageFile } from '../../model/fileOfPage';
import type { EntryLabel } from '../../model/history';
import { everything, nothingSelected, only, reachingTo, type Selection, stillThere, toggled } from '../../model/selection';
import { PageGrid } from './PageGrid';
import { PagePreview } from './PagePreview';
import { PageToolbar } from './PageToolbar';
import { pageCommands } from './pageCommands';
import { pageKeys } from './pageKeys';

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
  const place = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Selection>(nothingSelected);
  // The place is for when the page itself is gone, as an undo may take it.
  const [standing, setStanding] = useState({ key: '', place: 0 });
  const [previewKey, setPreviewKey] = useState<string | null>(null);
  const [isLastRefused, setIsLastRefused] = useState(false);
  const isFocusWanted = useRef(false);
  const isFinger = useRef(false);

  const selection = stillThere(chosen, pages);
  const current = pages.find(({ key }) => key === standing.key) ?? pages[Math.min(standing.place, pages.length - 1)];
  const previewed = pages.find(({ key }) => key === previewKey);
  const previewedFile = files.find(({ id }) => id === previewed?.fileId);
  const commands = pageCommands({ files, pages, onArrange, onStand: walkTo, onRefuse: () => setIsLastRefused(true) });

  // A page that moves to another row is drawn anew there; the focus goes with it.
  useLayoutEffect(() => {
    if (!isFocusWanted.current || !current) return;
    isFocusWanted.current = false;
    const cell = place.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(current.key)}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  });

  if (!current) {
    return <EmptyState title={words.noPages}>{words.noPagesText}</EmptyState>;
  }

  /** What a command is for: the selection, or the page with the focus when that is not part of it. */
  function findTarget(key: string): ReadonlySet<string> {
    return selection.keys.has(key) ? selection.keys : new Set([key]);
  }

  function select(next: Selection) {
    setIsLastRefused(false);
    setChosen(next);
  }

  function walkTo(key: string) {
    standOn(key);
    keepFocus();
  }

  function standOn(key: string) {
    setStanding({
      key,
      place: Math.max(
        0,
        pages.findIndex((page) => page.key === key),
      ),
    });
  }

  function keepFocus() {
    isFocusWanted.current = true;
  }

  const handleKey = pageKeys({
    pages,
    current,
    selection,
    findTarget,
    commands,
    onWalk: walkTo,
    onSelect: select,
    onOpen: setPreviewKey,
    onKeepFocus: keepFocus,
  });

  function handleSelectNone() {
    // The button goes with the selection; the focus goes on to the pages.
    keepFocus();
    select(nothingSelected);
  }

  function handleDrop(keys: ReadonlySet<string>, gap: number) {
    keepFocus();
    commands.drop(keys, gap);
  }

  function handlePress(key: string | null, event: React.MouseEvent) {
    if (key === null) select(nothingSelected);
    else if (event.shiftKey) select(reachingTo(selection, pages, key));
    else select(isFinger.current || addsToSelection(event) ? toggled(selection, key) : only(key));
  }

  return (
    <Place
      ref={place}
      aria-label={words.name}
      onPointerDown={({ pointerType }) => {
        // A finger has no Ctrl key: each of its taps adds a page or takes it out.
        isFinger.current = pointerType === 'touch';
      }}
      onFocus={() => {
        // Wherever the visitor went meanwhile, nothing takes the focus away.
        isFocusWanted.current = false;
      }}
    >
      <PageToolbar
        pageCount={pages.length}
        fileCount={new Set(pages.map(({ fileId }) => fileId)).size}
        selectedCount={selection.keys.size}
        onSelectAll={() => select(everything(pages))}
        onSelectNone={handleSelectNone}
        onTurn={(direction) => commands.turn(selection.keys, direction)}
        onDuplicate={() => commands.duplicate(selection.keys)}
        onDelete={() => commands.remove(selection.keys)}
        onMove={(towards) => commands.move(selection.keys, towards === 'end' ? 1 : -1)}
        onMoveTo={(to) => commands.moveTo(selection.keys, to - 1)}
      />
      {isLastRefused && <Banner tone="bad">{words.lastPageStays}</Banner>}
      <PageGrid
        files={files}
        pages={pages}
        selected={selection.keys}
        current={current}
        onPress={handlePress}
        onOpen={setPreviewKey}
        onFocus={standOn}
        onKey={handleKey}
        onTake={findTarget}
        onDrop={handleDrop}
      />
      {previewed && previewedFile && (
        <PagePreview
          page={previewed}
          file={previewedFile}
          place={pages.indexOf(previewed) + 1}
          count={pages.length}
          onStep={(by) => setPreviewKey(pages[pages.indexOf(previewed) + by]?.key ?? null)}
          onClose={() => setPreviewKey(null)}
        />
      )}
    </Place>
  );
}

/** With Ctrl, or on the sign in the corner of a page. */
function addsToSelection({ ctrlKey, metaKey, target }: React.MouseEvent): boolean {
  return ctrlKey || metaKey || (target instanceof Element && target.closest('[data-tick]') !== null);
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
