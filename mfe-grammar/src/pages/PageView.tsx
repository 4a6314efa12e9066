import { IconButton, token } from '@sheaf/design-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { ReadDocument } from '../state/grammarState';
import type { Decisions, Review } from '../state/review';
import { MarkedPage } from './MarkedPage';
import { marksOnPages } from './pageMarks';

export interface PageViewProps {
  document: ReadDocument;
  review: Review;
  decisions: Decisions;
  current: string | null;
  onLook: (id: string) => void;
}

/** The PDF page by page, with each finding where it stands; it follows the finding that is looked at. */
export function PageView({ document, review, decisions, current, onLook }: PageViewProps) {
  const { card: words } = useMessages();
  const { extracted } = document;
  const marks = useMemo(() => marksOnPages(review, extracted), [review, extracted]);
  const pageOfCurrent = marks.find(({ correction }) => correction.id === current)?.page;
  // A page that was leafed to stays until another finding is looked at.
  const [leafed, setLeafed] = useState<{ page: number; from: string | null } | null>(null);
  const page = leafed && leafed.from === current ? leafed.page : (pageOfCurrent ?? leafed?.page ?? 1);
  const place = words.onPage({ page, pages: extracted.pageCount });
  const [isFirst, isLast] = [page <= 1, page >= extracted.pageCount];
  const leaf = (by: -1 | 1) => setLeafed({ page: page + by, from: current });

  return (
    <View>
      <Bar>
        <IconButton label={words.previousPage} aria-disabled={isFirst || undefined} onClick={isFirst ? undefined : () => leaf(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span>{place}</span>
        <IconButton label={words.nextPage} aria-disabled={isLast || undefined} onClick={isLast ? undefined : () => leaf(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Bar>
      <MarkedPage
        key={page}
        document={document}
        page={page}
        label={words.picture(place)}
        marks={marks.filter((mark) => mark.page === page)}
        decisions={decisions}
        current={current}
        onLook={onLook}
      />
      {current !== null && pageOfCurrent === undefined && <Note>{words.notOnPages}</Note>}
    </View>
  );
}

const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
