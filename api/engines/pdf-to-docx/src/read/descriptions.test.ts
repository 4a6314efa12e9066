import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, PDFString } from 'pdf-lib';
import { buildModel } from '../buildModel.ts';
import { listInlines } from '../model/listInlines.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A page with one picture that its tags describe. */
async function tagged(description: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([595, 842]);
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Figure'), '<< /MCID 0 >>']));
  page.drawImage(await document.embedPng(PNG), { x: 100, y: 500, width: 200, height: 100 });
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  page.node.set(PDFName.of('StructParents'), context.obj(0));
  const root = context.nextRef();
  const figure = context.register(context.obj({ Type: 'StructElem', S: 'Figure', P: root, Pg: page.ref, K: 0, Alt: PDFString.of(description) }));
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [figure], ParentTree: { Nums: [0, [figure]] } }));
  document.catalog.set(PDFName.of('StructTreeRoot'), root);
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  return document.save();
}

test('a picture keeps its alternative text', async () => {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const file = createFileInMemory('tagged.pdf', await tagged('Two ferries at the quay'));
  const model = await buildModel(file, { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  const pictures = model.sections.flatMap(({ blocks }) => blocks.flatMap(listInlines)).filter((inline) => inline.kind === 'picture');
  expect(pictures).toMatchObject([{ description: 'Two ferries at the quay' }]);
});
