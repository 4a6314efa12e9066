import type { MergeReport } from '@sheaf/api/contract/merge';
import { Marked, token } from '@sheaf/design-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { formatWarning, listFindings } from './listFindings';

export interface FindingsProps {
  report: MergeReport;
  /** The names of chosen files that are not in it, because they cannot be read. */
  leftOut: readonly string[];
}

/** What was found in the finished file, and what the visitor should know about it. */
export function Findings({ report, leftOut }: FindingsProps) {
  const messages = useMessages();
  const { result: words } = messages;
  return (
    <List>
      <li data-tone="good">
        <CircleCheck aria-hidden="true" />
        <span>
          <Marked text={words.pagesCounted(report.pages)} />
        </span>
      </li>
      {leftOut.length > 0 && (
        <li data-tone="warn">
          <TriangleAlert aria-label={words.note} />
          <span>{messages.files.leftOut(leftOut)}</span>
        </li>
      )}
      {listFindings(report, words).map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          {tone === 'good' ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-label={words.note} />}
          <span>
            <Marked text={text} as={(count) => <strong>{count}</strong>} />
          </span>
        </li>
      ))}
      {report.warnings.map((warning) => (
        <li key={`${warning.code} ${warning.file} ${warning.text}`} data-tone="warn">
          <TriangleAlert aria-label={words.note} />
          <span>{formatWarning(warning, messages)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space-3')};
    overflow-wrap: anywhere;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 0.15em;
    color: ${token('good')};
  }
  li[data-tone='warn'] svg {
    color: ${token('warn')};
  }
`;
