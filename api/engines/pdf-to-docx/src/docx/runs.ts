import { encodeXmlText } from '@sheaf/platform/xmlText';
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  InternalHyperlink,
  type IRunStylePropertiesOptions,
  type ParagraphChild,
  SimpleField,
  Tab,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { FloatPlace, Inline, Link, PictureInline, TextStyle } from '../model/documentModel.ts';
import { AddressLink } from './addressLink.ts';
import { takeComment, wrapInComment } from './comments.ts';
import { writeTextFormatting } from './formatting.ts';
import { FieldControl, writeCheckBox } from './formControls.ts';
import { writeFormula } from './formulas.ts';
import { encodeLinkAddress } from './links.ts';
import { writeCountedMark, writeCustomMark } from './notes.ts';
import type { Place } from './styleSheet.ts';
import { toEmus, toPixels } from './units.ts';
import type { Writing } from './writing.ts';

/** Writes what a paragraph holds, as runs that say no more than its style does not. */
export function writeRuns(inlines: readonly Inline[], base: TextStyle, place: Place, writing: Writing): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < inlines.length; ) {
    const comment = getComment(inlines[at]);
    let end = at + 1;
    while (end < inlines.length && getComment(inlines[end]) === comment) end++;
    const number = takeComment(comment, place, writing);
    const written = writeLinkedRuns(inlines.slice(at, end), base, place, writing);
    children.push(...(number === undefined ? written : wrapInComment(number, written)));
    at = end;
  }
  return children;
}

function getComment(inline: Inline | undefined): string | undefined {
  return inline?.kind === 'text' ? inline.style.comment : undefined;
}

function writeLinkedRuns(inlines: readonly Inline[], base: TextStyle, place: Place, writing: Writing): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < inlines.length; ) {
    const link = getLink(inlines[at]);
    let end = at + 1;
    while (end < inlines.length && isSameLink(link, getLink(inlines[end]))) end++;
    const stretch = inlines.slice(at, end);
    const leading = link && createLinkWriter(link, writing);
    if (leading) children.push(leading(runs(stretch, base, place, writing, writing.sheet.link)));
    else children.push(...runs(stretch, base, place, writing));
    at = end;
  }
  return children;
}

function getLink(inline: Inline | undefined): Link | undefined {
  return inline && 'link' in inline ? inline.link : undefined;
}

