import type { MergeReport } from '@sheaf/api/contract/pdf';
import { Mark, token } from '@sheaf/design-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { countPages } from '../counting';
import { findingsOf } from './findingsOf';

export interface FindingsProps {
  report: MergeReport;
}

/** What was found in the finished file, and what the visitor should know about it. */
export function Findings({ report }: FindingsProps) {
  return (
    <List>
      <li data-tone="good">
        <CircleCheck aria-hidden="true" />
        <span>
          <Mark>{countPages(report.pages)}</Mark> counted in the finished file
        </span>
      </li>
      {findingsOf(report).map(({ tone, count, text }) => (
        <li key={count + text} data-tone={tone}>
          {tone === 'good' ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-label="Note:" />}
          <span>
            <strong>{count}</strong>
            {text}
          </span>
        </li>
      ))}
      {report.warnings.map((warning) => (
        <li key={`${warning.code} ${warning.file} ${warning.text}`} data-tone="warn">
          <TriangleAlert aria-label="Note:" />
          <span>{warning.text}</span>
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
