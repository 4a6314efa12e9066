import { expect, test } from '@jest/globals';
import { PDFName, PDFString } from 'pdf-lib';
import type { ConversionRequest } from './conversion.ts';
import { FLOW_PASSES, type FlowPass } from './flowPasses.ts';
import type { DocumentModel } from './model/documentModel.ts';
import { converted, type Draw, LEFT, line, PROSE, paragraphsOf, set, textOf } from './testing/drawnPages.ts';

/** What each pass does for a visitor: a document, and what it shows only when the pass was run. */
interface Expectation {
  pages: Draw[];
  request?: Partial<ConversionRequest>;
  fact: string;
  factOf: (model: DocumentModel) => unknown;
  is: unknown;
}

const startingWith = (model: DocumentModel, start: string) => paragraphsOf(model).find(({ inlines }) => textOf(inlines).startsWith(start));

const expectations: Record<FlowPass['name'], Expectation> = {
  'set page breaks': {
    pages: [(pen) => void set(pen, PROSE.repeat(2)), ({ page, bold }) => page.drawText('Closing remarks', { x: LEFT, y: 700, size: 20, font: bold })],
    fact: 'a chapter that left its page early begins the next page',
    factOf: (model) => startingWith(model, 'Closing')?.beginsPage,
    is: true,
  },
  'place unused notes': {
    pages: [
      (pen) => {
        set(pen, PROSE.repeat(3));
        line(pen.page, [LEFT, 120], [LEFT + 140, 120]);
        pen.page.drawText('7', { x: LEFT, y: 110, size: 5, font: pen.plain });
        pen.page.drawText('By the same two people as before.', { x: LEFT + 4, y: 106, size: 8, font: pen.plain });
      },
    ],
    fact: 'a note that no mark leads to is in the text',
    factOf: (model) => startingWith(model, '7 By the same two people') !== undefined,
    is: true,
  },
  'insert kept pages': {
    pages: [(pen) => void set(pen, PROSE), ({ page, bold }) => page.drawText('Regatta', { x: 300, y: 400, size: 48, font: bold })],
    request: { pageModes: [{ page: 2, mode: 'exact' }] },
    fact: 'a page that keeps its look has its words',
    factOf: (model) => startingWith(model, 'Regatta') !== undefined,
    is: true,
  },
  'stand low': {
    pages: [
      ({ page, bold }) => page.drawText('The harbour', { x: LEFT, y: 400, size: 30, font: bold }),
      (pen) => void set(pen, PROSE.repeat(20), { y: 770 }),
    ],
    fact: 'a title in the middle of its page has the space above it',
    factOf: (model) => (startingWith(model, 'The harbour')?.spaceBefore ?? 0) > 200,
    is: true,
  },
  'set bookmarks': {
    pages: [
      ({ page, plain, document }) => {
        page.drawText('See the tides', { x: LEFT, y: 700, size: 11, font: plain });
        const target = document.addPage([595, 842]);
        target.drawText('Tides of the week', { x: LEFT, y: 600, size: 11, font: plain });
        const { context } = document;
        const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [LEFT, 695, 200, 715], Dest: [target.ref, 'XYZ', 0, 620, 0] });
        link.set(PDFName.of('Contents'), PDFString.of('tides'));
        page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
      },
    ],
    fact: 'a link within the document leads to its paragraph',
    factOf(model) {
      const [inline] = startingWith(model, 'See')?.inlines ?? [];
      const target = startingWith(model, 'Tides')?.bookmark;
      return target !== undefined && inline?.kind === 'text' && inline.link?.to === 'bookmark' && inline.link.bookmark === target;
    },
    is: true,
  },
};

test.each(FLOW_PASSES.map((pass) => ({ pass, ...expectations[pass.name] })))('$fact, and only when "$pass.name" is run', async (expectation) => {
  const { pass, pages, request, factOf, is } = expectation;
  expect(factOf(await converted(pages, request))).toEqual(is);
  const others = FLOW_PASSES.filter((each) => each !== pass);
  expect(factOf(await converted(pages, request, others))).not.toEqual(is);
});

test('every pass stands in the list once', () => {
  expect(FLOW_PASSES.map(({ name }) => name)).toEqual(Object.keys(expectations));
});
