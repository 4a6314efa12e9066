import { decodeText } from '@sheaf/pdf/syntax/text';
import { isName, type PdfDictionary, PdfStream, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from './inputDocument.ts';

const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto']);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Programs that open links skip control characters, blanks and invisible characters, so none of them may hide a scheme. */
const SKIPPED = /[\p{C}\p{Z}]/gu;
/** A scheme is at the start of an address, so only this many characters are unescaped. */
const MAX_UNESCAPED_LENGTH = 2048;
/** The keys under which a file specification names its file, ISO 32000-2 table 43. */
const LOCATION_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** The keys of addresses outside link actions: of servers for signatures, films and captured web pages, ISO 32000-2 12.7.5.5, 13.2.4, 14.10. */
const ADDRESS_KEYS = ['URL', 'BU', 'AU'];

/** Returns whether a URI action leads to a web page or a mail address. */
export function isAllowedLink(document: InputDocument, action: PdfDictionary): boolean {
  const uri = document.file.resolve(action.get('URI'));
  return uri === null || (uri instanceof PdfString && isAllowedAddress(uri));
}

/** Resolves an address against the base URI of its catalog (ISO 32000-2 12.6.4.8), since the merged file states no base. */
export function completeAddress(document: InputDocument, address: PdfValue): PdfValue {
  const base = document.file.resolve(document.file.dictionary(document.catalog.get('URI'))?.get('Base'));
  if (!(address instanceof PdfString && base instanceof PdfString) || SCHEME.test(address.value) || !URL.canParse(address.value, base.value)) {
    return address;
  }
  const absolute = new PdfString(new URL(address.value, base.value).href);
  return isAllowedAddress(absolute) ? absolute : address;
}

/** Returns whether an address is one of a web page or of mail. A relative one has no scheme and is taken for a web page's. */
export function isAllowedAddress(uri: PdfString): boolean {
  return listInterpretations(uri).every((text) => {
    const scheme = SCHEME.exec(text)?.[1];
    // Without a scheme, no colon may stand before the path, and no server before it either.
    if (scheme === undefined) return !/^(?:[\\/]{2}|[^/?#]*:)/.test(text);
    // `example.com:8080/…` has no scheme, only a port.
    return ALLOWED_SCHEMES.has(scheme.toLowerCase()) || (/.\../.test(scheme) && /^\d+(\/|$)/.test(text.slice(scheme.length + 1)));
  });
}

/**
 * Returns whether a file specification (ISO 32000-2 7.11) names a file beside the document or a web address, as opposed to a place on
 * the network or anywhere on the visitor's disk that opening it would reach.
 */
export function isAllowedLocation(document: InputDocument, specification: PdfValue | undefined): boolean {
  const found = document.file.resolve(specification);
  if (found === null) return true;
  if (found instanceof PdfString) return isAllowedPath(found);
  const entries = found instanceof PdfStream ? undefined : document.file.dictionary(found);
  return (
    entries !== undefined &&
    LOCATION_KEYS.every((key) => {
      const name = document.file.resolve(entries.get(key));
      return name === null || (name instanceof PdfString && isAllowedPath(name));
    })
  );
}

/** Returns whether an entry of a dictionary names a location that is not allowed: on the network, on the disk, or one that runs something. */
export function namesForbiddenLocation({ file }: InputDocument, holder: PdfDictionary, key: string, item: PdfValue): boolean {
  const isAddress = ADDRESS_KEYS.includes(key);
  const isPath = LOCATION_KEYS.includes(key) ? !holder.has('EF') : key === 'D' && isName(file.resolve(holder.get('S')), 'MCD');
  const found = isAddress || isPath ? file.resolve(item) : null;
  return found instanceof PdfString && !(isAddress ? isAllowedAddress(found) : isAllowedPath(found));
}

/** Returns whether a path is relative, has a drive letter or is a web address. */
export function isAllowedPath(path: PdfString): boolean {
  return listInterpretations(path).every((text) => {
    const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
    return !/^[\\/]/.test(text) && (scheme === undefined || scheme.length === 1 || scheme === 'http' || scheme === 'https');
  });
}

/** The ways a program may read an address: unchanged, without language codes, and with its percent signs undone. */
function listInterpretations(address: PdfString): string[] {
  const text = decodeText(address);
  const withoutLanguages = withoutLanguageCodes(text);
  return (text === withoutLanguages ? [text] : [text, withoutLanguages]).flatMap(listUnescapedInterpretations);
}

/** Removes language codes between escape characters (ISO 32000-2 7.9.2.2), which some readers skip too. */
function withoutLanguageCodes(text: string): string {
  return text
    .split('\x1b')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

function listUnescapedInterpretations(address: string): string[] {
  const text = address.replace(SKIPPED, '');
  const start = text.slice(0, MAX_UNESCAPED_LENGTH);
  if (!start.includes('%')) return [text];
  const undone = start.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replace(SKIPPED, '');
  // A percent sign is no part of a scheme, so what is undone matters only where it makes one that runs something.
  return /^(?:[a-z]+script|data|file|smb|ms-[a-z-]+|search(?:-ms)?|jar|shell):|^[\\/]{2}/i.test(undone) ? [text, undone] : [text];
}
