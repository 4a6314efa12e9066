import type { MergeReport } from '@sheaf/api/contract/pdf';
import { Card, formatFileSize, LinkButton, token } from '@sheaf/design-system';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { countPages } from '../counting';
import { Findings } from './Findings';
import { PagesByFile } from './PagesByFile';
import { SheafPicture } from './SheafPicture';
import { useObjectUrl } from './useObjectUrl';

export const MERGED_NAME = 'merged.pdf';

export interface ResultCardProps {
  pdf: Blob;
  report: MergeReport;
}

/** What the visitor got: the file, what is in it, and what it lost. */
export function ResultCard({ pdf, report }: ResultCardProps) {
  const url = useObjectUrl(pdf);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The progress dialog gives the focus back to where it was when it closes; the result takes it after that.
    const arriving = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(arriving);
  }, []);

  return (
    <Result tab="merge" ref={card}>
      <Heading>
        <SheafPicture isSquared />
        <div>
          <Name ref={heading} tabIndex={-1}>
            {MERGED_NAME}
          </Name>
          <Facts>
            {countPages(report.pages)} · {formatFileSize(pdf.size)}
          </Facts>
        </div>
      </Heading>
      <Findings report={report} />
      <PagesByFile files={report.files} />
      <DownloadLink tone="accent" size="large" icon={<Download aria-hidden="true" />} href={url} download={MERGED_NAME}>
        Download {MERGED_NAME}
      </DownloadLink>
    </Result>
  );
}

const Result = styled(Card)`
  /* A notice shows in the page's corner at the same moment; on a phone it would cover the button. */
  scroll-margin-bottom: calc(2 * ${token('space-20')});
`;

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  padding-bottom: ${token('space-4')};
  border-bottom: ${token('hairline')} solid ${token('line')};
`;

const Name = styled.h2`
  outline: none;
  font-size: ${token('text-28')};
`;

const Facts = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;

const DownloadLink = styled(LinkButton)`
  width: 100%;
  margin-top: ${token('space-5')};
`;
