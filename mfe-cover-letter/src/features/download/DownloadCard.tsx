import { choose } from '@sheaf/api/contract/choices';
import { letterLookChoices } from '@sheaf/api/contract/letterChoices';
import type { LetterLayout } from '@sheaf/cover-letter/typeset/letterLayout';
import { Button, Disclosure, Menu, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import { Check, Copy, Download, Files, FileText, FileType, Layers, SpellCheck2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { LetterState } from '../../model/letterState';
import type { ClaimInLetter } from '../letter/claimFinder';
import { PagePreview } from '../panels/PagePreview';
import { ConfirmClaimsDialog } from './ConfirmClaimsDialog';
import type { DownloadFormat } from './createDownloads';
import type { NextTool } from './listNextTools';

export interface DownloadCardProps {
  paper: LetterState['paper'];
  /** As it is printed on that paper. */
  layout: LetterLayout;
  /** Claims without a source. The visitor sees them before a download starts. */
  amber: readonly ClaimInLetter[];
  /** The CV is a PDF that this browser still has. */
  hasCvPdf: boolean;
  nextTools: readonly NextTool[];
  onPaper: (paper: LetterState['paper']) => void;
  /** The visitor says that these claims are true. */
  onConfirm: (claims: readonly string[]) => void;
  /** Settles when it is downloaded, or when that failed and was reported. */
  onDownload: (format: DownloadFormat) => Promise<void>;
  onCopy: () => Promise<boolean>;
  onHandOver: (tool: NextTool) => Promise<void>;
}

/** Offers the letter for download, in the chosen paper size and template. */
export function DownloadCard(props: DownloadCardProps) {
  const { paper, layout, amber, hasCvPdf, onPaper, onConfirm, onDownload, onCopy } = props;
  const { download: words, panels } = useMessages();
  const { isMaking, startDownload, confirmDialog } = useConfirmedDownload(amber, onConfirm);
  return (
    <Work>
      <h2>{words.title}</h2>
      <PaperChoice paper={paper} onPaper={onPaper} />
      <Disclosure title={panels.pagePreview}>
        <PagePreview layout={layout} />
      </Disclosure>
      <Button
        tone="accent"
        size="large"
        icon={<Download aria-hidden="true" />}
        disabled={isMaking}
        onClick={() => startDownload(() => onDownload('pdf'))}
      >
        {isMaking ? words.making : words.pdf}
      </Button>
      {hasCvPdf && (
        <>
          <Button icon={<Files aria-hidden="true" />} disabled={isMaking} onClick={() => startDownload(() => onDownload('application'))}>
            {words.application}
          </Button>
          <p>{words.applicationHint}</p>
        </>
      )}
      <Actions>
        <OtherFormats {...props} isMaking={isMaking} startDownload={startDownload} />
        <CopyButton onCopy={onCopy} />
      </Actions>
      <NextTools {...props} isMaking={isMaking} startDownload={startDownload} />
      {confirmDialog}
    </Work>
  );
}

/** Runs one download at a time. Asks the visitor first when a claim has no source. */
function useConfirmedDownload(amber: DownloadCardProps['amber'], onConfirm: DownloadCardProps['onConfirm']) {
  const [isMaking, setIsMaking] = useState(false);
  const [pendingDownload, setPendingDownload] = useState<{ run: () => Promise<void> } | null>(null);

  async function runDownload(run: () => Promise<void>) {
    setIsMaking(true);
    await run();
    setIsMaking(false);
  }

  function startDownload(run: () => Promise<void>) {
    if (amber.length > 0) setPendingDownload({ run });
    else void runDownload(run);
  }

  function handleContinue() {
    onConfirm(amber.map(({ text }) => text));
    if (pendingDownload) void runDownload(pendingDownload.run);
    setPendingDownload(null);
  }

  const confirmDialog = (
    <ConfirmClaimsDialog
      claims={pendingDownload ? amber : []}
      isOpen={pendingDownload !== null}
      onClose={() => setPendingDownload(null)}
      onContinue={handleContinue}
    />
  );
  return { isMaking, startDownload, confirmDialog };
}

function PaperChoice({ paper, onPaper }: Pick<DownloadCardProps, 'paper' | 'onPaper'>) {
  const { download: words } = useMessages();
  return (
    <Choices>
      <ChoiceControls
        declared={letterLookChoices}
        values={paper}
        messages={words.choices}
        onChange={(name, value) => onPaper({ ...paper, ...choose(letterLookChoices, name, value) })}
      />
    </Choices>
  );
}

interface MenuProps {
  isMaking: boolean;
  startDownload: (run: () => Promise<void>) => void;
}

function OtherFormats({ onDownload, isMaking, startDownload }: Pick<DownloadCardProps, 'onDownload'> & MenuProps) {
  const { download: words } = useMessages();
  const items = [
    {
      id: 'docx',
      label: words.docx,
      description: words.docxHint,
      icon: <FileType aria-hidden="true" />,
      onSelect: () => startDownload(() => onDownload('docx')),
    },
    {
      id: 'txt',
      label: words.txt,
      description: words.txtHint,
      icon: <FileText aria-hidden="true" />,
      onSelect: () => startDownload(() => onDownload('txt')),
    },
  ];
  return <Menu label={words.more} disabled={isMaking} items={items} />;
}

function NextTools({ nextTools, onHandOver, isMaking, startDownload }: Pick<DownloadCardProps, 'nextTools' | 'onHandOver'> & MenuProps) {
  const { download: words } = useMessages();
  const items = nextTools.map((tool) => ({
    id: tool,
    ...words.tools[tool],
    icon: tool === 'merge' ? <Layers aria-hidden="true" /> : <SpellCheck2 aria-hidden="true" />,
    onSelect: () => startDownload(() => onHandOver(tool)),
  }));
  return items.length > 0 && <Menu label={words.continueWith} tone="quiet" disabled={isMaking} items={items} />;
}

function CopyButton({ onCopy }: Pick<DownloadCardProps, 'onCopy'>) {
  const { download: words } = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void onCopy().then(setIsCopied)}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  h2 {
    font-size: ${token('text-22')};
  }
  > p {
    margin-top: calc(-1 * ${token('space-2')});
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    text-align: center;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > * {
    flex: 1 1 auto;
  }
`;
