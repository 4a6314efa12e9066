import type { IXmlableObject } from 'docx';

/** The key of an object that holds XML written before: it is taken over as it is. */
const SERIALIZED = 'serialized';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const ESCAPED = /[&"'<>\0-\x08\v\f\x0e-\x1f]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&apos;', '<': '&lt;', '>': '&gt;' };

/** Returns an element that holds XML written before, such as that of all blocks of a section. */
export function wrapSerialized(xml: string): IXmlableObject {
  return { [SERIALIZED]: xml };
}

/**
 * Writes an element of docx as XML, the same as its Packer does. That holds three trees of a whole document side by side, and joins the text of an
 * element once for each element around it. Control characters, which XML does not have, are left out.
 */
export function serializeXml(element: IXmlableObject): string {
  const parts: string[] = [];
  appendElement(element, parts);
  return parts.join('');
}

function appendElement(element: IXmlableObject, parts: string[]): void {
  const [name = ''] = Object.keys(element);
  const value: unknown = element[name];
  if (name === SERIALIZED) {
    parts.push(String(value));
  } else if (Array.isArray(value)) {
    parts.push(`<${name}${value.map((child) => writeAttributes(child?._attr)).join('')}>`);
    for (const child of value) appendContent(child, parts);
    parts.push(`</${name}>`);
  } else if (typeof value === 'object') {
    parts.push(`<${name}${writeAttributes((value as IXmlableObject | null)?._attr)}/>`);
  } else {
    parts.push(`<${name}>${escapeXml(value)}</${name}>`);
  }
}

function appendContent(child: unknown, parts: string[]): void {
  if (typeof child !== 'object' || child === null) parts.push(escapeXml(child));
  else if (!('_attr' in child)) appendElement(child as IXmlableObject, parts);
}

function writeAttributes(attributes: unknown): string {
  if (typeof attributes !== 'object' || attributes === null) return '';
  let written = '';
  for (const [name, value] of Object.entries(attributes)) written += ` ${name}="${escapeXml(value)}"`;
  return written;
}

function escapeXml(value: unknown): string {
  return typeof value === 'string' ? value.replace(ESCAPED, (character) => ESCAPES[character] ?? '') : String(value ?? '');
}
