import { Dropzone, EmptyState, Skeleton, token } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { FileLock2, FileQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { pdfViewer } from '../../lazyViewer';
import { useMessages } from '../../messages';
import { highlightId, listPassages, markedExchange, type ShownPdf, type Talk } from '../../model/talk';

export interface DocumentPaneProps {
  talk: Talk;
  onShowPdf: (pdf: ShownPdf) => void;
  onAskAbout: (selected: string, page: number) => void;
}

/** The PDF beside the conversation; where this browser no longer has it, or not its password, the way to see it again. */
export function DocumentPane({ talk, onShowPdf, onAskAbout }: DocumentPaneProps) {
  const { talk: words, screen, upload } = useMessages();
  const { pdf, activeCitation, ending } = talk;
  const marked = markedExchange(talk);
  // A new list would have the pages marked anew with every letter that is typed.
  const highlights = useMemo(
    () => (marked ? listPassages(marked).map(({ id, page, rects, quote }) => ({ id: highlightId(marked.id, id), page, rects, quote })) : []),
    [marked],
  );

  if (!pdf) {
    return (
      <Place>
        <EmptyState icon={<FileQuestionMark />} title={words.noPdf}>
          {words.noPdfText}
        </EmptyState>
        <Dropzone label={words.dropAgain} isCompact onAdd={([file]) => file && onShowPdf({ file, password: '', isLocked: false })} />
      </Place>
    );
  }
  if (pdf.isLocked) {
    return (
      <Place>
        <EmptyState icon={<FileLock2 />} title={words.pdfLocked(pdf.file.name)}>
          {words.pdfLockedText}
        </EmptyState>
        <PasswordForm name={pdf.file.name} words={upload} onSubmit={(password) => onShowPdf({ ...pdf, password, isLocked: false })} />
      </Place>
    );
  }
  return (
    <LazySlot
      words={screen}
      part={pdfViewer}
      meanwhile={
        <Place>
          <Skeleton shape="page" />
        </Place>
      }
    >
      {(PdfViewer) => (
        <PdfViewer file={pdf.file} password={pdf.password} highlights={highlights} goTo={activeCitation} onAsk={ending ? undefined : onAskAbout} />
      )}
    </LazySlot>
  );
}

const Place = styled.div`
  height: 100%;
  padding: ${token('space-4')};
  overflow-y: auto;
`;
