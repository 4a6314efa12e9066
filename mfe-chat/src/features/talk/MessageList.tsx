import { token } from '@sheaf/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface MessageListProps {
  first: ReactNode;
  /** In their order, each with its name. */
  exchanges: readonly { id: string; content: ReactNode }[];
}

/** What was said. A new question goes to the top of what is seen, so that its answer is read from its beginning. */
export function MessageList({ first, exchanges }: MessageListProps) {
  const { talk: words } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const newest = exchanges.at(-1)?.id;

  useEffect(() => {
    const scroller = list.current;
    const last = scroller?.lastElementChild;
    // The list alone is moved, never the page around it.
    if (newest !== undefined && scroller && last instanceof HTMLElement) scroller.scrollTop = last.offsetTop;
  }, [newest]);

  return (
    <List ref={list} data-paper role="region" aria-label={words.conversation} tabIndex={0}>
      <div>{first}</div>
      {exchanges.map(({ id, content }) => (
        <Exchange key={id}>{content}</Exchange>
      ))}
    </List>
  );
}

const List = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  min-height: 0;
  padding: ${token('space-4')} ${token('space-4')} 0;
  container-type: size;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    padding: 0;
  }
`;

/* The newest has a whole view to itself, so that its question can be at the top however short the answer is. */
const Exchange = styled.article`
  flex: none;
  padding-block: ${token('space-4')};

  &:last-child {
    min-height: 100cqh;
  }
  @media print {
    &:last-child {
      min-height: 0;
    }
  }
`;
