import { Dialog, from, IconButton, token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { PageFile } from '../../model/fileOfPage';

export interface PagePreviewProps {
  page: ArrangedPage;
  file: PageFile;
  /** In the result, from 1. */
  place: number;
  count: number;
  /** To the page before or behind it. */
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}

const LONG_SIDE = 900;

/** One page, large enough to read its headings. */
export function PagePreview({ page, file, place, count, onStep, onClose }: PagePreviewProps) {
  const { pageMode: words } = useMessages();
  const name = words.pageOfFile({ page: page.page, file: file.name });
  const [isFirst, isLast] = [place === 1, place === count];

  return (
    <Dialog isOpen size="large" title={name} description={words.placeInResult({ place, count })} onClose={onClose}>
      <View>
        <IconButton label={words.pageBefore} aria-disabled={isFirst || undefined} onClick={isFirst ? undefined : () => onStep(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Large>
          <Thumbnail
            key={page.key}
            file={file.file}
            password={file.password}
            page={page.page}
            rotate={page.rotate}
            longSide={LONG_SIDE}
            label={name}
          />
        </Large>
        <IconButton label={words.pageBehind} aria-disabled={isLast || undefined} onClick={isLast ? undefined : () => onStep(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </View>
    </Dialog>
  );
}

const View = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  align-items: center;
  gap: ${token('space-2')};

  ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

/** On a phone it has the whole width, with the two ways on below it. */
const Large = styled.div`
  grid-area: 1 / 1 / auto / -1;
  height: min(54vh, 480px);

  ${from.medium} {
    grid-area: auto;
    height: min(70vh, 820px);
    padding: ${token('space-2')};
  }
`;
