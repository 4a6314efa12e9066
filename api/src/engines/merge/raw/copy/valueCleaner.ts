import { rewrittenDestination } from '../catalog/destinations.ts';
import type { InputDocument } from '../inputDocument.ts';
import { textOf, textString } from '../syntax/text.ts';
import { isDictionary, type PdfDictionary, PdfName, PdfStream, PdfString, type PdfValue } from '../syntax/values.ts';
import { isAllowedLink, wholeAddress } from './links.ts';

/** Actions that run something or send data away (ISO 32000-2 12.6.4). */
const DROPPED_ACTIONS = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMediaExecute']);

/** The events of additional-actions dictionaries, ISO 32000-2 tables 197 to 200. */
const TRIGGER_EVENTS = new Set(['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP']);
const MAX_DEPTH = 250;

/**
 * Puts right what cannot be copied blindly: active content is dropped, names and page counts are adjusted. Null when nothing of an
 * action is left. `depth` bounds chains of actions that lead back to themselves.
 */
export function clean(document: InputDocument, value: PdfValue, depth = 0): PdfValue {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => clean(document, item, depth + 1));
  if (!isDictionary(value)) return value;
  const actionType = actionTypeOf(document, value);
  if (actionType !== undefined && DROPPED_ACTIONS.has(actionType)) {
    document.dropped.add('actions');
    return nextAction(document, value, depth);
  }
  if (actionType === 'URI' && !isAllowedLink(document, value)) {
    document.dropped.add('links');
    return nextAction(document, value, depth);
  }
  const cleaned: PdfDictionary = new Map();
  for (const [key, item] of value) {
    const kept = cleanEntry(document, key, item, actionType, depth);
    if (kept !== undefined) cleaned.set(key, kept);
  }
  if (actionType === 'GoTo' && cleaned.get('D') === null && !cleaned.has('SD')) return nextAction(document, value, depth);
  return cleaned;
}

/** What is written for one entry; `undefined` leaves it out. */
function cleanEntry(document: InputDocument, key: string, item: PdfValue, actionType: string | undefined, depth: number): PdfValue | undefined {
  switch (key) {
    case 'AA':
      if (!isAdditionalActions(document, item)) break;
      document.dropped.add('actions');
      return undefined;
    case 'JS':
      if (actionType !== 'Rendition') break;
      document.dropped.add('actions');
      return undefined;
    case 'Scripts':
      // Those of interactive media, ISO 32000-2 13.7.2.2.
      if (!Array.isArray(document.file.resolve(item))) break;
      document.dropped.add('actions');
      return undefined;
    case 'OnInstantiate':
      document.dropped.add('actions');
      return undefined;
    case 'StructParent':
    case 'StructParents': {
      const number = document.file.resolve(item);
      const offset = document.copier.rules.structParentOffset;
      return typeof number === 'number' && number >= 0 && offset >= 0 ? number + offset : undefined;
    }
    case 'Dest':
      return isDestination(document, item) ? (rewrittenDestination(document, item) ?? undefined) : clean(document, item, depth + 1);
    case 'D':
      if (actionType === 'GoTo') return rewrittenDestination(document, item);
      break;
    case 'A':
    case 'Next': {
      const action = document.file.resolve(item);
      // An action that is dropped altogether must not leave an empty entry behind.
      if (isDictionary(action) && isGone(document, action, depth)) return undefined;
      if (key === 'Next' && Array.isArray(action)) return cleanedSequence(document, action, depth);
      break;
    }
    case 'URI':
      if (actionType === 'URI') return wholeAddress(document, document.file.resolve(item));
      break;
    case 'T':
    case 'Fields':
      if (actionType === 'Hide' || actionType === 'ResetForm') return renamedFields(document, item);
      if (actionType === 'GoToE' && key === 'T') return renamedAttachments(document, item, 0);
      break;
    default:
  }
  return clean(document, item, depth + 1);
}

function isDestination(document: InputDocument, value: PdfValue): boolean {
  const found = document.file.resolve(value);
  return found instanceof PdfString || found instanceof PdfName || Array.isArray(found);
}

/** The type of an action. Structure elements have an S as well, but also a parent and kids or a page. */
function actionTypeOf(document: InputDocument, dictionary: PdfDictionary): string | undefined {
  const type = document.file.resolve(dictionary.get('S'));
  if (!(type instanceof PdfName)) return dictionary.has('JS') && !dictionary.has('S') ? 'JavaScript' : undefined;
  if (dictionary.has('P') && (dictionary.has('K') || dictionary.has('Pg'))) return undefined;
  return type.value;
}

