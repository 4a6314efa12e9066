import { type Block, type DocumentModel, getListPlace, type Inline, type Paragraph, type TextStyle } from '../model/documentModel.ts';
import { plainLook } from '../paragraphs/textStyle.ts';

/** Every style of a paragraph in the documents we write, by the name Word knows it under. */
export const paragraphStyles = {
  Normal: 'Normal',
  Title: 'Title',
  Heading1: 'heading 1',
  Heading2: 'heading 2',
  Heading3: 'heading 3',
  Heading4: 'heading 4',
  Heading5: 'heading 5',
  Heading6: 'heading 6',
  ListParagraph: 'List Paragraph',
  TableText: 'Table Text',
  Header: 'header',
  Footer: 'footer',
  FootnoteText: 'footnote text',
} as const;

export type StyleId = keyof typeof paragraphStyles;

/** Where a paragraph is, as far as its style depends on it. */
export type Place = 'body' | 'table' | 'header' | 'footer' | 'footnote';

export interface ParagraphFormat {
  align: Paragraph['align'];
  left: number;
  right: number;
  firstLine: number;
  /** Undefined for as much as its style has. */
  before: number | undefined;
  after: number;
  lineHeight: number;
}

export interface Style {
  paragraph: ParagraphFormat;
  text: TextStyle;
}

/** The styles that occur, each made of what most of its paragraphs have, so that only the others need formatting of their own. */
export interface StyleSheet {
  styles: Map<StyleId, Style>;
  normal: Style;
  /** What links look like, where there are any. */
  link?: TextStyle;
}

export function findStyleId({ role }: Paragraph, place: Place): StyleId {
  if (place === 'header') return 'Header';
  if (place === 'footer') return 'Footer';
  if (place === 'footnote') return 'FootnoteText';
  if (role.type === 'title') return 'Title';
  if (role.type === 'listItem') return 'ListParagraph';
  if (role.type === 'heading') return findHeadingStyle(role.level);
  return place === 'table' ? 'TableText' : 'Normal';
}

/** Finds the style of headings of a level, from 1; Word's deepest of six for any below. */
export function findHeadingStyle(level: number): StyleId {
  return headingStyles[Math.min(6, Math.max(1, Math.round(level))) - 1] ?? 'Heading6';
}

const headingStyles: StyleId[] = ['Heading1', 'Heading2', 'Heading3', 'Heading4', 'Heading5', 'Heading6'];

export function findFormat({ align, indent, spaceBefore, spaceAfter, lineHeight, role }: Paragraph): ParagraphFormat {
  // The indents of what a list counts belong to the list.
  const { left, right, firstLine } = getListPlace(role) ? { ...indent, left: 0, firstLine: 0 } : indent;
  return { align, left, right, firstLine, before: spaceBefore, after: spaceAfter, lineHeight };
}

export function buildStyleSheet(model: DocumentModel): StyleSheet {
  const tallies = new Map<StyleId, StyleTally>();
  const links = new Tally<TextStyle>();
  for (const { paragraph, place } of walkParagraphs(model)) {
    // Lines that are kept where they were say nothing about paragraphs that flow.
    if (paragraph.frame) continue;
    const id = findStyleId(paragraph, place);
    const tally = tallies.get(id) ?? new StyleTally();
    tallies.set(id, tally);
    tally.add(paragraph);
    for (const inline of paragraph.inlines) if (inline.kind === 'text' && inline.link) links.add(inline.style, inline.text.length);
  }
  const usual = tallies.get('Normal')?.style() ?? tallies.get('TableText')?.style() ?? plain(model);
  const normal: Style = { paragraph: usual.paragraph, text: { ...buildPlainText(model), color: usual.text.color } };
  const styles = new Map<StyleId, Style>([...tallies].map(([id, tally]) => [id, tally.style() ?? normal]));
  styles.set('Normal', normal);
  const link = links.usual();
  return { styles, normal, ...(link && { link }) };
}

