import { encodeLatin1 } from './characters.ts';
import { PdfString } from './values.ts';

/** PDFDocEncoding where it differs from Latin-1, ISO 32000-2 annex D.2. */
const DOC_ENCODING: Record<number, string> = {
  24: '˘',
  25: 'ˇ',
  26: 'ˆ',
  27: '˙',
  28: '˝',
  29: '˛',
  30: '˚',
  31: '˜',
  128: '•',
  129: '†',
  130: '‡',
  131: '…',
  132: '—',
  133: '–',
  134: 'ƒ',
  135: '⁄',
  136: '‹',
  137: '›',
  138: '−',
  139: '‰',
  140: '„',
  141: '“',
  142: '”',
  143: '‘',
  144: '’',
  145: '‚',
  146: '™',
  147: 'ﬁ',
  148: 'ﬂ',
  149: 'Ł',
  150: 'Œ',
  151: 'Š',
  152: 'Ÿ',
  153: 'Ž',
  154: 'ı',
  155: 'ł',
  156: 'œ',
  157: 'š',
  158: 'ž',
  160: '€',
};

/** Decodes a text string: UTF-16 or UTF-8 with a byte order mark, else PDFDocEncoding (ISO 32000-2 7.9.2.2). */
export function decodeText(string: PdfString): string {
  const { value } = string;
  if (value.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(encodeLatin1(value.slice(2)));
  if (value.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(encodeLatin1(value.slice(2)));
  if (value.startsWith('\xef\xbb\xbf')) return new TextDecoder().decode(encodeLatin1(value.slice(3)));
  let text = '';
  for (const character of value) text += DOC_ENCODING[character.charCodeAt(0)] ?? character;
  return text;
}

/** Encodes a text string: unchanged when it is plain ASCII, else as UTF-16. */
export function encodeText(text: string): PdfString {
  if (/^[\x20-\x7e\n\r\t]*$/.test(text)) return new PdfString(text);
  let value = '\xfe\xff';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    value += String.fromCharCode(unit >> 8, unit & 255);
  }
  return new PdfString(value);
}
