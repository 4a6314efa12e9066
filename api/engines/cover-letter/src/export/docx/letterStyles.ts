import { findLanguageTags } from '@sheaf/pdf-to-docx/docx/languageTags';
import { toHalfPoints, toTwips } from '@sheaf/pdf-to-docx/docx/units';
import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IRunStylePropertiesOptions, type IStylesOptions, LineRuleType } from 'docx';
import type { LetterTemplate } from '../../types/letterKinds.ts';
import { LETTER_GAP_SHARE, PARAGRAPH_GAP } from '../../typeset/layoutLetter.ts';
import { interpolate, type Setting, templates } from '../../typeset/templates.ts';

/** Fonts that Word has on every computer, no wider than those the layout was measured in, and how much larger they are set to look as large. */
const fonts: Record<LetterTemplate, { name: string; larger: number }> = {
  classic: { name: 'Cambria', larger: 0.5 },
  modern: { name: 'Calibri', larger: 0.5 },
  plain: { name: 'Arial', larger: 0 },
};

export const bulletIndent = 16;
const CONTACT_LINE = 13;

/** Returns the styles of a letter: whoever changes one changes the letter. */
export function buildLetterStyles(template: LetterTemplate, { fontSize, air }: Setting, locale: string): IStylesOptions {
  const look = templates[template];
  const { name: font, larger } = fonts[template];
  const pitch = fontSize * interpolate(look.leading, air);
  const gap = fontSize * interpolate(PARAGRAPH_GAP, air);
  const isCentred = template === 'classic';
  const isPlain = template === 'plain';
  const align = isCentred ? { alignment: AlignmentType.CENTER } : {};
  const accent = bare(look.accent);
  const letterLine = (after: number) => ({ spacing: { line: toTwips(pitch), lineRule: LineRuleType.AT_LEAST, before: 0, after: toTwips(after) } });
  const headerLine = (line: number, after: number) => ({
    ...align,
    spacing: { line: toTwips(line), lineRule: LineRuleType.AT_LEAST, before: 0, after: toTwips(after) },
  });
  const below = { style: BorderStyle.SINGLE, size: 6, space: 10, color: bare(look.rule) };
  return {
    default: {
      document: {
        run: { font, size: toHalfPoints(fontSize + larger), color: bare(look.ink), language: findLanguageTags(locale) },
        paragraph: letterLine(gap),
      },
      heading1: {
        name: 'heading 1',
        basedOn: 'Normal',
        next: 'Subtitle',
        quickFormat: true,
        paragraph: { ...headerLine(look.nameSize * 1.2, 0), keepNext: true, outlineLevel: 0 },
        run: { size: toHalfPoints(look.nameSize), bold: true, color: bare(look.ink) },
      },
      listParagraph: {
        name: 'List Paragraph',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { ...letterLine(gap), contextualSpacing: true, indent: { left: toTwips(bulletIndent), hanging: toTwips(bulletIndent) } },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    // What leads somewhere needs no mark where everything does.
    characterStyles: [{ id: 'ContactLink', name: 'Contact Link', basedOn: 'DefaultParagraphFont', run: { color: bare(look.soft) } }],
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      buildStyle('Subtitle', 'Subtitle', headerLine(15, isPlain ? 0 : 4), {
        size: toHalfPoints(isPlain ? fontSize : 11.5),
        color: isPlain ? bare(look.ink) : bare(isCentred ? look.soft : look.accent),
      }),
      buildStyle(
        'Contact',
        'Contact',
        { ...headerLine(CONTACT_LINE, isPlain ? gap * 2 : gap * 2.4), ...(!isPlain && { border: { bottom: below } }) },
        { size: toHalfPoints(isPlain ? fontSize : 9.5), color: bare(look.soft) },
      ),
      buildStyle('Date', 'Date', letterLine(gap * LETTER_GAP_SHARE), { color: bare(look.soft) }),
      buildStyle('Recipient', 'Recipient', letterLine(gap * LETTER_GAP_SHARE)),
    ],
  };
}

function buildStyle(
  id: string,
  name: string,
  paragraph: IParagraphStyleOptions['paragraph'],
  run: IRunStylePropertiesOptions = {},
): IParagraphStyleOptions {
  return { id, name, basedOn: 'Normal', quickFormat: true, ...(paragraph && { paragraph }), run };
}

/** Returns a colour in the notation of Word, without its hash sign. */
function bare(hex: string): string {
  return hex.slice(1).toUpperCase();
}
