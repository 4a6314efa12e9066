import { clean } from '../copy/valueCleaner.ts';
import { isDamage } from '../file/pdfFile.ts';
import type { InputDocument } from '../inputDocument.ts';
import { TooComplex } from '../mergeErrors.ts';
import { textOf, textString } from '../syntax/text.ts';
import {
  dictionaryOf,
  isDictionary,
  isName,
  type NewReference,
  name,
  type PdfDictionary,
  PdfName,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { rewrittenDestination } from './destinations.ts';
import { fieldsOf } from './rootFields.ts';

const MAX_XMP_BYTES = 16 * 1024 * 1024;

/**
 * Statements that a file follows PDF/A, PDF/UA, PDF/X, PDF/E or PDF/VT, as attributes and as elements. Looking at what follows an element's
 * name keeps the name whole: of a name that never ends every shorter one would be tried.
 */
const CLAIMS = /\s(?:pdf(?:a|ua|x|e|vt)id|pdfx):\w+\s*=\s*(?:"[^"<>]*"|'[^'<>]*')|<((?:pdf(?:a|ua|x|e|vt)id|pdfx):\w+)(?=[\s>])[^<>]*>[^<>]*<\/\1>/g;

/** The highest version any input states, in its header or catalog; object streams need at least 1.5. */
export function mergedVersion(documents: Pick<InputDocument, 'file' | 'catalog'>[]): string {
  return documents
    .flatMap(({ file, catalog }) => {
      const stated = file.resolve(catalog.get('Version'));
      return [file.version, stated instanceof PdfName && /^\d\.\d$/.test(stated.value) ? stated.value : '1.5'];
    })
    .sort()
    .reduce((_, version) => version, '1.5');
}

/** The language of the merged file: the first file's, since it is the one a reader starts with. */
export function mergedLanguage(documents: InputDocument[]): string | undefined {
  for (const { file, catalog } of documents.slice(0, 1)) {
    const language = file.resolve(catalog.get('Lang'));
    if (language instanceof PdfString) return language.value;
  }
  return undefined;
}

/** The information dictionary (ISO 32000-2 14.3.3): the first file's, with the title chosen or the first one there is. */
export function writeInformation(writer: PdfWriter, documents: InputDocument[], chosenTitle: string | undefined): NewReference | undefined {
  const information: PdfDictionary = new Map();
  const [first] = documents;
  for (const [key, value] of first?.file.dictionary(first.file.trailer.get('Info')) ?? []) {
    const found = first?.file.resolve(value) ?? null;
    if ((found instanceof PdfString || found instanceof PdfName) && !key.startsWith('GTS_')) information.set(key, found);
  }
  const title = chosenTitle === undefined ? titleOf(documents) : textString(chosenTitle);
  if (title) information.set('Title', title);
  return information.size > 0 ? writer.add(information) : undefined;
}

function titleOf(documents: InputDocument[]): PdfString | undefined {
  for (const { file } of documents) {
    const title = file.resolve(file.dictionary(file.trailer.get('Info'))?.get('Title'));
    if (title instanceof PdfString && textOf(title).trim() !== '') return title;
  }
  return undefined;
}

/**
 * The XMP metadata of the first file. What it claims to conform to is not true of a merged file. A chosen title is put in, since
 * readers prefer it to the information dictionary's.
 */
export function writeMetadata(writer: PdfWriter, documents: InputDocument[], chosenTitle: string | undefined): PdfValue {
  const [packet] = documents.map((document) => {
    const text = packetOf(document);
    const plain = text?.replace(CLAIMS, '');
    if (plain !== text) document.dropped.add('claims');
    return plain;
  });
  const [first] = documents;
  if (!first || (chosenTitle === undefined && !first.dropped.has('claims')))
    return first?.copier.translate(first.catalog.get('Metadata') ?? null) ?? null;
  if (packet === undefined) return null;
  const written = chosenTitle === undefined ? packet : titled(packet, chosenTitle);
  return writer.addStream(dictionaryOf({ Type: name('Metadata'), Subtype: name('XML') }), new TextEncoder().encode(written));
}

/** The text of a file's XMP metadata, if it has any that can be read. */
function packetOf({ file, catalog }: InputDocument): string | undefined {
  const stream = file.resolve(catalog.get('Metadata'));
  if (!(stream instanceof PdfStream)) return undefined;
  try {
    return new TextDecoder().decode(file.decoded(stream, MAX_XMP_BYTES));
  } catch (error) {
    if (!isDamage(error) && !(error instanceof TooComplex)) throw error;
    return undefined;
  }
}

/** XMP metadata with another title. */
function titled(packet: string, title: string): string {
  const escaped = title.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const start = packet.indexOf('<dc:title');
  const end = packet.indexOf('</dc:title>', start);
  const untitled = start < 0 || end < 0 ? packet : packet.slice(0, start) + packet.slice(end + '</dc:title>'.length);
  const description =
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">' +
    `${escaped}</rdf:li></rdf:Alt></dc:title></rdf:Description>`;
  return untitled.replace('</rdf:RDF>', () => `${description}</rdf:RDF>`);
}

/** Output intents of all files, one per kind and condition (ISO 32000-2 14.11.5). */
export function mergedOutputIntents(documents: InputDocument[]): PdfValue[] {
  const seen = new Set<string>();
  return documents.flatMap(({ file, copier, catalog }) =>
    file.array(catalog.get('OutputIntents')).flatMap((item) => {
      const intent = file.dictionary(item);
      const word = (key: string): string => {
        const value = file.resolve(intent?.get(key));
        return value instanceof PdfName || value instanceof PdfString ? value.value : '';
      };
      // Profiles of one name, mostly "Custom", are told apart by their length.
      const profile = file.resolve(intent?.get('DestOutputProfile'));
      const length = profile instanceof PdfStream ? profile.length : 0;
      const key = `${word('S')} ${word('OutputConditionIdentifier')} ${word('OutputCondition')} ${length}`;
      if (!intent || seen.has(key)) return [];
      seen.add(key);
      return [copier.translate(item)];
    }),
  );
}

/** How the file opens, as the first input says: layout, mode, viewer preferences and where it opens if that is a page. */
export function openingOf(documents: InputDocument[], hasOutline: boolean): Record<string, PdfValue | undefined> {
  const [first] = documents;
  if (!first) return {};
  const { file, catalog, copier } = first;
  const preferences = file.resolve(catalog.get('ViewerPreferences'));
  const kept = isDictionary(preferences) ? new Map([...preferences].filter(([key]) => key !== 'PrintPageRange' && key !== 'Enforce')) : undefined;
  const mode = file.resolve(catalog.get('PageMode'));
  const layout = file.resolve(catalog.get('PageLayout'));
  const opening = file.resolve(catalog.get('OpenAction'));
  const goesTo = isDictionary(opening) && isName(file.resolve(opening.get('S')), 'GoTo');
  const action = goesTo ? clean(first, opening) : opening === null || isDictionary(opening) ? null : rewrittenDestination(first, opening);
  return {
    ViewerPreferences: kept && kept.size > 0 ? copier.translate(kept) : undefined,
    PageMode: mode instanceof PdfName && !isName(mode, 'UseOutlines') ? mode : hasOutline ? name('UseOutlines') : undefined,
    PageLayout: layout instanceof PdfName ? layout : undefined,
    OpenAction: action === null ? undefined : copier.translate(action),
  };
}

/** Notes active content of catalogs that simply is not taken over. */
export function noteDroppedActions(document: InputDocument): void {
  const { file, catalog } = document;
  if (catalog.has('AA')) document.dropped.add('actions');
  const names = file.dictionary(catalog.get('Names'));
  if (names?.has('JavaScript')) document.dropped.add('actions');
  const opening = file.dictionary(catalog.get('OpenAction'));
  if (opening && !isName(file.resolve(opening.get('S')), 'GoTo')) document.dropped.add('actions');
  if (catalog.has('Collection')) document.dropped.add('cover');
  if (file.dictionary(catalog.get('AcroForm'))?.has('XFA')) document.dropped.add(isDynamicForm(document) ? 'dynamic form' : 'xfa');
}

/** Detects an XFA form whose pages are drawn when it is opened: it says so (ISO 32000-1 7.7.2), or has no field of the ordinary kind. */
function isDynamicForm(document: InputDocument): boolean {
  const { file, catalog } = document;
  return file.resolve(catalog.get('NeedsRendering')) === true || fieldsOf(document).length === 0;
}

/** Extensions that files declare (ISO 32000-2 7.12), joined; the first to declare one counts. */
export function mergedExtensions(documents: InputDocument[]): PdfDictionary | undefined {
  const extensions: PdfDictionary = new Map();
  for (const { file, catalog, copier } of documents) {
    for (const [key, value] of file.dictionary(catalog.get('Extensions')) ?? [])
      if (!extensions.has(key) && key !== 'Type') extensions.set(key, copier.translate(value));
  }
  return extensions.size > 0 ? extensions : undefined;
}

/** Bytes that differ between merges of different files, for the file identifier (ISO 32000-2 14.4). */
export function identityBytes(documents: InputDocument[]): Uint8Array {
  const facts = documents.map(({ name: fileName, file, pages }) => {
    const id = file.resolve(file.array(file.trailer.get('ID'))[0]);
    return `${fileName}|${file.window.source.length}|${pages.length}|${id instanceof PdfString ? id.value : ''}`;
  });
  return new TextEncoder().encode(facts.join('\n'));
}
