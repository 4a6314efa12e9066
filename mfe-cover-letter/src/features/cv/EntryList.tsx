import { Button, token } from '@sheaf/design-system';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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

interface EntryListProps {
  title: string;
  none: string | null;
  addLabel: string;
  onAdd: () => void;
  /** Gets what is called when an entry has gone, and the focus with it. */
  children: (afterRemoval: () => void) => ReactNode;
}

/** The entries of one kind, each of which can be opened, and the way to add another. */
export function EntryList({ title, none, addLabel, onAdd, children }: EntryListProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={title}>
      <SectionHead>
        <h3>{title}</h3>
        <Button ref={add} tone="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {addLabel}
        </Button>
      </SectionHead>
      {none && <None>{none}</None>}
      <List>{children(() => add.current?.focus())}</List>
    </section>
  );
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

export const Ways = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
`;
