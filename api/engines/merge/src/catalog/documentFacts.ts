import { findActivePart, NETWORK_FILE } from '@sheaf/pdf/guard/activeContentGuard';
import { isDictionary, isName, name, type PdfDictionary, PdfName, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { rewriteDestination } from '../copy/destinations.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean } from '../copy/valueCleaner.ts';
import { listRootFields } from './rootFields.ts';

/** Object streams need PDF 1.5. */
const LOWEST_VERSION = '1.5';

/** Returns the highest version that any input states in its header or catalog, and at least 1.5. */
export function chooseVersion(documents: Pick<InputDocument, 'file' | 'catalog'>[]): string {
  const versions = documents.flatMap(({ file, catalog }) => {
    const stated = file.resolve(catalog.get('Version'));
    return [file.version, stated instanceof PdfName && /^\d\.\d$/.test(stated.value) ? stated.value : LOWEST_VERSION];
  });
  return [LOWEST_VERSION, ...versions].sort().at(-1) ?? LOWEST_VERSION;
}

/** Returns the language of the first file, where a reader starts. */
export function chooseLanguage(documents: InputDocument[]): string | undefined {
  const [first] = documents;
  const language = first?.file.resolve(first.catalog.get('Lang'));
  return language instanceof PdfString ? language.value : undefined;
}

/** Returns how the first input opens: layout, mode, viewer preferences, and the destination it opens at. */
export function chooseOpening(documents: InputDocument[], hasOutline: boolean): Record<string, PdfValue | undefined> {
  const [first] = documents;
  if (!first) return {};
  const { file, catalog, copier } = first;
  const preferences = file.resolve(catalog.get('ViewerPreferences'));
  const kept = isDictionary(preferences) ? new Map([...preferences].filter(([key]) => key !== 'PrintPageRange' && key !== 'Enforce')) : undefined;
  const mode = file.resolve(catalog.get('PageMode'));
  const layout = file.resolve(catalog.get('PageLayout'));
  const opening = file.resolve(catalog.get('OpenAction'));
  const isGoTo = isDictionary(opening) && isName(file.resolve(opening.get('S')), 'GoTo');
  const action = opening === null || actsOnOpening(first) ? null : isGoTo ? clean(first, opening) : rewriteDestination(first, opening);
  return {
    ViewerPreferences: kept && kept.size > 0 ? copier.translate(kept) : undefined,
    PageMode: mode instanceof PdfName && !isName(mode, 'UseOutlines') ? mode : hasOutline ? name('UseOutlines') : undefined,
    PageLayout: layout instanceof PdfName ? layout : undefined,
    OpenAction: action === null ? undefined : copier.translate(action),
  };
}

/** How many values of a catalog are visited, only to report what is not taken over. */
const MAX_NOTED_VALUES = 20_000;

/** Notes active content of catalogs that simply is not taken over. */
export function noteDroppedActions(document: InputDocument): void {
  const { file, catalog } = document;
  if (catalog.has('AA')) document.dropped.add('actions');
  const names = file.dictionary(catalog.get('Names'));
  if (names?.has('JavaScript') || names?.has('AlternatePresentations')) document.dropped.add('actions');
  if (actsOnOpening(document) || hasHandlers(document)) document.dropped.add('actions');
  const found = findActivePart(file, MAX_NOTED_VALUES);
  if (found) document.dropped.add(found.what === NETWORK_FILE ? 'links' : 'actions');
  if (catalog.has('Collection')) document.dropped.add('cover');
  if (file.dictionary(catalog.get('AcroForm'))?.has('XFA')) document.dropped.add(isDynamicForm(document) ? 'dynamic form' : 'xfa');
}

/** Returns whether a file does more on opening than go to a place. A list of actions is none of ISO 32000, but some readers run it. */
function actsOnOpening({ file, catalog }: InputDocument): boolean {
  const opening = file.resolve(catalog.get('OpenAction'));
  if (isDictionary(opening)) return !isName(file.resolve(opening.get('S')), 'GoTo');
  return file.array(opening).some((part) => file.dictionary(part)?.has('S'));
}

/** Returns whether a requirement of a file names what runs where a reader does not meet it, ISO 32000-2 12.11. */
function hasHandlers({ file, catalog }: InputDocument): boolean {
  const requirements = file.resolve(catalog.get('Requirements'));
  return (Array.isArray(requirements) ? requirements : [requirements]).some((requirement) => file.dictionary(requirement)?.has('RH'));
}

/** Detects an XFA form whose pages are drawn when it is opened: it says so (ISO 32000-1 7.7.2), or has no field of the ordinary kind. */
function isDynamicForm(document: InputDocument): boolean {
  const { file, catalog } = document;
  return file.resolve(catalog.get('NeedsRendering')) === true || listRootFields(document).length === 0;
}

/** Extensions that files declare (ISO 32000-2 7.12), joined; the first to declare one counts. */
export function mergeExtensions(documents: InputDocument[]): PdfDictionary | undefined {
  const extensions: PdfDictionary = new Map();
  for (const { file, catalog, copier } of documents) {
    for (const [key, value] of file.dictionary(catalog.get('Extensions')) ?? [])
      if (!extensions.has(key) && key !== 'Type') extensions.set(key, copier.translate(value));
  }
  return extensions.size > 0 ? extensions : undefined;
}

/** Bytes that differ between merges of different files, for the file identifier (ISO 32000-2 14.4). */
export function collectIdentityBytes(documents: InputDocument[]): Uint8Array {
  const facts = documents.map(({ name: fileName, file, pages }) => {
    const id = file.resolve(file.array(file.trailer.get('ID'))[0]);
    return `${fileName}|${file.window.source.length}|${pages.length}|${id instanceof PdfString ? id.value : ''}`;
  });
  return new TextEncoder().encode(facts.join('\n'));
}
