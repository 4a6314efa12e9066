import type { MergeReport } from '@sheaf/api/contract/merge';
import { ResultCard as FinishedFile, formatFileSize } from '@sheaf/design-system';
import { buildDownloadName } from '@sheaf/tool-kit/downloadName';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { SaveAs } from '@sheaf/tool-kit/SaveAs';
import { useObjectUrl } from '@sheaf/tool-kit/useObjectUrl';
import { MonitorCheck, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { ContinueWith } from './ContinueWith';
import { Findings } from './Findings';
import { MERGED_PDF } from './mergedPdf';
import { PagesByFile } from './PagesByFile';
import { ResultPreview } from './ResultPreview';

export interface ResultCardProps {
  pdf: Blob;
  report: MergeReport;
  /** The names of chosen files that are not in it, because they cannot be read. */
  leftOut: readonly string[];
  /** Where the merge was done. */
  place: 'server' | 'device';
  /** The name as typed, without ".pdf"; it outlives the result, so that merging again keeps it. */
  name: string;
  onRename: (name: string) => void;
  onSave: (result: File) => void;
  /** The tools the file can go on to. */
  nextTools: readonly NextTool<'merge'>[];
  /** The file, by its name, is to be the first of a new merge. */
  onMergeMore: (file: File) => void;
  onHandOver: (file: File, tool: NextTool<'merge'>) => void;
}

/** What the visitor got: the file to take, what is in it, what it lost, and its pages to leaf through. */
export function ResultCard({ pdf, report, leftOut, place, name, onRename, onSave, nextTools, onMergeMore, onHandOver }: ResultCardProps) {
  const { result: words, countPages, locale } = useMessages();
  const url = useObjectUrl(pdf);
  const preview = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const { fileName } = buildDownloadName(name, MERGED_PDF);

  function handleShow(first: number) {
    setPage(first);
    // The list is below the preview, and on a phone out of its sight.
    preview.current?.scrollIntoView({ block: 'nearest' });
  }

  const namedFile = () => new File([pdf], fileName, { type: 'application/pdf' });

  return (
    <FinishedFile
      tool="merge"
      fileName={fileName}
      facts={`${countPages(report.pages)} · ${formatFileSize(pdf.size, locale)}`}
      privacyIcon={place === 'device' ? <MonitorCheck aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />}
      privacy={place === 'device' ? words.mergedHere : words.mergedOnServer}
    >
      <SaveAs
        url={url}
        kind={MERGED_PDF}
        name={name}
        words={words}
        placeholder={MERGED_PDF.nameless}
        onRename={onRename}
        onSave={() => onSave(namedFile())}
      />
      <ContinueWith nextTools={nextTools} onMergeMore={() => onMergeMore(namedFile())} onHandOver={(tool) => onHandOver(namedFile(), tool)} />
      <Findings report={report} leftOut={leftOut} />
      <div ref={preview}>
        <ResultPreview pdf={pdf} report={report} page={page} onLeaf={setPage} />
      </div>
      <PagesByFile files={report.files} onShow={handleShow} />
    </FinishedFile>
  );
}
