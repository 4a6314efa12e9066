import { type Package, readRelationships } from './packageFaults.ts';
import { findChild, findElements, getWordValue, visitElements, type XmlElement } from './readXml.ts';

const RELATED = ['r:id', 'r:embed', 'r:link'];

/** Finds what one part says of another, or of itself, by a number or a name that is not there or is there twice. */
export function findReferenceFaults(parts: Package): string[] {
  const faults: string[] = [];
  const known = collectKnownIds(parts);
  for (const [part, root] of parts.xml) {
    if (!part.startsWith('word/') || part.endsWith('.rels')) continue;
    const relationships = readRelationships(part, parts.xml);
    visitElements(root, (element) => {
      for (const attribute of RELATED) {
        const id = element.attributes[attribute];
        if (id !== undefined && !relationships.has(id)) faults.push(`${part}: ${element.name} names "${id}", which is no relationship`);
      }
      const unknown = findUnknownName(element, known);
      if (unknown !== undefined) faults.push(`${part}: ${unknown}`);
    });
    faults.push(...findFieldFaults(root).map((fault) => `${part}: ${fault}`));
  }
  return [...faults, ...findStyleFaults(parts), ...findMarkFaults(parts), ...findBookmarkFaults(parts), ...findDrawingFaults(parts)];
}

interface Known {
  styles: Set<string>;
  numbers: Set<string>;
  anchors: Set<string>;
}

function collectKnownIds({ xml }: Package): Known {
  const numbering = xml.get('word/numbering.xml');
  const abstract = new Set(numbering?.children.filter(({ name }) => name === 'w:abstractNum').map(({ attributes }) => attributes['w:abstractNumId']));
  const numbers = numbering?.children.filter((num) => num.name === 'w:num' && abstract.has(getWordValue(findChild(num, 'w:abstractNumId'))));
  const anchors = new Set<string>();
  for (const root of xml.values()) {
    for (const { attributes } of findElements(root, 'w:bookmarkStart')) anchors.add(attributes['w:name'] ?? '');
  }
  return {
    styles: new Set(xml.get('word/styles.xml')?.children.map(({ attributes }) => attributes['w:styleId'] ?? '')),
    numbers: new Set(['0', ...(numbers ?? []).map(({ attributes }) => attributes['w:numId'] ?? '')]),
    anchors,
  };
}

const STYLED = new Set(['w:pStyle', 'w:rStyle', 'w:tblStyle', 'w:basedOn', 'w:next', 'w:link']);

function findUnknownName(element: XmlElement, { styles, numbers, anchors }: Known): string | undefined {
  const value = getWordValue(element) ?? '';
  // Every document has this one, declared or not.
  if (STYLED.has(element.name) && !styles.has(value) && value !== 'DefaultParagraphFont') return `there is no style "${value}"`;
  if (element.name === 'w:numId' && !numbers.has(value)) return `there is no list "${value}"`;
  const anchor = element.attributes['w:anchor'];
  return element.name === 'w:hyperlink' && anchor !== undefined && !anchors.has(anchor) ? `there is no bookmark "${anchor}"` : undefined;
}

function findStyleFaults({ xml }: Package): string[] {
  const ids = xml.get('word/styles.xml')?.children.flatMap(({ attributes }) => attributes['w:styleId'] ?? []) ?? [];
  return new Set(ids).size < ids.length ? ['two styles have one name'] : [];
}

/** A field begins, may be separated from what it shows, and ends, all in one part. */
function findFieldFaults(root: XmlElement): string[] {
  let depth = 0;
  let isBroken = false;
  for (const { attributes } of findElements(root, 'w:fldChar')) {
    const type = attributes['w:fldCharType'];
    if (type === 'begin') depth++;
    else if (depth === 0) isBroken = true;
    else if (type === 'end') depth--;
  }
  return isBroken || depth > 0 ? ['a field that does not begin or end'] : [];
}

/** What is written in a part of its own and has one mark in the text. */
const MARKED = [
  { name: 'note', part: 'word/footnotes.xml', mark: 'w:footnoteReference' },
  { name: 'comment', part: 'word/comments.xml', mark: 'w:commentReference' },
];

function findMarkFaults({ xml }: Package): string[] {
  return MARKED.flatMap(({ name, part: source, mark }) => {
    const faults: string[] = [];
    const ids = xml.get(source)?.children.map(({ attributes }) => attributes['w:id'] ?? '') ?? [];
    if (new Set(ids).size < ids.length) faults.push(`two ${name}s have one number`);
    const marked = new Set<string>();
    for (const [part, root] of xml) {
      for (const { attributes } of findElements(root, mark)) {
        const id = attributes['w:id'] ?? '';
        if (part !== 'word/document.xml') faults.push(`${part}: a ${name} may not stand there`);
        if (!ids.includes(id)) faults.push(`there is no ${name} "${id}"`);
        if (marked.has(id)) faults.push(`${name} "${id}" has two marks`);
        marked.add(id);
      }
    }
    return faults;
  });
}

const LONGEST_NAME = 40;

function findBookmarkFaults({ xml }: Package): string[] {
  const faults: string[] = [];
  const [starts, ends, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const root of xml.values()) {
    for (const { attributes } of findElements(root, 'w:bookmarkEnd')) ends.add(attributes['w:id'] ?? '');
    for (const { attributes } of findElements(root, 'w:bookmarkStart')) {
      const id = attributes['w:id'] ?? '';
      const own = attributes['w:name'] ?? '';
      if (starts.has(id) || names.has(own)) faults.push(`bookmark "${own}" is set twice`);
      if (own === '' || own.length > LONGEST_NAME || /\s/.test(own)) faults.push(`"${own}" is no name for a bookmark`);
      starts.add(id);
      names.add(own);
    }
  }
  if (starts.size !== ends.size || [...starts].some((id) => !ends.has(id))) faults.push('a bookmark that does not begin or end');
  return faults;
}

function findDrawingFaults({ xml }: Package): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const root of xml.values()) {
    for (const { attributes } of findElements(root, 'wp:docPr')) {
      const id = attributes.id ?? '';
      if (!/^\d+$/.test(id) || ids.has(id)) faults.push(`"${id}" is no picture's own number`);
      ids.add(id);
    }
    for (const picture of findElements(root, 'wp:inline')) if (!findChild(picture, 'wp:extent')) faults.push('a picture without a size');
  }
  return faults;
}
