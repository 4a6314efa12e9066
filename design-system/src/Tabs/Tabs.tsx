import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, token } from '../tokens';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are views of; announced, not shown. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The open one, when the caller keeps it; else the first is open at first. */
  open?: Id;
  onOpen?: (id: Id) => void;
  /** Every view stays as it was left, with its place in a long text; together they are as high as their container. */
  staysAsLeft?: boolean;
}

/** Several views of one thing, of which one is seen. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen, staysAsLeft = false }: TabsProps<Id>) {
  function handleChange(chosen: string) {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onOpen?.(tab.id);
  }

  return (
    <Root value={open} defaultValue={tabs[0]?.id} onValueChange={handleChange} data-stays={staysAsLeft || undefined}>
      <Row aria-label={label}>
        {tabs.map((tab) => (
          <Handle key={tab.id} value={tab.id}>
            {tab.icon}
            {tab.label}
          </Handle>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id} forceMount={staysAsLeft || undefined}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}

/* On a phone the row is pushed sideways rather than broken, so that the panel never jumps. */
const Row = styled(RadixTabs.List)`
  display: flex;
  gap: ${token('space-1')};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${token('hairline')}) ${token('line')};
`;

const Handle = styled(RadixTabs.Trigger)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('tap')};
  padding-inline: ${token('space-3')};
  border-bottom: ${token('focus-ring')} solid transparent;
  color: ${token('ink-soft')};
  font-weight: ${token('weight-strong')};
  white-space: nowrap;

  /* So that three of them fit beside each other on a phone. */
  ${below.medium} {
    padding-inline: ${token('space-2')};
    font-size: ${token('text-14')};
  }
  &:hover {
    color: ${token('ink')};
  }
  &[data-state='active'] {
    border-color: ${token('accent')};
    color: ${token('ink')};
  }
  &:focus-visible {
    border-radius: ${token('radius-small')};
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  @media (forced-colors: active) {
    &[data-state='active'] {
      border-color: Highlight;
    }
  }
`;

const Panel = styled(RadixTabs.Content)`
  padding-top: ${token('space-4')};
`;

/* Views that stay lie upon each other and keep their size and what was scrolled in them; all but the open one are out of sight and out of reach. */
const Root = styled(RadixTabs.Root)`
  &[data-stays] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    height: 100%;

    > ${Panel} {
      grid-area: 2 / 1;
      min-height: 0;
      padding-top: 0;
    }
    > ${Panel}[data-state='inactive'] {
      visibility: hidden;
      /* Something inside may have made itself visible, as a page that has been drawn does. */
      opacity: 0;
      pointer-events: none;
    }
  }
`;
