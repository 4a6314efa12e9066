import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { PdfStream, PdfString } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, writePdf, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const EXTRA = getFirstExtra(1);
const NOW = new Date('2031-05-06T07:08:09.123Z');
const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';

/** A file of one page with these entries in its information dictionary and this XMP metadata. */
function described(information: string, packet?: string, encode = (text: string) => text): Uint8Array {
  const xmp = encode(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${RDF}>${packet}</rdf:RDF></x:xmpmeta>`);
  const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];
  const metadata = packet === undefined ? 'null' : `<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`;
  const catalog = `<</Type/Catalog/Pages 2 0 R${packet === undefined ? '' : '/Metadata 4 0 R'}>>`;
  return writePdf([catalog, ...pages, metadata], `/Info<<${information}>>`);
}

/** A file whose output intent names a condition and has this profile. */
function forPrint(condition: string, profile: string): Uint8Array {
  return writeTextPdf({
    pages: ['p'],
    catalog: `/OutputIntents[<</S/GTS_PDFX/OutputConditionIdentifier(${condition})/DestOutputProfile ${EXTRA} 0 R>>]`,
    extra: [`<</N 3/Length ${profile.length}>>\nstream\n${profile}\nendstream`],
  });
}

/** The text as UTF-16. */
function inTwoBytes(text: string): string {
  return `\xfe\xff${[...text].map((character) => `\0${character}`).join('')}`;
}

function merged(...files: Uint8Array[]): { file: PdfFile; codes: string[] } {
  const { bytes, result } = mergeInMemory(nameFiles(...files), {}, { now: NOW });
  return { file: openPdf(bytes), codes: result.warnings.map(({ code, file }) => `${code} ${file}`) };
}

function information(file: PdfFile): Record<string, string> {
  const entries = [...(file.dictionary(file.trailer.get('Info')) ?? [])];
  return Object.fromEntries(entries.map(([key, value]) => [key, value instanceof PdfString ? decodeText(value) : String(value)]));
}

function packetIn(file: PdfFile): string {
  const stream = readEntry(file, 'Metadata');
  return stream instanceof PdfStream ? new TextDecoder().decode(file.decoded(stream)) : '';
}

test('a merged file says that Sheaf made it, and when', () => {
  const { file } = merged(described('/Producer(LibreOffice 7.4)/Creator(Writer)/CreationDate(D:2019)/ModDate(D:2020)'), described(''));
  expect(information(file)).toEqual({ Producer: 'Sheaf', CreationDate: 'D:20310506070809Z', ModDate: 'D:20310506070809Z' });
  expect(packetIn(file)).toBe('');
});

test.each([
  ['attributes', `<rdf:Description xmp:CreateDate="2019-03-01" pdf:Producer="LibreOffice" xmpMM:DocumentID="uuid:1"/>`],
  ['elements', `<rdf:Description><pdf:Producer>LibreOffice</pdf:Producer><xmp:CreateDate>2019-03-01</xmp:CreateDate></rdf:Description>`],
  ['another order', `<rdf:Description xmlns:p="http://ns.adobe.com/pdf/1.3/"><p:Producer>LibreOffice 2019-03-01</p:Producer></rdf:Description>`],
])('the XMP metadata say what the information dictionary says, whatever they said as %s', (_, packet) => {
  const { file } = merged(described('/Title(A <1>)/Author(Ada)', packet), described('/Author(Bob)'));
  const written = packetIn(file);
  expect(written).toContain('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &#60;1&#62;</rdf:li></rdf:Alt></dc:title>');
  expect(written).toContain('<dc:creator><rdf:Seq><rdf:li>Ada; Bob</rdf:li></rdf:Seq></dc:creator>');
  expect(written).toContain('<pdf:Producer>Sheaf</pdf:Producer><xmp:CreateDate>2031-05-06T07:08:09Z</xmp:CreateDate>');
  expect(written).not.toMatch(/LibreOffice|2019-03-01|uuid:1/);
  expect(information(file)).toMatchObject({ Title: 'A <1>', Author: 'Ada; Bob' });
});

test('a title that only the XMP metadata state is the title of the merged file', () => {
  const packet = '<rdf:Description><dc:title><rdf:Alt><rdf:li xml:lang="x-default">R&amp;D &#x416;</rdf:li></rdf:Alt></dc:title></rdf:Description>';
  expect(information(merged(described('', packet), described('/Title(B)')).file)).toMatchObject({ Title: 'R&D Ж' });
});

test('what all files agree on is kept, what only one says of itself is not', () => {
  const { file } = merged(described('/Creator(Word)/Trapped/True/Company(Acme)'), described('/Creator(Word)/Trapped/False'));
  expect(information(file)).toMatchObject({ Creator: 'Word' });
  expect(Object.keys(information(file)).sort()).toEqual(['CreationDate', 'Creator', 'ModDate', 'Producer']);
});

test('a file that is the only one keeps the date of its making', () => {
  expect(information(merged(described('/CreationDate(D:20190301)')).file)).toMatchObject({ CreationDate: 'D:20190301', Producer: 'Sheaf' });
});

test.each([
  [
    'PDF/A and PDF/UA in its metadata',
    described('', `<rdf:Description pdfaid:part="2"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`),
    'conformance_dropped a.pdf',
  ],
  ['PDF/X in its information dictionary', described('/GTS_PDFXVersion(PDF/X-4)/GTS_PDFXConformance(x)'), 'conformance_dropped a.pdf'],
  ['PDF/X in an output intent', forPrint('FOGRA39', 'abc'), 'conformance_dropped a.pdf'],
  ['PDF/A in metadata of two bytes a letter', described('', '<r pdfaid:part="2"/>', inTwoBytes), 'conformance_dropped a.pdf'],
  [
    'an invoice by Factur-X',
    described('', '<r xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" fx:Version="1.0"/>'),
    'conformance_dropped a.pdf',
  ],
  ['an invoice by ZUGFeRD 1', described('', '<r xmlns:zf="urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"/>'), 'conformance_dropped a.pdf'],
])('what a file claims to be is not claimed of the merged one, with a warning: %s', (_, claiming, warning) => {
  const { file, codes } = merged(claiming, described('/Title(B)'));
  expect(codes).toEqual([warning]);
  expect(packetIn(file)).not.toMatch(/pdfaid|pdfuaid|fx:|zf:|urn:/);
  expect(Object.keys(information(file)).filter((key) => key.startsWith('GTS_'))).toEqual([]);
  expect(file.catalog().has('OutputIntents')).toBe(false);
});

test('a claim of a later file is reported as well', () => {
  expect(merged(described(''), forPrint('SWOP', 'x')).codes).toEqual(['conformance_dropped b.pdf']);
});

test.each([
  ['all state the same one', [forPrint('Custom', 'abc'), forPrint('Custom', 'abc')], 1],
  ['they name other conditions', [forPrint('FOGRA39', 'abc'), forPrint('SWOP', 'abc')], 0],
  ['their profiles differ in one byte', [forPrint('Custom', 'abc'), forPrint('Custom', 'abd')], 0],
  ['a third file states none', [forPrint('Custom', 'abc'), forPrint('Custom', 'abc'), described('')], 0],
])('an output intent is kept only where it is true of every page: %s', (_, files, count) => {
  const { file, codes } = merged(...files);
  expect(file.array(readEntry(file, 'OutputIntents'))).toHaveLength(count);
  expect(codes.length > 0).toBe(count === 0);
});

test('unreadable metadata cost little time', () => {
  expect(packetIn(merged(described('', `<pdfaid:${'a'.repeat(200_000)}`), described('')).file)).toContain('<pdf:Producer>Sheaf');
});

test.each(['factur-x.xml', 'ZUGFeRD-invoice.xml', 'xrechnung.xml', 'order-x.xml'])(
  'an electronic invoice is reported as such, with its data kept: %s',
  (name) => {
    const attached = writeTextPdf({
      pages: ['p'],
      catalog: `/Names<</EmbeddedFiles<</Names[(x)<</Type/Filespec/UF(${name})/EF<</F ${EXTRA} 0 R>>>>]>>>>`,
      extra: ['<</Type/EmbeddedFile/Length 4>>\nstream\n<x/>\nendstream'],
    });
    const { file, codes } = merged(attached, attached);
    expect(codes).toEqual(['invoice_dropped a.pdf', 'invoice_dropped b.pdf']);
    expect(file.array(readEntry(file, 'Names', 'EmbeddedFiles', 'Names'))).toHaveLength(4);
  },
);
