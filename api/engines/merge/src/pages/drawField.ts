import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { decodeText } from '@sheaf/pdf/syntax/text';
import { buildDictionary, isName, type NewReference, name, type PdfDictionary, PdfName, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import { encodeWinAnsi, escapeText, LETTER_WIDTH } from './winAnsi.ts';

const MAX_LEVELS = 60;
/** Field flags, ISO 32000-2 tables 228 to 232. */
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const PUSH_BUTTON = 1 << 16;
const COMB = 1 << 24;
const CENTRED = 1;
const TO_THE_RIGHT = 2;
/** As shares of the text size: the width of a wide letter, the descent below the baseline, and the leading. */
const WIDE_LETTER_WIDTH = 0.6;
const DESCENT = 0.22;
const LEADING = 1.15;
const PADDING = 2;
const LARGEST_AUTOMATIC = 12;
const SMALLEST_AUTOMATIC = 4;
const CHECK_MARK = '4';

/**
 * Draws the value of a field for a widget without an appearance (ISO 32000-2 12.7.4.3). `undefined`: it holds nothing;
 * `null`: it holds something that cannot be drawn.
 */
export function drawField(
  writer: PdfWriter,
  document: InputDocument,
  widget: PdfDictionary,
  width: number,
  height: number,
): NewReference | undefined | null {
  const { file, copier } = document;
  const form = file.dictionary(document.catalog.get('AcroForm')) ?? new Map<string, PdfValue>();
  const find = (key: string): PdfValue => findInherited(document, widget, key) ?? file.resolve(form.get(key));
  const flags = Number(find('Ff') ?? 0);
  const isButton = isName(find('FT'), 'Btn');
  const value = isButton ? (file.resolve(widget.get('AS')) ?? find('V')) : find('V');
  if (value === null || isName(value, 'Off') || (value instanceof PdfString && value.value === '') || (isButton && flags & PUSH_BUTTON))
    return undefined;
  if (isButton ? !(value instanceof PdfName) : !(value instanceof PdfString)) return null;
  const shown = value instanceof PdfString ? readShownText(document, value, find('Opt')) : CHECK_MARK;
  const text =
    flags & PASSWORD && !isButton
      ? '*'.repeat(shown.length)
      : [...shown].map((character) => (/[\r\n]/.test(character) ? character : encodeWinAnsi(character))).join('');
  if (text.length !== shown.length) return null;
  const appearance = find('DA');
  const [fontOperator = '', fontName = '', stated = '0'] =
    /\/([^\s/]+)\s+([\d.]+)\s+Tf/.exec(appearance instanceof PdfString ? appearance.value : '') ?? [];
  const isMultiline = (flags & MULTILINE) !== 0 && !isButton;
  let size = Number(stated) || Math.max(SMALLEST_AUTOMATIC, Math.min(LARGEST_AUTOMATIC, height * 0.7));
  const breakText = (): string[] =>
    isMultiline ? wrapText(text, (width - 2 * PADDING) / (size * WIDE_LETTER_WIDTH)) : [text.replace(/[\r\n]+/g, ' ')];
  const fits = (): boolean => (isMultiline ? breakText().length * LEADING * size <= height : text.length * LETTER_WIDTH * size <= width);
  while (Number(stated) === 0 && size > SMALLEST_AUTOMATIC && !fits()) size--;
  const lines = breakText();
  const top = isMultiline ? height - size - PADDING : (height - size) / 2 + size * DESCENT;
  const cells = Number(find('MaxLen') ?? 0);
  const drawLine = (line: string, index: number): string => {
    const y = top - index * size * LEADING;
    const put = (part: string, x: number): string => `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm (${escapeText(part)}) Tj\n`;
    if (flags & COMB && cells > 0)
      return [...line].map((letter, cell) => put(letter, ((cell + 0.5) * width) / cells - (size * LETTER_WIDTH) / 2)).join('');
    const room = width - line.length * size * LETTER_WIDTH;
    const side = isButton ? CENTRED : find('Q');
    return put(line, side === CENTRED ? room / 2 : side === TO_THE_RIGHT ? room - PADDING : PADDING);
  };
  const colour = appearance instanceof PdfString ? appearance.value.replace(fontOperator, '') : '';
  const content = `q 0 0 ${width} ${height} re W n BT ${colour} /F ${size} Tf\n${lines.map(drawLine).join('')}ET Q`;
  const known = file.dictionary(file.dictionary(form.get('DR'))?.get('Font'))?.get(fontName);
  const standard = isButton ? { BaseFont: name('ZapfDingbats') } : { BaseFont: name('Helvetica'), Encoding: name('WinAnsiEncoding') };
  const font =
    known === undefined || isButton ? buildDictionary({ Type: name('Font'), Subtype: name('Type1'), ...standard }) : copier.translate(known);
  return writer.addStream(
    buildDictionary({
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: [0, 0, width, height],
      Resources: buildDictionary({ Font: buildDictionary({ F: font }) }),
    }),
    encodeLatin1(content),
  );
}

/** Reads an entry of a widget's field, which may be set at any level above it. */
function findInherited({ file }: InputDocument, widget: PdfDictionary, key: string): PdfValue {
  let field: PdfDictionary | undefined = widget;
  for (let step = 0; field && step < MAX_LEVELS; step++, field = file.dictionary(field.get('Parent'))) {
    const value = file.resolve(field.get(key));
    if (value !== null) return value;
  }
  return null;
}

/** Returns the shown text of a value: a choice may have another export value. */
function readShownText({ file }: InputDocument, value: PdfString, options: PdfValue): string {
  for (const option of file.array(options)) {
    const [kept, shown] = file.array(option).map((item) => file.resolve(item));
    if (kept instanceof PdfString && shown instanceof PdfString && kept.value === value.value) return decodeText(shown);
  }
  return decodeText(value);
}

/** Breaks a text into lines of at most `room` letters, between words where possible. */
function wrapText(text: string, room: number): string[] {
  const letters = Math.max(1, Math.floor(room));
  return text.split(/\r\n?|\n/).flatMap((line) => line.match(new RegExp(`.{1,${letters}}(?:\\s|$)|.{1,${letters}}`, 'g')) ?? ['']);
}
