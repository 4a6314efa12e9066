import { readPages } from '@sheaf/merge/read/readPages';
import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { getWritablePage } from '@sheaf/pdf/pages/getWritablePage';
import { readShownPage } from '@sheaf/pdf/pages/readShownPage';
import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { NewReference, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { buildIncrement, findFreeNumber, type WrittenObject } from '@sheaf/pdf/write/increment';
import { formatPdfValue } from '@sheaf/pdf/write/pdfSyntax';
import { createLayerFont, FONT_OBJECTS, formatStream } from './layerFont.ts';
import { type ReadScan, writeTextLayer } from './textLayer.ts';

const FONT_NAME = 'SheafBlank';

/**
 * Builds the incremental update that adds the recognised words to scanned pages, by page number from 1.
 * Throws a `PdfError` for a protected file, since the update would have to be encrypted.
 */
export function addTextLayers(name: string, source: ByteSource, scans: ReadonlyMap<number, ReadScan>, codec: Codec): Uint8Array<ArrayBuffer> {
  const file = PdfFile.open(name, source, codec);
  if (file.decryptor) throw new PdfError('password_required', name, { cause: new Error('A protected file cannot be added to.') });
  const pages = readPages(file);
  const objects: WrittenObject[] = [];
  const font = createLayerFont();
  const fontNumber = findFreeNumber(file);
  let free = fontNumber + FONT_OBJECTS;
  for (const [number, scan] of scans) {
    const page = pages[number - 1];
    if (!page) throw new PdfError('damaged_pdf', name, { cause: new RangeError(`There is no page ${number}.`) });
    const { reference, dictionary } = getWritablePage(file, page);
    const resources = file.dictionary(dictionary.get('Resources') ?? page.inherited.get('Resources')) ?? new Map();
    const fontName = findFreeFontName(file, resources);
    const layer = writeTextLayer(scan, readShownPage(file, page), font, fontName);
    if (layer === '') continue;
    const layerNumber = free++;
    objects.push({ number: layerNumber, generation: 0, syntax: formatStream(encodeLatin1(layer), codec) });
    const updated = new Map(dictionary)
      .set('Contents', addToContents(file, dictionary, layerNumber))
      .set('Resources', addFontToResources(file, resources, fontName, fontNumber));
    objects.push({ number: reference.number, generation: reference.generation, syntax: formatPdfValue(updated) });
  }
  if (objects.length === 0) return new Uint8Array();
  return buildIncrement(source, file, [...font.objects(fontNumber, codec), ...objects]);
}

/** Puts the layer first, before the page's own content changes the graphics state. */
function addToContents(file: PdfFile, page: PdfDictionary, layer: number): PdfValue[] {
  const own = page.get('Contents') ?? null;
  const streams = Array.isArray(file.resolve(own)) ? file.array(own) : own instanceof PdfReference ? [own] : [];
  return [new NewReference(layer), ...streams];
}

function addFontToResources(file: PdfFile, resources: PdfDictionary, fontName: string, fontNumber: number): PdfDictionary {
  const fonts: PdfDictionary = new Map(file.dictionary(resources.get('Font')));
  return new Map(resources).set('Font', fonts.set(fontName, new NewReference(fontNumber)));
}

function findFreeFontName(file: PdfFile, resources: PdfDictionary): string {
  const fonts: PdfDictionary = file.dictionary(resources.get('Font')) ?? new Map();
  let free = FONT_NAME;
  for (let count = 1; fonts.has(free); count++) free = `${FONT_NAME}${count}`;
  return free;
}
