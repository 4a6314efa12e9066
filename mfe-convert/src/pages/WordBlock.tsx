import type { PreviewPage, PreviewParagraph, PreviewPiece, PreviewTable } from '@sheaf/api/contract/convertPreview';
import { token } from '@sheaf/design-system';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { pt } from './points';
import { type PdfSource, WordPicture } from './WordPicture';

type Block = PreviewPage['parts'][number]['blocks'][number];

/** A paragraph or a table of a Word page. */
export function WordBlock({ block, ...source }: { block: Block } & PdfSource) {
  return block.kind === 'paragraph' ? <Paragraph paragraph={block} {...source} /> : <Grid table={block} {...source} />;
}

function Paragraph({ paragraph, ...source }: { paragraph: PreviewParagraph } & PdfSource) {
  const { align, isRightToLeft, left = 0, right = 0, firstLine = 0, before = 0, after = 0, ruleAbove, ruleBelow, mark, pieces } = paragraph;
  const first = pieces.find((piece) => piece.kind === 'text');
  const style: CSSProperties = {
    // Lines are as high as its letters, not as those of the page around it.
    fontSize: pt(first?.size ?? EMPTY_SIZE),
    textAlign: align ?? (isRightToLeft ? 'right' : 'left'),
    margin: `${pt(before)} ${pt(right)} ${pt(after)} ${pt(left)}`,
    textIndent: pt(firstLine),
    ...(ruleAbove && { borderTop: lineOf(ruleAbove), paddingTop: pt(ruleAbove.gap) }),
    ...(ruleBelow && { borderBottom: lineOf(ruleBelow), paddingBottom: pt(ruleBelow.gap) }),
  };
  return (
    <p style={style} dir={isRightToLeft ? 'rtl' : undefined}>
      {mark !== undefined && (
        <Mark style={{ ...(first && looksOf(first)), minWidth: pt(Math.max(0, -firstLine)), paddingInlineEnd: pt(MARK_GAP) }}>
          {/* A bullet of a sign font has no shape elsewhere. */}
          {/^[\ue000-\uf8ff]$/.test(mark) ? '•' : mark}
        </Mark>
      )}
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a paragraph never changes its place.
        <Piece key={at} piece={piece} {...source} />
      ))}
      {pieces.length === 0 && <br />}
    </p>
  );
}

function lineOf({ width, color }: NonNullable<PreviewParagraph['ruleBelow']>): string {
  return `${pt(width)} solid #${color}`;
}

/** Of a line without text. */
const EMPTY_SIZE = 11;
const MARK_GAP = 3;

function Piece({ piece, ...source }: { piece: PreviewPiece } & PdfSource): ReactNode {
  if (piece.kind === 'picture') return <WordPicture picture={piece} {...source} />;
  if (piece.kind === 'tab') return <Tab>{'\t'}</Tab>;
  if (piece.kind === 'break') return <br />;
  return <span style={looksOf(piece)}>{piece.text}</span>;
}

const families = { serif: "'Liberation Serif', 'Times New Roman', Times, serif", mono: "'Liberation Mono', 'Courier New', monospace" };
const SANS = "'Liberation Sans', Arial, Helvetica, sans-serif";
/** Raised and lowered letters are this share of the others. */
const SMALL = 0.65;

/** All of it is the document's own, whatever the theme of the page. */
function looksOf(piece: Extract<PreviewPiece, { kind: 'text' }>): CSSProperties {
  const lines = [piece.isUnderlined && 'underline', piece.isStruck && 'line-through'].filter(Boolean).join(' ');
  return {
    fontSize: pt(piece.script ? piece.size * SMALL : piece.size),
    fontFamily: piece.font ? families[piece.font] : SANS,
    color: `#${piece.color ?? '000000'}`,
    ...(piece.highlight !== undefined && { background: `#${piece.highlight}` }),
    ...(piece.isBold && { fontWeight: 700 }),
    ...(piece.isItalic && { fontStyle: 'italic' }),
    ...(lines && { textDecorationLine: lines }),
    ...(piece.script && { verticalAlign: piece.script, lineHeight: 0 }),
  };
}

function Grid({ table: { isRightToLeft, columns, rows }, ...source }: { table: PreviewTable } & PdfSource) {
  const whole = columns.reduce((sum, width) => sum + width, 0);
  return (
    <Table style={{ width: pt(whole) }} dir={isRightToLeft ? 'rtl' : undefined}>
      <colgroup>
        {columns.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their place.
          <col key={at} style={{ width: pt(width) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map(({ cells, height }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={row} style={height === undefined ? undefined : { height: pt(height) }}>
            {cells.map(({ columnSpan, rowSpan, shading, hasBorders, runs, paragraphs }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={at}
                colSpan={columnSpan}
                rowSpan={rowSpan}
                data-ruled={hasBorders || undefined}
                data-runs={runs}
                style={shading === undefined ? undefined : { background: `#${shading}` }}
              >
                <div style={runs && { maxHeight: heightOf(rows.slice(row, row + (rowSpan ?? 1))) }}>
                  {paragraphs.map((paragraph, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <Paragraph key={place} paragraph={paragraph} {...source} />
                  ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How long the lines of turned text may be; as long as they will where the rows do not say how high they are. */
function heightOf(rows: PreviewTable['rows']): string {
  return rows.some(({ height }) => height === undefined) ? 'none' : pt(rows.reduce((sum, { height = 0 }) => sum + height, 0));
}

const Mark = styled.span`
  display: inline-block;
  box-sizing: border-box;
  text-indent: 0;
`;

const Tab = styled.span`
  white-space: pre;
  tab-size: 6;
`;

const Table = styled.table`
  max-width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  td {
    padding: ${pt(1)} ${pt(4)};
    vertical-align: top;
  }
  td[data-ruled] {
    border: ${token('hairline')} solid ${token('page-sign')};
  }
  td[data-runs] {
    writing-mode: vertical-rl;
  }
  td[data-runs='up'] {
    writing-mode: sideways-lr;
  }
`;
