import { decodeText, encodeText } from '@sheaf/pdf/syntax/text';
import { isDictionary, type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import {
  ACTION_TYPES,
  holdsActions,
  isChainRemoved,
  isScript,
  listFollowingActions,
  MAX_CHAIN,
  noteDroppedAction,
  readActionType,
} from './actions.ts';
import { chooseKeptActions, countValues, takeRepetitions } from './chooseKeptActions.ts';
import { rewriteDestination } from './destinations.ts';
import { makeSafeFileName } from './fileNames.ts';
import type { InputDocument } from './inputDocument.ts';
import { completeAddress, namesForbiddenLocation } from './links.ts';
import { collectStructureElements } from './structureElements.ts';

/** What a structure element may hold (ISO 32000-2 table 355). One that has the name of an action keeps no more than this. */
const ELEMENT_KEYS = new Set('Type S ID Ref P Pg K A C R T Lang Alt E ActualText AF NS PhoneticAlphabet Phoneme'.split(' '));
/** Entries of actions that no structure element has. */
const ACTION_KEYS = ['JS', 'URI', 'F', 'Win', 'Mac', 'Unix', 'Next', 'TA', 'CMD'];
const MAX_DEPTH = 250;
/** Copying the action after a dropped one counts as this many levels, so that a chain of copies ends soon. */
const COPIED_ACTION_LEVELS = 10;
/** The deepest chain of embedded files that a GoToE action is followed into. */
const MAX_TARGET_DEPTH = 8;

/** Where a value is in the file, which decides whether a dictionary is a structure element. */
interface ElementContext {
  /** The object number, when the value is a whole object. */
  number?: number | undefined;
  /** For a direct value below K: the context of its holder. */
  holder?: ElementContext;
}

const NO_CONTEXT: ElementContext = {};

/** `adjusts` is true for values straight from the file: their names and page numbers still have to become those of the merged file. */
interface Cleaning {
  document: InputDocument;
  adjusts: boolean;
}

/**
 * Cleans a value of the file: drops active content, and adjusts names and page numbers. Returns null when nothing of an action is left.
 * `number` is the object number, when the value is a whole object.
 */
export function clean(document: InputDocument, value: PdfValue, number?: number): PdfValue {
  return cleanValue({ document, adjusts: true }, value, { number }, 0);
}

/** Drops active content from a value whose names and page counts have been adjusted. */
export function dropActiveContent(document: InputDocument, value: PdfValue, number?: number): PdfValue {
  return cleanValue({ document, adjusts: false }, value, { number }, 0);
}

function cleanValue(cleaning: Cleaning, value: PdfValue, context: ElementContext, depth: number): PdfValue {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    const itemContext = context.holder ? context : NO_CONTEXT;
    // The kids of a tag can be ten thousands of references, which stay as they are.
    return value.map((item) => (Array.isArray(item) || isDictionary(item) ? cleanValue(cleaning, item, itemContext, depth + 1) : item));
  }
  if (!isDictionary(value)) return value;
  const { document } = cleaning;
  const stated = readActionType(document, value);
  const isElement = stated !== undefined && isStructureElement(document, value, context, stated);
  const actionType = isElement ? undefined : stated;
  if (actionType !== undefined && noteDroppedAction(document, value, cleaning.adjusts)) return collectActionsAfter(cleaning, value, depth);
  const kept: PdfDictionary = new Map();
  for (const [key, item] of value) {
    if (isElement && !ELEMENT_KEYS.has(key)) {
      document.dropped.add('actions');
      continue;
    }
    const entry = cleanEntry(cleaning, value, key, item, { actionType, context, depth });
    if (entry !== undefined) kept.set(key, entry);
  }
  return kept;
}

interface EntryContext {
  actionType: string | undefined;
  context: ElementContext;
  depth: number;
}

