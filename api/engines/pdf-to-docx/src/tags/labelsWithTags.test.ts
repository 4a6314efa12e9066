import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { buildModel } from '../buildModel.ts';
import { getFirstTable, listCellTexts } from '../testing/drawnPages.ts';
import { buildParagraphTag, buildTaggedPdf, type TestTag } from '../testing/taggedPdf.ts';

const TEXT = 'The chair thanks all who came and closes the meeting in good time before the last train leaves.';

async function convertTags(tags: TestTag[]) {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return buildModel(createFileInMemory('tagged.pdf', await buildTaggedPdf(tags)), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
}

/** Tags labels and values of several lines as paragraphs of their own, as browsers tag lists of definitions in a grid. */
function tagRows(rows: readonly (readonly [string, ...string[]])[], { x, tag = 'P' }: { x: number; tag?: string }): TestTag[] {
  let y = 740;
  return rows.flatMap(([label, ...lines]) => {
    const top = y;
    y -= 16 * lines.length + 4;
    return [
      { tag, holds: [{ text: label, x: 70, y: top }] },
      { tag, holds: lines.map((text, index) => ({ text, x, y: top - 15 * index })) },
    ];
  });
}

const cases = [
  {
    document: 'minutes',
    x: 160,
    rows: [
      ['Date', '6 February, 19:00'],
      ['Place', 'Library'],
      ['Present', 'A. Novak, R. Silva, T. Okafor, J. Lindqvist, B. Moreau, K. Tanaka, and', 'for the school Ms Hartley'],
      ['Excused', 'P. Greco'],
    ],
  },
  {
    document: 'the head of a letter',
    x: 200,
    rows: [
      ['Aktenzeichen', '4 C 112/23'],
      ['Betreff', 'Ihre Anfrage wegen der Pacht des Gartens an der Mühle und des Schuppens', 'neben dem Bach'],
      ['Bearbeiterin', 'Frau Köhler'],
    ],
  },
  {
    document: 'a data sheet',
    x: 240,
    tag: 'Div',
    rows: [
      ['Material', 'Oak'],
      ['Finish', 'Oil, three coats'],
      ['Size', '120 by 80 cm, or by order in any size that goes', 'through a door'],
    ],
  },
] as { document: string; x: number; tag?: string; rows: [string, ...string[]][] }[];

test.each(cases)('labels and values that are paragraphs of their own in $document are one table', async ({ rows, ...placed }) => {
  const model = await convertTags([...tagRows(rows, placed), buildParagraphTag(TEXT, 600), buildParagraphTag(TEXT, 570)]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows.map(([label, ...lines]) => [label, lines.join(' ')]));
});
