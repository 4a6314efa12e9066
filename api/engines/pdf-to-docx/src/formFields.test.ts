import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument, type PDFForm, type PDFPage, StandardFonts } from 'pdf-lib';
import { buildModel } from './buildModel.ts';
import { writeDocx } from './docx/writeDocx.ts';
import type { DocumentModel, Inline } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { LEFT, listBlocks, SIZE } from './testing/drawnPages.ts';
import { validateDocx } from './validate/validateDocx.ts';

type DrawForm = (form: PDFForm, page: PDFPage, label: (text: string, x: number, y: number) => void) => void;

async function read(draw: DrawForm): Promise<DocumentModel> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  draw(document.getForm(), page, (text, x, y) => page.drawText(text, { x, y, size: SIZE, font }));
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return buildModel(createFileInMemory('form.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
}

const findInlines = (model: DocumentModel): Inline[] => listBlocks(model).flatMap(listInlines);

/** Lists the controls, check boxes with the label that follows them. */
function listControls(model: DocumentModel): string[] {
  return findInlines(model).flatMap((inline, index, all) => {
    const next = all[index + 1];
    const label = next?.kind === 'text' ? next.text.trim() : '';
    if (inline.kind === 'checkBox') return [`${inline.isChecked ? 'on' : 'off'} ${label}`];
    return inline.kind === 'field' ? [`[${inline.value}]${inline.options ? ` of ${inline.options.join(', ')}` : ''}`] : [];
  });
}

test('a checked box stays checked, and every box precedes its label', async () => {
  const model = await read((form, page, label) => {
    for (const [index, name] of ['Monday', 'Tuesday', 'Friday'].entries()) {
      const box = form.createCheckBox(`day${index}`);
      box.addToPage(page, { x: LEFT + index * 100, y: 697, width: 12, height: 12 });
      if (name === 'Tuesday') box.check();
      label(name, LEFT + 16 + index * 100, 700);
    }
  });
  expect(listControls(model)).toEqual(['off Monday', 'on Tuesday', 'off Friday']);
});

test('text fields keep their values, and an empty field stays a field', async () => {
  const model = await read((form, page, label) => {
    for (const [index, [name, value]] of [
      ['Street', 'Weir Lane 4'],
      ['Town', ''],
    ].entries()) {
      const field = form.createTextField(`field${index}`);
      if (value) field.setText(value);
      field.addToPage(page, { x: 180, y: 694 - index * 30, width: 200, height: 18 });
      label(name ?? '', LEFT, 700 - index * 30);
    }
  });
  expect(listControls(model)).toEqual(['[Weir Lane 4]', '[]']);
  expect(findInlines(model).some((inline) => inline.kind === 'text' && inline.text.includes('Weir'))).toBe(false);
});

test('a drop-down list and radio buttons become controls that Word accepts', async () => {
  const model = await read((form, page, label) => {
    const list = form.createDropdown('meal');
    list.addOptions(['Soup', 'Fish', 'Cake']);
    list.select('Fish');
    list.addToPage(page, { x: 180, y: 694, width: 100, height: 18 });
    label('Meal', LEFT, 700);
    const group = form.createRadioGroup('size');
    for (const [index, name] of ['small', 'large'].entries()) {
      group.addOptionToPage(name, page, { x: LEFT + index * 90, y: 647, width: 12, height: 12 });
      label(name, LEFT + 16 + index * 90, 650);
    }
    group.select('large');
  });
  expect(listControls(model)).toEqual(['[Fish] of Soup, Fish, Cake', 'off small', 'on large']);
  const docx = validateDocx(await writeDocx(model));
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array(0));
  expect(xml.match(/<w:listItem /g)).toHaveLength(3);
  expect(xml.match(/<w14:checked w14:val="1"\/>/g)).toHaveLength(1);
});
