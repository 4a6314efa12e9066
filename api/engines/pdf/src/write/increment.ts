import type { ByteSource } from '../bytes/byteSource.ts';
import { ABSENT, AT_OFFSET, IN_OBJECT_STREAM } from '../file/crossReference.ts';
import type { PdfFile } from '../file/pdfFile.ts';
import { latin1Bytes, latin1Text } from '../syntax/characters.ts';
import { isName, name, type PdfDictionary } from '../syntax/values.ts';
import { formatPdfValue } from './pdfSyntax.ts';

/** An object that is new, or takes the place of one: what stands between `obj` and `endobj`. */
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
/** Of a cross-reference stream's columns: kind, offset, generation or index. */
const COLUMNS = [1, 4, 2];
/** Kept from one trailer to the next, ISO 32000-2 7.5.5. */
const KEPT = ['Root', 'Info', 'ID'];

/** What to append to a file so that readers find these objects in it (ISO 32000-2 7.5.6). No byte of the file changes. */
export function buildIncrement(source: ByteSource, file: PdfFile, objects: WrittenObject[]): Uint8Array<ArrayBuffer> {
  const header = Math.max(0, textAt(source, 0, MAX_HEADER_BYTES).indexOf('%PDF-'));
  const tail = textAt(source, Math.max(0, source.length - TAIL_BYTES), TAIL_BYTES);
  let text = tail.endsWith('\n') ? '' : '\n';
  const offset = () => source.length + text.length - header;
  const places = new Map<number, Place>();
  const previous = file.wasRepaired || header > 0 ? undefined : lastStart(tail);
  // What was found by scanning alone no other reader would find: then the update tells of all objects.
  if (previous === undefined) for (const place of knownPlaces(file, header)) places.set(place.number, place);
  for (const { number, generation, syntax } of objects) {
    places.set(number, { number, kind: AT_OFFSET, at: offset(), detail: generation });
    text += `${number} ${generation} obj\n${syntax}\nendobj\n`;
  }

  const start = offset();
  const trailer: PdfDictionary = new Map(KEPT.flatMap((key) => (file.trailer.has(key) ? [[key, file.trailer.get(key) ?? null] as const] : [])));
  if (previous !== undefined) trailer.set('Prev', previous);
  const usesStream = isName(file.trailer.get('Type'), 'XRef') || [...places.values()].some(({ kind }) => kind === IN_OBJECT_STREAM);
  if (usesStream) {
    const own = findFreeNumber(file, [...places.keys()]);
    places.set(own, { number: own, kind: AT_OFFSET, at: start, detail: 0 });
    text += `${own} 0 obj\n${crossReferenceStream(inOrder(places), trailer, own + 1)}\nendobj\n`;
  } else text += crossReferenceTable(inOrder(places), trailer.set('Size', findFreeNumber(file, [...places.keys()])));
  return latin1Bytes(`${text}startxref\n${start}\n%%EOF\n`);
}

/** A number that no object of the file has, nor any of these. */
export function findFreeNumber(file: PdfFile, taken: readonly number[] = []): number {
  const stated = file.resolve(file.trailer.get('Size'));
  return taken.reduce((most, number) => Math.max(most, number + 1), Math.max(file.table.size, typeof stated === 'number' ? stated : 0, 1));
}

function* knownPlaces({ table }: PdfFile, header: number): Generator<Place> {
  for (let number = 1; number < table.size; number++) {
    const kind = table.kind(number);
    const at = table.places[number] ?? 0;
    if (kind === AT_OFFSET) yield { number, kind, at: at - header, detail: table.details[number] ?? 0 };
    else if (kind !== ABSENT) yield { number, kind: IN_OBJECT_STREAM, at, detail: table.details[number] ?? 0 };
  }
}

function textAt(source: ByteSource, offset: number, most: number): string {
  const bytes = new Uint8Array(Math.min(most, source.length - offset));
  return latin1Text(bytes, 0, source.readInto(bytes, offset));
}

function lastStart(tail: string): number | undefined {
  const stated = /startxref\s*(\d{1,15})(?![\s\S]*startxref)/.exec(tail)?.[1];
  return stated === undefined ? undefined : Number(stated);
}

function inOrder(places: Map<number, Place>): Place[] {
  return [...places.values()].sort((a, b) => a.number - b.number);
}

function crossReferenceTable(places: Place[], trailer: PdfDictionary): string {
  const sections = runsOf(places).map((run) => {
    const rows = run.map(({ at, detail }) => `${String(at).padStart(10, '0')} ${String(detail).padStart(5, '0')} n \n`);
    return `${run[0]?.number} ${run.length}\n${rows.join('')}`;
  });
  return `xref\n0 1\n0000000000 65535 f \n${sections.join('')}trailer\n${formatPdfValue(trailer)}\n`;
}

function crossReferenceStream(places: Place[], trailer: PdfDictionary, size: number): string {
  const rows = places.map(({ kind, at, detail }) =>
    [kind === AT_OFFSET ? 1 : 2, at, detail].map((value, column) => bigEndian(value, COLUMNS[column] ?? 1)).join(''),
  );
  const data = rows.join('');
  const dictionary: PdfDictionary = new Map(trailer);
  dictionary.set('Type', name('XRef')).set('Size', size).set('W', COLUMNS);
  dictionary.set(
    'Index',
    runsOf(places).flatMap((run) => [run[0]?.number ?? 0, run.length]),
  );
  dictionary.set('Length', data.length);
  return `${formatPdfValue(dictionary)}\nstream\n${data}\nendstream`;
}

function bigEndian(value: number, width: number): string {
  return Array.from({ length: width }, (_, at) => String.fromCharCode(Math.floor(value / 256 ** (width - 1 - at)) % 256)).join('');
}

/** Places whose numbers follow on each other. */
function runsOf(places: Place[]): Place[][] {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.number === place.number - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}
