import type { PdfFile } from '../file/pdfFile.ts';
import { latin1Text } from '../syntax/characters.ts';
import { PdfStream } from '../syntax/values.ts';
import { entry, mergeInMemory, named, opened } from '../testing/mergeInMemory.ts';
import { firstExtra, writeTextPdf } from '../testing/writePdf.ts';

const EXTRA = firstExtra(1);

/** A file with XMP metadata and an output intent for a profile of some length. */
function described(packet: string, profile = 'abc'): Uint8Array {
  const whole = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${packet}</rdf:RDF></x:xmpmeta>`;
  return writeTextPdf({
    pages: ['p'],
    catalog: `/Metadata ${EXTRA} 0 R/OutputIntents[<</S/GTS_PDFA1/OutputConditionIdentifier(Custom)/DestOutputProfile ${EXTRA + 1} 0 R>>]`,
    extra: [
      `<</Type/Metadata/Subtype/XML/Length ${whole.length}>>\nstream\n${whole}\nendstream`,
      `<</N 3/Length ${profile.length}>>\nstream\n${profile}\nendstream`,
    ],
  });
}

function packetOf(file: PdfFile): string {
  const stream = entry(file, 'Metadata');
  return stream instanceof PdfStream ? latin1Text(file.decoded(stream)) : '';
}

const CLAIM =
  '<rdf:Description pdfaid:part="2" pdfaid:conformance=\'B\' dc:format="application/pdf"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

test('what a file says it conforms to is not said of the merged one, and the visitor is told', () => {
  const { bytes, result } = mergeInMemory(named(described(CLAIM), described('')));
  expect(packetOf(opened(bytes))).toContain('<rdf:Description dc:format="application/pdf"></rdf:Description>');
  expect(result.warnings.map(({ code, file }) => `${code} ${file}`)).toEqual(['conformance_dropped a.pdf']);
});

test('a claim of a later file, which is not taken over, is told as well', () => {
  const { result } = mergeInMemory(named(described(''), described(CLAIM)));
  expect(result.warnings.map(({ code, file }) => `${code} ${file}`)).toEqual(['conformance_dropped b.pdf']);
});

test('a claim whose name never ends keeps nobody waiting', () => {
  const endless = `<pdfaid:${'a'.repeat(200_000)}`;
  const { bytes } = mergeInMemory(named(described(endless), described('')));
  expect(packetOf(opened(bytes))).toContain(endless);
});

test.each(['', '<rdf:Description><dc:title><rdf:Alt><rdf:li xml:lang="x-default">old</rdf:li></rdf:Alt></dc:title></rdf:Description>'])(
  'the chosen title is the one in the metadata, whatever they said: %s',
  (packet) => {
    const { bytes } = mergeInMemory(named(described(`<rdf:Description pdf:Producer="P"/>${packet}`)), { title: 'A & <B>' });
    const written = packetOf(opened(bytes));
    expect(written.match(/<dc:title>.*?<\/dc:title>/g)).toEqual([
      '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &#38; &#60;B&#62;</rdf:li></rdf:Alt></dc:title>',
    ]);
    expect(written).toContain('pdf:Producer="P"');
  },
);

test('output intents of one name are kept apart when their profiles differ', () => {
  const { bytes } = mergeInMemory(named(described('', 'abc'), described('', 'abcd'), described('', 'abc')));
  expect(entry(opened(bytes), 'OutputIntents')).toHaveLength(2);
});

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
])('a form that %s is told as what it is', (_, form, code) => {
  expect(mergeInMemory(named(form, described(''))).result.warnings.map((warning) => warning.code)).toEqual([code]);
});
