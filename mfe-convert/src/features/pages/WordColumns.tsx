import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { scalePoints } from './points';

export interface WordColumnsProps {
  count: number;
  gap: number;
  /** Down to the foot of the page, one after the other, as Word does where nothing follows; else they are as long as each other. */
  fillsPage: boolean;
  children: ReactNode;
}

/** Text in columns. What does not fit to the foot of the page, since letters are wider here, is shared out instead. */
export function WordColumns({ count, gap, fillsPage, children }: WordColumnsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);

  useLayoutEffect(() => {
    const columns = ref.current;
    // Columns that have no room are beside the others, beyond the edge.
    if (columns && columns.scrollWidth > columns.clientWidth + 1) setIsOver(true);
  }, []);

  return (
    <Columns ref={ref} style={{ columns: count, columnGap: scalePoints(gap) }} data-fills={(fillsPage && !isOver) || undefined}>
      {children}
    </Columns>
  );
}

const Columns = styled.div`
  &[data-fills] {
    flex: 1 1 0;
    min-height: 0;
    column-fill: auto;
  }
`;
