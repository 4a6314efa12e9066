import type { IBaseParagraphStyleOptions, IParagraphStyleOptions, IStylesOptions } from 'docx';
import { writeParagraphFormatting, writeTextFormatting } from './formatting.ts';
import { findLanguageTags } from './languageTags.ts';
import type { CountedStyles } from './numbering.ts';
import { findHeadingStyle, type ParagraphFormat, paragraphStyles, type Style, type StyleId, type StyleSheet } from './styleSheet.ts';
import { toHalfPoints } from './units.ts';

/** What Word takes for granted. */
const UNFORMATTED: ParagraphFormat = { align: 'left', left: 0, right: 0, firstLine: 0, before: 0, after: 0, lineHeight: 1 };

/** Writes the styles of a document: the text's own in "Normal", and in each other one what sets it off from that. */
export function writeStyles(sheet: StyleSheet, counted: CountedStyles, language: string | undefined): IStylesOptions {
  const { normal, styles, link } = sheet;
  const style = (id: StyleId) => buildStyleOptions(id, styles.get(id) ?? spare(id, normal), normal);
  return {
    default: {
      document: {
        run: {
          font: normal.text.font,
          size: toHalfPoints(normal.text.size),
          language: findLanguageTags(language),
          ...(normal.text.color !== BLACK && { color: normal.text.color }),
        },
      },
      title: style('Title'),
      heading1: heading(style, counted, 1),
      heading2: heading(style, counted, 2),
      heading3: heading(style, counted, 3),
      heading4: heading(style, counted, 4),
      heading5: heading(style, counted, 5),
      heading6: heading(style, counted, 6),
      listParagraph: style('ListParagraph'),
      footnoteText: style('FootnoteText'),
      hyperlink: { run: link ? writeTextFormatting(distinguishLinks(link, sheet), normal.text) : {} },
    },
    paragraphStyles: [
      { id: 'Normal', name: paragraphStyles.Normal, quickFormat: true, paragraph: writeParagraphFormatting(normal.paragraph, UNFORMATTED, false) },
      ...(['TableText', 'Header', 'Footer'] as const).map((id): IParagraphStyleOptions => ({ id, basedOn: 'Normal', ...style(id) })),
    ],
  };
}

const BLACK = '000000';

function distinguishLinks(link: StyleSheet['normal']['text'], { normal }: StyleSheet) {
  return { ...normal.text, color: link.color, isUnderlined: link.isUnderlined };
}

function buildStyleOptions(id: StyleId, style: Style, normal: Style): IBaseParagraphStyleOptions {
  return {
    name: paragraphStyles[id],
    paragraph: writeParagraphFormatting(style.paragraph, normal.paragraph, false),
    run: writeTextFormatting(style.text, normal.text),
  };
}

/** A heading stays with the text below it, and Word's list of contents and its navigation know it by its level. */
function heading(style: (id: StyleId) => IBaseParagraphStyleOptions, counted: CountedStyles, level: number): IBaseParagraphStyleOptions {
  const id = findHeadingStyle(level);
  const numbering = counted.get(id);
  const { paragraph, ...options } = style(id);
  return { ...options, paragraph: { ...paragraph, keepNext: true, keepLines: true, outlineLevel: level - 1, ...(numbering && { numbering }) } };
}

/** Headings that do not occur, for whoever goes on writing: how much larger than the text they are. */
const spareHeadings: { [Id in StyleId]?: number } = { Title: 2, Heading1: 1.5, Heading2: 1.25, Heading3: 1.1, Heading4: 1, Heading5: 1, Heading6: 1 };

function spare(id: StyleId, { paragraph, text }: Style): Style {
  const scale = spareHeadings[id];
  if (scale === undefined) return { paragraph, text };
  return { paragraph: { ...paragraph, firstLine: 0, before: text.size }, text: { ...text, size: Math.round(text.size * scale), isBold: true } };
}
