import fc from 'fast-check';
import type { Block, DocumentModel, Paragraph, TableCell } from '../model/documentModel.ts';
import { buildDocument, buildListStyle, cell, heading, item, paragraph, section, table, text } from '../testing/models.ts';
import { readDocx } from '../testing/readDocx.ts';
import { findFaults } from '../validate/findFaults.ts';
import { writeDocx } from './writeDocx.ts';

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((value) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(value));
const style = fc.record({ isBold: fc.boolean(), isItalic: fc.boolean(), isUnderlined: fc.boolean(), size: fc.integer({ min: 6, max: 40 }) });
const bodyText = fc
  .array(fc.tuple(words, style), { minLength: 1, maxLength: 4 })
  .map((runs) => paragraph(runs.map(([run, look]) => text(run, look))));
const LISTS = [
  buildListStyle(['decimal', '%1.'], ['lowerLetter', '%2.'], ['lowerRoman', '%3.']),
  buildListStyle(['bullet', '•'], ['bullet', '◦'], ['bullet', '▪']),
];
const lists = fc.tuple(words, fc.nat(1), fc.nat(2)).map(([value, list, level]) => item(value, list, level));
const headings = fc.tuple(words, fc.integer({ min: 1, max: 6 })).map(([value, level]) => heading(value, level));
/** Any number of cells of any spans: the writer has to make a whole grid of them. */
const tables = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.array(fc.array(fc.tuple(words, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), { maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([columns, rows]) =>
    table(
      Array.from({ length: columns }, () => 60),
      rows.map((cells) => cells.map(([value, columnSpan, rowSpan]): TableCell => cell(value, { columnSpan, rowSpan }))),
    ),
  );
const blocks = fc.array(fc.oneof(bodyText, lists, headings, tables), { maxLength: 8 });
const models = fc
  .array(fc.tuple(blocks, fc.constantFrom<'nextPage' | 'continuous'>('nextPage', 'continuous'), fc.integer({ min: 1, max: 3 })), { maxLength: 4 })
  .map((sections) =>
    buildDocument([], {
      lists: LISTS,
      sections: sections.map(([content, start, count]) => section(content, { start, columns: { count, gap: 12 } })),
    }),
  );

const joinText = ({ inlines }: Paragraph) => inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
const listBlocks = (model: DocumentModel): Block[] => model.sections.flatMap((part) => part.blocks);

test('another reader finds every paragraph, heading and list item that was written, in its order, in a sound file', async () => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const docx = await writeDocx(model);
      expect(findFaults(docx)).toEqual([]);
      const { paragraphs } = readDocx(docx);
      const read = paragraphs.filter(({ text: found, isInTable }) => !isInTable && found !== '');
      const meant = listBlocks(model).filter((block) => block.kind === 'paragraph');
      expect(read.map(({ text: found, style: name, item: place }) => [found, name, place?.level])).toEqual(
        meant.map(({ role, ...rest }) => {
          if (role.type === 'heading') return [joinText({ role, ...rest }), `Heading${role.level}`, undefined];
          return [
            joinText({ role, ...rest }),
            role.type === 'listItem' ? 'ListParagraph' : 'Normal',
            role.type === 'listItem' ? role.level : undefined,
          ];
        }),
      );
    }),
    { numRuns: 40 },
  );
});

test('whatever the spans of its cells say, a table fills its grid and loses no word', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (given) => {
      const docx = await writeDocx(buildDocument([given]));
      expect(findFaults(docx)).toEqual([]);
      const [read = []] = readDocx(docx).tables;
      for (const row of read) expect(row.reduce((sum, { columns }) => sum + columns, 0)).toBe(given.columns.length);
      const found = read
        .flat()
        .map(({ text: value }) => value)
        .join('\n');
      for (const { cells } of given.rows)
        for (const { blocks: content } of cells)
          for (const block of content) if (block.kind === 'paragraph') expect(found).toContain(joinText(block).trim());
    }),
    { numRuns: 40 },
  );
});
