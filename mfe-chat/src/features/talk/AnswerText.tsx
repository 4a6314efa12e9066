import type { Citation } from '@sheaf/api/contract/chat';
import { token } from '@sheaf/design-system';
import { Fragment } from 'react';
import styled from 'styled-components';
import { answerBlocks, type Piece } from './answerBlocks';
import { CitationChip } from './CitationChip';

export interface AnswerTextProps {
  text: string;
  citations: readonly Citation[];
  /** The citation whose passage is shown. */
  shown: number | null;
  onShow: (citation: Citation) => void;
}

/** The words of an answer, each citation a chip that leads to its passage. */
export function AnswerText({ text, citations, shown, onShow }: AnswerTextProps) {
  const ids = citations.map(({ id }) => id);
  const renderPieces = (pieces: Piece[]) =>
    pieces.map((piece, index) => {
      // The same words may be in an answer twice: only their position distinguishes them.
      const key = `${index}`;
      if (piece.kind === 'citation') {
        const citation = citations.find(({ id }) => id === piece.id);
        return citation && <CitationChip key={key} citation={citation} isShown={citation.id === shown} onShow={onShow} />;
      }
      return piece.kind === 'strong' ? <strong key={key}>{piece.text}</strong> : <Fragment key={key}>{piece.text}</Fragment>;
    });
  return (
    <Words>
      {answerBlocks(text, ids).map((block, index) => {
        const key = `${index}`;
        if (block.kind === 'paragraph') return <p key={key}>{renderPieces(block.pieces)}</p>;
        const items = block.items.map((item, row) => {
          const rowKey = `${row}`;
          return <li key={rowKey}>{renderPieces(item)}</li>;
        });
        return block.isOrdered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
      })}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${token('space-3')};
  max-width: ${token('measure')};
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }
  ul,
  ol {
    display: grid;
    gap: ${token('space-2')};
    padding-inline-start: ${token('space-5')};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${token('ink-soft')};
  }
`;
