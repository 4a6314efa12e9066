import type { MergeReport } from '@sheaf/api/contract/pdf';
import { token } from '@sheaf/design-system';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { countFiles } from '../counting';

export interface PagesByFileProps {
  files: MergeReport['files'];
}

const MOST_SHOWN_AT_ONCE = 6;

/** Which pages of the result came from which file. A long list waits until it is asked for. */
export function PagesByFile({ files }: PagesByFileProps) {
  return (
    <Contents open={files.length <= MOST_SHOWN_AT_ONCE}>
      <summary>
        <span>From {countFiles(files.length)}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ol>
        {files.map((file) => (
          <li key={file.from}>
            <span title={file.name}>{file.name}</span>
            <Span>{spanInWords(file)}</Span>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

function spanInWords({ from, to }: { from: number; to: number }): string {
  return from === to ? `page ${from}` : `pages ${from}–${to}`;
}

const Contents = styled.details`
  border-top: ${token('hairline')} solid ${token('line')};
  border-bottom: ${token('hairline')} solid ${token('line')};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${token('space-12')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('ink-soft')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
    padding-bottom: ${token('space-4')};
    font-size: ${token('text-14')};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-4')};
  }
  li > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Span = styled.span`
  flex: none;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;
