import {
  BorderStyle,
  Footer,
  Header,
  type ISectionOptions,
  NumberFormat,
  PageBorderDisplay,
  PageBorderOffsetFrom,
  PageBorderZOrder,
  PageOrientation,
  SectionType,
} from 'docx';
import type { PageBorder, Paper, Paragraph, Section } from '../model/documentModel.ts';
import { writeBlocks } from './blocks.ts';
import { writeBody } from './bodyBlocks.ts';
import { toEighths, toTwips } from './units.ts';
import type { Writing } from './writing.ts';

export type RunningContent = Pick<Section, 'header' | 'footer' | 'evenHeader' | 'evenFooter' | 'firstHeader' | 'firstFooter'>;

/** Returns whether left pages of the document have headers or footers of their own: then Word wants them of all sections. */
export function haveLeftPages(sections: readonly Section[]): boolean {
  return sections.some(({ evenHeader, evenFooter }) => evenHeader !== undefined || evenFooter !== undefined);
}

/** Writes the sections of a document, each with the headers and footers that Word would not take over from the one before. */
export function writeSections(sections: readonly Section[], writing: Writing): ISectionOptions[] {
  const sides = haveLeftPages(sections);
  let above: RunningContent = {};
  return sections.map((given, index) => {
    const section = sides ? addSides(given) : given;
    const options = writeSection(section, above, index === 0, writing);
    above = inheritRunningContent(section, above);
    return options;
  });
}

/** Returns the running content of a section; one that starts in mid-page keeps that of its page. */
export function inheritRunningContent(section: Section, above: RunningContent): RunningContent {
  return section.start === 'continuous' && !hasRunningContent(section) ? above : section;
}

function hasRunningContent({ header, footer, evenHeader, evenFooter, firstHeader, firstFooter }: RunningContent): boolean {
  return [header, footer, evenHeader, evenFooter, firstHeader, firstFooter].some((content) => content !== undefined);
}

/** A section whose left pages are as its right ones. */
function addSides(section: Section): Section {
  const { header, footer, evenHeader = header, evenFooter = footer } = section;
  return { ...section, ...(evenHeader && { evenHeader }), ...(evenFooter && { evenFooter }) };
}

function writeSection(section: Section, above: RunningContent, isFirst: boolean, writing: Writing): ISectionOptions {
  const hasFirst = section.firstHeader !== undefined || section.firstFooter !== undefined;
  const own = inheritRunningContent(section, above);
  const buildHeader = (paragraphs: Paragraph[]) => new Header({ children: writeRunningContent(paragraphs, 'header', writing) });
  const buildFooter = (paragraphs: Paragraph[]) => new Footer({ children: writeRunningContent(paragraphs, 'footer', writing) });
  const isNew = (name: 'header' | 'footer' | 'evenHeader' | 'evenFooter') =>
    own !== above && (own[name] !== undefined || above[name] !== undefined) && !isSame(own[name], above[name]);
  const [firstHeader, firstFooter] = [section.firstHeader ?? section.header ?? [], section.firstFooter ?? section.footer ?? []];
  return {
    headers: {
      ...(isNew('header') && { default: buildHeader(own.header ?? []) }),
      ...(isNew('evenHeader') && { even: buildHeader(own.evenHeader ?? []) }),
      ...(hasFirst && { first: buildHeader(firstHeader) }),
    },
    footers: {
      ...(isNew('footer') && { default: buildFooter(own.footer ?? []) }),
      ...(isNew('evenFooter') && { even: buildFooter(own.evenFooter ?? []) }),
      ...(hasFirst && { first: buildFooter(firstFooter) }),
    },
    properties: {
      type: section.start === 'continuous' && !isFirst ? SectionType.CONTINUOUS : SectionType.NEXT_PAGE,
      ...(hasFirst && { titlePage: true }),
      ...(writing.marks.start > 1 && { footnoteProperties: { start: writing.marks.start } }),
      ...(section.columns.count > 1 && { column: { count: section.columns.count, space: toTwips(section.columns.gap), equalWidth: true } }),
      page: {
        size: writePageSize(section),
        margin: writePageMargin(section),
        ...(section.paper.border && { borders: writePageBorders(section.paper.border, section.paper) }),
        ...writePageNumbers(section),
      },
    },
    children: writeBody(section.blocks, writing),
  };
}

