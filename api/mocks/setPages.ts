import type { PreviewPage, PreviewParagraph, PreviewPiece } from '../contract/convertPreview.ts';

const words = (text: string, size = 11): PreviewPiece => ({ kind: 'text', text, size, font: 'serif' });
const tab: PreviewPiece = { kind: 'tab' };

function paragraph(pieces: (PreviewPiece | string)[], changes: Partial<PreviewParagraph> = {}): PreviewParagraph {
  return { kind: 'paragraph', role: 'body', after: 6, ...changes, pieces: pieces.map((piece) => (typeof piece === 'string' ? words(piece) : piece)) };
}

const TEXT_WIDTH = 451;
const COUNTED = 'The harbour library counted the bicycles that pass its door each morning, and asked where they are left during the day. ';
const column = (page: number) => Array.from({ length: 14 }, (_, place) => paragraph([`${page}.${place + 1} ${COUNTED.repeat(2)}`]));

/** A paper as it is set: a running head and a foot that counts, a line with tabs above two columns, and a note below each of them. */
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
    { columns: 2, gap: 18, blocks: column(page) },
  ],
  notes: [
    paragraph([words('1 Counted from seven to nine.', 9)], { after: 0 }),
    paragraph([words('2 The yard was closed in March.', 9)], { after: 0 }),
  ],
  noteColumns: [0, 1],
}));
