import type { PreviewPiece } from '@sheaf/api/contract/convertPreview';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { scalePoints } from './points';
import { type PdfSource, WordPicture } from './WordPicture';

/** Text, a picture, a tab or the end of a line. `above` is the space before its paragraph, in points. */
export function WordPiece({ piece, above = 0, ...source }: { piece: PreviewPiece; above?: number } & PdfSource): ReactNode {
  if (piece.kind === 'picture') return <WordPicture picture={piece} above={above} {...source} />;
  if (piece.kind === 'tab') return <Tab>{'\t'}</Tab>;
  if (piece.kind === 'break') return <br />;
  return <span style={buildTextStyle(piece)}>{piece.text}</span>;
}

const families = { serif: "'Liberation Serif', 'Times New Roman', Times, serif", mono: "'Liberation Mono', 'Courier New', monospace" };
const SANS = "'Liberation Sans', Arial, Helvetica, sans-serif";
/** Returns the CSS font family of a text run. */
export function findFamily({ font }: Pick<Extract<PreviewPiece, { kind: 'text' }>, 'font'>): string {
  return font ? families[font] : SANS;
}

/** Raised and lowered letters are this share of the others. */
const SMALL = 0.65;

/** Builds the CSS of a text run from the document alone, independent of the page's theme. */
export function buildTextStyle(piece: Extract<PreviewPiece, { kind: 'text' }>): CSSProperties {
  const lines = [piece.isUnderlined && 'underline', piece.isStruck && 'line-through'].filter(Boolean).join(' ');
  return {
    fontSize: scalePoints(piece.script ? piece.size * SMALL : piece.size),
    fontFamily: findFamily(piece),
    color: `#${piece.color ?? '000000'}`,
    ...(piece.highlight !== undefined && { background: `#${piece.highlight}` }),
    ...(piece.isBold && { fontWeight: 700 }),
    ...(piece.isItalic && { fontStyle: 'italic' }),
    ...(lines && { textDecorationLine: lines }),
    ...(piece.script && { verticalAlign: piece.script, lineHeight: 0 }),
  };
}

const Tab = styled.span`
  white-space: pre;
  tab-size: 6;
`;
