import { PageMode } from './convert.ts';
import * as z from './schema.ts';

/** Who accepts this gets the Word file and right behind it, in one body, the preview as JSON; `previewBytes` of the report says how long that is. */
export const WORD_AND_PREVIEW_TYPE = 'application/vnd.sheaf.word-and-preview';

/** At which edge text flows around it, how far below its paragraph begins, and the gap it keeps. */
const PreviewFloat = z.object({ side: z.enum(['left', 'right']), below: z.number(), gap: z.number() });

/** What a Word document holds of each page of its PDF, to be shown beside that page. Lengths are in points; what is as usual is left out. */
const PreviewPiece = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    size: z.number(),
    font: z.optional(z.enum(['serif', 'mono'])),
    color: z.optional(z.string()),
    highlight: z.optional(z.string()),
    isBold: z.optional(z.boolean()),
    isItalic: z.optional(z.boolean()),
    isUnderlined: z.optional(z.boolean()),
    isStruck: z.optional(z.boolean()),
    script: z.optional(z.enum(['super', 'sub'])),
  }),
  z.object({
    kind: z.literal('picture'),
    width: z.number(),
    height: z.number(),
    /** Its place in the PDF, in shares of that page. */
    from: z.optional(z.object({ page: z.int(), left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
    float: z.optional(PreviewFloat),
  }),
  z.object({ kind: z.literal('tab') }),
  z.object({ kind: z.literal('break') }),
]);

/** Where a tab leads to, from the edge of the column that its text begins at. */
const PreviewTab = z.object({ at: z.number(), align: z.enum(['left', 'center', 'right']), leader: z.optional(z.literal('dot')) });

const PreviewRule = z.object({ width: z.number(), color: z.string(), gap: z.number() });

/** A block that can be corrected: its place among those that begin on the page, from 0, and how its text begins. */
const PreviewPlace = z.object({ block: z.int(), begins: z.string() });

const PreviewParagraph = z.object({
  kind: z.literal('paragraph'),
  place: z.optional(PreviewPlace),
  role: z.enum(['body', 'title', 'heading', 'listItem']),
  /** Of a heading, from 1; of an item of a list, from 0. */
  level: z.optional(z.int()),
  /** The bullet or number of an item. */
  mark: z.optional(z.string()),
  align: z.optional(z.enum(['center', 'right', 'justify'])),
  isRightToLeft: z.optional(z.boolean()),
  left: z.optional(z.number()),
  right: z.optional(z.number()),
  firstLine: z.optional(z.number()),
  before: z.optional(z.number()),
  after: z.optional(z.number()),
  /** From line to line, as a multiple of its letters' size; as in most fonts where it is left out. */
  lineHeight: z.optional(z.number()),
  tabs: z.optional(z.array(PreviewTab)),
  /** Lines over and under it, so far from its text. */
  ruleAbove: z.optional(PreviewRule),
  ruleBelow: z.optional(PreviewRule),
  /** Lines beside it. */
  ruleLeft: z.optional(PreviewRule),
  ruleRight: z.optional(PreviewRule),
  /** Whether it is in one box with the paragraphs above and below it. */
  joins: z.optional(z.object({ above: z.boolean(), below: z.boolean() })),
  /** The colour of its ground. */
  shading: z.optional(z.string()),
  /** It continues at the top of the next page, so its last line here is a full one. */
  goesOn: z.optional(z.boolean()),
  pieces: z.array(PreviewPiece),
});

const PreviewBorder = z.object({ width: z.number(), color: z.string() });

const PreviewTable = z.object({
  kind: z.literal('table'),
  place: z.optional(PreviewPlace),
  /** The first cell of each row is at the right. */
  isRightToLeft: z.optional(z.boolean()),
  columns: z.array(z.number()),
  float: z.optional(PreviewFloat),
  rows: z.array(
    z.object({
      /** Where its text alone would not make it as high. */
      height: z.optional(z.number()),
      cells: z.array(
        z.object({
          columnSpan: z.optional(z.int()),
          rowSpan: z.optional(z.int()),
          shading: z.optional(z.string()),
          hasBorders: z.optional(z.boolean()),
          /** An older server does not say which. */
          borders: z.optional(
            z.object({
              top: z.optional(PreviewBorder),
              right: z.optional(PreviewBorder),
              bottom: z.optional(PreviewBorder),
              left: z.optional(PreviewBorder),
            }),
          ),
          runs: z.optional(z.enum(['up', 'down'])),
          paragraphs: z.array(PreviewParagraph),
        }),
      ),
    }),
  ),
});

const PreviewRunning = z.object({ from: z.number(), paragraphs: z.array(PreviewParagraph) });

const PreviewPage = z.object({
  page: z.int(),
  mode: PageMode,
  width: z.number(),
  height: z.number(),
  /** An older server sends no bottom margin. */
  margins: z.object({ top: z.number(), right: z.number(), bottom: z.optional(z.number()), left: z.number() }),
  /** What runs at the head and at the foot of the page, so far from its edges. */
  head: z.optional(PreviewRunning),
  foot: z.optional(PreviewRunning),
  /** From the top, each with its number of columns. A page that keeps its look has none. */
  parts: z.array(z.object({ columns: z.int(), gap: z.number(), blocks: z.array(z.discriminatedUnion('kind', [PreviewParagraph, PreviewTable])) })),
  notes: z.optional(z.array(PreviewParagraph)),
  /** Below which column of its last part each note is set, from 0; below the whole text where it is left out. */
  noteColumns: z.optional(z.array(z.int())),
});

/** The first pages of a long document. */
export const ConvertPreview = z.object({ pages: z.array(PreviewPage) });

export type ConvertPreview = z.infer<typeof ConvertPreview>;
export type PreviewPage = z.infer<typeof PreviewPage>;
export type PreviewParagraph = z.infer<typeof PreviewParagraph>;
export type PreviewPiece = z.infer<typeof PreviewPiece>;
export type PreviewFloat = z.infer<typeof PreviewFloat>;
export type PreviewTable = z.infer<typeof PreviewTable>;
