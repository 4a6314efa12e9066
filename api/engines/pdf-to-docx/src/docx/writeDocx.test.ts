import type { DocumentModel, Inline } from '../model/documentModel.ts';
import { buildDocument, buildListStyle, cell, heading, item, paragraph, plainStyle, section, table, text } from '../testing/models.ts';
import { readDocx } from '../testing/readDocx.ts';
import { findFaults } from '../validate/findFaults.ts';
import { writeDocx } from './writeDocx.ts';

async function written(model: DocumentModel) {
  const docx = await writeDocx(model);
  expect(findFaults(docx)).toEqual([]);
  const read = readDocx(docx);
  const part = (name: string) => read.parts.get(name) ?? '';
  return { ...read, body: part('word/document.xml'), part };
}
/** What is in a paragraph, by a word that is in it. */
const paragraphWith = (word: string, body: string) => body.match(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gs)?.find((whole) => whole.includes(word)) ?? '';
const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (c) =>
  c.charCodeAt(0),
);

test('headings are Word headings, of the level they have', async () => {
  const { paragraphs, part } = await written(buildDocument([heading('Introduction', 1), paragraph('Text.'), heading('Detail', 3)]));
  expect(paragraphs.map(({ style, text: words }) => [style, words])).toEqual([
    ['Heading1', 'Introduction'],
    ['Normal', 'Text.'],
    ['Heading3', 'Detail'],
  ]);
  expect(part('word/styles.xml')).toMatch(/<w:style [^>]*w:styleId="Heading3"[^>]*><w:name w:val="heading 3"\/>.*?<w:outlineLvl w:val="2"\/>/);
});

test('only what differs from the styles is stated again', async () => {
  const body = Array.from({ length: 5 }, () => paragraph('Most paragraphs look like this one.', { align: 'justify', spaceAfter: 8 }));
  const odd = paragraph([text('An '), text('odd', { isBold: true, size: 14 }), text(' one.')], { align: 'center', spaceAfter: 8 });
  const { body: xml } = await written(buildDocument([...body, odd]));
  expect(paragraphWith('look like', xml)).toMatch(/^<w:p><w:r><w:t [^>]*>Most paragraphs look like this one\.<\/w:t><\/w:r><\/w:p>$/);
  expect(paragraphWith('odd', xml)).toContain('<w:jc w:val="center"/>');
  expect(paragraphWith('odd', xml)).toContain('<w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/>');
});

test('a second numbered list begins at its own number, and levels count for themselves', async () => {
  const lists = [buildListStyle(['decimal', '%1.'], ['lowerLetter', '%2)']), buildListStyle(['decimal', '%1.', 4])];
  const { paragraphs, part } = await written(buildDocument([item('one', 0), item('one a', 0, 1), item('two', 0), item('four', 1)], { lists }));
  expect(paragraphs.map(({ item: read }) => [read?.format, read?.level])).toEqual([
    ['decimal', 0],
    ['lowerLetter', 1],
    ['decimal', 0],
    ['decimal', 0],
  ]);
  expect(new Set(paragraphs.map(({ item: read }) => read?.list)).size).toBe(2);
  expect(part('word/numbering.xml')).toContain('<w:startOverride w:val="4"/>');
});

test('headings are counted by their styles, so that those somebody adds are too, and those without a number are not', async () => {
  const levels = buildListStyle(['decimal', '%1'], ['decimal', '%1.%2']).levels.map((level, index) => ({ ...level, heading: index + 1 }));
  const counted = (words: string, level: number) => ({
    ...heading(words, level),
    role: { type: 'heading' as const, level, number: { list: 0, level: level - 1 } },
  });
  const { body, part } = await written(buildDocument([counted('Scope', 1), counted('Terms', 2), heading('Works', 1)], { lists: [{ levels }] }));
  const style = (id: string) => part('word/styles.xml').match(new RegExp(`w:styleId="${id}".*?</w:style>`, 's'))?.[0];
  for (const [level, id] of ['Heading1', 'Heading2', 'Heading3'].entries()) {
    expect(style(id)).toContain(`<w:numPr><w:ilvl w:val="${level}"/>`);
    expect(part('word/numbering.xml')).toMatch(
      new RegExp(`<w:lvl w:ilvl="${level}"[^>]*><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="${id}"/>`),
    );
  }
  expect(part('word/numbering.xml')).toContain('<w:lvlText w:val="%1.%2.%3"/>');
  expect(paragraphWith('Works', body)).toContain('<w:numId w:val="0"/>');
});

