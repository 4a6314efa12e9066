import type { InputDocument } from '../inputDocument.ts';
import { type PdfDictionary, PdfString, type PdfValue } from '../syntax/values.ts';

const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto']);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Whether a URI action leads to a web page or a mail address. */
export function isAllowedLink(document: InputDocument, action: PdfDictionary): boolean {
  const uri = document.file.resolve(action.get('URI'));
  return !(uri instanceof PdfString) || isAllowedAddress(uri);
}

/** An address relative to the base its catalog states (ISO 32000-2 12.6.4.8) in full, since the merged file states no base. */
export function wholeAddress(document: InputDocument, address: PdfValue): PdfValue {
  const base = document.file.resolve(document.file.dictionary(document.catalog.get('URI'))?.get('Base'));
  if (!(address instanceof PdfString && base instanceof PdfString) || SCHEME.test(address.value) || !URL.canParse(address.value, base.value)) {
    return address;
  }
  const whole = new PdfString(new URL(address.value, base.value).href);
  return isAllowedAddress(whole) ? whole : address;
}

/** Whether an address is one of a web page or of mail. A relative one has no scheme and is taken for a web page's. */
export function isAllowedAddress(uri: PdfString): boolean {
  // Programs that open links ignore control characters and blanks, so they must not hide a scheme from us.
  const plain = uri.value.replace(/^\xfe\xff/, '').replace(/[\0-\x20\x7f-\xa0]/g, '');
  const scheme = SCHEME.exec(plain)?.[1];
  if (scheme === undefined) return !plain.startsWith('\\\\');
  // `example.com:8080/…` has no scheme, only a port.
  return ALLOWED_SCHEMES.has(scheme.toLowerCase()) || (/.\../.test(scheme) && /^\d+(\/|$)/.test(plain.slice(scheme.length + 1)));
}
