import { deflateSync } from 'node:zlib';
import { decodeLatin1, encodeLatin1 } from '../syntax/characters.ts';
import { writePdf } from './writePdf.ts';

/** Pages in a row that belong to one node of the page tree. */
export interface VariedGroup {
  pages: number;
  /** How many more nodes are between the root and the pages. */
  depth: number;
  /** Whether the pages take size and rotation from the outermost node rather than having their own. */
  inherits: boolean;
  rotate: 0 | 90 | 180 | 270;
  /** How the page objects are written: close together, with comments and blanks, or without saying that they are pages. */
  style: 'close' | 'loose' | 'untyped';
}

/** A PDF as some program might write it. */
export interface VariedPdf {
  /** Table, cross-reference stream, or all objects but streams in object streams (ISO 32000-2 7.5.4, 7.5.8, 7.5.7). */
  storage: 'table' | 'stream' | 'objectStreams';
  groups: VariedGroup[];
}

/** What a reader should see of a page: its text and its size as shown. */
export interface PageMark {
  text: string;
  width: number;
  height: number;
}

const HEIGHT = 200;

/** Writes a file in which every page links to the next, the last to the first. `name` keeps files apart. */
export function writeVariedPdf(name: string, { storage, groups }: VariedPdf): { bytes: Uint8Array; pages: PageMark[] } {
  const objects: string[] = ['', ''];
  const add = (text: string): number => objects.push(text);
  const font = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  const pages: PageMark[] = [];
  const numbers: number[] = [];
  const kids = groups.map((group, index) => {
    const width = 300 + 10 * index;
    const ownNumbers: number[] = [];
    for (let page = 0; page < group.pages; page++) {
      const shown = group.inherits ? width : width + page;
      const text = `${name} ${pages.length + 1}`;
      const isTurned = group.rotate % 180 !== 0;
      pages.push({ text, width: isTurned ? HEIGHT : shown, height: isTurned ? shown : HEIGHT });
      const drawing = `BT /F1 18 Tf 20 100 Td (${text}) Tj ET`;
      const contents = add(`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
      const link = add('');
      const own = group.inherits ? '' : `/MediaBox[0 0 ${shown} ${HEIGHT}]/Rotate ${group.rotate}`;
      ownNumbers.push(add(`${own}/Contents ${contents} 0 R/Annots[${link} 0 R]`));
    }
    numbers.push(...ownNumbers);
    return addNodes(objects, group, width, ownNumbers);
  });
  numbers.forEach((number, index) => {
    const target = numbers[(index + 1) % numbers.length] ?? number;
    objects[number - 2] = `<</Type/Annot/Subtype/Link/Rect[0 0 50 50]/Dest[${target} 0 R/Fit]>>`;
  });
  objects[0] = '<</Type/Catalog/Pages 2 0 R>>';
  objects[1] = `<</Type/Pages/Count ${pages.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Resources<</Font<</F1 ${font} 0 R>>>>>>`;
  return { bytes: writeObjects(objects, storage), pages };
}

/** Adds the nodes above some pages and completes the pages. Gives the number of the outermost node. */
function addNodes(objects: string[], group: VariedGroup, width: number, pages: number[]): number {
  const first = objects.length + 1;
  for (let level = 0; level <= group.depth; level++) {
    const kids = level === group.depth ? pages : [first + level + 1];
    const handedDown = level === 0 && group.inherits ? `/MediaBox[0 0 ${width} ${HEIGHT}]/Rotate ${group.rotate}` : '';
    const parent = level === 0 ? 2 : first + level - 1;
    const listed = kids.map((kid) => `${kid} 0 R`).join(' ');
    objects.push(`<</Type/Pages/Parent ${parent} 0 R/Count ${pages.length}/Kids[${listed}]${handedDown}>>`);
  }
  for (const page of pages) objects[page - 1] = formatDictionary(group.style, `/Parent ${first + group.depth} 0 R${objects[page - 1]}`);
  return first;
}

function formatDictionary(style: VariedGroup['style'], entries: string): string {
  if (style === 'untyped') return `<<${entries}>>`;
  if (style === 'close') return `<</Type/Page${entries}>>`;
  return `<<\n  % a page\n${entries.replace(/\//g, ' /').replace(/\[/g, '[ ')}\r\n  /Type /Page\t>>`;
}

function writeObjects(objects: string[], storage: VariedPdf['storage']): Uint8Array {
  if (storage === 'table') return writePdf(objects);
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const rows: number[][] = [[0, 0, 0]];
  const write = (number: number, object: string): void => {
    rows[number] = [1, text.length, 0];
    text += `${number} 0 obj\n${object}\nendobj\n`;
  };
  const packed = objects.flatMap((object, index) => (storage === 'objectStreams' && !object.endsWith('endstream') ? [index + 1] : []));
  objects.forEach((object, index) => {
    if (!packed.includes(index + 1)) write(index + 1, object);
  });
  let next = objects.length + 1;
  if (packed.length > 0) {
    let head = '';
    let body = '';
    packed.forEach((number, index) => {
      rows[number] = [2, next, index];
      head += `${number} ${body.length} `;
      body += `${objects[number - 1]}\n`;
    });
    write(next++, writeStream(`/Type/ObjStm/N ${packed.length}/First ${head.length}`, head + body));
  }
  const start = text.length;
  rows[next] = [1, start, 0];
  const table = rows
    .map(([kind = 0, place = 0, detail = 0]) => String.fromCharCode(kind, place >> 16, (place >> 8) & 255, place & 255, detail))
    .join('');
  text += `${next} 0 obj\n${writeStream(`/Type/XRef/Size ${next + 1}/W[1 3 1]/Root 1 0 R`, table)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return encodeLatin1(text);
}

function writeStream(entries: string, text: string): string {
  const data = decodeLatin1(deflateSync(encodeLatin1(text)));
  return `<<${entries}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`;
}
