import { Button, token } from '@sheaf/design-system';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SectionHead } from './SectionHead';

/** Takes an entry away. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button tone="quiet" size="small" icon={<Trash2 aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  );
}

interface EntryListProps<Entry> {
  title: string;
  none: string;
  addLabel: string;
  entries: readonly Entry[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Renders an entry as a list item. */
  children: (entry: Entry, index: number, onRemove: () => void) => ReactNode;
}

/**
 * The entries of one kind, each of which can be opened, and the way to add another. The focus moves to the first field of an added entry, and
 * from a removed one to its neighbour.
 */
export function EntryList<Entry>({ title, none, addLabel, entries, onAdd, onRemove, children }: EntryListProps<Entry>) {
  const add = useRef<HTMLButtonElement>(null);
  const { list, keys, addEntry, removeEntry } = useEntries({ count: entries.length, add, onAdd, onRemove });
  return (
    <section aria-label={title}>
      <SectionHead>
        <h3>{title}</h3>
        <Button ref={add} tone="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={addEntry}>
          {addLabel}
        </Button>
      </SectionHead>
      {entries.length === 0 && <None>{none}</None>}
      <List ref={list}>
        {entries.map((entry, index) => (
          <Fragment key={keys[index]}>{children(entry, index, () => removeEntry(index))}</Fragment>
        ))}
      </List>
    </section>
  );
}

type Change = { kind: 'added' } | { kind: 'removed'; index: number };

interface Entries extends Pick<EntryListProps<unknown>, 'onAdd' | 'onRemove'> {
  count: number;
  add: { current: HTMLButtonElement | null };
}

/** Returns what adds and removes entries and moves the focus along, and a key for each entry that stays with it when others are removed. */
function useEntries({ count, add, onAdd, onRemove }: Entries) {
  const list = useRef<HTMLUListElement>(null);
  const change = useRef<Change>(null);
  const keys = useRef<number[]>([]);
  const nextKey = useRef(0);
  while (keys.current.length < count) keys.current.push(nextKey.current++);
  keys.current.length = count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when an entry has come or gone.
  useEffect(() => {
    const made = change.current;
    change.current = null;
    if (made?.kind === 'added') list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    else if (made) (findNeighbour(list.current, made.index) ?? add.current)?.focus();
  }, [count]);

  return {
    list,
    keys: keys.current,
    addEntry() {
      change.current = { kind: 'added' };
      onAdd();
    },
    removeEntry(index: number) {
      change.current = { kind: 'removed', index };
      keys.current.splice(index, 1);
      onRemove(index);
    },
  };
}

/** Returns the heading of the entry that has moved up to the place of a removed one, or else of the last. */
function findNeighbour(list: HTMLElement | null, index: number): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('summary') ?? [])].slice(0, index + 1).at(-1);
}

/** The name of an entry, over the time it took. */
export function EntryName({ name, when }: { name: string; when: string }) {
  return (
    <>
      {name}
      {when && <When> {when}</When>}
    </>
  );
}

const When = styled.small`
  display: block;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-text')};
`;

const None = styled.p`
  color: ${token('ink-soft')};
`;

/* Neighbours share a line. */
const List = styled.ul`
  summary {
    padding-block: ${token('space-2')};
    line-height: 1.35;
  }
  li + li {
    margin-top: calc(-1 * ${token('hairline')});
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding-top: ${token('space-2')};
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
`;
