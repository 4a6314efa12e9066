import {
  Bookmark,
  BorderStyle,
  ColumnBreak,
  FrameAnchorType,
  FrameWrap,
  HeightRule,
  type IParagraphOptions,
  LeaderType,
  LineRuleType,
  type ParagraphChild,
  TabStopType,
  Paragraph as WordParagraph,
} from 'docx';
import { getListPlace, type Paragraph, type ParagraphBorder, type TextStyle } from '../model/documentModel.ts';
import { beginContents, endContents } from './contentsField.ts';
import { writeParagraphFormatting, writeShading, writeTextFormatting } from './formatting.ts';
import { writeRuns } from './runs.ts';
import { findFormat, findStyleId, type Place, type Style, type StyleId } from './styleSheet.ts';
import { toEighths, toTwips } from './units.ts';
import type { Writing } from './writing.ts';

type Children = () => ParagraphChild[];

/** Writes a paragraph in Word's style for what it is, with formatting of its own only where it differs from that. `defer` puts off what is in it. */
export function writeParagraph(
  paragraph: Paragraph,
  place: Place,
  writing: Writing,
  defer: (build: Children) => ParagraphChild[] = (build) => build(),
): WordParagraph {
  const styleId = findStyleId(paragraph, place);
  const style = writing.sheet.styles.get(styleId) ?? writing.sheet.normal;
  const isRightToLeft = paragraph.isRightToLeft;
  return new WordParagraph({
    ...(styleId !== 'Normal' && { style: styleId }),
    ...writeParagraphFormatting(findFormat(paragraph), style.paragraph, isRightToLeft),
    ...buildListOptions(paragraph, styleId, writing),
    ...(isRightToLeft && { bidirectional: true }),
    ...(paragraph.keepsNext && { keepNext: true }),
    ...(paragraph.beginsPage && place === 'body' && { pageBreakBefore: true }),
    ...(paragraph.shading !== undefined && { shading: writeShading(paragraph.shading) }),
    ...buildBorderOptions(paragraph),
    ...buildTabOptions(paragraph),
    ...buildMarkOptions(paragraph, style),
    ...buildFrameOptions(paragraph),
    children: defer(() => buildChildren(paragraph, style, place, writing)),
  });
}

function buildChildren(paragraph: Paragraph, style: Style, place: Place, writing: Writing): ParagraphChild[] {
  const { contents, inlines } = paragraph;
  const children = [
    ...(paragraph.beginsColumn && place === 'body' ? [new ColumnBreak()] : []),
    ...(contents?.begins ? [beginContents(contents.levels)] : []),
    ...writeRuns(inlines, style.text, place, writing),
    ...(contents?.ends ? [endContents()] : []),
  ];
  const anchor = createAnchor(paragraph, writing);
  return anchor === undefined ? children : [new Bookmark({ id: anchor, children })];
}

function createAnchor({ bookmark }: Paragraph, { anchors, setAnchors }: Writing): string | undefined {
  const anchor = bookmark === undefined ? undefined : anchors.get(bookmark);
  if (anchor === undefined || setAnchors.has(anchor)) return undefined;
  setAnchors.add(anchor);
  return anchor;
}

/** Less than this is not an indent that anybody meant. */
const SAME_INDENT_POINTS = 1;

function buildListOptions(
  { role, indent, isRightToLeft }: Paragraph,
  styleId: StyleId,
  { numberings, counted }: Writing,
): Pick<IParagraphOptions, 'numbering' | 'indent'> {
  const place = getListPlace(role);
  const numbering = place && numberings[place.list];
  // A heading without a number, whose like are counted by their style.
  if (!place || !numbering) return counted.has(styleId) ? { numbering: false } : {};
  const level = Math.min(numbering.levels.length - 1, Math.max(0, Math.round(place.level)));
  const usual = numbering.levels[level];
  const [start, end] = isRightToLeft ? [indent.right, indent.left] : [indent.left, indent.right];
  // Only text that hangs from a mark shows where it wants to be; any other is where its list has it.
  const isUsual =
    !usual ||
    indent.firstLine >= 0 ||
    (Math.abs(usual.left - start) < SAME_INDENT_POINTS && Math.abs(usual.hanging + indent.firstLine) < SAME_INDENT_POINTS);
  const own = { left: toTwips(start), hanging: toTwips(-indent.firstLine), ...(toTwips(end) !== 0 && { right: toTwips(end) }) };
  return { numbering: { reference: numbering.reference, level }, ...(!isUsual && { indent: own }) };
}

const strokes = { dotted: BorderStyle.DOTTED, dashed: BorderStyle.DASHED } as const;

/** Word draws the lines of paragraphs that follow each other with the same ones between them, or it would leave all but the outermost out. */
function buildBorderOptions({ borders = {} }: Paragraph): Pick<IParagraphOptions, 'border'> {
  const { above, below, left, right, joins } = borders;
  const between = joins?.above || joins?.below ? undefined : (below ?? above);
  const border = ({ width, color, gap, dash }: ParagraphBorder) => ({
    style: dash ? strokes[dash] : BorderStyle.SINGLE,
    size: toEighths(width),
    color,
    space: gap,
  });
  if (!above && !below && !left) return {};
  return {
    border: {
      ...(above && { top: border(above) }),
      ...(left && { left: border(left) }),
      ...(below && { bottom: border(below) }),
      ...(right && { right: border(right) }),
      ...(between && { between: border(between) }),
    },
  };
}

/** A line that stays where it was: a frame of the page as high as the line, which leaves its letters at four fifths of that. */
function buildFrameOptions({ frame }: Paragraph): Pick<IParagraphOptions, 'frame' | 'spacing'> {
  if (!frame) return {};
  const height = Math.max(1, toTwips(frame.height));
  return {
    frame: {
      type: 'absolute',
      position: { x: toTwips(frame.left), y: toTwips(frame.top) },
      width: Math.max(1, toTwips(frame.width)),
      height,
      wrap: FrameWrap.AROUND,
      anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.PAGE },
      rule: HeightRule.EXACT,
    },
    spacing: { before: 0, after: 0, line: height, lineRule: LineRuleType.EXACT },
  };
}

const tabTypes = { left: TabStopType.LEFT, center: TabStopType.CENTER, right: TabStopType.RIGHT } as const;

function buildTabOptions({ tabs }: Paragraph): Pick<IParagraphOptions, 'tabStops'> {
  return tabs === undefined || tabs.length === 0
    ? {}
    : {
        tabStops: tabs.map(({ at, align, leader }) => ({
          position: toTwips(at),
          type: tabTypes[align],
          ...(leader === 'dot' && { leader: LeaderType.DOT }),
        })),
      };
}

/** The paragraph's own mark, which bullets, numbers and the height of an empty line take after, looks like its text where all of that looks alike. */
function buildMarkOptions({ inlines }: Paragraph, style: Style): Pick<IParagraphOptions, 'run'> {
  const styles = inlines.flatMap((inline) => (inline.kind === 'text' && !inline.link && inline.text.trim() !== '' ? [inline.style] : []));
  const first = styles[0];
  if (!first) return {};
  const shared = <Key extends keyof TextStyle>(key: Key) => (styles.every((other) => other[key] === first[key]) ? first[key] : style.text[key]);
  const mark: TextStyle = {
    ...style.text,
    font: shared('font'),
    size: shared('size'),
    color: shared('color'),
    isBold: shared('isBold'),
    isItalic: shared('isItalic'),
  };
  const run = writeTextFormatting(mark, style.text);
  return Object.keys(run).length > 0 ? { run } : {};
}
