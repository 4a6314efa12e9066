import { buildBlocks } from '@sheaf/pdf-text/layout/blocks';
import { markNumberedLines } from '@sheaf/pdf-text/layout/numberedLines';
import { splitStacks } from '@sheaf/pdf-text/layout/pageLayout';
import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import { isMostlyRightToLeft } from '@sheaf/pdf-text/lines/segmentFacts';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle, type Turn } from '@sheaf/pdf-text/page/readingFrame';
import type { PageTags } from '@sheaf/pdf-text/read/pageTags';
import type { Frame } from '../paragraphs/textDraft.ts';
import type { PageContent } from '../read/readPages.ts';
import { findPanels, haveTitles, takeBlocksInRows } from '../tables/blocksInRows.ts';
import { findBoxesApart } from '../tables/boxesApart.ts';
import { takeCaptionedPictures } from '../tables/captionedPictures.ts';
import { splitAtDashedLines } from '../tables/dashedLines.ts';
import { takeFacingTexts } from '../tables/facingTexts.ts';
import { shadeCells } from '../tables/findShading.ts';
import { takeHeaderOnBackground } from '../tables/headerOnBackground.ts';
import { joinRulings } from '../tables/latticeGrids.ts';
import { takeLatticeTables } from '../tables/latticeTables.ts';
import { drawRulings } from '../tables/levelRulings.ts';
import { takeNestedNumericTables } from '../tables/nestedNumericTables.ts';
import { takeNumericTables } from '../tables/numericTables.ts';
import { findPanelsBeside } from '../tables/panelsBeside.ts';
import { raiseCentredCells } from '../tables/raiseCentredCells.ts';
import { findStreamTables, takeLevelRuledTables } from '../tables/streamTables.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import { joinTablesBeside } from '../tables/tablesBeside.ts';
import { countTaggedHeaderRows, takeTaggedTables } from '../tables/taggedTables.ts';
import { tagTitlesInCells } from '../tables/titleTags.ts';
import { fillTurnedCells, findTurnedTexts, type TurnedText } from '../tables/turnedCells.ts';
import { findTwinTables } from '../tables/twinTables.ts';
import { widenToBackgrounds } from '../tables/widenToBackgrounds.ts';
import { removeColumnTables } from '../tags/columnTables.ts';
import { countTagContradictions, MANY_CONTRADICTIONS } from '../tags/tagContradictions.ts';
import { splitTaggedParagraphs } from '../tags/taggedParagraphs.ts';
import { takeTitles } from './bannerParts.ts';
import { placeBlocksBeside } from './blocksBeside.ts';
import { takeBoxedNotes } from './boxedNotes.ts';
import { takeEquationNumbers } from './equationNumbers.ts';
import { addCaptionRow, type Float, findCaptionOver, findFloat, widenBesideFloats } from './floats.ts';
import type { FlowBlock, PageFlow, PictureRow } from './flowBlock.ts';
import { movePicturesIntoCells, placeInlinePictures } from './inlinePictures.ts';
import { type Band, joinBands } from './pageBands.ts';
import { placeParagraphBorders } from './paragraphBorders.ts';
import { placeParagraphRulings } from './paragraphRulings.ts';
import { placeParagraphShading } from './paragraphShading.ts';
import { groupPictures } from './picturePlaces.ts';
import { splitBandsAndSides } from './sideColumns.ts';
import { measureLeading, splitByLeading } from './sideParagraphs.ts';
import { splitAcrossPage } from './splitAcrossPage.ts';
import { placeTablesInRows } from './tablesInRows.ts';
import { splitAroundTwinTables, type TwinSides } from './twinBands.ts';

/** Replaces a table or a picture while the page is put in order. */
const PLACEHOLDER = '\ufffc';

/** A column ends early where the longest one ends this far below it, in letter heights: room for a paragraph. */
const EARLY_END = 5;
/** The height of small letters and the step from line to line, in letter heights. */
const X_HEIGHT = 0.6;
const NEXT_LINE = 1.7;

type LayoutObject = { table: TableDraft } | { pictures: PictureRow };

export interface LayoutFacts {
  bodySize: number;
  /** The edges of the text on most pages. */
  textArea: Frame;
}

