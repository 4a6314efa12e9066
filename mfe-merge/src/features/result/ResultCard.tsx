import type { MergeReport } from '@sheaf/api/contract/pdf';
import { Card, formatFileSize, token } from '@sheaf/design-system';
import { downloadNameOf } from '@sheaf/tool-kit/downloadName';
import type { NextTool } from '@sheaf/tool-kit/nextTools';
import { SaveAs } from '@sheaf/tool-kit/SaveAs';
import { useObjectUrl } from '@sheaf/tool-kit/useObjectUrl';
import { MonitorCheck, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { ContinueWith } from './ContinueWith';
import { Findings } from './Findings';
import { MERGED_PDF } from './mergedPdf';
import { PagesByFile } from './PagesByFile';
import { ResultPreview } from './ResultPreview';

export interface ResultCardProps {
  pdf: Blob;
  report: MergeReport;
  /** Where the merge was done. */
  place: 'server' | 'device';
  /** The name as typed, without ".pdf"; it outlives the result, so that merging again keeps it. */
  name: string;
  onRename: (name: string) => void;
  onSave: () => void;
  /** The tools the file can go on to. */
  nextTools: readonly NextTool<'merge'>[];
  /** The file, by its name, is to be the first of a new merge. */
  onMergeMore: (file: File) => void;
  onHandOver: (file: File, tool: NextTool<'merge'>) => void;
}

/** What the visitor got: the file to leaf through, what is in it, what it lost, its name, and where it can go. */
export function ResultCard({ pdf, report, place, name, onRename, onSave, nextTools, onMergeMore, onHandOver }: ResultCardProps) {
  const { result: words, countPages, locale } = useMessages();
  const url = useObjectUrl(pdf);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const { fileName } = downloadNameOf(name, MERGED_PDF);

  useEffect(() => {
    // The progress dialog gives the focus back to where it was when it closes; the result takes it after that.
    const arriving = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(arriving);
  }, []);

  function handleShow(first: number) {
    setPage(first);
    // The list stands below the preview, and on a phone out of its sight.
    preview.current?.scrollIntoView({ block: 'nearest' });
  }

  const namedFile = () => new File([pdf], fileName, { type: 'application/pdf' });

  return (
    <Result tab="merge" ref={card}>
      <div>
        <Name ref={heading} tabIndex={-1}>
          {fileName}
        </Name>
        <Facts>
          {countPages(report.pages)} · {formatFileSize(pdf.size, locale)}
        </Facts>
      </div>
      <div ref={preview}>
        <ResultPreview pdf={pdf} report={report} page={page} onLeaf={setPage} />
      </div>
      <Findings report={report} />
      <SaveAs url={url} kind={MERGED_PDF} name={name} words={words} placeholder={MERGED_PDF.nameless} onRename={onRename} onSave={onSave} />
      <ContinueWith nextTools={nextTools} onMergeMore={() => onMergeMore(namedFile())} onHandOver={(tool) => onHandOver(namedFile(), tool)} />
      <PagesByFile files={report.files} onShow={handleShow} />
      <Privacy>
        {place === 'device' ? <MonitorCheck aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />}
        {place === 'device' ? words.mergedHere : words.mergedOnServer}
      </Privacy>
    </Result>
  );
}

const Result = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  /* A notice shows at the top of the page at the same moment. */
  scroll-margin-block: calc(2 * ${token('space-20')}) ${token('space-4')};
`;

const Name = styled.h2`
  outline: none;
  font-size: ${token('text-28')};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;

const Privacy = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
  }
`;
