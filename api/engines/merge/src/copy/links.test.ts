import { nameFiles, openPdf } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, type PdfParts, writePdf, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';
import { readObjectsAsText } from '../testing/readObjectsAsText.ts';

const EXTRA = getFirstExtra(1);
const SHARE = '(\\\\\\\\host\\\\share\\\\hidden.avi)';

function merged(bytes: Uint8Array): { text: string; codes: string[] } {
  const { bytes: written, result } = mergeInMemory(nameFiles(bytes));
  return { text: readObjectsAsText(openPdf(written)), codes: result.warnings.map(({ code }) => code) };
}

const mergedWith = (parts: Omit<PdfParts, 'pages'>) => merged(writeTextPdf({ pages: ['p'], ...parts }));
const annotated = (annotation: string, extra: string[] = []) => mergedWith({ page: () => `/Annots[${annotation}]`, extra });

test.each([
  ['a film', `<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/OP 0/R<</S/MR/C<</S/MCD/D${SHARE}>>>>>>>>`],
  ['a film behind a list', `<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/R<</S/SR/R[<</S/MR/C<</S/MCD/D(file://host/hidden)>>>>]>>>>>>`],
  ['the base of a film', '<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/R<</S/MR/C<</S/MCD/D(x.avi)/BE<</BU(javascript:hidden)>>>>>>>>>>'],
  ['a film of the old kind', `<</Subtype/Movie/Rect[0 0 9 9]/Movie<</F${SHARE}>>>>`],
  ['a server for time stamps', '<</Subtype/Widget/FT/Sig/T(s)/Rect[0 0 9 9]/SV<</TimeStamp<</URL(file://host/hidden)>>>>>>'],
  [
    'a server for certificates',
    '<</Subtype/Widget/FT/Sig/T(s)/Rect[0 0 9 9]/SV<</Cert<</URL<FEFF006A006100760061007300630072006900700074003A0068>>>>>>>',
  ],
])('a link to %s on the network is removed with a warning', (_, annotation) => {
  const direct = annotated(annotation);
  expect(direct.text).not.toMatch(/hidden|URL|BU/);
  expect(direct.codes).toEqual(['links_removed']);
  const ownObject = annotated(`${EXTRA} 0 R`, [annotation]);
  expect(ownObject.text).not.toMatch(/hidden|URL|BU/);
  expect(ownObject.codes).toEqual(['links_removed']);
});

test.each([
  ['a film beside the file', '<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/OP 0/R<</S/MR/C<</S/MCD/D(films/kept.avi)>>>>>>>>'],
  ['a film of the web', '<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/R<</S/MR/C<</S/MCD/D(x)/BE<</BU(https://example.org/kept)>>>>>>>>>>'],
  ['a server for time stamps', '<</Subtype/Widget/FT/Sig/T(s)/Rect[0 0 9 9]/SV<</TimeStamp<</URL(https://example.org/kept)>>>>>>'],
])('%s is kept', (_, annotation) => {
  const { text, codes } = annotated(annotation);
  expect(text).toContain('kept');
  expect(codes).toEqual([]);
});

test.each([
  ['ms-msdt', '(ms-msdt:/id hidden)'],
  ['the search of Windows', '(%73earch-ms:query=hidden)'],
  ['an unassigned character', '<FEFF006A0061E0000076006100730063007200690070007400 3A0068>'],
])('a link to a program of the system is taken out: %s', (_, address) => {
  const { text, codes } = annotated(`<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI${address}>>>>`);
  expect(text).not.toContain('/URI');
  expect(codes).toEqual(['links_removed']);
});

test('an address of a captured web page goes where it runs something', () => {
  const sets = '(a)<</S/SPS/SI<</AU(javascript:hidden)>>>>(b)<</S/SPS/SI<</AU(https://example.org/kept)>>>>';
  const { text, codes } = mergedWith({ catalog: `/Names<</URLS<</Names[(javascript:hidden)<</S/SPS>>]>>/IDS<</Names[${sets}]>>>>` });
  expect(text).toContain('kept');
  expect(text).not.toContain('hidden');
  expect(codes).toEqual(['links_removed']);
});

test('a slide show is removed with its scripts, with a warning', () => {
  const shows = '/Names<</AlternatePresentations<</Names[(show)<</Type/SlideShow/Resources<</Names[(a.js)(hidden)]>>>>]>>>>';
  const { text, codes } = mergedWith({ catalog: shows });
  expect(text).not.toContain('hidden');
  expect(codes).toEqual(['active_content_removed']);
});

test.each([
  ['of a link', () => annotated('<</Subtype/Link/Rect[0 0 9 9]/Dest[4 0 R/XYZ 0 0<</S/JavaScript/JS(hidden)>>]>>')],
  ['of an action', () => annotated('<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[0/Fit[<</S/Launch/F(hidden)>>]]>>>>')],
  ['with a name', () => mergedWith({ catalog: '/Names<</Dests<</Names[(a)[4 0 R/Fit<</S/URI/URI(javascript:hidden)>>]]>>>>' })],
])('no action is left in a destination %s', (_, merge) => {
  const { text } = merge();
  expect(text).toMatch(/\/XYZ|\/Fit/);
  expect(text).not.toContain('hidden');
});

test.each([
  '/ColorSpace<</A<</S/JavaScript/JS(hidden)>>>>',
  '/Font<</AA<</O<</S/Launch/F(hidden)>>>>>>',
  '/Properties<</P<</A<</S/URI/URI(file:hidden)>>>>>>',
])('no action is left in what pages inherit: %s', (resources) => {
  const bytes = writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<<${resources}/Shading<</Kept<</ShadingType 2>>>>>>>>`,
    '<</Type/Page/Parent 2 0 R>>',
  ]);
  const { text } = merged(bytes);
  expect(text).toContain('Kept');
  expect(text).not.toContain('hidden');
});

test.each(['/Named/N/NextPage/Next', '/Hide/T(x)/Next', '/Hide/T(x)/Next[<</S/Named/N/NextPage>>]/Next'])(
  'a stream in the place of an action is taken out, and the visitor is told: %s',
  (before) => {
    const { text, codes } = annotated(`<</Subtype/Link/Rect[0 0 9 9]/A<</S${before} ${EXTRA} 0 R>>>>`, [
      '<</S/Launch/F(hidden)/Length 1>>\nstream\nx\nendstream',
    ]);
    expect(text).not.toContain('hidden');
    expect(codes).toEqual(['active_content_removed']);
  },
);