test('lists of the same bullets share one, with levels to spare for whoever writes on', async () => {
  const { paragraphs, part } = await written(
    buildDocument([item('a', 0), item('b', 1)], { lists: [buildListStyle(['bullet', '•']), buildListStyle(['bullet', '•'])] }),
  );
  expect(paragraphs[0]?.item).toEqual(paragraphs[1]?.item);
  expect(part('word/numbering.xml')).toContain('w:ilvl="8"');
});

test('a table keeps its grid, its merged cells and its repeated header', async () => {
  const { tables, body } = await written(
    buildDocument([
      table(
        [100, 100, 100],
        [
          [cell('Head', { columnSpan: 2 }), cell('C')],
          [cell('tall', { rowSpan: 2 }), cell('b'), cell('c')],
          [cell('e'), cell('f')],
        ],
        { headerRows: 1 },
      ),
    ]),
  );
  expect(tables[0]?.map((row) => row.map(({ text: words, columns, goesOn }) => [words, columns, goesOn]))).toEqual([
    [
      ['Head', 2, false],
      ['C', 1, false],
    ],
    [
      ['tall', 1, false],
      ['b', 1, false],
      ['c', 1, false],
    ],
    [
      ['', 1, true],
      ['e', 1, false],
      ['f', 1, false],
    ],
  ]);
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(body).toContain('<w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>');
});

test('two tables that touch stay two', async () => {
  const { tables, paragraphs } = await written(buildDocument([table([90], [[cell('a')]]), table([90], [[cell('b')]])]));
  expect(tables).toHaveLength(2);
  expect(paragraphs.filter(({ isInTable }) => !isInTable)).toHaveLength(2);
});

test('a section has its paper, its columns and its headers and footers, the first page its own', async () => {
  const number: Inline = { kind: 'pageNumber', style: plainStyle };
  const { body, parts } = await written(
    buildDocument([], {
      sections: [
        section([paragraph('One.')], {
          header: [paragraph('Running head')],
          footer: [paragraph([text('Page '), number])],
          firstHeader: [],
          firstPageNumber: 7,
        }),
        section([paragraph('Two.')], { start: 'continuous', columns: { count: 2, gap: 24 } }),
        section([paragraph('Three.')], { paper: { width: 842, height: 595, top: 50, right: 50, bottom: 50, left: 50 } }),
      ],
    }),
  );
  const [first = '', second = '', third = ''] = body.match(/<w:sectPr>.*?<\/w:sectPr>/gs) ?? [];
  expect(first).toContain('<w:titlePg/>');
  expect(first).toContain('w:start="7"');
  expect(second).toContain('<w:type w:val="continuous"/>');
  expect(second).toContain('w:num="2"');
  // It goes on with the headers of the page it is on; the next has none, and must say so.
  expect(second).not.toContain('headerReference');
  expect(third).toContain('headerReference');
  expect(third).toContain('<w:pgSz w:w="16840" w:h="11900" w:orient="landscape"/>');
  const feet = [...parts].filter(([name]) => name.startsWith('word/footer')).map(([, xml]) => xml);
  expect(feet.filter((xml) => xml.includes('<w:fldSimple w:instr="PAGE"><w:r><w:t xml:space="preserve">7</w:t></w:r></w:fldSimple>'))).toHaveLength(
    2,
  );
});

test('notes are Word notes, and a second mark of one is a plain small number', async () => {
  const mark: Inline = { kind: 'footnote', id: 12 };
  const { body, part } = await written(
    buildDocument([paragraph([text('See'), mark, text(' and again'), mark])], { footnotes: [{ id: 12, blocks: [paragraph('The note.')] }] }),
  );
  expect(body.match(/<w:footnoteReference w:id="1"\/>/g)).toHaveLength(1);
  expect(body).toContain('<w:vertAlign w:val="superscript"/></w:rPr><w:t xml:space="preserve">1</w:t>');
  expect(part('word/footnotes.xml')).toContain('<w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> The note.</w:t>');
});

test('a link to a place on a page of the web is whole in what Word reads, and in a note as well', async () => {
  const address = 'https://example.org/rules#part-2';
  const link: Inline = { ...text('the rules'), link: { to: 'address', address } };
  const model = buildDocument([paragraph([link, { kind: 'footnote', id: 1 }])]);
  const { part } = await written({ ...model, footnotes: [{ id: 1, blocks: [paragraph([link])] }] });
  for (const name of ['document', 'footnotes']) {
    const [, id] = part(`word/_rels/${name}.xml.rels`).match(new RegExp(`Id="([^"]+)"[^>]*Target="${address}" TargetMode="External"`)) ?? [];
    expect(part(`word/${name}.xml`)).toMatch(new RegExp(`<w:hyperlink [^>]*r:id="${id}"`));
  }
});

