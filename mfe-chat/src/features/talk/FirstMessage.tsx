import { Marked, token } from '@sheaf/design-system';
import { ReaderNotes } from '@sheaf/tool-kit/ReaderNotes';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { AskedDocument } from '../../model/talk';

export interface FirstMessageProps {
  documents: readonly AskedDocument[];
  /** Questions that the document answers; none once there is a conversation. */
  suggestions: readonly string[];
  onAsk: (question: string) => void;
}

/** What the conversation begins with: the file, what it is about, what its reader has to say of it, and what could be asked. */
export function FirstMessage({ documents, suggestions, onAsk }: FirstMessageProps) {
  const { talk: words, documents: names, upload } = useMessages();
  const isSeveral = documents.length > 1;

  function describeScans({ ocrPages }: AskedDocument): string | null {
    const sure = Math.round(Math.min(...ocrPages.map(({ confidence }) => confidence)));
    return ocrPages.length > 0 ? upload.scanned({ pages: ocrPages.map(({ page }) => page), sure }) : null;
  }

  return (
    <Container>
      <p>
        <Marked text={isSeveral ? names.ready(documents.length) : words.ready(documents[0]?.name ?? '')} as={(name) => <strong>{name}</strong>} />
      </p>
      {documents.map((document) => (
        <Fragment key={document.number}>
          {document.summary !== '' && (
            <Summary>
              {isSeveral && <strong>{document.name}: </strong>}
              {document.summary}
            </Summary>
          )}
          <ReaderNotes scanned={describeScans(document)} warnings={document.warnings} />
        </Fragment>
      ))}
      {suggestions.length > 0 && (
        <Suggestions aria-label={words.suggestions}>
          <p>{words.suggestions}</p>
          <ul>
            {suggestions.map((question) => (
              <li key={question}>
                <Suggestion type="button" onClick={() => onAsk(question)}>
                  {question}
                </Suggestion>
              </li>
            ))}
          </ul>
        </Suggestions>
      )}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  max-width: ${token('measure')};
  white-space: pre-line;
`;

const Suggestions = styled.section`
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};

  @media print {
    display: none;
  }
  > p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
  ul {
    display: grid;
    justify-items: start;
    gap: ${token('space-2')};
  }
`;

const Suggestion = styled.button`
  min-height: ${token('tap')};
  max-width: 100%;
  padding: ${token('space-2')} ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  background: ${token('sheet')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${token('line-strong')};
    background: ${token('sheet-soft')};
  }
`;
