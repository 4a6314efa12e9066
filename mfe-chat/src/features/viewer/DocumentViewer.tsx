import { EmptyState, Skeleton, token } from '@sheaf/design-system';
import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { FileQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { OpenDocument, type OpenDocumentProps } from './OpenDocument';
import { useDocument } from './pages/useDocument';

export interface DocumentViewerProps extends Omit<OpenDocumentProps, 'pages' | 'aspects'> {
  /** Null where nothing can read it. */
  pages: DocumentPages | null;
}

/** The viewer of any document that reports its pages: it may be opening, open, or impossible to show. */
export function DocumentViewer({ pages, ...rest }: DocumentViewerProps) {
  const { viewer: words } = useMessages();
  const shown = useDocument(pages);

  if (shown.step === 'failed') {
    return (
      <Frame>
        <EmptyState icon={<FileQuestionMark />} title={words.notShownTitle}>
          <p role="status">{words.notShown[shown.reason]}</p>
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      {shown.step === 'open' && pages ? <OpenDocument pages={pages} aspects={shown.aspects} {...rest} /> : <Skeleton label={words.opening} />}
    </Frame>
  );
}

const Frame = styled.div`
  height: 100%;
  min-height: 0;
  overflow: hidden;
  background: ${token('sheet-soft')};
`;
