import type { ConvertReport } from '@sheaf/api/contract/convert';
import { Banner, Button, ResultCard as FinishedFile, formatFileSize, token } from '@sheaf/design-system';
import { ContinueWith } from '@sheaf/tool-kit/ContinueWith';
import { buildDownloadName } from '@sheaf/tool-kit/downloadName';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { SaveAs } from '@sheaf/tool-kit/SaveAs';
import { useObjectUrl } from '@sheaf/tool-kit/useObjectUrl';
import { FilePlus2, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { PageChoice, PageToReview } from '../../model/pageChoices';
import { SearchablePdf, type SearchablePdfProps } from '../searchable/SearchablePdf';
import { Counts } from './Counts';
import { PagesToReview } from './PagesToReview';
import { ReadingWarnings } from './ReadingWarnings';
import { WORD_FILE } from './wordFile';

export interface ResultCardProps {
  docx: Blob;
  report: ConvertReport;
  /** As typed, without ".docx". */
  name: string;
  onRename: (name: string) => void;
  onSave: () => void;
  /** The pages that keep their look. */
  kept: readonly PageChoice[];
  /** The pages that flow badly. */
  lookAt: readonly PageToReview[];
  /** For so many pages something else is chosen now than what is in it. */
  changed: number;
  /** Shows a page beside its Word page, where that can be done. */
  onShow?: ((page: number) => void) | undefined;
  /** For a scan, which can be had as a searchable PDF too. */
  scan: SearchablePdfProps | null;
  /** Converts once more so that pages that flow badly keep their look. */
  onKeepLayout: () => void;
  nextTools: readonly NextTool<'convert'>[];
  onHandOver: (tool: NextTool<'convert'>) => void;
  onAnother: () => void;
}

/** What the visitor got: the Word file, what is in it, which pages deserve a look, and its name. */
export function ResultCard(props: ResultCardProps) {
  const { docx, report, name, kept, lookAt, changed, onRename, onSave, onShow, onKeepLayout, nextTools, onHandOver, onAnother } = props;
  const { result: words, counts, locale } = useMessages();
  const url = useObjectUrl(docx);

  return (
    <FinishedFile
      tool="convert"
      fileName={buildDownloadName(name, WORD_FILE).fileName}
      facts={`${counts.pages(report.pages)} · ${counts.words(report.words)} · ${formatFileSize(docx.size, locale)}`}
      privacyIcon={<ShieldCheck aria-hidden="true" />}
      privacy={words.notKept}
    >
      <Counts report={report} kept={kept} />
      {changed > 0 && <Banner tone="neutral">{words.without(changed)}</Banner>}
      <SaveAs url={url} kind={WORD_FILE} name={name} words={words} isPrimary={changed === 0} onRename={onRename} onSave={onSave} />
      <ReadingWarnings report={report} />
      <PagesToReview lookAt={lookAt} onShow={onShow} onKeepLayout={onKeepLayout} />
      {props.scan && <SearchablePdf {...props.scan} />}
      {nextTools.length > 0 && (
        <Onward>
          <ContinueWith words={words} nextTools={nextTools} onHandOver={onHandOver} />
          <p>{words.continueHint}</p>
        </Onward>
      )}
      <Button tone="quiet" icon={<FilePlus2 aria-hidden="true" />} onClick={onAnother}>
        {words.another}
      </Button>
    </FinishedFile>
  );
}

const Onward = styled.div`
  display: grid;
  gap: ${token('space-1')};

  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    text-align: center;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