/** Lays out what is on a page, in reading order. */
export function layoutPage(content: PageContent, facts: LayoutFacts, before?: PageFlow): PageFlow {
  const { text, drawing, pictures } = content;
  const { page, width, height, groups } = text;
  const tags = removeColumnTables(text.tags);
  let contradictions = 0;
  const blocks: FlowBlock[] = [];
  const turned = findTurnedTexts(groups, text);
  let inCells: ReadonlySet<Segment> = new Set();
  let lastBand: Band | undefined;
  for (const [index, { turn, segments: all, isInOrder }] of groups.entries()) {
    const segments = all.filter((segment) => !inCells.has(segment));
    const isMain = index === 0 && turn === 0;
    if (!isMain || isInOrder) {
      const stacks = isInOrder ? splitStacks(segments) : [segments];
      blocks.push(...stacks.flatMap((stack) => buildTextBlocks(stack, facts, turn)));
      continue;
    }
    const inLines = placeInlinePictures(segments, pictures);
    const { tables: cutTables, rest, twins } = takeTables(inLines, { content, facts, tags, turned, begun: before?.blocks.at(-1)?.table });
    const objects = new Map<Segment, LayoutObject>();
    inCells = fillTurnedCells(cutTables, turned, text);
    const outside = movePicturesIntoCells(cutTables, inLines.others, facts.bodySize);
    const captioned = takeCaptionedPictures(rest, outside, page);
    const facing = takeFacingTexts(captioned.rest, page);
    const around = { objects: [...cutTables, ...captioned.tables, ...facing.tables, ...outside], textArea: facts.textArea, page };
    const titled = takeTitles(facing.rest, { ...around, bodySize: facts.bodySize, drawing });
    const panels = findPanels(drawing.backgrounds, { width, height });
    const beside = takeBlocksInRows(titled.rest, { ...around, panels, objects: [...around.objects, ...titled.tables] });
    const tables = [...cutTables, ...captioned.tables, ...facing.tables, ...titled.tables, ...beside.tables];
    const alone = movePicturesIntoCells(captioned.tables, outside, facts.bodySize);
    const placeTable = (table: TableDraft) => {
      widenToBackgrounds(table, drawing.backgrounds);
      shadeCells(table, drawing.backgrounds);
      tagTitlesInCells(table, tags);
      table.headerRows = Math.max(table.headerRows, countTaggedHeaderRows(table, tags));
      const segment = buildPlaceholder(table, facts);
      objects.set(segment, { table });
      return segment;
    };
    for (const table of tables) placeTable(table);
    const rows = groupPictures(alone);
    for (const row of rows) objects.set(buildPlaceholder(row, facts), { pictures: row });
    const inFlow = [...takeEquationNumbers(rows, beside.rest), ...objects.keys()];
    const placed = twins.map((twin) => twin.map((side) => [...side.rest, ...side.tables.map(placeTable)]) as TwinSides);
    const bands = splitIntoBands(inFlow, objects, { facts, content, before, twins: placed });
    lastBand = bands.at(-1);
    const noticeContradictions = (count: number) => {
      contradictions += count;
    };
    const inBands = bands.flatMap((band) => buildBandBlocks(band, objects, { page, facts, drawing, tags, noticeContradictions }));
    decorateParagraphs(inBands, drawing, { width, height });
    blocks.push(...inBands);
  }
  if (contradictions >= MANY_CONTRADICTIONS) return layoutPage({ ...content, text: { ...text, tags: undefined } }, facts, before);
  if (groups.length === 0 || groups[0]?.turn !== 0)
    blocks.push(...groupPictures(pictures).map((row) => buildObjectBlock({ pictures: row }, row, facts.textArea, oneColumn)));
  return { page, width, height, blocks, lastBand };
}

/** Gives paragraphs the boxes, ruling lines and backgrounds that are drawn around, under and behind them. */
function decorateParagraphs(blocks: FlowBlock[], { rulings, backgrounds }: PageContent['drawing'], paper: { width: number; height: number }): void {
  const ofBoxes = placeParagraphBorders(blocks, rulings, paper);
  placeParagraphRulings(
    blocks,
    rulings.filter((ruling) => !ofBoxes.has(ruling)),
  );
  placeParagraphShading(blocks, backgrounds, paper);
}

