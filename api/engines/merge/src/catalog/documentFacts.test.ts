import { nameFiles } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const EXTRA = getFirstExtra(1);

/** A file with an XFA form; its page says no more than "Please wait" where the form is a dynamic one. */
function withXfa(catalog: string, fields = ''): Uint8Array {
  const xfa = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>';
  return writeTextPdf({
    pages: ['Please wait'],
    catalog: `/AcroForm<</Fields[${fields}]/XFA ${EXTRA} 0 R>>${catalog}`,
    extra: [`<</Length ${xfa.length}>>\nstream\n${xfa}\nendstream`, '<</FT/Tx/T(name)/V(Ada)/Subtype/Widget/Rect[0 0 9 9]>>'],
  });
}

test.each([
  ['says that it must be drawn', withXfa('/NeedsRendering true', `${EXTRA + 1} 0 R`), 'xfa_dynamic'],
  ['has no field that other programs know', withXfa(''), 'xfa_dynamic'],
  ['has an XFA part beside its fields', withXfa('/NeedsRendering false', `${EXTRA + 1} 0 R`), 'xfa_dropped'],
])('a form that %s is reported as what it is', (_, form, code) => {
  expect(mergeInMemory(nameFiles(form, writeTextPdf({ pages: ['p'] }))).result.warnings.map((warning) => warning.code)).toEqual([code]);
});
