import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** What another reader finds in a Word file: not ours, so that it sees what a stranger's program would. */
export interface ReadDocx {
  paragraphs: ReadParagraph[];
  tables: ReadCell[][][];
  /** Parts by their names. */
  parts: Map<string, string>;
}

export interface ReadParagraph {
  text: string;
  style: string;
  /** The level and the format of the list it is an item of. */
  item?: { level: number; format: string; list: string };
  isInTable: boolean;
}

export interface ReadCell {
  text: string;
  columns: number;
  /** Whether it goes on from the cell above. */
  goesOn: boolean;
}

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

export function readDocx(docx: Uint8Array): ReadDocx {
  const parts = new Map(Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const root = (name: string) => parseXml(parts.get(name) ?? '<none/>');
  const body = below(root('word/document.xml'), 'w:body')[0];
  const formats = listFormats(root('word/numbering.xml'));
  const inTables = new Set(below(body, 'w:tbl').flatMap((table) => below(table, 'w:p')));
  const paragraphs = below(body, 'w:p').map((paragraph): ReadParagraph => {
    const own = (name: string) => below(below(paragraph, 'w:pPr')[0], name)[0]?.attributes['w:val'];
    const [list, level] = [own('w:numId'), Number(own('w:ilvl') ?? 0)];
    return {
      text: readText(paragraph),
      style: own('w:pStyle') ?? 'Normal',
      ...(list !== undefined && { item: { list, level, format: formats.get(`${list} ${level}`) ?? '' } }),
      isInTable: inTables.has(paragraph),
    };
  });
  const tables = below(body, 'w:tbl').map((table) => below(table, 'w:tr').map((row) => below(row, 'w:tc').map(readCell)));
  return { paragraphs, tables, parts };
}

function readCell(cell: Node): ReadCell {
  const merge = below(cell, 'w:vMerge')[0];
  return {
    text: below(cell, 'w:p').map(readText).join('\n').trim(),
    columns: Number(below(cell, 'w:gridSpan')[0]?.attributes['w:val'] ?? 1),
    goesOn: merge !== undefined && merge.attributes['w:val'] !== 'restart',
  };
}

/** The format of each level of each list, by both their numbers. */
function listFormats(numbering: Node): Map<string, string> {
  const formats = new Map<string, string>();
  for (const num of below(numbering, 'w:num')) {
    const abstract = below(num, 'w:abstractNumId')[0]?.attributes['w:val'];
    const list = below(numbering, 'w:abstractNum').find(({ attributes }) => attributes['w:abstractNumId'] === abstract);
    for (const level of below(list, 'w:lvl'))
      formats.set(`${num.attributes['w:numId']} ${level.attributes['w:ilvl']}`, below(level, 'w:numFmt')[0]?.attributes['w:val'] ?? '');
  }
  return formats;
}

function readText(node: Node): string {
  if (node.name === 'w:t') return node.text;
  if (node.name === 'w:br') return '\n';
  // Within a run; the other one is a place that tabs lead to.
  if (node.name === 'w:tab' && node.attributes['w:val'] === undefined) return '\t';
  return node.children.map(readText).join('');
}

function below(node: Node | undefined, name: string): Node[] {
  return node?.children.flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)]) ?? [];
}

function parseXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: { ...attributes } as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}