/** Returns the value to write for one entry; undefined omits the entry. */
function cleanEntry(cleaning: Cleaning, holder: PdfDictionary, key: string, item: PdfValue, at: EntryContext): PdfValue | undefined {
  const { document, adjusts } = cleaning;
  if (isActiveEntry(document, holder, key, item)) {
    document.dropped.add('actions');
    return undefined;
  }
  if (namesForbiddenLocation(document, holder, key, item)) {
    document.dropped.add('links');
    return undefined;
  }
  switch (key) {
    case 'Next':
      return cleanNext(cleaning, item, at.depth);
    case 'A':
    case 'PA':
      // An action that is dropped altogether must not leave an empty entry behind.
      if (isDictionary(document.file.resolve(item)) && isChainRemoved(document, item, cleaning.adjusts)) return undefined;
      break;
    case 'K':
      return cleanValue(cleaning, item, { holder: at.context }, at.depth + 1);
    case 'F':
    case 'UF':
    case 'DOS':
    case 'Mac':
    case 'Unix': {
      const path = holder.has('EF') ? document.file.resolve(item) : null;
      if (path instanceof PdfString) return makeSafeFileName(path);
      break;
    }
    default:
      if (!adjusts) break;
      return adjustEntry(cleaning, key, item, at);
  }
  return cleanValue(cleaning, item, {}, at.depth + 1);
}

/** Returns the value to write for an entry that may name things of its own file. */
function adjustEntry(cleaning: Cleaning, key: string, item: PdfValue, { actionType, depth }: EntryContext): PdfValue | undefined {
  const { document } = cleaning;
  switch (key) {
    case 'StructParent':
    case 'StructParents': {
      const number = document.file.resolve(item);
      const offset = document.copier.rules.structParentOffset;
      return typeof number === 'number' && number >= 0 && offset >= 0 ? number + offset : undefined;
    }
    case 'Dest':
      if (isDestination(document, item)) return rewriteDestination(document, item) ?? undefined;
      break;
    case 'D':
      if (actionType === 'GoTo') return rewriteDestination(document, item);
      break;
    case 'URI':
      if (actionType === 'URI') return completeAddress(document, document.file.resolve(item));
      break;
    case 'T':
    case 'Fields':
      if (actionType === 'Hide' || actionType === 'ResetForm') return renameFields(document, item);
      if (actionType === 'GoToE' && key === 'T') return renameAttachments(document, item, 0);
      break;
    default:
  }
  return cleanValue(cleaning, item, {}, depth + 1);
}

/** Returns whether an entry is active content by itself, whatever holds it. */
function isActiveEntry(document: InputDocument, holder: PdfDictionary, key: string, item: PdfValue): boolean {
  if (key === 'AA') return holdsActions(document, item);
  if (key === 'JS') return isScript(document, holder, item);
  // Those of interactive media, ISO 32000-2 13.7.2.2 and 13.6.3.
  if (key === 'Scripts') return Array.isArray(document.file.resolve(item));
  return key === 'OnInstantiate';
}

function isDestination(document: InputDocument, value: PdfValue): boolean {
  const found = document.file.resolve(value);
  return found instanceof PdfString || found instanceof PdfName || Array.isArray(found);
}

/** Returns whether a dictionary with the name of an action is a tag of that name. Entries that only actions have decide first, then its context. */
function isStructureElement(document: InputDocument, value: PdfDictionary, context: ElementContext, type: string): boolean {
  if (!ACTION_TYPES.has(type) || ACTION_KEYS.some((key) => value.has(key))) return false;
  for (let at: ElementContext | undefined = context; at; at = at.holder) {
    if (at.number !== undefined) return collectStructureElements(document.file).has(at.number);
  }
  return false;
}

