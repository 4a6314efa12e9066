import type { ConvertReport } from '@sheaf/api/contract/pdf';
import { Banner, Button, Card, formatFileSize, token } from '@sheaf/design-system';
import { ContinueWith } from '@sheaf/tool-kit/ContinueWith';
import { downloadNameOf, type NameKind } from '@sheaf/tool-kit/downloadName';
import type { NextTool } from '@sheaf/tool-kit/nextTools';
import { SaveAs } from '@sheaf/tool-kit/SaveAs';
import { useObjectUrl } from '@sheaf/tool-kit/useObjectUrl';
import { FilePlus2, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { LookAt, PageChoice } from '../../model/pageChoices';
import { Counts } from './Counts';
import { PagesToLookAt } from './PagesToLookAt';
import { WorthALook } from './WorthALook';

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
  lookAt: readonly LookAt[];
  /** For so many pages something else is chosen now than what is in it. */
  changed: number;
  /** Shows a page beside its Word page, where that can be done. */
  onShow?: ((page: number) => void) | undefined;
  /** Converts once more so that pages that flow badly keep their look. */
  onKeepLook: () => void;
  /** What was converted; it is what other tools take. */
  pdfName: string;
  nextTools: readonly NextTool<'convert'>[];
  onHandOver: (tool: NextTool<'convert'>) => void;
  onAnother: () => void;
}

const WORD_FILE: NameKind = { extension: '.docx', nameless: 'document' };

/** What the visitor got: the Word file, what is in it, which pages deserve a look, and its name. */
export function ResultCard(props: ResultCardProps) {
  const { docx, report, name, kept, lookAt, changed, onRename, onSave, onShow, onKeepLook, pdfName, nextTools, onHandOver, onAnother } = props;
  const { result: words, counts, locale } = useMessages();
  const url = useObjectUrl(docx);
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
    <Result tab="convert" ref={card}>
      <div>
        <Name ref={heading} tabIndex={-1}>
          {downloadNameOf(name, WORD_FILE).fileName}
        </Name>
        <Facts>
          {counts.pages(report.pages)} · {counts.words(report.words)} · {formatFileSize(docx.size, locale)}
        </Facts>
      </div>
      <Counts report={report} kept={kept} />
      <WorthALook report={report} />
      <PagesToLookAt lookAt={lookAt} onShow={onShow} onKeepLook={onKeepLook} />
      {changed > 0 && <Banner tone="neutral">{words.without(changed)}</Banner>}
      <SaveAs url={url} kind={WORD_FILE} name={name} words={words} isFirstThing={changed === 0} onRename={onRename} onSave={onSave} />
      {nextTools.length > 0 && (
        <Onward>
          <ContinueWith words={words} nextTools={nextTools} onHandOver={onHandOver} />
          <p>{words.continueHint(pdfName)}</p>
        </Onward>
      )}
      <Button tone="quiet" icon={<FilePlus2 aria-hidden="true" />} onClick={onAnother}>
        {words.another}
      </Button>
      <Privacy>
        <ShieldCheck aria-hidden="true" />
        {words.notKept}
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

const Privacy = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
  }
`;