/** Returns every paragraph of a document with the place it is in, those of cells within cells too. */
export function* walkParagraphs(model: DocumentModel): Generator<{ paragraph: Paragraph; place: Place }> {
  for (const section of model.sections) {
    yield* within(section.blocks, 'body');
    const { header = [], evenHeader = [], firstHeader = [], footer = [], evenFooter = [], firstFooter = [] } = section;
    yield* within([...header, ...evenHeader, ...firstHeader], 'header');
    yield* within([...footer, ...evenFooter, ...firstFooter], 'footer');
  }
  for (const { blocks } of model.footnotes) yield* within(blocks, 'footnote');
}

function* within(blocks: readonly Block[], place: Place): Generator<{ paragraph: Paragraph; place: Place }> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield { paragraph: block, place };
    else for (const { cells } of block.rows) for (const cell of cells) yield* within(cell.blocks, place === 'body' ? 'table' : place);
  }
}

/** The library indents the ninth level of contents by eight letters of the normal style, and Word takes 22 inches at most. */
const LARGEST_NORMAL_POINTS = 198;

function buildPlainText({ body }: DocumentModel): TextStyle {
  return { ...body, ...plainLook, size: Math.min(body.size, LARGEST_NORMAL_POINTS) };
}

function plain(model: DocumentModel): Style {
  return { paragraph: { align: 'left', left: 0, right: 0, firstLine: 0, before: 0, after: 0, lineHeight: 1 }, text: buildPlainText(model) };
}

/** Counts values by their looks and returns the most common one. */
class Tally<Value> {
  private readonly counts = new Map<string, { value: Value; count: number }>();

  add(value: Value, weight: number): void {
    const look = JSON.stringify(value);
    const counted = this.counts.get(look);
    if (counted) counted.count += weight;
    else this.counts.set(look, { value, count: weight });
  }

  usual(): Value | undefined {
    let best: { value: Value; count: number } | undefined;
    for (const counted of this.counts.values()) if (!best || counted.count > best.count) best = counted;
    return best?.value;
  }
}

class StyleTally {
  private readonly text = new Tally<TextStyle>();
  private readonly align = new Tally<ParagraphFormat['align']>();
  private readonly numbers = {
    left: new Tally<number>(),
    right: new Tally<number>(),
    firstLine: new Tally<number>(),
    before: new Tally<number>(),
    after: new Tally<number>(),
    lineHeight: new Tally<number>(),
  };

  add(paragraph: Paragraph): void {
    const format = findFormat(paragraph);
    const weight = 1 + countCharacters(paragraph.inlines);
    this.align.add(format.align, weight);
    for (const name of formatNumbers) {
      const value = format[name];
      if (value !== undefined) this.numbers[name].add(value, weight);
    }
    for (const inline of paragraph.inlines) {
      if (inline.kind === 'text' && !inline.link) this.text.add({ ...inline.style, isRightToLeft: false, script: 'normal' }, inline.text.length);
      else if (inline.kind === 'pageNumber' || inline.kind === 'pageCount') this.text.add({ ...inline.style, isRightToLeft: false }, 1);
    }
  }

  style(): Style | undefined {
    const [text, align] = [this.text.usual(), this.align.usual()];
    const usual = (name: (typeof formatNumbers)[number]) => this.numbers[name].usual() ?? 0;
    return text && align
      ? {
          text,
          paragraph: {
            align,
            left: usual('left'),
            right: usual('right'),
            firstLine: usual('firstLine'),
            before: usual('before'),
            after: usual('after'),
            lineHeight: usual('lineHeight'),
          },
        }
      : undefined;
  }
}

const formatNumbers = ['left', 'right', 'firstLine', 'before', 'after', 'lineHeight'] as const satisfies (keyof ParagraphFormat)[];

function countCharacters(inlines: readonly Inline[]): number {
  return inlines.reduce((length, inline) => length + (inline.kind === 'text' ? inline.text.length : 1), 0);
}
