import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfString } from '@libpdf/core';

const FORBIDDEN_ACTIONS = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition']);
const ALLOWED_LINKS = new Set(['http', 'https', 'mailto']);
// Readers ignore these inside a scheme, so a scheme can be hidden behind them.
const IGNORED_IN_LINKS = /[\p{Cc}\s\u200b]/gu;

type Resolve = (reference: PdfRef) => PdfObject | null;

/** Removes everything from these objects that could run or send something by itself. Says whether there was any. */
export function removeActiveContent(objects: Iterable<PdfObject>, resolve: Resolve): boolean {
  let hasRemoved = false;
  const seen = new Set<PdfObject>();
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PdfArray) waiting.push(...object);
    if (object instanceof PdfDict) {
      if (cleaned(object, resolve)) hasRemoved = true;
      for (const [, value] of object) waiting.push(value);
    }
  }
  return hasRemoved;
}

function cleaned(dict: PdfDict, resolve: Resolve): boolean {
  let hasRemoved = false;
  for (const name of [...dict.keys()]) {
    const key = name.value;
    const value = dict.get(key, resolve);
    if (!(value instanceof PdfDict) && !(value instanceof PdfArray)) continue;
    if (value instanceof PdfArray ? key === 'Next' && holdsForbiddenAction(value, resolve) : isForbidden(key, value, resolve)) {
      dict.delete(key);
      hasRemoved = true;
    }
  }
  return hasRemoved;
}

function isForbidden(key: string, value: PdfDict, resolve: Resolve): boolean {
  return isForbiddenAction(value, resolve) || (key === 'AA' && holdsActions(value, resolve));
}

/** Every trigger of an `AA` runs without a click; a dictionary that merely has that name, as a font may, holds no action. */
function holdsActions(dict: PdfDict, resolve: Resolve): boolean {
  return [...dict.keys()].some((key) => dict.getDict(key.value, resolve)?.getName('S', resolve) !== undefined);
}

function holdsForbiddenAction(array: PdfArray, resolve: Resolve): boolean {
  return [...array].some((item) => {
    const value = item instanceof PdfRef ? resolve(item) : item;
    return value instanceof PdfDict && isForbiddenAction(value, resolve);
  });
}

function isForbiddenAction(action: PdfDict, resolve: Resolve): boolean {
  if (action.has('JS')) return true;
  const kind = action.getName('S', resolve)?.value;
  if (kind === undefined) return false;
  if (kind === 'URI') return !isAllowedLink(action.get('URI', resolve));
  return FORBIDDEN_ACTIONS.has(kind);
}

function isAllowedLink(link: PdfObject | undefined): boolean {
  if (!(link instanceof PdfString)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.asString().replace(IGNORED_IN_LINKS, ''))?.[1];
  return scheme === undefined || ALLOWED_LINKS.has(scheme.toLowerCase());
}