const numberFormats = { decimal: NumberFormat.DECIMAL, lowerRoman: NumberFormat.LOWER_ROMAN, upperRoman: NumberFormat.UPPER_ROMAN } as const;

function writePageNumbers({
  firstPageNumber,
  numberFormat,
}: Section): Pick<NonNullable<NonNullable<ISectionOptions['properties']>['page']>, 'pageNumbers'> {
  if (firstPageNumber === undefined && numberFormat === undefined) return {};
  return {
    pageNumbers: {
      ...(firstPageNumber !== undefined && { start: firstPageNumber }),
      ...(numberFormat && { formatType: numberFormats[numberFormat] }),
    },
  };
}

function isSame(one: Paragraph[] | undefined, other: Paragraph[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A header or footer without anything is an empty line. */
function writeRunningContent(paragraphs: readonly Paragraph[], place: 'header' | 'footer', writing: Writing) {
  return writeBlocks(paragraphs, place, writing, { endsInParagraph: true });
}

/** Word's longest page is 22 inches, its shortest a tenth of one. */
const PAPER_POINTS = { least: 7.2, most: 1584 };

function writePageSize({ paper }: Section) {
  const [width, height] = [paper.width, paper.height].map((side) => toTwips(Math.min(PAPER_POINTS.most, Math.max(PAPER_POINTS.least, side)))) as [
    number,
    number,
  ];
  // The library turns a page that is rotated by a quarter turn, and expects its upright size.
  return width > height
    ? { width: height, height: width, orientation: PageOrientation.LANDSCAPE }
    : { width, height, orientation: PageOrientation.PORTRAIT };
}

/** Headers and footers of unknown place keep half an inch from the edge where there is room, else they are in the middle of their margin. */
const RUNNING_CONTENT_POINTS = 36;

/** Measures how far headers and footers are from the edges of the page, in points. */
export function measureRunningDistances({ top, bottom, headerDistance, footerDistance }: Paper): { header: number; footer: number } {
  const distance = (known: number | undefined, room: number) =>
    Math.max(0, known === undefined ? Math.min(RUNNING_CONTENT_POINTS, room / 2) : Math.min(known, room));
  return { header: distance(headerDistance, top), footer: distance(footerDistance, bottom) };
}

const borderStyles = {
  single: BorderStyle.SINGLE,
  double: BorderStyle.DOUBLE,
  thickThin: BorderStyle.THICK_THIN_MEDIUM_GAP,
  thinThick: BorderStyle.THIN_THICK_MEDIUM_GAP,
} as const;

/** Word sets frames up to so many points from the edge of the page, or from its text. */
const FARTHEST_BORDER = 31;

function writePageBorders({ width, color, style, distance }: PageBorder, paper: Paper) {
  const isNearEdge = Math.max(distance.top, distance.right, distance.bottom, distance.left) <= FARTHEST_BORDER;
  const side = (name: keyof PageBorder['distance']) => ({
    style: borderStyles[style],
    size: toEighths(width),
    color,
    space: Math.round(Math.min(FARTHEST_BORDER, Math.max(0, isNearEdge ? distance[name] : paper[name] - distance[name] - width))),
  });
  return {
    pageBorders: {
      display: PageBorderDisplay.ALL_PAGES,
      offsetFrom: isNearEdge ? PageBorderOffsetFrom.PAGE : PageBorderOffsetFrom.TEXT,
      zOrder: PageBorderZOrder.BACK,
    },
    pageBorderTop: side('top'),
    pageBorderRight: side('right'),
    pageBorderBottom: side('bottom'),
    pageBorderLeft: side('left'),
  };
}

function writePageMargin({ paper }: Section) {
  const margin = { top: toTwips(paper.top), right: toTwips(paper.right), bottom: toTwips(paper.bottom), left: toTwips(paper.left) };
  const { header, footer } = measureRunningDistances(paper);
  return { ...margin, header: toTwips(header), footer: toTwips(footer), gutter: 0 };
}
