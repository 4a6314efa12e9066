import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { generateDisguisedPdfs } from '@sheaf/pdf/testing/disguisedActions';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { mergeWithLibrary } from './libraryMerge.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const clean = writeTextPdf({ pages: ['clean'] });

function merge(bytes: Uint8Array) {
  const files = [createFileInMemory('a.pdf', bytes), createFileInMemory('b.pdf', clean)];
  return mergeWithLibrary(files, { options: {}, maxPages: 0, now: new Date(0) }, hooks, 'a.pdf');
}

const withLink = (action: string) => writeTextPdf({ pages: ['p'], page: () => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>]` });

test('a damaged file with active content is merged without it, however that is disguised', async () => {
  await fc.assert(
    fc.asyncProperty(generateDisguisedPdfs(), async ({ bytes }) => {
      expect((await merge(bytes)).report.pages).toBe(2);
    }),
    { numRuns: 100, seed: 21 },
  );
});

test.each([
  ['a script', '<</S/JavaScript/JS(app.alert\\(1\\))>>', 'active_content_removed'],
  ['a program start', '<</S/Launch/F(calc.exe)>>', 'active_content_removed'],
  ['a file on the network', '<</S/GoToR/F(//host/share/x.pdf)/D[0/Fit]>>', 'links_removed'],
  ['a script address behind a mark of UTF-8', '<</S/URI/URI<EFBBBF6A6176617363726970743A78>>>', 'links_removed'],
])('%s in a damaged file brings a warning', async (_, action, code) => {
  const { report } = await merge(withLink(action));
  expect(report.warnings).toEqual([expect.objectContaining({ code, file: 'a.pdf' })]);
});

test('a link to the web in a damaged file stays without a warning', async () => {
  const { pdf, report } = await merge(withLink('<</S/URI/URI(https://example.org/kept)>>'));
  expect(report.warnings).toEqual([]);
  expect(Buffer.from(pdf).toString('latin1')).toContain('https://example.org/kept');
});
