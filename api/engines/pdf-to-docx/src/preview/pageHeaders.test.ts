import type { Inline, Paragraph, Section } from '../model/documentModel.ts';
import { buildDocument, paragraph, plainStyle, section, text } from '../testing/models.ts';
import { buildPreview } from './buildPreview.ts';
import { findPageHeaders } from './pageHeaders.ts';

const on = (page: number) => paragraph(`Text of page ${page}.`, { page });
const pageNumber: Inline = { kind: 'pageNumber', style: plainStyle };
const pageCount: Inline = { kind: 'pageCount', style: plainStyle };
const numbered = [paragraph([text('Page '), pageNumber, text(' of '), pageCount])];

const joinTexts = (paragraphs: Paragraph[]) =>
  paragraphs.flatMap(({ inlines }) => inlines.map((inline) => (inline.kind === 'text' ? inline.text : '#'))).join('');

function running(sections: Section[], pages: number[]) {
  return [...findPageHeaders({ sections }, pages)].map(([page, { head, foot }]) => [page, joinTexts(head.paragraphs), joinTexts(foot.paragraphs)]);
}

test('every page has the running header and the number that Word counts for it', () => {
  const sections = [section([on(1), on(2), on(3)], { header: [paragraph('Harbour report')], footer: numbered })];
  expect(running(sections, [1, 2, 3])).toEqual([
    [1, 'Harbour report', 'Page 1 of 3'],
    [2, 'Harbour report', 'Page 2 of 3'],
    [3, 'Harbour report', 'Page 3 of 3'],
  ]);
});

test('a first page and left pages have their own', () => {
  const sections = [
    section([on(1), on(2), on(3)], { header: [paragraph('Right')], evenHeader: [paragraph('Left')], firstHeader: [], firstFooter: [] }),
  ];
  expect(running(sections, [1, 2, 3]).map(([, head]) => head)).toEqual(['', 'Left', 'Right']);
});

test('numbers begin again where a part does, in its own figures, and count on over a page that nothing begins on', () => {
  const sections = [
    section([on(1), on(3)], { footer: [paragraph([pageNumber])], numberFormat: 'lowerRoman' }),
    section([on(4)], { footer: [paragraph([pageNumber])], firstPageNumber: 1 }),
  ];
  expect(running(sections, [1, 2, 3, 4]).map(([, , foot]) => foot)).toEqual(['i', 'ii', 'iii', '1']);
});

test('of pages that were chosen, numbers are those of the Word file, which has no others', () => {
  const sections = [section([on(5), on(9)], { footer: numbered })];
  expect(running(sections, [5, 9]).map(([, , foot]) => foot)).toEqual(['Page 1 of 2', 'Page 2 of 2']);
});

test('they are in the preview as far from the edges as in the Word file', () => {
  const { paper } = section([]);
  const sections = [section([on(1)], { paper: { ...paper, headerDistance: 30.04 }, header: [paragraph('Harbour report')], footer: numbered })];
  const pages = [{ page: 1, mode: 'flow' as const, width: 595, height: 842 }];
  const [first] = buildPreview(buildDocument([], { sections }), { pages, sources: new Map() }).pages;
  expect(first).toMatchObject({
    head: { from: 30 },
    foot: { from: 36, paragraphs: [{ pieces: [{ text: 'Page ' }, { text: '1' }, {}, { text: '1' }] }] },
  });
});
