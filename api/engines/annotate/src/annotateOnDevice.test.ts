import { ActiveContentFound, holdsActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { PdfName, PdfString } from '@sheaf/pdf/syntax/values';
import { openPdf } from '@sheaf/pdf/testing/inMemory';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { annotateOnDevice } from './annotateOnDevice.ts';
import { readAnnotations } from './testing/annotationsRead.ts';

const annotator = { author: 'Sheaf', date: new Date('2026-03-04T05:06:07Z') };
const highlights = [{ page: 1, boxes: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.05 }], comment: 'spelling', color: [1, 0.9, 0.5] as const }];
const annotated = async (bytes: Uint8Array) => {
  const { original, added, lost } = await annotateOnDevice(new Uint8Array(bytes), '', highlights, annotator);
  return { original, lost, annotatedFile: Buffer.concat([original, added]) };
};

test.each([
  ['a script on opening', '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>', '', 'scripts'],
  ['a program behind a link', '', '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(calc.exe)>>>>]', 'scripts'],
  ['a script address', '', '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(javascript:x)>>>>]', 'links'],
  ['a film on the network', '', '/Annots[<</Subtype/Movie/Rect[0 0 9 9]/Movie<</F(//host/film.avi)>>>>]', 'links'],
])('%s does not leave with the comments, and is named as lost', async (_, catalog, page, loss) => {
  const { annotatedFile, lost } = await annotated(writeTextPdf({ pages: ['one'], catalog, page: () => page }));
  expect(holdsActiveContent(openPdf(annotatedFile))).toBe(false);
  expect(lost).toEqual([loss]);
  expect((await readAnnotations(annotatedFile)).highlights).toMatchObject([{ page: 1, comment: 'spelling' }]);
});

test('a file with nothing active keeps its own bytes', async () => {
  const bytes = writeTextPdf({ pages: ['one'], page: () => '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/)>>>>]' });
  expect(await annotated(bytes)).toMatchObject({ original: new Uint8Array(bytes), lost: [] });
});

test('a file that would leave with an action in what was added is refused', async () => {
  const script = new Map([
    [
      'A',
      new Map<string, unknown>([
        ['S', new PdfName('JavaScript')],
        ['JS', new PdfString('app.alert(1)')],
      ]),
    ],
  ]);
  const [highlight] = highlights;
  // No caller gives such a colour: it stands for a fault in what we write.
  const faulty = [{ ...highlight, color: [script] }] as unknown as typeof highlights;
  const bytes = new Uint8Array(writeTextPdf({ pages: ['one'] }));
  await expect(annotateOnDevice(bytes, '', faulty, annotator)).rejects.toBeInstanceOf(ActiveContentFound);
});
