import { FileChild, type IContext, type IXmlableObject, type ParagraphChild, Paragraph as WordParagraph } from 'docx';
import type { Block } from '../model/documentModel.ts';
import { buildBlocks, buildThinParagraph, writeBlocks } from './blocks.ts';
import { writeParagraph } from './paragraphs.ts';
import { serializeXml, wrapSerialized } from './serializeXml.ts';
import type { Writing } from './writing.ts';

/**
 * Writes the blocks of a section, each as XML before the next one is built. Built all at once, they took as much memory as all that was read.
 * docx sets the properties of a section in its last paragraph, so that one is built ahead, without what is in it.
 */
export function writeBody(blocks: readonly Block[], writing: Writing): FileChild[] {
  const last = blocks.at(-1);
  if (!last) return writeBlocks(blocks, 'body', writing, { endsInParagraph: true });
  if (last.kind === 'table') return [new BuiltLater((context) => writeInOrder(blocks, writing, context)), buildThinParagraph()];
  const before = new BuiltLater((context) => writeInOrder(blocks.slice(0, -1), writing, context));
  // docx lists the components that it foresees in a paragraph, and takes any.
  const defer = (build: () => ParagraphChild[]) => [new BuiltLater((context) => writeInside(build(), context)) as unknown as ParagraphChild];
  return [before, writeParagraph(last, 'body', writing, defer)];
}

function* writeInOrder(blocks: readonly Block[], writing: Writing, context: IContext): Generator<IXmlableObject | undefined> {
  for (const element of buildBlocks(blocks, 'body', writing)) yield element.prepForXml(context);
}

/** What docx puts into a paragraph of these children. */
function writeInside(children: ParagraphChild[], context: IContext): IXmlableObject[] {
  const [inside] = Object.values(new WordParagraph({ children }).prepForXml(context) ?? {});
  return Array.isArray(inside) ? inside : [];
}

class BuiltLater extends FileChild {
  readonly #write: (context: IContext) => Iterable<IXmlableObject | undefined>;

  constructor(write: (context: IContext) => Iterable<IXmlableObject | undefined>) {
    super('');
    this.#write = write;
  }

  override prepForXml(context: IContext): IXmlableObject {
    const parts: string[] = [];
    for (const element of this.#write(context)) {
      if (element) parts.push(serializeXml(element));
    }
    return wrapSerialized(parts.join(''));
  }
}
