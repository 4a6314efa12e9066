import { PageField, type PageFieldProps, token } from '@sheaf/design-system';
import { ZoomButtons } from '@sheaf/tool-kit/ZoomButtons';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import type { Search } from '../search/useSearch';
import { SearchField } from './SearchField';

export interface ViewerBarProps extends Pick<PageFieldProps, 'page' | 'onGo'> {
  pageCount: number;
  /** In percent of the width there is. */
  zoom: number;
  onZoom: (zoom: number) => void;
  search: Search;
  searchField: Ref<HTMLInputElement>;
}

/** Above the pages: where one is, how large they are, and what is looked for. */
export function ViewerBar({ page, pageCount, onGo, zoom, onZoom, search, searchField }: ViewerBarProps) {
  const { viewer: words } = useMessages();
  return (
    <Bar role="group" aria-label={words.tools}>
      <PageField label={words.pageField} page={page} lastPage={pageCount} onGo={onGo}>
        {words.ofPages(pageCount)}
      </PageField>
      <ZoomButtons zoom={zoom} words={words} onZoom={onZoom} />
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

/** Beside the others where there is room, else on a line of its own. */
const Seek = styled.div`
  flex: 1 1 20rem;
  max-width: 40rem;
  min-width: 0;
`;
