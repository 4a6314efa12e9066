import { jest } from '@jest/globals';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { PdfName, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';
import { readObjectsAsText } from '../testing/readObjectsAsText.ts';

const ACTIVE = /JavaScript|\/JS\b|Launch|SubmitForm|ImportData|app\.alert|\/AA\b|vbscript|file:/;

function mergedWith(annotation: string, extra: string[] = [], catalog = ''): { text: string; codes: string[]; file: PdfFile } {
  const bytes = writeTextPdf({ pages: ['p'], catalog, page: () => `/Annots[${annotation}]`, extra });
  const merged = mergeInMemory(nameFiles(bytes));
  const file = openPdf(merged.bytes);
  return { text: readObjectsAsText(file), codes: merged.result.warnings.map(({ code }) => code), file };
}

const EXTRA = getFirstExtra(1);

test.each([
  ['a script', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/JavaScript/JS(app.alert(1))>>>>', []],
  ['a script whose name is disguised', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/J#61vaScript/J#53(app.alert(1))>>>>', []],
  ['a script in an object of its own', `<</Subtype/Link/Rect[0 0 9 9]/A ${EXTRA} 0 R>>`, ['<</S/JavaScript/JS(app.alert(1))>>']],
  ['a script behind another action', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/Named/N/NextPage/Next[<</S/JavaScript/JS(app.alert(1))>>]>>>>', []],
  ['a program start', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(cmd.exe)>>>>', []],
  ['actions that run by themselves', '<</Subtype/Widget/FT/Tx/Rect[0 0 9 9]/AA<</E<</S/JavaScript/JS(app.alert(1))>>>>>>', []],
  ['actions in an object of their own', `<</Subtype/Widget/FT/Tx/Rect[0 0 9 9]/AA ${EXTRA} 0 R>>`, ['<</E<</S/JavaScript/JS(app.alert(1))>>>>']],
  ['sending a form', '<</Subtype/Link/Rect[0 0 9 9]/A<</S/SubmitForm/F(http://x)>>>>', []],
  ['a script of interactive media', '<</Subtype/RichMedia/Rect[0 0 9 9]/RichMediaSettings<</Activation<</Scripts[<</F(app.alert.js)>>]>>>>>>', []],
  ['a script beside a film', '<</Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/JS(app.alert(1))/OP 0>>>>', []],
])('%s does not reach the merged file, with a warning', (_, annotation, extra) => {
  const { text, codes } = mergedWith(annotation, extra);
  expect(text).not.toMatch(ACTIVE);
  expect(codes).toEqual(['active_content_removed']);
});

test.each(['javascript:app.alert(1)', ' java\\012script:1', 'vbscript:x', 'file:///etc/passwd', 'FILE:x'])('a link to %s is taken out', (uri) => {
  const { text, codes } = mergedWith(`<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${uri})>>>>`);
  expect(text).not.toContain('/URI');
  expect(codes).toEqual(['links_removed']);
});

test.each(['https://example.com/', 'HTTP://example.com', 'mailto:a@b.c', 'page.html', 'example.com:8080/x'])('a link to %s is kept', (uri) => {
  const { text, codes } = mergedWith(`<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${uri})>>>>`);
  expect(text).toContain(`(${uri})`);
  expect(codes).toEqual([]);
});

test('an address of nothing but dots is read once, not once for each of them', () => {
  const { codes } = mergedWith(`<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${'a.'.repeat(500_000)}:)>>>>`);
  expect(codes).toEqual(['links_removed']);
});

test('scripts of the document itself are gone', () => {
  const { text, codes } = mergedWith(
    '',
    [],
    '/OpenAction<</S/JavaScript/JS(app.alert(1))>>/Names<</JavaScript<</Names[(x)<</S/JavaScript/JS(app.alert(1))>>]>>>>/AA<</WC<</S/JavaScript/JS(1)>>>>',
  );
  expect(text).not.toMatch(ACTIVE);
  expect(codes).toEqual(['active_content_removed']);
});

test('what follows a script is kept', () => {
  const { file } = mergedWith('<</Subtype/Link/Rect[0 0 9 9]/A<</S/JavaScript/JS(app.alert(1))/Next<</S/URI/URI(https://example.com/)>>>>>>');
  expect(readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Annots', 0, 'A', 'S')).toMatchObject({ value: 'URI' });
});

test('a font that happens to be called AA is no action', () => {
  const { text } = mergedWith(`<</Subtype/Widget/Rect[0 0 9 9]/MK<<>>/DR<</Font<</AA ${EXTRA} 0 R>>>>>>`, [
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ]);
  expect(text).toContain('/AA');
});

test('actions that lead back to themselves end', () => {
  const { text } = mergedWith(`<</Subtype/Link/Rect[0 0 9 9]/A ${EXTRA} 0 R>>`, [
    `<</S/JavaScript/JS(app.alert(1))/Next ${EXTRA + 1} 0 R>>`,
    `<</S/Launch/F(x)/Next ${EXTRA} 0 R>>`,
  ]);
  expect(text).not.toMatch(ACTIVE);
});

const ACTION = ['Pages', 'Kids', 0, 'Kids', 0, 'Annots', 0, 'A'] as const;
const linkTo = (action: string) => `<</Subtype/Link/Rect[0 0 9 9]/A ${action}>>`;

/** The names of the actions that a reader runs, one after the other. */
function namesRun(file: PdfFile, action: PdfValue): string[] {
  const run = file.resolve(action);
  if (Array.isArray(run)) return run.flatMap((item) => namesRun(file, item));
  if (!(run instanceof Map)) return [];
  const name = run.get('N');
  return [name instanceof PdfName ? name.value : '', ...namesRun(file, run.get('Next') ?? null)];
}

test.each([
  ['behind a harmless one', '<</S/Named/N/First/Next[<</S/JavaScript/JS(1)>><</S/Named/N/Second>>]>>', ['First', 'Second']],
  ['behind a script', '<</S/JavaScript/JS(1)/Next[<</S/Named/N/First>><</S/Named/N/Second>><</S/Named/N/Third>>]>>', ['First', 'Second', 'Third']],
  ['behind two scripts', '<</S/JavaScript/JS(1)/Next<</S/Launch/F(x)/Next[<</S/Named/N/First>><</S/Named/N/Second>>]>>>>', ['First', 'Second']],
  [
    'of which the first has others behind it',
    '<</S/Launch/F(x)/Next[<</S/Named/N/First/Next<</S/Named/N/Second>>>><</S/JavaScript/JS(1)>><</S/Named/N/Third>>]>>',
    ['First', 'Second', 'Third'],
  ],
  [
    'within a list',
    '<</S/Named/N/First/Next[<</S/JavaScript/JS(1)/Next[<</S/Named/N/Second>><</S/Named/N/Third>>]>><</S/Named/N/Fourth>>]>>',
    ['First', 'Second', 'Third', 'Fourth'],
  ],
])('the harmless actions %s are left in their order', (_, action, names) => {
  const direct = mergedWith(linkTo(action));
  expect(namesRun(direct.file, readEntry(direct.file, ...ACTION))).toEqual(names);
  expect(direct.text).not.toMatch(ACTIVE);
  const ownObject = mergedWith(linkTo(`${EXTRA} 0 R`), [action]);
  expect(namesRun(ownObject.file, readEntry(ownObject.file, ...ACTION))).toEqual(names);
});

const joinItems = (count: number, item: (index: number) => string) => Array.from({ length: count }, (_, index) => item(index));

const numbered = (first: number, count: number) => joinItems(count, (index) => `${first + index} 0 R`);

// Each gives objects of which the first are the actions of links, one for each number.
test.each<[string, (count: number) => string[]]>([
  [
    'scripts that all lead to one action, which names them all',
    (count) => [
      ...joinItems(count, () => `<</S/JavaScript/JS(1)/Next ${EXTRA + count} 0 R>>`),
      `<</S/Named/N/NextPage/Next[${numbered(EXTRA, count).join(' ')}]>>`,
    ],
  ],
  [
    'scripts that have one list behind them, which names them all',
    (count) => [...joinItems(count, () => `<</S/JavaScript/JS(1)/Next ${EXTRA + count} 0 R>>`), `[${numbered(EXTRA, count).join(' ')}]`],
  ],
  [
    'harmless actions that have one list behind them',
    (count) => [...joinItems(count, () => `<</S/Named/N/PrevPage/Next ${EXTRA + count} 0 R>>`), `[${numbered(EXTRA, count).join(' ')}]`],
  ],
  [
    'actions to look at that have one list behind them',
    (count) => [...joinItems(count, () => `<</S/Hide/T(x)/Next ${EXTRA + count} 0 R>>`), `[${numbered(EXTRA, count).join(' ')}]`],
  ],
  [
    'scripts before one action that has a long list of harmless ones',
    (count) => [
      ...joinItems(count, () => `<</S/JavaScript/JS(1)/Next ${EXTRA + count} 0 R>>`),
      `<</S/Named/N/NextPage/Next[${numbered(EXTRA + count + 1, count).join(' ')}]>>`,
      ...joinItems(count, () => '<</S/Named/N/PrevPage>>'),
    ],
  ],
])('work and result grow with the actions of a file and not with their square: %s', (_, objects) => {
  const count = 1500;
  const links = numbered(EXTRA, count).map(linkTo).join('');
  const bytes = writeTextPdf({ pages: ['p'], page: () => `/Annots[${links}]`, extra: objects(count) });
  const load = jest.spyOn(PdfFile.prototype, 'load');
  try {
    expect(mergeInMemory(nameFiles(bytes)).bytes.length).toBeLessThan(4 * bytes.length);
    expect(load.mock.calls.length).toBeLessThan(200 * count);
  } finally {
    load.mockRestore();
  }
});

test('a link relative to the address its file states leads to the same page', () => {
  const { file } = mergedWith('<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(more.html)>>>>', [], '/URI<</Base(https://example.com/dir/)>>');
  expect(readEntry(file, 'Pages', 'Kids', 0, 'Kids', 0, 'Annots', 0, 'A', 'URI')).toMatchObject({ value: 'https://example.com/dir/more.html' });
});

test.each(['<</S/URI/URI(http://beacon.example)>>', '<</S/Named/N/Print>>'])('nothing happens by itself on opening: %s', (action) => {
  const { codes, file } = mergedWith('', [], `/OpenAction${action}`);
  expect(codes).toEqual(['active_content_removed']);
  expect(readEntry(file, 'OpenAction')).toBeNull();
});

test.each([
  ['a list of actions on opening', '/OpenAction[<</S/JavaScript/JS(app.alert(1))>>]'],
  ['an action behind a place on opening', `/OpenAction[null ${EXTRA} 0 R]`],
  ['a program in a list on opening', '/OpenAction[<</S/Launch/F(calc.exe)>>]'],
  ['a requirement with a handler', '/Requirements[<</Type/Requirement/S/EnableJavaScripts/RH<</S/JS/Script(x)>>>>]'],
  ['requirements with a list of handlers', '/Requirements<</S/OCInteract/RH[<</S/NoOp>>]>>'],
])('%s is taken out and reported', (_, catalog) => {
  const { codes, file } = mergedWith('', ['<</S/Named/N/Print>>'], catalog);
  expect(codes).toEqual(['active_content_removed']);
  for (const key of ['OpenAction', 'Requirements']) expect(readEntry(file, key)).toBeNull();
});

test('a place to open at and a requirement without a handler bring no warning', () => {
  expect(mergedWith('', [], '/OpenAction[4 0 R/Fit]/Requirements[<</S/EnableJavaScripts>>]').codes).toEqual([]);
});
