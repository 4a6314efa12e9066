import { expect, test } from '@jest/globals';
import { fileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument, type PDFForm, type PDFPage, StandardFonts } from 'pdf-lib';
import { buildModel } from './buildModel.ts';
import { writeDocx } from './docx/writeDocx.ts';
import type { DocumentModel, Inline } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { blocksOf, LEFT, SIZE } from './testing/drawnPages.ts';
import { validateDocx } from './validate/validateDocx.ts';

type DrawForm = (form: PDFForm, page: PDFPage, label: (text: string, x: number, y: number) => void) => void;

async function read(draw: DrawForm): Promise<DocumentModel> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  draw(document.getForm(), page, (text, x, y) => page.drawText(text, { x, y, size: SIZE, font }));
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return buildModel(fileInMemory('form.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
}

const inlinesOf = (model: DocumentModel): Inline[] => blocksOf(model).flatMap(listInlines);

/** Each control with the words that follow it. */
function controlsOf(model: DocumentModel): string[] {
  return inlinesOf(model).flatMap((inline, place, all) => {
    const next = all[place + 1];
    const label = next?.kind === 'text' ? next.text.trim() : '';
    if (inline.kind === 'checkBox') return [`${inline.isChecked ? 'on' : 'off'} ${label}`];
    return inline.kind === 'field' ? [`[${inline.value}]${inline.options ? ` of ${inline.options.join(', ')}` : ''}`] : [];
  });
}

test('a ticked box stays ticked and the others do not, each before its label', async () => {
  const model = await read((form, page, label) => {
    for (const [place, name] of ['Monday', 'Tuesday', 'Friday'].entries()) {
      const box = form.createCheckBox(`day${place}`);
      box.addToPage(page, { x: LEFT + place * 100, y: 697, width: 12, height: 12 });
      if (name === 'Tuesday') box.check();
      label(name, LEFT + 16 + place * 100, 700);
    }
  });
  expect(controlsOf(model)).toEqual(['off Monday', 'on Tuesday', 'off Friday']);
});

test('fields hold what was written into them, an empty one is there to be filled', async () => {
  const model = await read((form, page, label) => {
    for (const [place, [name, value]] of [
      ['Street', 'Weir Lane 4'],
      ['Town', ''],
    ].entries()) {
      const field = form.createTextField(`field${place}`);
      if (value) field.setText(value);
      field.addToPage(page, { x: 180, y: 694 - place * 30, width: 200, height: 18 });
      label(name ?? '', LEFT, 700 - place * 30);
    }
  });
  expect(controlsOf(model)).toEqual(['[Weir Lane 4]', '[]']);
  expect(inlinesOf(model).some((inline) => inline.kind === 'text' && inline.text.includes('Weir'))).toBe(false);
});

test('a list to choose from and a choice of one are controls that Word accepts', async () => {
  const model = await read((form, page, label) => {
    const list = form.createDropdown('meal');
    list.addOptions(['Soup', 'Fish', 'Cake']);
    list.select('Fish');
    list.addToPage(page, { x: 180, y: 694, width: 100, height: 18 });
    label('Meal', LEFT, 700);
    const group = form.createRadioGroup('size');
    for (const [place, name] of ['small', 'large'].entries()) {
      group.addOptionToPage(name, page, { x: LEFT + place * 90, y: 647, width: 12, height: 12 });
      label(name, LEFT + 16 + place * 90, 650);
    }
    group.select('large');
  });
  expect(controlsOf(model)).toEqual(['[Fish] of Soup, Fish, Cake', 'off small', 'on large']);
  const docx = validateDocx(await writeDocx(model));
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array(0));
  expect(xml.match(/<w:listItem /g)).toHaveLength(3);
  expect(xml.match(/<w14:checked w14:val="1"\/>/g)).toHaveLength(1);
});