test('links lead where they led, to addresses and within the document; one that would run something is text alone', async () => {
  const { body, part } = await written(
    buildDocument([
      paragraph([{ ...text('site'), link: { to: 'address', address: 'https://example.org/a b?x=1&y="2"' } }]),
      paragraph([{ ...text('danger'), link: { to: 'address', address: 'javascript:alert(1)' } }]),
      paragraph([
        { ...text('above'), link: { to: 'bookmark', bookmark: 'there' } },
        { ...text('nowhere'), link: { to: 'bookmark', bookmark: 'gone' } },
      ]),
      paragraph('Target', { bookmark: 'there' }),
    ]),
  );
  expect(part('word/_rels/document.xml.rels')).toContain('Target="https://example.org/a%20b?x=1&amp;y=%222%22"');
  expect(paragraphWith('danger', body)).not.toContain('w:hyperlink');
  expect(paragraphWith('above', body).match(/w:anchor="_Place1"/g)).toHaveLength(1);
  expect(paragraphWith('Target', body)).toContain('<w:bookmarkStart w:name="_Place1"');
});

test('pictures are where they were, untouched and in their size', async () => {
  const pictures = new Map([['a', { format: 'png' as const, bytes: PNG }]]);
  const { body, parts } = await written(
    buildDocument([paragraph([{ kind: 'picture', picture: 'a', width: 72, height: 36, description: 'A <dot>' }])], { pictures }),
  );
  expect(body).toContain('<wp:extent cx="914400" cy="457200"/>');
  expect(body).toContain('descr="A &lt;dot&gt;"');
  expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
});

test('a paragraph that runs from right to left is marked as such, and so are its letters', async () => {
  const { body } = await written(
    buildDocument(
      [
        paragraph('Plain text that most of the document is made of.'),
        paragraph([text('مرحبا', { isRightToLeft: true, size: 14 })], { isRightToLeft: true, align: 'right' }),
      ],
      { language: 'ar' },
    ),
  );
  const xml = paragraphWith('مرحبا', body);
  expect(xml).toContain('<w:bidi/>');
  expect(xml).toContain('<w:szCs w:val="28"/>');
  expect(xml).toContain('<w:rtl/>');
});

test('characters that XML has not, tabs and line ends come through as Word has them', async () => {
  const { paragraphs } = await written(buildDocument([paragraph('a\u0000b\u0007\ud800 & <c>\td\ne')]));
  expect(paragraphs[0]?.text).toBe('ab\ufffd & <c>\td\ne');
});

test('a document without anything is a Word file too', async () => {
  expect((await written(buildDocument([], { sections: [] }))).paragraphs.map(({ text: words }) => words)).toEqual(['']);
});

test('running headers keep their distance from the edge, and cells the room around their text', async () => {
  const paper = { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72, headerDistance: 30, footerDistance: 25 };
  const grid = table([100], [[cell('Alone')]], { padding: { top: 2, right: 6, bottom: 3, left: 6 } });
  const { body } = await written({ ...buildDocument([]), sections: [section([grid], { paper, header: [paragraph('Report')] })] });
  expect(body).toMatch(/<w:pgMar [^>]*w:header="600" w:footer="500"/);
  expect(body).toMatch(/<w:tblCellMar><w:top w:type="dxa" w:w="40"\/><w:left w:type="dxa" w:w="120"\/>/);
});

test('each font is in the table of fonts, with one like it for whoever lacks it', async () => {
  const inlines = [text('Boats ', { font: 'Minion Pro' }), text('came ', { font: 'Fira Sans' }), text('back', { font: 'Fira & Code' })];
  const { part } = await written(buildDocument([paragraph(inlines)]));
  const table = part('word/fontTable.xml');
  const entry = (name: string) => table.match(new RegExp(`<w:font w:name="${name}">(.*?)</w:font>`))?.[1] ?? '';
  expect(entry('Minion Pro')).toContain('<w:altName w:val="Times New Roman"/>');
  expect(entry('Minion Pro')).toContain('<w:family w:val="roman"/>');
  expect(entry('Fira Sans')).toContain('<w:altName w:val="Arial"/>');
  expect(entry('Fira &amp; Code')).toContain('<w:pitch w:val="fixed"/>');
});

test('what is larger than Word knows becomes the largest that it knows', async () => {
  const huge = paragraph([text('Far out', { size: 400 })], { indent: { left: 1900, right: 0, firstLine: 0 } });
  const model = buildDocument([huge]);
  model.body = { ...model.body, size: 400 };
  const { body } = await written(model);
  expect(body + (await written(model)).part('word/styles.xml')).toContain('w:left="31680"');
  expect(body).toContain('<w:sz w:val="800"/>');
});
