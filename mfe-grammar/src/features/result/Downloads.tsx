import { Button, Menu } from '@sheaf/design-system';
import type { Notice } from '@sheaf/tool-contract';
import { saveFile } from '@sheaf/tool-kit/saveFile';
import { Check, Copy, Download, FilePen, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import type { Review } from '../../model/review';
import type { AnnotatedPdf } from '../downloads/downloadInputs';
import { buildDocxInput, buildPdfInput } from './downloadInput';
import { nameCorrectedFile } from './downloadNames';

export interface DownloadsProps {
  state: GrammarState;
  review: Review;
  corrected: string;
  /** Called when a download was used. */
  onDownloaded: () => void;
  onNotice: (notice: Notice) => void;
}

/** The ways to take the corrected text along. What makes Word and PDF files is fetched by anyone who asks for one, and works on this device. */
export function Downloads({ state, review, corrected, onDownloaded, onNotice }: DownloadsProps) {
  const { result: words } = useMessages();
  const name = state.document?.file.name;

  function handleTxt() {
    saveFile(new Blob([corrected], { type: 'text/plain;charset=utf-8' }), nameCorrectedFile(name, 'txt'));
    onDownloaded();
  }

  return (
    <>
      <CopyButton text={corrected} onDownloaded={onDownloaded} onNotice={onNotice} />
      <Button size="small" icon={<Download aria-hidden="true" />} onClick={handleTxt}>
        {words.downloadTxt}
      </Button>
      <MoreDownloads state={state} review={review} onDownloaded={onDownloaded} onNotice={onNotice} />
    </>
  );
}

function CopyButton({ text, onDownloaded, onNotice }: { text: string } & Pick<DownloadsProps, 'onDownloaded' | 'onNotice'>) {
  const { result: words } = useMessages();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onDownloaded();
    } catch {
      onNotice({ title: words.copyFailed, tone: 'bad' });
    }
  }

  return (
    <Button size="small" icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={() => void handleCopy()}>
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}

/** A file to save, and what it lost where it had to be rewritten. */
type CreatedFile = Awaited<ReturnType<AnnotatedPdf>>;

/** A Word file with tracked changes and, where the text came from a PDF, that PDF with notes. */
function MoreDownloads({ state, review, onDownloaded, onNotice }: Omit<DownloadsProps, 'corrected'>) {
  const messages = useMessages();
  const { result: words } = messages;
  const [isMaking, setIsMaking] = useState(false);
  const { document, decisions } = state;

  async function save(create: () => Promise<CreatedFile>, extension: 'docx' | 'pdf') {
    setIsMaking(true);
    try {
      const { file, lost } = await create();
      saveFile(file, nameCorrectedFile(document?.file.name, extension));
      onDownloaded();
      if (lost.length > 0) onNotice({ title: words.pdfRewritten, description: lost.map((loss) => words.pdfLost[loss]).join(' ') });
    } catch (error) {
      // A file that cannot be written, or a part of the page that did not come: the text itself is still here.
      console.error(error);
      onNotice({ title: words.downloadFailed, description: words.downloadFailedText, tone: 'bad' });
    } finally {
      setIsMaking(false);
    }
  }

  async function createDocx(): Promise<CreatedFile> {
    const { buildCorrectedDocx } = await import('../downloads/correctedDocx');
    return { file: await buildCorrectedDocx(buildDocxInput(review, decisions, messages, new Date())), lost: [] };
  }

  async function createPdf(pdf: NonNullable<typeof document>): Promise<CreatedFile> {
    const { buildAnnotatedPdf } = await import('../downloads/annotatedPdf');
    return buildAnnotatedPdf(await buildPdfInput(pdf, review, decisions, messages, new Date()));
  }

  const docx = {
    id: 'docx',
    label: words.docx,
    description: words.docxHint,
    icon: <FilePen aria-hidden="true" />,
    onSelect: () => void save(createDocx, 'docx'),
  };
  const pdf = document && {
    id: 'pdf',
    label: words.pdf,
    description: words.pdfHint,
    icon: <MessageSquareText aria-hidden="true" />,
    onSelect: () => void save(() => createPdf(document), 'pdf'),
  };
  return <Menu label={words.moreDownloads} size="small" disabled={isMaking} items={pdf ? [docx, pdf] : [docx]} />;
}
