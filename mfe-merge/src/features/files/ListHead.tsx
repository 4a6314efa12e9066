import { formatFileSize, from, token } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import { findPageCount } from '../../model/chosenFile';
import type { MergeState } from '../../model/emptyMerge';
import { sumBytes } from '../../model/limits';
import type { MergeAction } from '../../model/mergeState';
import { ListTools, type ListToolsProps } from './ListTools';

export interface ListHeadProps {
  state: ListToolsProps['state'];
  dispatch: Dispatch<MergeAction>;
}

/** What the list is, how much it is, and what can be done with it as a whole. */
export function ListHead({ state, dispatch }: ListHeadProps) {
  const { files, pages, view } = state;
  const words = useMessages();
  const { title, titleInOrder, titleOfPages } = words.files;
  return (
    <Head>
      {files.length > 0 && (
        <Words>
          <h2>{view === 'pages' ? titleOfPages : pages ? title : titleInOrder}</h2>
          <p>{summarizeFiles(files, words)}</p>
        </Words>
      )}
      <ListTools state={state} dispatch={dispatch} />
    </Head>
  );
}

/** "3 files · 100 pages · 5.1 MB"; the pages once all of them are known. */
function summarizeFiles(files: MergeState['files'], { countFiles, countPages, locale }: MergeMessages): string {
  const counts = files.map(findPageCount);
  const pages = counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  const size = formatFileSize(sumBytes(files.map(({ file }) => file)), locale);
  return [countFiles(files.length), pages === null ? null : countPages(pages), size].filter((part) => part !== null).join(' · ');
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'words words' 'views steps';
  align-items: center;
  gap: ${token('space-2')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'words views steps';
  }
`;

const Words = styled.div`
  grid-area: words;

  h2 {
    font-size: ${token('text-18')};
  }
  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    font-variant-numeric: tabular-nums;
  }
`;