interface TableFacts {
  content: PageContent;
  facts: LayoutFacts;
  tags: PageTags | undefined;
  turned: readonly TurnedText[];
  /** The table that ended the page before, where it may go on. */
  begun: TableDraft | undefined;
}

/** Takes notes in boxes and tables of all kinds off the text of a page, those beside each other in one row. */
function takeTables(
  { segments, others }: ReturnType<typeof placeInlinePictures>,
  { content, facts, tags, turned, begun }: TableFacts,
): TakenTables & { twins: [TakenTables, TakenTables][] } {
  const { drawing, text } = content;
  const { page, width, height } = text;
  const { textArea } = facts;
  const boxed = takeBoxedNotes(segments, { bodySize: facts.bodySize, drawing, textArea, paper: { width, height }, page });
  const tagged = takeTaggedTables(boxed.rest, tags, { drawing, page });
  const panels = findPanelsBeside(tagged.rest, drawing, { paper: text, page });
  const ruled = takeLatticeTables(tagged.rest, drawing, page, { turned, pictures: others, panels });
  takeNestedNumericTables(ruled.tables, drawing, page);
  const rest = ruled.tables.reduce((left, table) => takeHeaderOnBackground(table, left, drawing.backgrounds), ruled.rest);
  const isMirrored = isMostlyRightToLeft(rest);
  const twins = isMirrored ? [] : findTwinTables(rest, drawing, [...boxed.tables, ...tagged.tables, ...ruled.tables, ...others]);
  const inTwins = new Set(twins.flatMap(({ left, right }) => [...left, ...right]));
  const single = raiseCentredCells(rest.filter((segment) => !inTwins.has(segment)));
  const open = takeOpenTables(single, content, { ruled: ruled.tables, ...(begun && { begun }) });
  const found = [...tagged.tables, ...joinTablesBeside(ruled.tables, open.rest), ...open.tables];
  const inRows = placeTablesInRows(found, open.rest, { ...facts, ...drawing, page, pictures: others });
  const sides = twins.map(({ left, right }): [TakenTables, TakenTables] => [takeOpenTables(left, content), takeOpenTables(right, content)]);
  return { tables: [...boxed.tables, ...inRows.tables], rest: inRows.rest, twins: sides };
}

interface TakenTables {
  tables: TableDraft[];
  rest: Segment[];
}

/** Takes tables whose cells no lines separate: those between level lines, and rows of figures. */
function takeOpenTables(
  segments: Segment[],
  { drawing, text: { page } }: PageContent,
  around: Parameters<typeof takeLevelRuledTables>[3] = {},
): TakenTables {
  const level = takeLevelRuledTables(segments, drawing, page, around);
  const underHeaders = level.tables.reduce((rest, table) => takeHeaderOnBackground(table, rest, drawing.backgrounds), level.rest);
  const apart = findBoxesApart(underHeaders, drawing.backgrounds);
  const open = underHeaders.filter((segment) => !apart.has(segment));
  const figures = splitAtDashedLines(open, drawing.rulings).map((part) => takeNumericTables(part, page));
  const tables = figures.flatMap((part) => part.tables);
  const levelRulings = joinRulings(drawing.rulings.filter(({ isHorizontal }) => isHorizontal));
  for (const table of tables) drawRulings(table, levelRulings, drawing);
  return { tables: [...level.tables, ...tables], rest: [...figures.flatMap(({ rest }) => rest), ...apart] };
}

/** Splits a page into bands in reading order. Short blocks side by side become tables, which are added to `objects`. */
function splitIntoBands(
  inFlow: Segment[],
  objects: Map<Segment, LayoutObject>,
  { facts, content, before, twins }: { facts: LayoutFacts; content: PageContent; before: PageFlow | undefined; twins: TwinSides[] },
): Band[] {
  const { page, width, height } = content.text;
  const bandFacts = {
    textArea: facts.textArea,
    isRightToLeft: isMostlyRightToLeft(inFlow.filter((segment) => !objects.has(segment))),
    isTableOrPicture: (segment: Segment) => objects.has(segment),
    before: before?.lastBand,
    backgrounds: content.drawing.backgrounds,
    paper: { width, height },
    isPicture: (segment: Segment) => 'pictures' in (objects.get(segment) ?? {}),
  };
  const addTable = (table: TableDraft) => {
    const segment = buildPlaceholder(table, facts);
    objects.set(segment, { table });
    return segment;
  };
  return splitAroundTwinTables(inFlow, {
    twins,
    textArea: facts.textArea,
    split(all, isFirst) {
      const parts = splitAcrossPage(all, content.drawing, facts.textArea);
      const bands = parts.flatMap((segments, index) => {
        const own = isFirst && index === 0 ? bandFacts : { ...bandFacts, before: undefined };
        return splitBandsAndSides(segments, own).flatMap((band) => placeBlocksBeside(band, { ...own, page, addTable }));
      });
      return joinBands(bands);
    },
  });
}

