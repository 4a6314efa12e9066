import type { PreviewPage, PreviewParagraph, PreviewPiece } from '../contract/convertPreview.ts';

const words = (text: string, size = 11): PreviewPiece => ({ kind: 'text', text, size, font: 'serif' });
const tab: PreviewPiece = { kind: 'tab' };

function paragraph(pieces: (PreviewPiece | string)[], changes: Partial<PreviewParagraph> = {}): PreviewParagraph {
  return { kind: 'paragraph', role: 'body', after: 6, ...changes, pieces: pieces.map((piece) => (typeof piece === 'string' ? words(piece) : piece)) };
}

const TEXT_WIDTH = 451;
const EDGE = { width: 1, color: '336699', gap: 6 };
const COUNTED = 'The harbour library counted the bicycles that pass its door each morning, and asked where they are left during the day. ';
const column = (page: number) => Array.from({ length: 14 }, (_, index) => paragraph([`${page}.${index + 1} ${COUNTED.repeat(2)}`]));

/** Text around a picture, and a table at the right of what follows. */
const aroundFloats: PreviewPage['parts'][number] = {
  columns: 1,
  gap: 0,
  blocks: [
    paragraph([{ kind: 'picture', width: 90, height: 40, float: { side: 'left', below: 14, gap: 12 } }, 'The racks stand by the water.'], {
      before: 10,
    }),
    {
      kind: 'table',
      columns: [200, 200],
      float: { side: 'right', below: 0, gap: 9 },
      rows: [
        {
          cells: ['Monday', '412'].map((text) => ({
            hasBorders: true,
            borders: { bottom: { width: 0.5, color: 'd0d0d0' } },
            paragraphs: [paragraph([text])],
          })),
        },
      ],
    },
  ],
};

/**
 * A paper as it is set: a running head and a foot that counts, lines with tabs, a title on a ground,
 * a box, a picture and a table that text flows around above two columns, and a note below each of them.
 */
export const setPages: PreviewPage[] = [1, 2].map((page) => ({
  page,
  mode: 'flow',
  width: 595,
  height: 842,
  margins: { top: 72, right: 72, bottom: 72, left: 72 },
  head: { from: 36, paragraphs: [paragraph([words('Harbour reports', 9)], { after: 0 })] },
  foot: {
    from: 36,
    paragraphs: [paragraph([words('Port Ellery', 9), tab, words(`Page ${page} of 2`, 9)], { after: 0, tabs: [{ at: TEXT_WIDTH, align: 'right' }] })],
  },
  parts: [
    {
      columns: 1,
      gap: 0,
      blocks: [
        paragraph(['Bicycles in the harbour district', tab, 'May 2024'], { tabs: [{ at: TEXT_WIDTH, align: 'right', leader: 'dot' }] }),
        paragraph(['Place:', tab, 'Port Ellery', tab, 'Library'], {
          tabs: [
            { at: 120, align: 'left' },
            { at: 300, align: 'center' },
          ],
        }),
      ],
    },
    {
      columns: 1,
      gap: 0,
      blocks: [
        paragraph([{ kind: 'text', text: 'Findings', size: 14, font: 'serif', color: 'ffffff' }], { role: 'heading', level: 1, shading: '224466' }),
        paragraph(['Racks are full by eight.'], {
          left: 12,
          right: 12,
          ruleAbove: EDGE,
          ruleLeft: EDGE,
          ruleRight: EDGE,
          joins: { above: false, below: true },
        }),
        paragraph(['More of them are on their way.'], {
          mark: '•',
          left: 30,
          firstLine: -18,
          right: 12,
          ruleBelow: EDGE,
          ruleLeft: EDGE,
          ruleRight: EDGE,
          joins: { above: true, below: false },
        }),
      ],
    },
    aroundFloats,
    { columns: 2, gap: 18, blocks: column(page) },
  ],
  notes: [
    paragraph([words('1 Counted from seven to nine.', 9)], { after: 0 }),
    paragraph([words('2 The yard was closed in March.', 9)], { after: 0 }),
  ],
  noteColumns: [0, 1],
}));
