import type { MergeReport } from '@sheaf/api/contract/merge';
import { Disclosure, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { formatPlace } from './pageOrigins';

export interface PagesByFileProps {
  files: MergeReport['files'];
  /** The visitor wants to see where a file begins. */
  onShow: (page: number) => void;
}

const MOST_SHOWN_AT_ONCE = 3;

/** Which pages of the result came from which file; each leads the preview to its first. A long list waits until it is asked for. */
export function PagesByFile({ files, onShow }: PagesByFileProps) {
  const { result: words } = useMessages();
  return (
    <Disclosure title={words.fromFiles(files.length)} isOpenAtFirst={files.length <= MOST_SHOWN_AT_ONCE}>
      <List>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes, and two files may share their name and have no page each.
          <li key={index}>
            <button type="button" disabled={file.pages === 0} title={file.name} onClick={() => onShow(file.from)}>
              <span>{file.name}</span> <Position>{formatPlace(file, words)}</Position>
            </button>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const List = styled.ol`
  font-size: ${token('text-14')};

  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-4')};
    width: 100%;
    min-height: ${token('tap')};
    border-radius: ${token('radius-control')};
  }
  button:hover:enabled {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  button > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Position = styled.span`
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;
