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
  onTaken: () => void;
  onNotice: (notice: Notice) => void;
}

/** The ways to take the corrected text along. What makes Word and PDF files is fetched by whoever asks for one, and works on this device. */
export function Downloads({ state, review, corrected, onTaken, onNotice }: DownloadsProps) {
  const { result: words } = useMessages();
  const name = state.document?.file.name;

  function handleTxt() {
    saveFile(new Blob([corrected], { type: 'text/plain;charset=utf-8' }), nameCorrectedFile(name, 'txt'));
    onTaken();
  }

  return (
    <>
      <CopyButton text={corrected} onTaken={onTaken} onNotice={onNotice} />
      <Button size="small" icon={<Download aria-hidden="true" />} onClick={handleTxt}>
        {words.downloadTxt}
      </Button>
      <MoreDownloads state={state} review={review} onTaken={onTaken} onNotice={onNotice} />
    </>
  );
}

function CopyButton({ text, onTaken, onNotice }: { text: string } & Pick<DownloadsProps, 'onTaken' | 'onNotice'>) {
  const { result: words } = useMessages();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onTaken();
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
type MadeFile = Awaited<ReturnType<AnnotatedPdf>>;

/** A Word file with tracked changes and, where the text came from a PDF, that PDF with notes. */
function MoreDownloads({ state, review, onTaken, onNotice }: Omit<DownloadsProps, 'corrected'>) {
  const messages = useMessages();
  const { result: words } = messages;
  const [isMaking, setIsMaking] = useState(false);
  const { document, decisions } = state;

  async function save(make: () => Promise<MadeFile>, extension: 'docx' | 'pdf') {
    setIsMaking(true);
    try {
      const { file, lost } = await make();
      saveFile(file, nameCorrectedFile(document?.file.name, extension));
      onTaken();
      if (lost.length > 0) onNotice({ title: words.pdfRewritten, description: lost.map((loss) => words.pdfLost[loss]).join(' ') });
    } catch (error) {
      // A file that cannot be written, or a part of the page that did not come: the text itself is still here.
      console.error(error);
      onNotice({ title: words.downloadFailed, description: words.downloadFailedText, tone: 'bad' });
    } finally {
      setIsMaking(false);
    }
  }

  async function makeDocx(): Promise<MadeFile> {
    const { buildCorrectedDocx } = await import('../downloads/correctedDocx');
    return { file: await buildCorrectedDocx(buildDocxInput(review, decisions, messages, new Date())), lost: [] };
  }

  async function makePdf(pdf: NonNullable<typeof document>): Promise<MadeFile> {
    const { buildAnnotatedPdf } = await import('../downloads/annotatedPdf');
    return buildAnnotatedPdf(await buildPdfInput(pdf, review, decisions, messages, new Date()));
  }

  const docx = {
    id: 'docx',
    label: words.docx,
    description: words.docxHint,
    icon: <FilePen aria-hidden="true" />,
    onSelect: () => void save(makeDocx, 'docx'),
  };
  const pdf = document && {
    id: 'pdf',
    label: words.pdf,
    description: words.pdfHint,
    icon: <MessageSquareText aria-hidden="true" />,
    onSelect: () => void save(() => makePdf(document), 'pdf'),
  };
  return <Menu label={words.moreDownloads} size="small" disabled={isMaking} items={pdf ? [docx, pdf] : [docx]} />;
}
