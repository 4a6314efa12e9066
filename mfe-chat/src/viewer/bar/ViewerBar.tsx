import { IconButton, token } from '@sheaf/design-system';
import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { FIT_WIDTH, zoomed } from '../layout/zoom';
import type { Search } from '../search/useSearch';
import { PageField, type PageFieldProps } from './PageField';
import { SearchField } from './SearchField';

export interface ViewerBarProps extends PageFieldProps {
  /** In percent of the width there is. */
  zoom: number;
  onZoom: (zoom: number) => void;
  search: Search;
  searchField: Ref<HTMLInputElement>;
}

/** Above the pages: where one is, how large they are, and what is looked for. */
export function ViewerBar({ zoom, onZoom, search, searchField, ...place }: ViewerBarProps) {
  const { viewer: words } = useMessages();
  const isLargest = zoomed(zoom, 1) === zoom || undefined;
  const isSmallest = zoomed(zoom, -1) === zoom || undefined;

  return (
    <Bar role="group" aria-label={words.tools}>
      <PageField {...place} />
      <Zoom>
        <IconButton label={words.zoomOut} aria-disabled={isSmallest} onClick={() => onZoom(zoomed(zoom, -1))}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton label={words.fitWidth} aria-pressed={zoom === FIT_WIDTH} onClick={() => onZoom(FIT_WIDTH)}>
          <MoveHorizontal aria-hidden="true" />
        </IconButton>
        <IconButton label={words.zoomIn} aria-disabled={isLargest} onClick={() => onZoom(zoomed(zoom, 1))}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
      </Zoom>
      <Seek>
        <SearchField search={search} field={searchField} />
      </Seek>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  border-bottom: ${token('hairline')} solid ${token('line')};
  background: ${token('sheet')};
`;

const Zoom = styled.div`
  display: flex;

  [aria-pressed='true'] {
    color: ${token('ink')};
  }
`;

/** Beside the others where there is room, else on a line of its own. */
const Seek = styled.div`
  flex: 1 1 20rem;
  max-width: 40rem;
  min-width: 0;
`;
