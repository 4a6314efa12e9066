import type { Citation } from '@sheaf/api/contract/chat';
import { Tooltip, token, VisuallyHidden } from '@sheaf/design-system';
import { use } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { CitedDocumentsContext, findFileToName, isRemoved } from '../documents/citedDocuments';

export interface CitationChipProps {
  citation: Citation;
  /** Its passage is the one that is shown. */
  isShown: boolean;
  onShow: (citation: Citation) => void;
}

/** As much of a quote as is read at a glance. */
const GLANCE = 260;

/** "p. 4" with the number of its mark on the page: leads to the passage in the PDF, and shows its words while the pointer or the keyboard is at it. */
export function CitationChip({ citation, isShown, onShow }: CitationChipProps) {
  const { talk: words } = useMessages();
  const documents = use(CitedDocumentsContext);
  const { id, page, quote, source } = citation;
  const place = words.place({ page, file: findFileToName(documents, citation) });
  const short = quote.length > GLANCE ? `${quote.slice(0, GLANCE).trimEnd()}…` : quote;
  if (isRemoved(documents, citation)) return <RemovedCitation>{place}</RemovedCitation>;
  return (
    <Tooltip words={source === 'ocr' ? `${words.quote(short)} ${words.fromScan}` : words.quote(short)}>
      <Chip type="button" data-paper aria-current={isShown || undefined} onClick={() => onShow(citation)}>
        <MarkNumber aria-hidden="true">{id}</MarkNumber>
        {place}
        <VisuallyHidden>{words.show}</VisuallyHidden>
      </Chip>
    </Tooltip>
  );
}

/* In the colour of the stroke it leads to. */
const Chip = styled.button`
  position: relative;
  display: inline-block;
  padding: 0 ${token('space-2')};
  border-radius: ${token('radius-round')};
  background: ${token('mark-bright')};
  color: ${token('mark-bright-ink')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  max-width: 100%;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;

  /* As large as a thumb, without pushing the lines apart. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${token('space-3')}) calc(-1 * ${token('space-1')});
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  &[aria-current] {
    box-shadow: 0 0 0 ${token('focus-ring')} ${token('ink')};
  }
  @media (forced-colors: active) {
    border: ${token('hairline')} solid ButtonText;
  }
  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
    color: inherit;

    &::before {
      content: '(';
    }
    &::after {
      content: ')';
      position: static;
    }
  }
`;

const MarkNumber = styled.span`
  margin-inline-end: ${token('space-1')};
  opacity: 0.75;
`;

const RemovedCitation = styled.span`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