/** Whether an action itself is dropped, apart from what follows it. */
function isDroppedAction(document: InputDocument, action: PdfDictionary): boolean {
  const type = actionTypeOf(document, action);
  if (!type) return false;
  if (DROPPED_ACTIONS.has(type)) return true;
  if (type === 'URI') return !isAllowedLink(document, action);
  return type === 'GoTo' && !action.has('SD') && rewrittenDestination(document, action.get('D') ?? null) === null;
}

/** Whether nothing is left of an action, so that the entry for it goes as well. */
function isGone(document: InputDocument, action: PdfDictionary, depth: number): boolean {
  return isDroppedAction(document, action) && clean(document, action, depth + 1) === null;
}

/** A list of actions without those of which nothing is left. */
function cleanedSequence(document: InputDocument, actions: PdfValue[], depth: number): PdfValue | undefined {
  const kept = actions.filter((item) => {
    const action = document.file.resolve(item);
    return isDictionary(action) && !isGone(document, action, depth);
  });
  return kept.length > 0 ? clean(document, kept, depth + 1) : undefined;
}

/** What follows a dropped action, cleaned as well; null when nothing does. Of several, the first that is left. */
function nextAction(document: InputDocument, action: PdfDictionary, depth: number): PdfValue {
  const next = document.file.resolve(action.get('Next'));
  for (const item of Array.isArray(next) ? next : [next]) {
    const candidate = document.file.resolve(item);
    const kept = isDictionary(candidate) ? clean(document, candidate, depth + 10) : null;
    if (kept !== null) return kept;
  }
  return null;
}

/** Whether an entry AA really holds actions: the same key can be the name of a font in a resource dictionary. */
function isAdditionalActions(document: InputDocument, value: PdfValue): boolean {
  const found = document.file.resolve(value);
  if (found instanceof PdfStream || !isDictionary(found) || found.size === 0) return false;
  return [...found].every(
    ([event, action]) =>
      TRIGGER_EVENTS.has(event) && (action === null || document.file.dictionary(action) !== undefined || document.file.resolve(action) === null),
  );
}

/** Field names that actions use, given as full names. */
function renamedFields(document: InputDocument, value: PdfValue): PdfValue {
  const found = document.file.resolve(value);
  if (found instanceof PdfString) return renamedField(document, found);
  if (Array.isArray(found)) return found.map((item) => (item instanceof PdfString ? renamedField(document, item) : item));
  return value;
}

/** The first part of a full name decides: only root fields are moved below a new parent. */
function renamedField(document: InputDocument, given: PdfString): PdfString {
  const fullName = textOf(given);
  const [root = ''] = fullName.split('.');
  const renamed = document.renamed.fields.get(root);
  return renamed === undefined ? given : textString(renamed + fullName.slice(root.length));
}

/** The target of a GoToE action names attachments and pages of this file, ISO 32000-2 12.6.4.4. */
function renamedAttachments(document: InputDocument, value: PdfValue, depth: number): PdfValue {
  const target = document.file.resolve(value);
  if (!isDictionary(target) || depth > 8) return value;
  const changed = new Map(target);
  const attachment = document.file.resolve(target.get('N'));
  const renamed = attachment instanceof PdfString ? document.renamed.attachments.get(attachment.value) : undefined;
  if (renamed !== undefined) changed.set('N', new PdfString(renamed));
  // The page with the attachment's annotation, by its place or by a destination.
  const page = document.file.resolve(target.get('P'));
  const position = typeof page === 'number' ? document.positions.get(page) : rewrittenDestination(document, page);
  if (target.has('P')) changed.set('P', position ?? null);
  return changed;
}

/** The page an annotation or outline item leads to has been left out. */
export function leadsNowhere(document: InputDocument, item: PdfDictionary): boolean {
  const { file } = document;
  if (item.has('Dest')) return rewrittenDestination(document, item.get('Dest') ?? null) === null;
  const action = file.dictionary(item.get('A'));
  if (!action || actionTypeOf(document, action) !== 'GoTo') return false;
  return rewrittenDestination(document, action.get('D') ?? null) === null;
}
