import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { isDictionary, PdfString } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const EXTRA = getFirstExtra(1);
const DATA = '<</Length 1>>\nstream\nx\nendstream';

/** Every name under which the merged file holds an attached file. */
function attachedNames(parts: { catalog?: string; annotation?: string }, specification: string): string[] {
  const { catalog = '', annotation = '' } = parts;
  const bytes = writeTextPdf({ pages: ['p'], catalog, page: () => `/Annots[${annotation}]`, extra: [specification, DATA] });
  const file = openPdf(mergeInMemory(nameFiles(bytes, writeTextPdf({ pages: ['q'] }))).bytes);
  const names: string[] = [];
  for (let number = 1; number < file.table.size; number++) {
    const value = file.load(number);
    const specifications = isDictionary(value) ? [value, file.dictionary(value.get('FS'))] : [];
    for (const entries of specifications) {
      if (!entries?.has('EF')) continue;
      for (const key of ['F', 'UF']) {
        const name = file.resolve(entries.get(key));
        if (name instanceof PdfString) names.push(decodeText(name));
      }
    }
  }
  return names;
}

test.each([
  ['a folder above', '../../etc/passwd', 'passwd'],
  ['a drive', 'C:\\\\Windows\\\\calc.exe', 'calc.exe'],
  ['a share on the network', '\\\\\\\\host\\\\share\\\\a.txt', 'a.txt'],
  ['a control character', 'bill\\001.txt', 'bill.txt'],
  ['nothing but points', '../..', 'attachment'],
  ['no path', 'notes.txt', 'notes.txt'],
])('an attachment named by %s keeps only its name', (_, fileName, expected) => {
  const specification = `<</Type/Filespec/F(${fileName})/UF(${fileName})/EF<</F ${EXTRA + 1} 0 R>>>>`;
  const catalog = `/Names<</EmbeddedFiles<</Names[(${fileName})${EXTRA} 0 R]>>>>`;
  expect(attachedNames({ catalog }, specification)).toEqual([expected, expected]);
  const annotation = `<</Subtype/FileAttachment/Rect[0 0 9 9]/FS ${EXTRA} 0 R>>`;
  expect(attachedNames({ annotation }, specification)).toEqual([expected, expected]);
});

test('a mark that turns letters round is taken out of the name of an attachment', () => {
  const specification = `<</Type/Filespec/UF<FEFF0061202E0066006400700065002E007400780074>/F(x)/EF<</F ${EXTRA + 1} 0 R>>>>`;
  const [, shown] = attachedNames({ annotation: `<</Subtype/FileAttachment/Rect[0 0 9 9]/FS ${EXTRA} 0 R>>` }, specification);
  expect(shown).not.toContain(decodeLatin1(Uint8Array.of(0x2e)).repeat(2));
  expect(shown).toBe('afdpe.txt');
});
