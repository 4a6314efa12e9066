import { Banner, Button, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { PageToReview } from '../../model/pageChoices';

export interface PagesToReviewProps {
  lookAt: readonly PageToReview[];
  onShow?: ((page: number) => void) | undefined;
  onKeepLayout: () => void;
}

/** So many pages are named at first. */
const FEW = 5;

/** The pages that hardly flow, why, and one button that keeps the look of all of them. */
export function PagesToReview({ lookAt, onShow, onKeepLayout }: PagesToReviewProps) {
  const { pages: words, result } = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  if (lookAt.length === 0) return null;
  const shown = showsAll ? lookAt : lookAt.slice(0, FEW);
  const mendable = lookAt.filter(({ better }) => better).length;
  return (
    <Banner tone="warn" title={words.lookAt}>
      <Container>
        <ul>
          {shown.map(({ page, why }) => (
            <li key={page}>
              {words.pageIs({ page, why })}
              {onShow && (
                <Button size="small" tone="quiet" aria-label={words.showPage(page)} onClick={() => onShow(page)}>
                  {words.show}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {shown.length < lookAt.length && (
          <Button size="small" onClick={() => setShowsAll(true)}>
            {result.moreScanned(lookAt.length - shown.length)}
          </Button>
        )}
        {mendable > 0 && (
          <Button size="small" onClick={onKeepLayout}>
            {words.keepLook(mendable)}
          </Button>
        )}
      </Container>
    </Banner>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: start;

  ul {
    width: 100%;
    max-height: calc(3 * ${token('space-20')});
    overflow-y: auto;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-2')};
  }
`;
