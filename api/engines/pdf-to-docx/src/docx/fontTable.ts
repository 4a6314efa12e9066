import { encodeXmlText } from '@sheaf/platform/xmlText';
import type { DocumentModel } from '../model/documentModel.ts';
import { detectFontKind } from '../paragraphs/fontKind.ts';
import { walkParagraphs } from './styleSheet.ts';

/** What Word takes for a font that a computer lacks, and how it sorts it (ISO/IEC 29500-1, 17.8.3). */
const kinds = {
  serif: { instead: 'Times New Roman', family: 'roman', pitch: 'variable' },
  sans: { instead: 'Arial', family: 'swiss', pitch: 'variable' },
  mono: { instead: 'Courier New', family: 'modern', pitch: 'fixed' },
} as const;

/** Writes the fonts of a document as Word's table of them, so that one that is not there is taken for one like it. */
export function writeFontTable(model: DocumentModel): string {
  const fonts = new Set([model.body.font]);
  for (const { paragraph } of walkParagraphs(model)) for (const inline of paragraph.inlines) if ('style' in inline) fonts.add(inline.style.font);
  const entries = [...fonts].map((font) => {
    const { instead, family, pitch } = kinds[detectFontKind(font)];
    const other = font === instead ? '' : `<w:altName w:val="${instead}"/>`;
    return `<w:font w:name="${escapeXml(font)}">${other}<w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${entries.join('')}</w:fonts>`;
}

function escapeXml(text: string): string {
  return encodeXmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
