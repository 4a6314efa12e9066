import { PdfName, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { readOutline } from '@sheaf/pdf/testing/readOutline';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergePasses } from './mergePasses.ts';
import { mergeInMemory } from './testing/mergeInMemory.ts';

/** A file with something for every pass. */
function richPdf(): Uint8Array {
  const [layer, field, tags, element, thread, bead, metadata, file] = Array.from({ length: 8 }, (_, index) => getFirstExtra(1) + index);
  const page = `${getPageObject(0)} 0 R`;
  return writeTextPdf({
    pages: ['p'],
    page: () => `/Annots[${field} 0 R]/StructParents 0/B[${bead} 0 R]`,
    catalog: `/AA<</WC<</S/JavaScript/JS(app.alert\\(1\\))>>>>/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot ${tags} 0 R
      /Names<</Dests<</Names[(here)[${page}/Fit]]>>/EmbeddedFiles<</Names[(note)${file} 0 R]>>>>/AF[${file} 0 R]
      /OCProperties<</OCGs[${layer} 0 R]/D<<>>>>/AcroForm<</Fields[${field} 0 R]>>/Threads[${thread} 0 R]
      /PageLabels<</Nums[0<</S/r>>]>>/OutputIntents[<</S/GTS_PDFX/OutputConditionIdentifier(CGATS)>>]/Metadata ${metadata} 0 R
      /Extensions<</ADBE<</BaseVersion/1.7/ExtensionLevel 3>>>>/PageLayout/TwoColumnLeft`,
    extra: [
      '<</Type/OCG/Name(Layer)>>',
      `<</Subtype/Widget/FT/Tx/T(name)/Rect[0 0 9 9]/P ${page}>>`,
      `<</Type/StructTreeRoot/K ${element} 0 R/ParentTree<</Nums[0[${element} 0 R]]>>>>`,
      `<</S/P/P ${tags} 0 R/Pg ${page}/K 0>>`,
      `<</F ${bead} 0 R/I<</Title(Article)>>>>`,
      `<</T ${thread} 0 R/N ${bead} 0 R/V ${bead} 0 R/P ${page}/R[0 0 9 9]>>`,
      '<</Type/Metadata/Subtype/XML/Length 1>>\nstream\nx\nendstream',
      '<</Type/Filespec/F(note.txt)/EF<<>>>>',
    ],
  });
}

const word = (value: PdfValue | undefined): string => (value instanceof PdfString || value instanceof PdfName ? value.value : String(value));

/** What can be seen in the merge of two such files; only that it cannot be read where it cannot. */
function factsOfMerge(passes: typeof mergePasses) {
  const { bytes, result } = mergeInMemory(nameFiles(richPdf(), richPdf()), { title: 'Both' }, { passes });
  try {
    const file = openPdf(bytes);
    return {
      catalog: [...file.catalog().keys()].sort(),
      names: [...(file.dictionary(readEntry(file, 'Names')) ?? new Map()).keys()].sort(),
      layers: file.array(readEntry(file, 'OCProperties', 'OCGs')).map((layer) => word(file.dictionary(layer)?.get('Name'))),
      title: word(file.resolve(file.dictionary(file.trailer.get('Info'))?.get('Title'))),
      outline: readOutline(file),
      layout: word(readEntry(file, 'PageLayout')),
      warnings: result.warnings.map(({ code, file: name }) => `${name} ${code}`),
      renamedFields: result.renamedFields,
      renamedDestinations: result.renamedDestinations,
    };
  } catch {
    return 'unreadable';
  }
}

const ALL = factsOfMerge(mergePasses);

test('all passes together keep what the files have', () => {
  expect(ALL).toEqual({
    catalog: [
      ...['AF', 'AcroForm', 'Extensions', 'Lang', 'MarkInfo', 'Metadata', 'Names', 'OCProperties', 'Outlines', 'OutputIntents', 'PageLabels'],
      ...['PageLayout', 'PageMode', 'Pages', 'StructTreeRoot', 'Threads', 'Type'],
    ],
    names: ['Dests', 'EmbeddedFiles'],
    layers: ['Layer', 'Layer (b)'],
    title: 'Both',
    outline: 'a, b',
    layout: 'TwoColumnLeft',
    warnings: ['a.pdf active_content_removed', 'b.pdf active_content_removed'],
    renamedFields: 1,
    renamedDestinations: 1,
  });
});

test.each(mergePasses.map(({ name }) => name))('a merge without %s lacks something', (omitted) => {
  expect(factsOfMerge(mergePasses.filter(({ name }) => name !== omitted))).not.toEqual(ALL);
});
