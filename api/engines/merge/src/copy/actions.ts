import { isDictionary, isName, type PdfDictionary, PdfName, PdfReference, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { rewriteDestination } from './destinations.ts';
import type { InputDocument } from './inputDocument.ts';
import { isAllowedLink, isAllowedLocation } from './links.ts';

/** Actions that run something or send data away (ISO 32000-2 12.6.4). */
const DROPPED_ACTIONS = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMediaExecute']);
/** Actions that open another file, which must not be one on the network. */
const FILE_ACTIONS = new Set(['GoToR', 'GoToE', 'Thread']);
/** All types of actions, ISO 32000-2 table 201, and those of older editions. */
export const ACTION_TYPES = new Set([
  ...DROPPED_ACTIONS,
  ...FILE_ACTIONS,
  ...['GoTo', 'GoToDp', 'URI', 'Sound', 'Movie', 'Hide', 'Named', 'ResetForm', 'SetOCGState', 'Rendition', 'Trans', 'GoTo3DView', 'SetState', 'NOP'],
]);
/** Returns the type of an action, or undefined if the dictionary is no action. */
export function readActionType(document: InputDocument, dictionary: PdfDictionary): string | undefined {
  const type = document.file.resolve(dictionary.get('S'));
  return type instanceof PdfName ? type.value : undefined;
}

/** Returns why an action is dropped, or undefined when it is kept. Actions that follow it are not considered. */
export function findReasonToDrop(document: InputDocument, action: PdfDictionary, type: string): 'actions' | 'links' | undefined {
  if (DROPPED_ACTIONS.has(type)) return 'actions';
  if (type === 'URI' && !isAllowedLink(document, action)) return 'links';
  if (FILE_ACTIONS.has(type) && !isAllowedLocation(document, action.get('F'))) return 'links';
  return undefined;
}

/** Chains and lists of actions are followed this far; no honest file has longer ones. */
export const MAX_CHAIN = 1000;

/** Lists the actions that follow an action (`Next`), at most `MAX_CHAIN` of a list. */
export function listFollowingActions(document: InputDocument, action: PdfDictionary): PdfValue[] {
  const next = document.file.resolve(action.get('Next'));
  return Array.isArray(next) ? next.slice(0, MAX_CHAIN) : next === null ? [] : [action.get('Next') ?? null];
}

/** For the visited actions of a file: whether nothing remains of them. */
type KnownActions = Map<number, boolean>;
const knownActions = new WeakMap<InputDocument, { adjusted: KnownActions; unchanged: KnownActions }>();

/**
 * Returns whether nothing remains of an action and of the actions after it. With `dropsDeadLinks`, links to omitted pages are dropped too.
 * Chains may lead back to themselves, so every action is visited once.
 */
export function isChainRemoved(document: InputDocument, object: PdfValue, dropsDeadLinks: boolean): boolean {
  const known = knownActions.get(document) ?? { adjusted: new Map(), unchanged: new Map() };
  knownActions.set(document, known);
  const results = dropsDeadLinks ? known.adjusted : known.unchanged;
  const visited = new Set<number>();
  const removed = visit(object, 0);
  // An action visited twice was assumed to be removed, which is right only when the whole chain is.
  if (removed) for (const number of visited) results.set(number, true);
  return removed;

  function visit(current: PdfValue, depth: number): boolean {
    if (depth > MAX_CHAIN) return true;
    if (!(current instanceof PdfReference)) return noteDroppedAction(document, current, dropsDeadLinks) && areFollowersRemoved(current, depth);
    const result = results.get(current.number);
    if (result !== undefined) return result;
    if (visited.has(current.number)) return true;
    visited.add(current.number);
    const action = document.file.resolve(current);
    const isKept = !noteDroppedAction(document, action, dropsDeadLinks) || !areFollowersRemoved(action, depth);
    if (isKept) results.set(current.number, false);
    return !isKept;
  }

  function areFollowersRemoved(action: PdfValue, depth: number): boolean {
    return !isDictionary(action) || listFollowingActions(document, action).every((next) => visit(next, depth + 1));
  }
}

/** Notes why an action is dropped, if it is, and returns whether it is. What follows it does not matter. Only a dictionary is an action. */
export function noteDroppedAction(document: InputDocument, value: PdfValue, dropsDeadLinks: boolean): boolean {
  if (!isDictionary(value)) {
    // Some readers take the dictionary of a stream for an action.
    if (value instanceof PdfStream || Array.isArray(value)) document.dropped.add('actions');
    return true;
  }
  const type = readActionType(document, value);
  if (type === undefined) return false;
  const reason = findReasonToDrop(document, value, type);
  if (reason !== undefined) document.dropped.add(reason);
  const isDeadLink = dropsDeadLinks && type === 'GoTo' && !value.has('SD') && rewriteDestination(document, value.get('D') ?? null) === null;
  return reason !== undefined || isDeadLink;
}

/** Returns whether an entry AA holds actions: the same key can be the name of a font in a resource dictionary. */
export function holdsActions(document: InputDocument, value: PdfValue): boolean {
  const { file } = document;
  return [...(file.dictionary(value)?.values() ?? [])].some((event) => {
    const found = file.resolve(event);
    return (Array.isArray(found) ? found : [found]).some((item) => {
      const action = file.dictionary(item);
      return (
        action !== undefined && (ACTION_TYPES.has(readActionType(document, action) ?? '') || isScript(document, action, action.get('JS') ?? null))
      );
    });
  });
}

/** Returns whether an entry JS is a script: the same key can be the name of a font or picture in a resource dictionary. */
export function isScript(document: InputDocument, holder: PdfDictionary, value: PdfValue): boolean {
  const { file } = document;
  const found = file.resolve(value);
  if (found instanceof PdfString) return true;
  if (!(found instanceof PdfStream)) return false;
  const type = file.resolve(found.dictionary.get('Subtype'));
  return holder.has('S') || !(isName(type, 'Image') || isName(type, 'Form') || isName(type, 'PS'));
}
