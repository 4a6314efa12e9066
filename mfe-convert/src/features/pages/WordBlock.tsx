import type { PreviewPage, PreviewParagraph, PreviewTable } from '@sheaf/api/contract/convertPreview';
import { token } from '@sheaf/design-system';
import { type CSSProperties, useContext } from 'react';
import styled from 'styled-components';
import { PickedBlockContext } from './pickedBlock';
import { buildFloatStyle, scalePoints } from './points';
import { splitTabbedLines } from './tabbedLines';
import { WordLine } from './WordLine';
import type { PdfSource } from './WordPicture';
import { buildTextStyle, findFamily, WordPiece } from './WordPiece';

type Block = PreviewPage['parts'][number]['blocks'][number];

/** The paragraphs and tables of a Word page, one below the other. */
export function WordBlocks({ blocks, ...source }: { blocks: readonly Block[] } & PdfSource) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their place.
    <WordBlock key={index} block={block} {...source} />
  ));
}

function WordBlock({ block, ...source }: { block: Block } & PdfSource) {
  const picked = useContext(PickedBlockContext);
  const number = block.place?.block;
  if (!picked || number === undefined) return <PlainBlock block={block} {...source} />;
  const isPicked = picked.first !== null && picked.last !== null && number >= picked.first && number <= picked.last;
  return (
    // A press on the page is the short way for a pointer; the list beside it is the way for everybody.
    <Pickable data-picked={isPicked || undefined} onClick={() => picked.onPick(number)}>
      <PlainBlock block={block} {...source} />
    </Pickable>
  );
}

function PlainBlock({ block, ...source }: { block: Block } & PdfSource) {
  return block.kind === 'paragraph' ? <Paragraph paragraph={block} {...source} /> : <Grid table={block} {...source} />;
}

function Paragraph({ paragraph, ...source }: { paragraph: PreviewParagraph } & PdfSource) {
  const { isRightToLeft, left = 0, right = 0, firstLine = 0, tabs, pieces } = paragraph;
  const style = buildParagraphStyle(paragraph);
  const mark = <ItemMark key="mark" {...paragraph} />;
  if (tabs && pieces.some(({ kind }) => kind === 'tab')) {
    const edge = isRightToLeft ? right : left;
    return (
      <p style={style} dir={isRightToLeft ? 'rtl' : undefined}>
        {splitTabbedLines(paragraph).map((line, index) => {
          const indent = index === 0 ? firstLine : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their place.
            <Indented key={index} style={indent === 0 ? undefined : { marginInlineStart: scalePoints(indent) }}>
              <WordLine line={line} start={edge + indent} mark={index === 0 && mark} {...source} />
            </Indented>
          );
        })}
      </p>
    );
  }
  return (
    <p style={style} dir={isRightToLeft ? 'rtl' : undefined}>
      {mark}
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph never change their place.
        <WordPiece key={at} piece={piece} above={paragraph.before} {...source} />
      ))}
      {pieces.length === 0 && <br />}
    </p>
  );
}

/** The bullet or number before an item of a list. */
function ItemMark({ mark, firstLine = 0, pieces }: Pick<PreviewParagraph, 'mark' | 'firstLine' | 'pieces'>) {
  if (mark === undefined) return null;
  const first = findFirstText(pieces);
  return (
    <Mark style={{ ...(first && buildTextStyle(first)), minWidth: scalePoints(Math.max(0, -firstLine)), paddingInlineEnd: scalePoints(MARK_GAP) }}>
      {/* A bullet of a sign font has no shape elsewhere. */}
      {/^[\ue000-\uf8ff]$/.test(mark) ? '•' : mark}
    </Mark>
  );
}

/** Returns the style of a paragraph's text and, where it has borders or a shading, that of its box. */
function buildParagraphStyle(paragraph: PreviewParagraph): CSSProperties {
  const { align, isRightToLeft, firstLine = 0, goesOn, lineHeight, pieces } = paragraph;
  const first = findFirstText(pieces);
  return {
    // The line height follows the paragraph's own font size, not that of the page around it.
    fontSize: scalePoints(first?.size ?? EMPTY_SIZE),
    ...(first && { fontFamily: findFamily(first) }),
    textAlign: align ?? (isRightToLeft ? 'right' : 'left'),
    textIndent: scalePoints(firstLine),
    ...(goesOn && align === 'justify' && { textAlignLast: 'justify' }),
    ...(lineHeight !== undefined && { lineHeight }),
    ...buildBoxStyle(paragraph),
  };
}