const oneColumn = { count: 1, gap: 0 };

function buildTextBlocks(segments: Segment[], { bodySize }: LayoutFacts, turn: Turn): FlowBlock[] {
  const lines = buildLines(segments);
  if (lines.length === 0) return [];
  const { left, right } = findBounds(lines);
  return buildBlocks(lines, bodySize).map((block) => ({ ...block, turn, frame: { left, right }, columns: oneColumn }));
}

interface PageFacts {
  page: number;
  facts: LayoutFacts;
  drawing: PageContent['drawing'];
  tags: PageTags | undefined;
  /** Receives how often the tags contradict what is seen. */
  noticeContradictions(contradictions: number): void;
}

function buildBandBlocks(
  band: Band,
  objects: Map<Segment, LayoutObject>,
  { page, facts, drawing, tags, noticeContradictions }: PageFacts,
): FlowBlock[] {
  const { columns, frames, gap, sides, count = columns.length } = band;
  const leading = sides && measureLeading(band);
  const shared = gap === undefined ? oneColumn : { count, gap };
  return columns.flatMap(({ segments }, index) => {
    const frame = frames[index] ?? facts.textArea;
    const column = columns.length === 1 ? frame.right : undefined;
    const room = { column, end: facts.textArea.isGuessed ? column : undefined };
    const all = segments.filter((segment) => !objects.has(segment));
    const { floats, rest: written } = sides ? { floats: [], rest: all } : takeFloats(segments, { objects, written: all, frame });
    const waiting = floats.map(({ object, float }) => ({ float, block: { ...buildObjectBlock(object, float, frame, shared), float } }));
    const placed = segments.flatMap((segment) => {
      const object = objects.get(segment);
      return object && !floats.some((each) => each.segment === segment)
        ? [{ object, bounds: segment, base: placeInOrder(object, segment, written) }]
        : [];
    });
    placed.sort((one, other) => one.base - other.base);
    const cell = sides?.cells[index];
    const side = sides && cell !== undefined && { side: { columns: sides, cell }, cell };
    const blocks: FlowBlock[] = [];
    let lines: Line[] = [];
    const flush = () => {
      for (const part of findStreamTables(lines, drawing, page, (line) => isTaggedText(line, tags))) {
        if (Array.isArray(part)) {
          const blind = buildBlocks(part, facts.bodySize, room);
          const found = leading ? splitByLeading(blind, leading, frame) : blind;
          noticeContradictions(countTagContradictions(found, tags));
          const made = splitTaggedParagraphs(found, tags).map((block): FlowBlock => ({ ...block, turn: 0, frame, columns: shared }));
          blocks.push(...made.flatMap((block) => [...takeFloatsBefore(block, waiting), block]));
        } else blocks.push(buildObjectBlock({ table: part }, part, frame, shared));
      }
      lines = [];
    };
    const floating = floats.map(({ float }) => float);
    for (const line of markNumberedLines(widenBesideFloats(buildLines(written), floating, frame), facts.bodySize)) {
      while (placed[0] && placed[0].base < line.base) {
        const next = placed.shift();
        flush();
        if (next) blocks.push(buildObjectBlock(next.object, next.bounds, frame, shared));
      }
      lines.push(line);
    }
    flush();
    for (const { object, bounds } of placed) blocks.push(buildObjectBlock(object, bounds, frame, shared));
    blocks.push(...waiting.map(({ block }) => block));
    const [first] = blocks;
    if (first && gap !== undefined && index > 0 && (endsEarly(band, index - 1) || beginWithTitles(band))) first.beginsColumn = true;
    return side ? blocks.map((block) => ({ ...block, ...side })) : blocks;
  });
}

