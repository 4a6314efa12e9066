import { decodeText, encodeText } from '@sheaf/pdf/syntax/text';
import {
  buildDictionary,
  isDictionary,
  isName,
  name,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
} from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';
import { reserveName } from './uniqueNames.ts';

/** The entries of a configuration that simply add up. */
const LISTS = ['Locked', 'RBGroups', 'AS'] as const;
const DEFAULT_INTENT = 'View';

/**
 * Gives a layer the name of its file as well when an earlier file has a layer of that name. Readers built on MuPDF take layers that look
 * the same for one, and would show the hidden one. Must run before pages are written.
 */
export function prepareLayers(documents: InputDocument[]): void {
  const usedNames = new Set<string>();
  for (const document of documents) {
    const { file, copier } = document;
    const own = new Set<string>();
    for (const object of file.array(readLayerProperties(document)?.get('OCGs'))) {
      const layer = file.dictionary(object);
      const title = file.resolve(layer?.get('Name'));
      if (!layer || !(title instanceof PdfString) || !(object instanceof PdfReference)) continue;
      const text = decodeText(title);
      if (!usedNames.has(text)) own.add(text);
      else copier.replace(object.number, new Map([...layer, ['Name', encodeText(reserveName(`${text} (${document.stem})`, own))]]));
    }
    for (const text of own) usedNames.add(text);
  }
}

/**
 * Joins the optional content of all files (ISO 32000-2 8.11.4): every layer keeps the state it had by default, whatever base state its
 * file starts from. Layers are listed under their file's name when several files have some.
 */
export function mergeLayers(documents: InputDocument[]): PdfDictionary | undefined {
  const withLayers = documents.filter((document) => document.file.array(readLayerProperties(document)?.get('OCGs')).length > 0);
  if (withLayers.length === 0) return undefined;
  const groups: PdfValue[] = [];
  const configuration = buildDictionary({ ON: [], OFF: [], Order: [], ListMode: undefined });
  const configurations: PdfValue[] = [];
  const lists = new Map<string, PdfValue[]>();
  const intents = new Set<string>();
  const isOrdered = withLayers.some((document) => Array.isArray(readLayerOrder(document)));
  const append = (key: string, items: PdfValue[]): void => void lists.set(key, [...(lists.get(key) ?? []), ...items]);
  for (const document of withLayers) {
    const { file, copier } = document;
    const properties = readLayerProperties(document) ?? new Map();
    const own = file.dictionary(properties.get('D')) ?? new Map();
    const layers = file.array(properties.get('OCGs'));
    groups.push(...layers.map((layer) => copier.translate(layer)).filter((layer) => layer !== null));
    for (const [state, members] of groupByState(document, own, layers))
      append(
        state,
        members.map((layer) => copier.translate(layer)),
      );
    for (const key of LISTS)
      append(
        key,
        file.array(own.get(key)).map((item) => copier.translate(key === 'Locked' ? item : resolveList(document, item))),
      );
    for (const intent of readIntents(document, own)) intents.add(intent);
    // Layers that are shown in no order would be hidden by an order of other layers.
    const order = readLayerOrder(document) ?? (isOrdered ? layers : null);
    if (Array.isArray(order)) {
      const translated = order.map((item) => copier.translate(item));
      append('Order', withLayers.length > 1 ? [[encodeText(document.stem), ...translated]] : translated);
    }
    const listMode = file.resolve(own.get('ListMode'));
    if (isName(listMode, 'VisiblePages')) configuration.set('ListMode', name('VisiblePages'));
    for (const key of ['Name', 'Creator'])
      if (own.has(key) && !configuration.has(key)) configuration.set(key, copier.translate(file.resolve(own.get(key))));
    for (const item of file.array(properties.get('Configs'))) configurations.push(copier.translate(keepOwnLayers(document, item, layers)));
  }
  for (const [key, items] of lists) if (items.length > 0) configuration.set(key, items);
  if (intents.size > 1 || !intents.has(DEFAULT_INTENT)) configuration.set('Intent', [...intents].map(name));
  for (const key of ['ON', 'OFF', 'Order']) if (!lists.get(key)?.length) configuration.delete(key);
  return buildDictionary({ OCGs: groups, D: configuration, Configs: configurations.length > 0 ? configurations : undefined });
}

function readLayerProperties(document: InputDocument): PdfDictionary | undefined {
  return document.file.dictionary(document.catalog.get('OCProperties'));
}

function readLayerOrder(document: InputDocument): PdfValue {
  const { file } = document;
  return file.resolve(file.dictionary(readLayerProperties(document)?.get('D'))?.get('Order'));
}

/** Lists the intents of a layer or a configuration (ISO 32000-2 8.11.2.3). */
function readIntents({ file }: InputDocument, holder: PdfDictionary | undefined): string[] {
  const found = file.resolve(holder?.get('Intent'));
  const names = (Array.isArray(found) ? found : [found]).flatMap((item) => (item instanceof PdfName ? [item.value] : []));
  return names.length > 0 ? names : [DEFAULT_INTENT];
}

/** The layers that are on and off by default, listed without a base state. */
function groupByState(document: InputDocument, configuration: PdfDictionary, layers: PdfValue[]): Map<string, PdfValue[]> {
  const { file } = document;
  const readNumbers = (key: string): Set<number> =>
    new Set(file.array(configuration.get(key)).flatMap((item) => (item instanceof PdfReference ? [item.number] : [])));
  const on = readNumbers('ON');
  const off = readNumbers('OFF');
  const startsOff = isName(file.resolve(configuration.get('BaseState')), 'OFF');
  const about = readIntents(document, configuration);
  // A layer the configuration is not about is shown whatever its state.
  const counts = (layer: PdfValue): boolean =>
    about.includes('All') || readIntents(document, file.dictionary(layer)).some((intent) => about.includes(intent));
  const isOff = (layer: PdfValue): boolean =>
    layer instanceof PdfReference && counts(layer) && (startsOff ? !on.has(layer.number) || off.has(layer.number) : off.has(layer.number));
  return new Map([
    ['ON', layers.filter((layer) => layer instanceof PdfReference && on.has(layer.number) && !isOff(layer))],
    ['OFF', layers.filter(isOff)],
  ]);
}

/** Another configuration of a file with its base state spelled out, so that it leaves the layers of other files as they are. */
function keepOwnLayers(document: InputDocument, item: PdfValue, layers: PdfValue[]): PdfValue {
  const configuration = document.file.dictionary(item);
  if (!configuration) return null;
  const states = groupByState(document, configuration, layers);
  const off = states.get('OFF') ?? [];
  if (!isName(document.file.resolve(configuration.get('BaseState')), 'Unchanged'))
    states.set(
      'ON',
      layers.filter((layer) => !off.includes(layer)),
    );
  return new Map([...configuration, ...states, ['BaseState', name('Unchanged')]]);
}

/** Radio-button groups and usage applications are often direct; arrays behind references are taken in. */
function resolveList(document: InputDocument, item: PdfValue): PdfValue {
  const found = document.file.resolve(item);
  return Array.isArray(found) || isDictionary(found) ? found : item;
}