/** Returns the value to write for `Next`, an action or a list; undefined when nothing is left. */
function cleanNext(cleaning: Cleaning, item: PdfValue, depth: number): PdfValue | undefined {
  const { document } = cleaning;
  const found = document.file.resolve(item);
  if (!Array.isArray(found)) return withoutDropped(cleaning, [item], depth);
  // A list in an object of its own would be written once for each that names it.
  const isRepeated = item instanceof PdfReference;
  if (found.length > MAX_CHAIN) document.dropped.add('actions');
  return withoutDropped(cleaning, isRepeated && !takeRepetitions(document, found.length) ? found.slice(0, 1) : found, depth);
}

function withoutDropped(cleaning: Cleaning, actions: PdfValue[], depth: number): PdfValue | undefined {
  const kept = chooseKeptActions(cleaning.document, actions, cleaning.adjusts).map((action) => cleanValue(cleaning, action, {}, depth + 1));
  return kept.length > 1 ? kept : kept[0];
}

/**
 * Returns the replacement of a dropped action: the first kept action that follows it, leading on to the others. Null when
 * there is none.
 */
function collectActionsAfter(cleaning: Cleaning, dropped: PdfDictionary, depth: number): PdfValue {
  const { document, adjusts } = cleaning;
  if (!takeRepetitions(document, 0)) return null;
  const [first, ...others] = chooseKeptActions(document, listFollowingActions(document, dropped), adjusts);
  if (first === undefined) return null;
  // A whole object cannot be a reference, so it becomes a copy.
  if (others.length === 0 && depth > 0 && first instanceof PdfReference) return first;
  const action = document.file.resolve(first);
  if (!takeRepetitions(document, countValues(action) + others.length)) return null;
  const copy = cleanValue(cleaning, action, {}, depth + COPIED_ACTION_LEVELS);
  if (!isDictionary(copy) || others.length === 0) return copy;
  const own = copy.get('Next') ?? [];
  const following = others.map((other) => cleanValue(cleaning, other, {}, depth + COPIED_ACTION_LEVELS));
  return new Map(copy).set('Next', [...(Array.isArray(own) ? own : [own]), ...following]);
}

/** Field names that actions use, given as full names. */
function renameFields(document: InputDocument, value: PdfValue): PdfValue {
  const found = document.file.resolve(value);
  if (found instanceof PdfString) return renameField(document, found);
  if (Array.isArray(found)) return found.map((item) => (item instanceof PdfString ? renameField(document, item) : item));
  return value;
}

/** The first part of a full name decides: only root fields are moved below a new parent. */
function renameField(document: InputDocument, name: PdfString): PdfString {
  const fullName = decodeText(name);
  const [root = ''] = fullName.split('.');
  const renamed = document.renamed.fields.get(root);
  return renamed === undefined ? name : encodeText(renamed + fullName.slice(root.length));
}

/** The target of a GoToE action names attachments and pages of this file, ISO 32000-2 12.6.4.4. */
function renameAttachments(document: InputDocument, value: PdfValue, depth: number): PdfValue {
  const target = document.file.resolve(value);
  if (!isDictionary(target) || depth > MAX_TARGET_DEPTH) return value;
  const changed = new Map(target);
  const attachment = document.file.resolve(target.get('N'));
  const renamed = attachment instanceof PdfString ? document.renamed.attachments.get(attachment.value) : undefined;
  if (renamed !== undefined) changed.set('N', new PdfString(renamed));
  // The page with the attachment's annotation, by its place or by a destination.
  const page = document.file.resolve(target.get('P'));
  const position = typeof page === 'number' ? document.positions.get(page) : rewriteDestination(document, page);
  if (target.has('P')) changed.set('P', position ?? null);
  return changed;
}

/** Returns whether the page that an annotation or outline item leads to is omitted. */
export function leadsNowhere(document: InputDocument, item: PdfDictionary): boolean {
  const { file } = document;
  if (item.has('Dest')) return rewriteDestination(document, item.get('Dest') ?? null) === null;
  const action = file.dictionary(item.get('A'));
  if (!action || readActionType(document, action) !== 'GoTo') return false;
  return rewriteDestination(document, action.get('D') ?? null) === null;
}
