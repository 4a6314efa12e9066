import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { FormControl } from '../model/documentModel.ts';
import type { Drawing } from './drawing.ts';
import { readPdfiumText } from './pdfiumText.ts';

/** A form field with its box on the page. */
export interface FormField extends Rectangle {
  control: FormControl;
  /** Is a line with writing on it. */
  isOnLine?: true;
}

/** A form field that is placed as a word of a line. */
export interface ControlWord extends LineWord {
  control: FormControl;
  isOnLine?: true;
}

/** PDFium's kinds of fields (fpdf_formfill.h). */
const KIND = { checkBox: 2, radioButton: 3, comboBox: 4, listBox: 5, text: 6 };
const MAX_BYTES = 8192;
const MAX_OPTIONS = 200;
/** The most that the drawing of a field reaches beyond its box, in points. */
const OVERHANG = 2;
/** Without a label, the baseline of a field is this share of its height above its bottom. */
const BASE = 0.28;
/** Without a label, the letter size of a field: in points, and at most this share of its height. */
const USUAL_SIZE = 10;
const MOST_SIZE_SHARE = 0.8;
/** A label begins at most this far behind its check box, on the same baseline, in letter heights. */
const LABEL_GAP = 1.6;
const SAME_BASE = 0.25;
/** The space between a check box and its label, in letter heights. */
const LABEL_SPACE = 0.25;
/** Text of the words that represent fields. None may look like a list bullet. */
const FIELD_TEXT = { on: '\u25a3', off: '\u25a2', empty: '___' };

/** Reads the control of a form field. Returns undefined for a push button or a signature. */
export function readFormControl(instance: WrappedPdfiumModule, form: number, annotation: number): FormControl | undefined {
  const kind = instance.FPDFAnnot_GetFormFieldType(form, annotation);
  if (kind === KIND.checkBox || kind === KIND.radioButton) {
    // Some fields have no value that names the shown state, so check the appearance state (AS) too.
    const shown = readPdfiumText(instance, MAX_BYTES, (target, length) => instance.FPDFAnnot_GetStringValue(annotation, 'AS', target, length));
    return { kind: 'checkBox', isChecked: instance.FPDFAnnot_IsChecked(form, annotation) || (shown !== '' && shown !== 'Off') };
  }
  if (kind !== KIND.text && kind !== KIND.comboBox && kind !== KIND.listBox) return undefined;
  const value = readPdfiumText(instance, MAX_BYTES, (target, length) => instance.FPDFAnnot_GetFormFieldValue(form, annotation, target, length));
  const count = kind === KIND.text ? 0 : Math.min(MAX_OPTIONS, instance.FPDFAnnot_GetOptionCount(form, annotation));
  const options = Array.from({ length: Math.max(0, count) }, (_, option) =>
    readPdfiumText(instance, MAX_BYTES, (target, length) => instance.FPDFAnnot_GetOptionLabel(form, annotation, option, target, length)),
  ).filter((option) => option !== '');
  return { kind: 'field', value, ...(options.length > 0 && { options: [...new Set(options)] }) };
}

/** Removes the glyphs inside fields, since their controls already hold the values. */
export function removeFieldGlyphs(glyphs: Glyph[], fields: readonly FormField[]): Glyph[] {
  if (fields.length === 0) return glyphs;
  return glyphs.filter((glyph) => {
    const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
    return !fields.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  });
}

/** Removes the frames and backgrounds of fields from a drawing. */
export function removeFieldDrawings(drawing: Drawing, fields: readonly FormField[]): void {
  if (fields.length === 0) return;
  const isOutside = (drawn: Rectangle) =>
    !fields.some(
      ({ left, right, top, bottom }) =>
        drawn.left > left - OVERHANG && drawn.right < right + OVERHANG && drawn.top > top - OVERHANG && drawn.bottom < bottom + OVERHANG,
    );
  drawing.rulings = drawing.rulings.filter(isOutside);
  drawing.backgrounds = drawing.backgrounds.filter(isOutside);
  drawing.shapes = drawing.shapes.filter(isOutside);
  drawing.fills = drawing.fills.filter(isOutside);
}

/** Adds fields to the text of a page, on the baselines of their nearest labels. A check box joins the label just behind it. */
export function placeFields(fields: readonly FormField[], segments: readonly Segment[]): Segment[] {
  const placed = [...segments];
  for (const field of buildFieldSegments(fields, segments)) {
    const [word] = field.words;
    const at = word && findControl(word)?.kind === 'checkBox' ? placed.findIndex((label) => isLabelBehind(label, field)) : -1;
    const label = placed[at];
    // The box reaches to its label: no column begins between them.
    const boxed = label && word && { ...word, right: Math.max(word.right, label.left - LABEL_SPACE * label.size) };
    if (label && boxed) placed[at] = { ...buildSegment([boxed, ...label.words], label.base), size: label.size };
    else placed.push(field);
  }
  return placed;
}

function isLabelBehind(label: Segment, { right, base, size }: Segment): boolean {
  const gap = label.left - right;
  return Math.abs(label.base - base) < SAME_BASE * size && gap > -SAME_BASE * size && gap < LABEL_GAP * size;
}

function buildFieldSegments(fields: readonly FormField[], segments: readonly Segment[]): Segment[] {
  return fields.map(({ control, left, right, top, bottom, isOnLine }) => {
    const label = segments
      .filter(({ base, size }) => base > top && base < bottom + OVERHANG && base - size < bottom)
      .sort((one, other) => measureGap(one, { left, right }) - measureGap(other, { left, right }))[0];
    const size = label?.size ?? Math.min(USUAL_SIZE, MOST_SIZE_SHARE * (bottom - top));
    const base = label?.base ?? bottom - BASE * (bottom - top);
    const text = control.kind === 'checkBox' ? (control.isChecked ? FIELD_TEXT.on : FIELD_TEXT.off) : control.value || FIELD_TEXT.empty;
    const box = { left, right, top: base - size, bottom: base + BASE * size };
    const word: ControlWord = { text, ...box, size, isBold: false, isRaised: false, markedContent: -1, control, ...(isOnLine && { isOnLine }) };
    return { ...buildSegment([word], base), size };
  });
}

/** Measures the horizontal gap between a label and a field, in points; 0 where they overlap. */
function measureGap(label: Segment, { left, right }: { left: number; right: number }): number {
  return Math.max(left - label.right, label.left - right, 0);
}

/** Returns the control of a word that represents a form field. */
export function findControl(word: LineWord): FormControl | undefined {
  return isControlWord(word) ? word.control : undefined;
}

/** Returns whether a word is a field on a line, which its text is underlined for. */
export function isFieldOnLine(word: LineWord): boolean {
  return isControlWord(word) && word.isOnLine === true;
}

function isControlWord(word: LineWord): word is ControlWord {
  return 'control' in word;
}