/** Returns the margins, borders and shading of a paragraph. */
function buildBoxStyle(paragraph: PreviewParagraph): CSSProperties {
  const { isRightToLeft, left = 0, right = 0, firstLine = 0, before = 0, after = 0, joins, shading } = paragraph;
  const { ruleAbove, ruleBelow, ruleLeft, ruleRight } = paragraph;
  const hasRules = ruleAbove || ruleBelow || ruleLeft || ruleRight;
  // The space between paragraphs of one box is inside its borders and shading.
  const paddings = { above: joins?.above ? before : (ruleAbove?.gap ?? 0), below: joins?.below ? after : (ruleBelow?.gap ?? 0) };
  // Word's borders and shading include the list marker.
  const hanging = hasRules || shading !== undefined ? Math.max(0, -firstLine) : 0;
  const [hangsLeft, hangsRight] = isRightToLeft ? [0, hanging] : [hanging, 0];
  const margins = [
    joins?.above ? 0 : before,
    right - measureRoom(ruleRight) - hangsRight,
    joins?.below ? 0 : after,
    left - measureRoom(ruleLeft) - hangsLeft,
  ];
  return {
    margin: margins.map(scalePoints).join(' '),
    ...((hasRules || hanging > 0) && {
      padding: [paddings.above, (ruleRight?.gap ?? 0) + hangsRight, paddings.below, (ruleLeft?.gap ?? 0) + hangsLeft].map(scalePoints).join(' '),
    }),
    ...(ruleAbove && { borderTop: drawLine(ruleAbove) }),
    ...(ruleBelow && { borderBottom: drawLine(ruleBelow) }),
    ...(ruleLeft && { borderLeft: drawLine(ruleLeft) }),
    ...(ruleRight && { borderRight: drawLine(ruleRight) }),
    ...(shading !== undefined && { background: `#${shading}` }),
  };
}

function findFirstText(pieces: PreviewParagraph['pieces']) {
  return pieces.find((piece) => piece.kind === 'text');
}

/** Returns how much of the indent a line beside the text takes, in points. */
function measureRoom(rule: PreviewParagraph['ruleLeft']): number {
  return rule ? rule.gap + rule.width : 0;
}

function drawLine({ width, color }: { width: number; color: string }): string {
  return `${scalePoints(width)} solid #${color}`;
}

/** Of a line without text. */
const EMPTY_SIZE = 11;
const MARK_GAP = 3;

function Grid({ table: { isRightToLeft, columns, rows, float }, ...source }: { table: PreviewTable } & PdfSource) {
  const totalWidth = columns.reduce((sum, width) => sum + width, 0);
  return (
    <Table style={{ width: scalePoints(totalWidth), ...(float && buildFloatStyle(float)) }} dir={isRightToLeft ? 'rtl' : undefined}>
      <colgroup>
        {columns.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their place.
          <col key={at} style={{ width: scalePoints(width) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map(({ cells, height }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={row} style={height === undefined ? undefined : { height: scalePoints(height) }}>
            {cells.map(({ columnSpan, rowSpan, shading, hasBorders, borders, runs, paragraphs }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={at}
                colSpan={columnSpan}
                rowSpan={rowSpan}
                data-ruled={(hasBorders && !borders) || undefined}
                data-runs={runs}
                style={buildCellStyle(shading, borders)}
              >
                <div style={runs && { maxHeight: measureHeight(rows.slice(row, row + (rowSpan ?? 1))) }}>
                  {paragraphs.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <Paragraph key={index} paragraph={paragraph} {...source} />
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

/** Returns the lines around a cell and the colour of its ground. */
function buildCellStyle(shading: string | undefined, { top, right, bottom, left }: Borders = {}): CSSProperties {
  return {
    ...(shading !== undefined && { background: `#${shading}` }),
    ...(top && { borderTop: drawLine(top) }),
    ...(right && { borderRight: drawLine(right) }),
    ...(bottom && { borderBottom: drawLine(bottom) }),
    ...(left && { borderLeft: drawLine(left) }),
  };
}

type Borders = NonNullable<PreviewTable['rows'][number]['cells'][number]['borders']>;

/** Returns the greatest length of rotated lines; none where the rows have no height. */
function measureHeight(rows: PreviewTable['rows']): string {
  return rows.some(({ height }) => height === undefined) ? 'none' : scalePoints(rows.reduce((sum, { height = 0 }) => sum + height, 0));
}

const Pickable = styled.div`
  cursor: pointer;

  &:hover {
    outline: ${token('hairline')} dashed ${token('page-sign')};
  }
  &[data-picked] {
    outline: 2px solid ${token('page-sign')};
  }
`;

const Mark = styled.span`
  display: inline-block;
  box-sizing: border-box;
  text-indent: 0;
`;

const Indented = styled.span`
  display: block;
`;

const Table = styled.table`
  max-width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  td {
    padding: ${scalePoints(1)} ${scalePoints(4)};
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
