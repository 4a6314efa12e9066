import type { ByteSource } from '../bytes/byteSource.ts';
import { ABSENT, AT_OFFSET, IN_OBJECT_STREAM } from '../file/crossReference.ts';
import type { PdfFile } from '../file/pdfFile.ts';
import { decodeLatin1, encodeLatin1 } from '../syntax/characters.ts';
import { isName, name, type PdfDictionary } from '../syntax/values.ts';
import { formatPdfValue } from './pdfSyntax.ts';

/** An object that is new or replaces one, as the text between `obj` and `endobj`. */
export interface WrittenObject {
  number: number;
  generation: number;
  syntax: string;
}

interface Place {
  number: number;
  kind: typeof AT_OFFSET | typeof IN_OBJECT_STREAM;
  /** The offset, or the number of the object stream. */
  at: number;
  /** The generation, or the index in the object stream. */
  detail: number;
}

const TAIL_BYTES = 2048;
const MAX_HEADER_BYTES = 1024;
/** Bytes of each column of a cross-reference stream: kind, offset, generation or index. */
const COLUMNS = [1, 4, 2];
/** Kept from one trailer to the next, ISO 32000-2 7.5.5. */
const KEPT = ['Root', 'Info', 'ID'];

/** Builds the incremental update that adds or replaces objects (ISO 32000-2 7.5.6). The file itself stays as it is. */
export function buildIncrement(source: ByteSource, file: PdfFile, objects: WrittenObject[]): Uint8Array<ArrayBuffer> {
  const header = Math.max(0, readLatin1(source, 0, MAX_HEADER_BYTES).indexOf('%PDF-'));
  const tail = readLatin1(source, Math.max(0, source.length - TAIL_BYTES), TAIL_BYTES);
  let text = tail.endsWith('\n') ? '' : '\n';
  const measureOffset = () => source.length + text.length - header;
  const places = new Map<number, Place>();
  const previous = file.wasRepaired || header > 0 ? undefined : findLastStart(tail);
  // Objects found only by a scan are listed too, since other readers would not find them.
  if (previous === undefined) for (const place of listKnownPlaces(file, header)) places.set(place.number, place);
  for (const { number, generation, syntax } of objects) {
    places.set(number, { number, kind: AT_OFFSET, at: measureOffset(), detail: generation });
    text += `${number} ${generation} obj\n${syntax}\nendobj\n`;
  }

  const start = measureOffset();
  const trailer: PdfDictionary = new Map(KEPT.flatMap((key) => (file.trailer.has(key) ? [[key, file.trailer.get(key) ?? null] as const] : [])));
  if (previous !== undefined) trailer.set('Prev', previous);
  const usesStream = isName(file.trailer.get('Type'), 'XRef') || [...places.values()].some(({ kind }) => kind === IN_OBJECT_STREAM);
  if (usesStream) {
    const own = findFreeNumber(file, [...places.keys()]);
    places.set(own, { number: own, kind: AT_OFFSET, at: start, detail: 0 });
    text += `${own} 0 obj\n${formatCrossReferenceStream(sortByNumber(places), trailer, own + 1)}\nendobj\n`;
  } else text += formatCrossReferenceTable(sortByNumber(places), trailer.set('Size', findFreeNumber(file, [...places.keys()])));
  return encodeLatin1(`${text}startxref\n${start}\n%%EOF\n`);
}

/** Returns a number above those of all objects of the file and above `used`. */
export function findFreeNumber(file: PdfFile, used: readonly number[] = []): number {
  const stated = file.resolve(file.trailer.get('Size'));
  return used.reduce((most, number) => Math.max(most, number + 1), Math.max(file.table.size, typeof stated === 'number' ? stated : 0, 1));
}

function* listKnownPlaces({ table }: PdfFile, header: number): Generator<Place> {
  for (let number = 1; number < table.size; number++) {
    const kind = table.kind(number);
    const at = table.places[number] ?? 0;
    if (kind === AT_OFFSET) yield { number, kind, at: at - header, detail: table.details[number] ?? 0 };
    else if (kind !== ABSENT) yield { number, kind: IN_OBJECT_STREAM, at, detail: table.details[number] ?? 0 };
  }
}

function readLatin1(source: ByteSource, offset: number, most: number): string {
  const bytes = new Uint8Array(Math.min(most, source.length - offset));
  return decodeLatin1(bytes, 0, source.readInto(bytes, offset));
}

function findLastStart(tail: string): number | undefined {
  const stated = /startxref\s*(\d{1,15})(?![\s\S]*startxref)/.exec(tail)?.[1];
  return stated === undefined ? undefined : Number(stated);
}

function sortByNumber(places: Map<number, Place>): Place[] {
  return [...places.values()].sort((a, b) => a.number - b.number);
}

function formatCrossReferenceTable(places: Place[], trailer: PdfDictionary): string {
  const sections = groupConsecutive(places).map((run) => {
    const rows = run.map(({ at, detail }) => `${String(at).padStart(10, '0')} ${String(detail).padStart(5, '0')} n \n`);
    return `${run[0]?.number} ${run.length}\n${rows.join('')}`;
  });
  return `xref\n0 1\n0000000000 65535 f \n${sections.join('')}trailer\n${formatPdfValue(trailer)}\n`;
}

function formatCrossReferenceStream(places: Place[], trailer: PdfDictionary, size: number): string {
  const rows = places.map(({ kind, at, detail }) =>
    [kind === AT_OFFSET ? 1 : 2, at, detail].map((value, column) => formatBigEndian(value, COLUMNS[column] ?? 1)).join(''),
  );
  const data = rows.join('');
  const dictionary: PdfDictionary = new Map(trailer);
  dictionary.set('Type', name('XRef')).set('Size', size).set('W', COLUMNS);
  dictionary.set(
    'Index',
    groupConsecutive(places).flatMap((run) => [run[0]?.number ?? 0, run.length]),
  );
  dictionary.set('Length', data.length);
  return `${formatPdfValue(dictionary)}\nstream\n${data}\nendstream`;
}

function formatBigEndian(value: number, width: number): string {
  return Array.from({ length: width }, (_, at) => String.fromCharCode(Math.floor(value / 256 ** (width - 1 - at)) % 256)).join('');
}

/** Groups places whose numbers are consecutive. */
function groupConsecutive(places: Place[]): Place[][] {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.number === place.number - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}