function isSameLink(one: Link | undefined, other: Link | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Undefined for a link that leads nowhere. */
function createLinkWriter(link: Link, writing: Writing): ((children: ParagraphChild[]) => ParagraphChild) | undefined {
  if (link.to === 'bookmark') {
    const anchor = writing.anchors.get(link.bookmark);
    return anchor === undefined ? undefined : (children) => new InternalHyperlink({ anchor, children });
  }
  const address = encodeLinkAddress(link.address);
  return address === undefined ? undefined : (children) => new AddressLink(`link${++writing.links}`, address, children);
}

function runs(inlines: readonly Inline[], base: TextStyle, place: Place, writing: Writing, linkLook?: TextStyle): ParagraphChild[] {
  const formatting: Formatting = (style) =>
    linkLook ? { style: 'Hyperlink', ...writeTextFormatting(style, buildLinkedBase(base, linkLook, writing)) } : writeTextFormatting(style, base);
  return joinTexts(inlines).flatMap((inline) => writeInline(inline, formatting, place, writing));
}

type Formatting = (style: TextStyle) => IRunStylePropertiesOptions & { style?: string };

function writeInline(inline: Inline, formatting: Formatting, place: Place, writing: Writing): ParagraphChild[] {
  switch (inline.kind) {
    case 'text':
      return buildTextRuns(inline.text, formatting(inline.style));
    case 'tab':
      return [new TextRun({ children: [new Tab()] })];
    case 'lineBreak':
      return [new TextRun({ break: 1 })];
    case 'pageNumber':
      return [new NumberField('PAGE', writing.pages.first, formatting(inline.style))];
    case 'pageCount':
      return [new NumberField('NUMPAGES', writing.pages.count, formatting(inline.style))];
    case 'checkBox':
      return [writeCheckBox(inline.isChecked)];
    case 'field':
      return [new FieldControl(inline, formatting(inline.style))];
    case 'footnote':
      return buildFootnoteMark(inline.id, place, writing);
    case 'picture':
      if (inline.math) return [writeFormula(inline.math)];
      return buildPictureRun(inline, writing);
  }
}

/** A number that Word works out, with the one that readers show who do not. */
class NumberField extends SimpleField {
  constructor(instruction: 'PAGE' | 'NUMPAGES', shown: number, formatting: IRunStylePropertiesOptions) {
    super(instruction);
    this.root.push(new TextRun({ ...formatting, text: String(shown) }));
  }
}

/** Returns the style that link text is compared with: the link style adds colour and underline to the base style. */
function buildLinkedBase(base: TextStyle, look: TextStyle, { sheet }: Writing): TextStyle {
  return { ...base, ...(look.color !== sheet.normal.text.color && { color: look.color }), isUnderlined: look.isUnderlined || base.isUnderlined };
}

/** Stretches of one look in one piece, as a person would have typed them. */
function joinTexts(inlines: readonly Inline[]): Inline[] {
  const pieces: Inline[] = [];
  for (const inline of inlines) {
    const last = pieces.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text' && isSameStyle(last.style, inline.style))
      pieces[pieces.length - 1] = { ...last, text: last.text + inline.text };
    else pieces.push(inline);
  }
  return pieces;
}

function isSameStyle(one: TextStyle, other: TextStyle): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A tab or a line's end in the middle of a text is an element of its own in Word. */
function buildTextRuns(text: string, formatting: IRunStylePropertiesOptions): ParagraphChild[] {
  return encodeXmlText(text)
    .split(/(\t|\r\n|[\n\r\v\f\u2028\u2029])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\t') return new TextRun({ ...formatting, children: [new Tab()] });
      return /^[\r\n\u2028\u2029]/.test(part) ? new TextRun({ ...formatting, break: 1 }) : new TextRun({ ...formatting, text: part });
    });
}

/** A mark that Word does not take, a second one of the same note or one outside the text, is a plain small number. */
function buildFootnoteMark(id: number, place: Place, { notes, marks, markedNotes }: Writing): ParagraphChild[] {
  const number = notes.get(id);
  if (number === undefined) return [];
  const shown = marks.shown.get(id) ?? String(number);
  if ((place !== 'body' && place !== 'table') || markedNotes.has(number)) return [new TextRun({ text: shown, superScript: true })];
  markedNotes.add(number);
  return [marks.custom.has(id) ? writeCustomMark(number, encodeXmlText(shown)) : writeCountedMark(number)];
}

/** No side of a picture in Word is longer than 22 inches. */
const LONGEST_SIDE_POINTS = 1584;

function buildPictureRun({ picture, width, height, description, behind, float }: PictureInline, { pictures }: Writing): ParagraphChild[] {
  const data = pictures.get(picture);
  if (!data || !(width > 0 && height > 0)) return [];
  const scale = Math.min(1, LONGEST_SIDE_POINTS / Math.max(width, height));
  const altText = description === undefined ? undefined : { name: 'Picture', description: encodeXmlText(description) };
  return [
    new ImageRun({
      type: data.format,
      data: data.bytes,
      transformation: { width: toPixels(width * scale), height: toPixels(height * scale) },
      ...(altText && { altText }),
      ...(behind && { floating: placeBehindText(behind) }),
      ...(float && { floating: floatBesideText(float) }),
    }),
  ];
}

function placeBehindText({ left, top }: { left: number; top: number }) {
  return {
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: toEmus(left) },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: toEmus(top) },
    behindDocument: true,
    allowOverlap: true,
    wrap: { type: TextWrappingType.NONE },
  };
}

function floatBesideText({ side, below, gap }: FloatPlace) {
  return {
    horizontalPosition: {
      relative: HorizontalPositionRelativeFrom.COLUMN,
      align: side === 'left' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
    },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: toEmus(below) },
    allowOverlap: false,
    wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
    margins: { left: side === 'right' ? toEmus(gap) : 0, right: side === 'left' ? toEmus(gap) : 0, top: 0, bottom: toEmus(gap) },
  };
}
