import { token } from '@sheaf/design-system';
import { PageSteps } from '@sheaf/tool-kit/PageSteps';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ReadDocument } from '../../model/emptyGrammar';
import type { Decisions, Review } from '../../model/review';
import { MarkedPage } from './MarkedPage';
import { listPageMarks } from './pageMarks';

export interface PageViewProps {
  document: ReadDocument;
  review: Review;
  decisions: Decisions;
  current: string | null;
  onSelect: (id: string) => void;
}

/** The PDF page by page, with each finding where it is; it follows the selected finding. */
export function PageView({ document, review, decisions, current, onSelect }: PageViewProps) {
  const { card: words } = useMessages();
  const { extracted } = document;
  const marks = useMemo(() => listPageMarks(review, extracted), [review, extracted]);
  const pageOfCurrent = marks.find(({ correction }) => correction.id === current)?.page;
  // A page that was leafed to stays until another finding is selected.
  const [leafed, setLeafed] = useState<{ page: number; from: string | null } | null>(null);
  const page = leafed && leafed.from === current ? leafed.page : (pageOfCurrent ?? leafed?.page ?? 1);
  const place = words.onPage({ page, pages: extracted.pageCount });

  return (
    <View>
      <PageSteps
        isFirst={page <= 1}
        isLast={page >= extracted.pageCount}
        words={words}
        onStep={(by) => setLeafed({ page: page + by, from: current })}
      >
        <span>{place}</span>
      </PageSteps>
      <MarkedPage
        key={page}
        document={document}
        page={page}
        label={words.picture(place)}
        marks={marks.filter((mark) => mark.page === page)}
        decisions={decisions}
        current={current}
        onSelect={onSelect}
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

const Note = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
