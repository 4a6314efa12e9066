import { openDocumentPages } from '@sheaf/tool-kit/documentPages';
import { useMemo } from 'react';
import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer';

export interface PdfViewerProps extends Omit<DocumentViewerProps, 'pages' | 'name'> {
  file: File;
  password?: string;
}

/** A PDF to read beside the conversation: its pages below each other, drawn as they come near, with the cited passages marked. As high as its container. */
export function PdfViewer({ file, password = '', ...rest }: PdfViewerProps) {
  const pages = useMemo(() => openDocumentPages(file, password), [file, password]);
  return <DocumentViewer pages={pages} name={file.name} {...rest} />;
}
