import type { PreviewPage, PreviewParagraph } from '@sheaf/api/contract/convertPreview';
import { correctBlock, listBeginnings, listCorrectable, listFollowing } from './corrections';

const paragraph = (text: string, block: number | undefined, role: PreviewParagraph['role'] = 'body'): PreviewParagraph => ({
  kind: 'paragraph',
  role,
  ...(block !== undefined && { place: { block, begins: text.slice(0, 4) } }),
  pieces: [{ kind: 'text', text, size: 11 }],
});

function buildParts(...blocks: PreviewPage['parts'][number]['blocks']): Pick<PreviewPage, 'parts'> {
  return { parts: [{ columns: 1, gap: 0, blocks }] };
}

test('blocks are listed with what they are; what goes on from the page before is not', () => {
  const cell = { paragraphs: [paragraph('Oil', undefined)] };
  const page = buildParts(paragraph('the rest', undefined), paragraph('Hours', 0, 'heading'), paragraph('Open daily', 1), {
    kind: 'table',
    place: { block: 2, begins: 'Oil' },
    columns: [100],
    rows: [{ cells: [cell] }],
  });
  expect(listCorrectable(page).map(({ kind, text }) => `${kind} ${text}`)).toEqual(['heading Hours', 'text Open daily', 'table Oil']);
});

test('paragraphs can be taken together up to the next table', () => {
  const page = buildParts(
    paragraph('One', 0),
    paragraph('Two', 1),
    { kind: 'table', place: { block: 2, begins: '' }, columns: [], rows: [] },
    paragraph('Three', 3),
  );
  const blocks = listCorrectable(page);
  const [first, , table] = blocks;
  expect(first && listFollowing(blocks, first).map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(table && listFollowing(blocks, table)).toHaveLength(1);
});

test('a new paragraph can begin with every word but the first', () => {
  expect(listBeginnings(' Ana Ruiz,  12 Quay')).toEqual([
    { word: 1, before: 'Ana', from: 'Ruiz, 12 Quay' },
    { word: 2, before: 'Ana Ruiz,', from: '12 Quay' },
    { word: 3, before: 'Ruiz, 12', from: 'Quay' },
  ]);
});

test('a correction names its block, and how many go with it only where there are more', () => {
  const block = { block: 4, begins: 'Ana', kind: 'text' as const, text: 'Ana' };
  expect(correctBlock(2, block, { as: 'joined', count: 3 })).toEqual({ page: 2, block: 4, begins: 'Ana', as: 'joined', count: 3 });
  expect(correctBlock(2, block, { as: 'parted', count: 1, word: 2 })).toEqual({ page: 2, block: 4, begins: 'Ana', as: 'parted', word: 2 });
});
