import { describe, expect, test } from '@jest/globals';
import { PDFName, PDFString, rgb } from 'pdf-lib';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';

describe('A visitor who converts a PDF gets', () => {
  test('its headings with their levels, and its paragraphs whole', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        pen.page.drawText('The harbour', { x: LEFT, y: 760, size: 20, font: pen.bold });
        const below = set(pen, PROSE.repeat(2), { y: 725 });
        pen.page.drawText('Boats', { x: LEFT, y: below - 6, size: 14, font: pen.bold });
        set(pen, PROSE.repeat(3), { y: below - 28 });
      },
    ]);
    expect(listParagraphs(model).map(({ role }) => role)).toEqual([
      { type: 'heading', level: 1 },
      { type: 'body' },
      { type: 'heading', level: 2 },
      { type: 'body' },
    ]);
    expect(joinInlines(listParagraphs(model)[1]?.inlines ?? [])).toBe(PROSE.repeat(2).trim());
  });

  test('lists in levels, whether their bullets are letters or drawn', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        let y = set(pen, PROSE) - 4;
        for (const [mark, x, text] of [
          ['1.', LEFT, 'Sort the archive'],
          ['a)', LEFT + 20, 'by year'],
          ['b)', LEFT + 20, 'by place'],
          ['2.', LEFT, 'Label each box'],
        ] as const) {
          pen.page.drawText(mark, { x, y, size: SIZE, font: pen.plain });
          pen.page.drawText(text, { x: x + 18, y, size: SIZE, font: pen.plain });
          y -= LEADING;
        }
        y = set(pen, PROSE, { y: y - 6 });
        for (const text of ['Desks', 'Lamps']) {
          pen.page.drawCircle({ x: LEFT + 5, y: y + 3.5, size: 1.8, color: rgb(0, 0, 0) });
          pen.page.drawText(text, { x: LEFT + 18, y, size: SIZE, font: pen.plain });
          y -= LEADING;
        }
      },
    ]);
    const items = listParagraphs(model).flatMap(({ role, inlines }) => (role.type === 'listItem' ? [{ ...role, text: joinInlines(inlines) }] : []));
    expect(items.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '0 Sort the archive',
      '1 by year',
      '1 by place',
      '0 Label each box',
      '0 Desks',
      '0 Lamps',
    ]);
    const formats = items.map(({ list, level }) => model.lists[list]?.levels[level]?.format);
    expect(formats).toEqual(['decimal', 'lowerLetter', 'lowerLetter', 'decimal', 'bullet', 'bullet']);
  });

  test('a ruled table with its merged cells', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const { page, plain } = pen;
        set(pen, PROSE);
        for (const y of [600, 580, 560]) drawLine(page, [LEFT, y], [LEFT + 300, y]);
        for (const x of [LEFT, LEFT + 300]) drawLine(page, [x, 600], [x, 560]);
        for (const x of [LEFT + 100, LEFT + 200]) drawLine(page, [x, 580], [x, 560]);
        page.drawText('Week', { x: LEFT + 5, y: 586, size: SIZE, font: plain });
        for (const [index, day] of ['Monday', 'Tuesday', 'Friday'].entries()) {
          page.drawText(day, { x: LEFT + 5 + index * 100, y: 566, size: SIZE, font: plain });
        }
      },
    ]);
    const table = getFirstTable(model);
    expect(listCellTexts(table)).toEqual([['Week'], ['Monday', 'Tuesday', 'Friday']]);
    expect(table.rows[0]?.cells[0]?.columnSpan).toBe(3);
  });

  test('a table between level lines, its figures at the right edge of their columns', async () => {
    const rows = [
      ['Year', 'Visitors', 'Share'],
      ['2015', '480', '1.1 %'],
      ['2016', '49310', '12.4 %'],
      ['2017', '5062', '3.0 %'],
    ];
    const model = await convertDrawnPages([
      (pen) => {
        const { page, plain } = pen;
        set(pen, PROSE);
        for (const y of [600, 582, 520]) drawLine(page, [LEFT, y], [LEFT + 330, y]);
        for (const [row, cells] of rows.entries()) {
          for (const [column, text] of cells.entries()) {
            const edge = LEFT + 5 + column * 110;
            const x = row === 0 || column === 0 ? edge : edge + 100 - plain.widthOfTextAtSize(text, SIZE);
            page.drawText(text, { x, y: 587 - row * 18, size: SIZE, font: plain });
          }
        }
      },
    ]);
    expect(listCellTexts(getFirstTable(model))).toEqual(rows);
    const aligned = getFirstTable(model).rows.map(({ cells }) =>
      cells.map(({ blocks: [block] }) => (block?.kind === 'paragraph' ? block.align : '')),
    );
    expect(aligned.slice(1)).toEqual(Array.from({ length: 3 }, () => ['left', 'right', 'right']));
  });

  test('one table where it goes on over the page, its repeated header once', async () => {
    const page =
      (from: number): Draw =>
      ({ page: paper, plain }) => {
        for (let row = 0; row <= 30; row += 1) {
          const y = 770 - row * 22;
          drawLine(paper, [LEFT, y], [LEFT + 200, y]);
          if (row === 30) break;
          const cells = row === 0 ? ['Number', 'Square'] : [String(from + row), String((from + row) ** 2)];
          for (const [column, text] of cells.entries()) paper.drawText(text, { x: LEFT + 5 + column * 100, y: y - 15, size: SIZE, font: plain });
        }
        for (const x of [LEFT, LEFT + 100, LEFT + 200]) drawLine(paper, [x, 770], [x, 110]);
      };
    const model = await convertDrawnPages([page(0), page(29)]);
    const table = getFirstTable(model);
    expect(listBlocks(model)).toHaveLength(1);
    expect(table.headerRows).toBe(1);
    expect(table.rows).toHaveLength(59);
  });

  test('columns as columns, and the text before them over the whole width', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const below = set(pen, PROSE.repeat(2), { y: 760 });
        for (const x of [LEFT, LEFT + 240]) set(pen, PROSE.repeat(7), { x, y: below - 10, width: 215 });
      },
    ]);
    expect(model.sections.map(({ start, columns }) => [start, columns.count])).toEqual([
      ['nextPage', 1],
      ['continuous', 2],
      // So that Word keeps them as long as each other.
      ['continuous', 1],
    ]);
  });

  test('running headers out of the text, with the number of the page as a field', async () => {
    const page =
      (number: number): Draw =>
      (pen) => {
        pen.page.drawText('Yearly report', { x: LEFT, y: 800, size: 9, font: pen.plain });
        pen.page.drawText(`Page ${number} of 3`, { x: 276, y: 40, size: 9, font: pen.plain });
        set(pen, PROSE.repeat(6));
      };
    const model = await convertDrawnPages([page(1), page(2), page(3)]);
    const [section] = model.sections;
    expect(section?.header?.map(({ inlines }) => joinInlines(inlines))).toEqual(['Yearly report']);
    expect(section?.footer?.map(({ inlines }) => joinInlines(inlines))).toEqual(['Page <pageNumber> of <pageCount>']);
    expect(section?.footer?.[0]?.align).toBe('center');
    expect(listParagraphs(model).some(({ inlines }) => joinInlines(inlines).includes('Yearly'))).toBe(false);
  });

  test('footnotes as notes, each at its mark', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const { page, plain } = pen;
        page.drawText('The survey was made again', { x: LEFT, y: 700, size: SIZE, font: plain });
        const end = LEFT + plain.widthOfTextAtSize('The survey was made again', SIZE);
        page.drawText('1', { x: end, y: 704, size: 6.5, font: plain });
        set(pen, PROSE.repeat(4), { y: 680 });
        drawLine(page, [LEFT, 120], [LEFT + 140, 120], 0.5);
        page.drawText('1', { x: LEFT, y: 109, size: 5.5, font: plain });
        page.drawText('By the same two people as before.', { x: LEFT + 6, y: 105, size: 9, font: plain });
      },
    ]);
    expect(joinInlines(listParagraphs(model)[0]?.inlines ?? [])).toContain('made again<footnote>');
    expect(model.footnotes.map(({ blocks }) => joinInlines(blocks[0]?.inlines ?? []))).toEqual(['By the same two people as before.']);
  });

  test('lines under and through words, and links, on the words they belong to', async () => {
    const model = await convertDrawnPages([
      ({ page, plain, document }) => {
        let x = LEFT;
        const places = ['Read', 'this', 'and', 'not', 'that', 'please'].map((word) => {
          page.drawText(word, { x, y: 700, size: SIZE, font: plain });
          const place = { from: x, to: x + plain.widthOfTextAtSize(word, SIZE) };
          x = place.to + plain.widthOfTextAtSize(' ', SIZE);
          return place;
        });
        const [, underlined, , , struck, linked] = places;
        if (!underlined || !struck || !linked) return;
        drawLine(page, [underlined.from, 698.5], [underlined.to, 698.5], 0.6);
        drawLine(page, [struck.from, 703], [struck.to, 703], 0.6);
        const link = document.context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [linked.from, 698, linked.to, 710],
          A: { S: 'URI', URI: PDFString.of('https://example.org/a') },
        });
        page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
      },
    ]);
    const runs = listParagraphs(model).flatMap(({ inlines }) => inlines.filter((inline) => inline.kind === 'text'));
    expect(runs.filter(({ style }) => style.isUnderlined).map(({ text }) => text)).toEqual(['this']);
    expect(runs.filter(({ style }) => style.isStruck).map(({ text }) => text)).toEqual(['that']);
    expect(runs.flatMap(({ text, link }) => (link?.to === 'address' ? [`${text} ${link.address}`] : []))).toEqual(['please https://example.org/a']);
  });

  test('a drawing as a picture in its place, with the few words that are in it', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const below = set(pen, PROSE.repeat(3));
        for (let slice = 0; slice < 6; slice += 1)
          pen.page.drawCircle({ x: 300, y: below - 70, size: 60 - slice * 8, color: rgb(0.2 + slice / 10, 0.4, 0.7) });
        pen.page.drawText('Share', { x: 288, y: below - 72, size: 8, font: pen.plain });
        set(pen, PROSE.repeat(3), { y: below - 160 });
      },
    ]);
    const kinds = listParagraphs(model).map(({ inlines }) => inlines[0]?.kind);
    expect(kinds).toEqual(['text', 'picture', 'text']);
    const [picture] = [...model.pictures.values()];
    expect(picture?.format).toBe('png');
    expect(listParagraphs(model).some(({ inlines }) => joinInlines(inlines).includes('Share'))).toBe(false);
  });

  test('what was filled into a form', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const y = set(pen, PROSE);
        const field = pen.document.getForm().createTextField('name');
        field.setText('Marina Kovalenko');
        field.addToPage(pen.page, { x: LEFT, y: y - 30, width: 200, height: 18 });
      },
    ]);
    expect(listParagraphs(model).some(({ inlines }) => joinInlines(inlines).includes('Marina Kovalenko'))).toBe(true);
  });

  test('text as it was beside the fields of a form, where pages share the fonts that are above them', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        pen.document.getForm().createTextField('name').addToPage(pen.page, { x: LEFT, y: 400, width: 200, height: 18 });
        set(pen, PROSE);
        const { node } = pen.page;
        node.Parent()?.set(PDFName.of('Resources'), node.Resources() ?? pen.document.context.obj({}));
        node.delete(PDFName.of('Resources'));
      },
    ]);
    const prose = listParagraphs(model).find(({ inlines }) => joinInlines(inlines) === PROSE.trim());
    expect(prose?.inlines).toEqual([expect.objectContaining({ style: expect.objectContaining({ font: 'Times New Roman' }) })]);
  });

  test('the pages that were asked for alone', async () => {
    const page =
      (word: string): Draw =>
      (pen) => {
        set(pen, `${word} ${PROSE}`);
      };
    const model = await convertDrawnPages([page('First'), page('Second'), page('Third')], { pages: '2' });
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines).split(' ')[0])).toEqual(['Second']);
  });

  test('cells whose text is in their middle as such, however narrow it is, and a header that stays with its rows', async () => {
    const model = await convertDrawnPages([
      ({ page, plain, bold }) => {
        for (const x of [70, 220, 370]) drawLine(page, [x, 600], [x, 690]);
        for (const y of [600, 630, 660, 690]) drawLine(page, [70, y], [370, y]);
        for (const [row, words] of [
          ['Week', 'Bicycles'],
          ['1', '12'],
          ['2', '9'],
        ].entries()) {
          const font = row === 0 ? bold : plain;
          for (const [column, word] of words.entries())
            page.drawText(word, { x: 145 + 150 * column - font.widthOfTextAtSize(word, SIZE) / 2, y: 671 - 30 * row, size: SIZE, font });
        }
      },
    ]);
    const table = getFirstTable(model);
    const paragraphs = table.rows.map(({ cells }) => cells.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph')));
    expect(paragraphs.map((row) => row.map(({ align }) => align))).toEqual(Array(3).fill(['center', 'center']));
    expect(paragraphs.map((row) => row.every(({ keepsNext }) => keepsNext))).toEqual([true, false, false]);
  });

  test('two tables under each other apart as they were, each with its header of two rows', async () => {
    const model = await convertDrawnPages([
      ({ page, plain, bold }) => {
        for (const top of [690, 550]) {
          for (const x of [70, 220, 370]) drawLine(page, [x, top - 90], [x, top]);
          for (const y of [0, 30, 60, 90]) drawLine(page, [70, top - y], [370, top - y]);
          for (const [row, words] of [
            ['Week', 'Bicycles'],
            ['of the year', 'counted'],
            ['First', `${top}`],
          ].entries())
            for (const [column, word] of words.entries())
              page.drawText(word, { x: 76 + 150 * column, y: top - 19 - 30 * row, size: SIZE, font: row < 2 ? bold : plain });
        }
      },
    ]);
    const blocks = listBlocks(model);
    expect(blocks.map((block) => (block.kind === 'table' ? block.headerRows : block.inlines.length))).toEqual([2, 0, 2]);
    expect(blocks[1]?.kind === 'paragraph' && blocks[1].spaceAfter).toBeGreaterThan(30);
  });

  test('a label with its line on it, though it is lower than usual margins', async () => {
    const label: Draw = ({ page, plain }) => {
      page.setSize(400, 60);
      page.drawText('Port Ellery, quay 4', { x: 20, y: 25, size: SIZE, font: plain });
    };
    const [section] = (await convertDrawnPages([label])).sections;
    const { top = 0, bottom = 0, height = 0 } = section?.paper ?? {};
    expect(height - top - bottom).toBeGreaterThan(SIZE);
  });

  test('short lines as lines where none of them fills the page, and a sentence over two of them whole', async () => {
    const lines =
      (...words: string[]): Draw =>
      ({ page, plain }) => {
        for (const [index, line] of words.entries()) page.drawText(line, { x: LEFT, y: 700 - index * LEADING, size: SIZE, font: plain });
      };
    const convertToTexts = async (draw: Draw) => listParagraphs(await convertDrawnPages([draw])).map(({ inlines }) => joinInlines(inlines));
    expect(await convertToTexts(lines('Port Ellery', 'North pier, quay 4'))).toEqual(['Port Ellery', 'North pier, quay 4']);
    expect(await convertToTexts(lines('The harbour was quiet', 'when the first boats came'))).toEqual([
      'The harbour was quiet when the first boats came',
    ]);
  });

  test('borders as thick as they were, though they were filled and not drawn', async () => {
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const y of [600, 570, 540]) page.drawRectangle({ x: LEFT, y, width: 203, height: 3, color: rgb(0.8, 0, 0) });
        for (const x of [LEFT, LEFT + 100, LEFT + 200]) page.drawRectangle({ x, y: 540, width: 3, height: 63, color: rgb(0.8, 0, 0) });
        for (const [index, word] of ['North', '31', 'South', '2'].entries())
          page.drawText(word, { x: LEFT + 10 + 100 * (index % 2), y: index < 2 ? 582 : 552, size: SIZE, font: plain });
      },
    ]);
    const table = getFirstTable(model);
    expect(listCellTexts(table)).toEqual([
      ['North', '31'],
      ['South', '2'],
    ]);
    expect(table.rows[0]?.cells[0]?.borders).toMatchObject({ left: { width: 3, color: 'cc0000' }, top: { width: 3, color: 'cc0000' } });
  });
});
