import { ComplexityError } from '@sheaf/pdf/errors';
import { isDamage } from '@sheaf/pdf/file/pdfFile';
import { decodeText, encodeText } from '@sheaf/pdf/syntax/text';
import { buildDictionary, type NewReference, name, type PdfDictionary, PdfName, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';

const PRODUCER = 'Sheaf';
const MAX_XMP_BYTES = 16 * 1024 * 1024;
/** Entries of the information dictionary that the merge states itself. */
const OWN_ENTRIES = new Set(['Title', 'Author', 'Keywords', 'Producer', 'CreationDate', 'ModDate']);
/** Statements in XMP metadata that a file follows PDF/A, PDF/UA, PDF/X, PDF/E or PDF/VT, as attributes or as elements. */
const CLAIMS = /[\s<](?:pdf(?:a|ua|x|e|vt)id|pdfx):\w/;
/** The XMP schemas of electronic invoices, whatever prefix a file gives them: Factur-X, ZUGFeRD 1 and 2, XRechnung, Order-X. */
const INVOICE_SCHEMAS =
  /["'](?:urn:(?:factur-x|zugferd|ferd|cen\.eu|xrechnung)[^"']*|[^"']*(?:crossindustrydocument|crossindustryinvoice)[^"']*)["']/i;

/** The metadata that does not come from the files. */
export interface MetadataOptions {
  /** The title the visitor chose. */
  title: string | undefined;
  /** When the file is written. */
  now: Date;
}

/**
 * Builds the information dictionary (ISO 32000-2 14.3.3): the first title there is, all authors and keywords, what all files agree on, who made
 * the merged file and when. Notes claims to follow a standard, which are not taken over.
 */
export function mergeInformation(documents: InputDocument[], { title, now }: MetadataOptions): PdfDictionary {
  const sources = documents.map((document) => ({ document, entries: readInformation(document), packet: readXmpPacket(document) }));
  for (const { document, entries, packet } of sources) {
    const claimsInEntries = [...entries.keys()].some((key) => key.startsWith('GTS_'));
    // An attached invoice has been reported already.
    const claimsInvoice = INVOICE_SCHEMAS.test(packet ?? '') && !document.dropped.has('invoice');
    if (claimsInEntries || claimsInvoice || CLAIMS.test(packet ?? '')) document.dropped.add('claims');
  }
  const [first] = sources;
  const information: PdfDictionary = new Map();
  for (const [key, value] of first?.entries ?? []) {
    const isKept = key === 'Subject' || sources.every(({ entries }) => isSame(entries.get(key), value));
    if (isKept && !key.startsWith('GTS_') && !OWN_ENTRIES.has(key)) information.set(key, value);
  }
  const readTexts = (key: string, element: string): string[] => {
    const found = sources.map(({ entries, packet }) => readText(entries.get(key)) || readElement(packet, element));
    return [...new Set(found.filter((text) => text !== ''))];
  };
  const set = (key: string, text: string | undefined): void => {
    if (text) information.set(key, encodeText(text));
  };
  set('Title', title ?? readTexts('Title', 'dc:title')[0]);
  set('Author', readTexts('Author', 'dc:creator').join('; '));
  set('Keywords', readTexts('Keywords', 'pdf:Keywords').join('; '));
  set('Producer', PRODUCER);
  const written = new PdfString(`D:${formatIsoTime(now).replace(/[-:T]/g, '')}`);
  const created = documents.length === 1 ? first?.entries.get('CreationDate') : undefined;
  information.set('CreationDate', created ?? written);
  information.set('ModDate', written);
  return information;
}

/** Writes XMP metadata (ISO 32000-2 14.3.2) that say what the information dictionary says, if any file has such metadata. */
export function writeMetadata(writer: PdfWriter, documents: InputDocument[], information: PdfDictionary, now: Date): NewReference | undefined {
  if (!documents.some(({ catalog }) => catalog.has('Metadata'))) return undefined;
  const readField = (key: string): string => escapeXml(readText(information.get(key)));
  const writeElement = (tag: string, text: string, before = '', after = ''): string => (text ? `<${tag}>${before}${text}${after}</${tag}>` : '');
  const language = ['<rdf:Alt><rdf:li xml:lang="x-default">', '</rdf:li></rdf:Alt>'] as const;
  const time = formatIsoTime(now);
  const packet = [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:format>application/pdf</dc:format>',
    writeElement('dc:title', readField('Title'), ...language),
    writeElement('dc:creator', readField('Author'), '<rdf:Seq><rdf:li>', '</rdf:li></rdf:Seq>'),
    writeElement('dc:description', readField('Subject'), ...language),
    writeElement('pdf:Keywords', readField('Keywords')),
    writeElement('pdf:Producer', readField('Producer')),
    writeElement('xmp:CreatorTool', readField('Creator')),
    writeElement('xmp:CreateDate', formatXmpTime(readText(information.get('CreationDate')))),
    `<xmp:ModifyDate>${time}</xmp:ModifyDate><xmp:MetadataDate>${time}</xmp:MetadataDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');
  return writer.addStream(buildDictionary({ Type: name('Metadata'), Subtype: name('XML') }), new TextEncoder().encode(packet));
}

function readInformation({ file }: InputDocument): PdfDictionary {
  const entries: PdfDictionary = new Map();
  for (const [key, value] of file.dictionary(file.trailer.get('Info')) ?? []) {
    const found = file.resolve(value);
    if (found instanceof PdfString || found instanceof PdfName) entries.set(key, found);
  }
  return entries;
}

/** Returns the text of a file's XMP metadata, if it has any that can be read. */
function readXmpPacket({ file, catalog }: InputDocument): string | undefined {
  const stream = file.resolve(catalog.get('Metadata'));
  if (!(stream instanceof PdfStream)) return undefined;
  try {
    const bytes = file.decoded(stream, MAX_XMP_BYTES);
    return new TextDecoder(detectEncoding(bytes)).decode(bytes);
  } catch (error) {
    if (!isDamage(error) && !(error instanceof ComplexityError)) throw error;
    return undefined;
  }
}

/** XMP may be UTF-16 (ISO 16684-1 7.3.2); its byte-order mark or a zero beside the first bracket says so. */
function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return (first === 0xff && second === 0xfe) || second === 0 ? 'utf-16le' : 'utf-8';
}

/** Returns the text of an element, or of the first item of its list; empty when there is none. */
function readElement(packet: string | undefined, element: string): string {
  const start = packet?.indexOf(`<${element}>`) ?? -1;
  const end = packet?.indexOf(`</${element}>`, start) ?? -1;
  if (packet === undefined || start < 0 || end < 0) return '';
  const content = packet.slice(start + element.length + 2, end);
  const item = /<rdf:li(?=[\s>])[^<>]*>([^<]*)</.exec(content)?.[1] ?? content;
  const plain = item.includes('<') ? '' : item;
  return plain
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (match, decimal, hex, entity) => {
      if (entity) return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[String(entity).toLowerCase()] ?? match;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .trim();
}

function readText(value: PdfValue | undefined): string {
  if (value instanceof PdfName) return value.value;
  return value instanceof PdfString ? decodeText(value).trim() : '';
}

function isSame(left: PdfValue | undefined, right: PdfValue): boolean {
  return readText(left) === readText(right);
}

/** Characters that XML 1.0 does not allow are left out. */
function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(/[^\t\n\r\x20-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return allowed.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns a time without fractions of a second, in UTC. */
function formatIsoTime(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Returns a PDF date (ISO 32000-2 7.9.4) as XMP writes it; empty when it is none. */
function formatXmpTime(date: string): string {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(date);
  if (!found) return '';
  const [, year, month, day, hour, minute, second, zone, zoneMinutes = '00'] = found;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone ? `${zone}:${zoneMinutes}` : 'Z'}`;
}