/** Returns whether columns all begin with a title on one line: each is a text by itself, and Word would share their lines out anew. */
function beginWithTitles({ columns }: Band): boolean {
  return columns.length > 1 && haveTitles(columns.map(({ segments }) => buildLines(segments)));
}

/** Returns whether a column ends well above the longest of its band: Word would go on in it. */
function endsEarly({ columns }: Band, place: number): boolean {
  const column = columns[place];
  if (!column) return false;
  const { bottom } = findBounds(column.segments);
  const end = Math.max(...columns.map(({ segments }) => findBounds(segments).bottom));
  return end - bottom > EARLY_END * (column.segments.at(-1)?.size ?? 0);
}

interface TakenFloat {
  segment: Segment;
  object: LayoutObject;
  float: Float;
}

/** Takes the tables and pictures of a column that its text flows around, each with the caption above it. */
function takeFloats(
  segments: readonly Segment[],
  { objects, written, frame }: { objects: ReadonlyMap<Segment, LayoutObject>; written: Segment[]; frame: Frame },
): { floats: TakenFloat[]; rest: Segment[] } {
  const floats: TakenFloat[] = [];
  let rest = written;
  for (const segment of segments) {
    const object = objects.get(segment);
    const float = object && (!('pictures' in object) || object.pictures.pictures.length === 1) ? findFloat(segment, rest, frame) : undefined;
    if (!object || !float) continue;
    const caption = 'table' in object && object.table.cells.length > 1 ? findCaptionOver(float, rest) : [];
    rest = rest.filter((each) => !caption.includes(each));
    const top = Math.min(float.top, ...caption.map((each) => each.top));
    floats.push({ segment, object: 'table' in object ? { table: addCaptionRow(object.table, caption) } : object, float: { ...float, top } });
  }
  return { floats, rest };
}

/** Takes the floats that a paragraph begins beside, or has its first line beside. */
function takeFloatsBefore({ lines }: Pick<FlowBlock, 'lines'>, waiting: { float: Float; block: FlowBlock }[]): FlowBlock[] {
  const last = lines.at(-1);
  const due = waiting.filter(({ float }) => last !== undefined && last.base > float.top);
  for (const each of due) waiting.splice(waiting.indexOf(each), 1);
  return due.map(({ block }) => block);
}

/** Pictures come before the lines beside them, and never in the middle of what those say. A formula may reach into the foot of the line above it. */
function placeInOrder(object: LayoutObject, { top, bottom, base }: Segment, written: readonly Segment[]): number {
  const level = 'pictures' in object ? written.filter((line) => line.base > top && line.base < bottom) : [];
  const beside = level.filter((line) => line.base - X_HEIGHT * line.size > top || level.some((next) => isNextLine(next, line)));
  return Math.min(base, ...beside.map((line) => line.base - line.size));
}

function isNextLine(next: Segment, { base, left, size }: Segment): boolean {
  return next.base > base && next.base - base < NEXT_LINE * size && Math.abs(next.left - left) < NEXT_LINE * size;
}

function buildObjectBlock(object: LayoutObject, { left, right }: Rectangle, frame: FlowBlock['frame'], columns: FlowBlock['columns']): FlowBlock {
  const isPartOfText = 'pictures' in object && object.pictures.pictures.every(({ isFormula }) => isFormula);
  return { kind: 'tableRow', lines: [], left, right, turn: 0, frame, columns, ...object, ...(isPartOfText && { isPartOfText }) };
}

/** A table or picture takes part in the order of the page as a line at its middle would. */
function buildPlaceholder({ left, top, right, bottom }: Rectangle, { bodySize }: LayoutFacts): Segment {
  const size = bodySize;
  const base = (top + bottom) / 2;
  const word: LineWord = { text: PLACEHOLDER, left, right, top, bottom, size, isBold: false, isRaised: false, markedContent: -1 };
  return { words: [word, word, word], left, right, top, bottom, base, size };
}

/** Lines whose tags call them one paragraph are no rows of a table, whatever tabs are in them. Pieces of several paragraphs may well be. */
function isTaggedText({ words }: Line, tags: PageTags | undefined): boolean {
  const [first, ...others] = words.map(({ markedContent }) => tags?.get(markedContent));
  return first?.kind === 'text' && !first.cell && others.every((tag) => tag?.block === first.block);
}
