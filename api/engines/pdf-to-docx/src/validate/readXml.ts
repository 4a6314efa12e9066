/** An element with what rules ask about: the text between elements is looked at while it is read and not kept. */
export interface XmlElement {
  name: string;
  /** Shared by all elements whose tags are alike. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Whether letters other than blanks are directly in it. */
  hasText: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;
const NUMBERED = /&#(?:x([0-9a-f]+)|(\d+));/gi;
const WHOLE_TAG = /<[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>/y;
const TAG = /^([\w.-]+(?::[\w.-]+)?)((?:\s+[\w.-]+(?::[\w.-]+)?\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)$/;
/** Nothing is put into an element that its tag closes. */
const NO_CHILDREN: XmlElement[] = [];
const ATTRIBUTE = /([\w.-]+(?::[\w.-]+)?)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads XML as the packages of Office have it: no document types, no entities of its own. Throws what is wrong with it. */
export function readXml(xml: string): XmlElement {
  if (NOT_IN_XML.test(xml) || !xml.isWellFormed()) throw new Error('a character that XML does not have');
  const root: XmlElement = { name: '', attributes: {}, children: [], hasText: false };
  const open: XmlElement[] = [root];
  const known = new Map<string, Tag>();
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf('<', at);
    const top = open.at(-1) ?? root;
    const text = xml.slice(at, start < 0 ? xml.length : start);
    if (text.trim() !== '') {
      if (top === root) throw new Error('text outside of all elements');
      checkReferences(text);
      top.hasText = true;
    }
    if (start < 0) break;
    WHOLE_TAG.lastIndex = start;
    const tag = WHOLE_TAG.exec(xml)?.[0];
    if (tag === undefined) throw new Error('a tag that does not end');
    readTag(tag.slice(1, -1), open, known);
    at = start + tag.length;
  }
  const [document] = root.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (!document || root.children.length > 1) throw new Error(`${root.children.length} elements that hold all others`);
  return document;
}

/** What a tag that begins an element says. A document has few of them, each many times. */
interface Tag {
  name: string;
  attributes: Record<string, string>;
  isClosed: boolean;
}

function readTag(tag: string, open: XmlElement[], known: Map<string, Tag>): void {
  if (tag.startsWith('?')) return;
  if (tag.startsWith('/')) {
    const closed = open.length > 1 ? open.pop() : undefined;
    if (closed?.name !== tag.slice(1).trim()) throw new Error(`<${tag}> closes <${closed?.name ?? ''}>`);
    return;
  }
  let parsed = known.get(tag);
  if (!parsed) {
    parsed = parseTag(tag);
    known.set(tag, parsed);
  }
  const { name, attributes, isClosed } = parsed;
  const element: XmlElement = { name, attributes, children: isClosed ? NO_CHILDREN : [], hasText: false };
  open.at(-1)?.children.push(element);
  if (!isClosed) open.push(element);
}

function parseTag(tag: string): Tag {
  const [, name, attributes = '', slash] = TAG.exec(tag) ?? [];
  if (name === undefined) throw new Error(`<${tag.slice(0, 40)}> is no tag`);
  return { name, attributes: parseAttributes(attributes), isClosed: slash !== '' };
}

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (text === '') return attributes;
  checkReferences(text);
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} twice in one tag`);
    attributes[name] = resolveEntities(double ?? single);
  }
  return attributes;
}

function checkReferences(text: string): void {
  if (!text.includes('&')) return;
  if (LOOSE_AMPERSAND.test(text)) throw new Error('an ampersand that stands for nothing');
  for (const [, hexadecimal, decimal] of text.matchAll(NUMBERED)) {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000) || NOT_IN_XML.test(String.fromCodePoint(code)))
      throw new Error('a character that XML does not have');
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolveEntities(value: string): string {
  return value.includes('&') ? value.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole) : value;
}

/** Visits an element and all below it, each with the one it is in. */
export function visitElements(element: XmlElement, visit: (element: XmlElement, parent: XmlElement | undefined) => void, parent?: XmlElement): void {
  visit(element, parent);
  for (const child of element.children) visitElements(child, visit, element);
}

const byName = new WeakMap<XmlElement, Map<string, XmlElement[]>>();

/** Returns the elements of a name in a document, in its order. Most rules ask about few of them, so a document is searched once for all. */
export function findElements(root: XmlElement, name: string): readonly XmlElement[] {
  let names = byName.get(root);
  if (!names) {
    const found = new Map<string, XmlElement[]>();
    visitElements(root, (element) => {
      const alike = found.get(element.name);
      if (alike) alike.push(element);
      else found.set(element.name, [element]);
    });
    byName.set(root, found);
    names = found;
  }
  return names.get(name) ?? [];
}

/** Returns the value most elements of Word have. */
export function getWordValue(element: XmlElement | undefined): string | undefined {
  return element?.attributes['w:val'];
}

export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}
