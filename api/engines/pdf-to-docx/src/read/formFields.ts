import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { FormControl } from '../model/documentModel.ts';
import type { Drawing } from './drawing.ts';

/** A field of a form where it stands on its page. */
export interface FormField extends Rectangle {
  control: FormControl;
}

/** A field among the words of a line. */
export interface ControlWord extends LineWord {
  control: FormControl;
}

/** PDFium's kinds of fields (fpdf_formfill.h). */
const KIND = { checkBox: 2, radioButton: 3, comboBox: 4, listBox: 5, text: 6 };
const MAX_BYTES = 8192;
const MAX_OPTIONS = 200;
/** How far what is drawn of a field may reach over its edges, in points. */
const OVER = 2;
/** Where the words of a field stand in it, as a share of its height, and their size, where no label tells. */
const BASE = 0.28;
const USUAL_SIZE = 10;
const MOST_SIZE_SHARE = 0.8;
/** What stands for fields in the words of a line: none of them is a bullet. */
const SIGNS = { on: '\u25a3', off: '\u25a2', empty: '___' };

/** Reads one field of a form; nothing for a button or a signature. */
export function readFormControl(instance: WrappedPdfiumModule, form: number, annotation: number): FormControl | undefined {
  const kind = instance.FPDFAnnot_GetFormFieldType(form, annotation);
  if (kind === KIND.checkBox || kind === KIND.radioButton) {
    // The state that is shown counts where the value of the field does not name it.
    const shown = readText(instance, (target, length) => instance.FPDFAnnot_GetStringValue(annotation, 'AS', target, length));
    return { kind: 'checkBox', isChecked: instance.FPDFAnnot_IsChecked(form, annotation) || (shown !== '' && shown !== 'Off') };
  }
  if (kind !== KIND.text && kind !== KIND.comboBox && kind !== KIND.listBox) return undefined;
  const value = readText(instance, (target, length) => instance.FPDFAnnot_GetFormFieldValue(form, annotation, target, length));
  const count = kind === KIND.text ? 0 : Math.min(MAX_OPTIONS, instance.FPDFAnnot_GetOptionCount(form, annotation));
  const options = Array.from({ length: Math.max(0, count) }, (_, option) =>
    readText(instance, (target, length) => instance.FPDFAnnot_GetOptionLabel(form, annotation, option, target, length)),
  ).filter((option) => option !== '');
  return { kind: 'field', value, ...(options.length > 0 && { options: [...new Set(options)] }) };
}

function readText(instance: WrappedPdfiumModule, read: (target: number, length: number) => number): string {
  const target = instance.pdfium.wasmExports.malloc(MAX_BYTES);
  try {
    const length = read(target, MAX_BYTES);
    return length > 2 && length <= MAX_BYTES ? instance.pdfium.UTF16ToString(target).trim() : '';
  } finally {
    instance.pdfium.wasmExports.free(target);
  }
}

/** Returns the glyphs that are not drawn in a field: its value is told by the field itself. */
export function removeFieldGlyphs(glyphs: Glyph[], fields: readonly FormField[]): Glyph[] {
  if (fields.length === 0) return glyphs;
  return glyphs.filter((glyph) => {
    const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
    return !fields.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  });
}

/** Takes what is drawn of fields, their frames and grounds, out of a drawing. */
export function removeFieldDrawings(drawing: Drawing, fields: readonly FormField[]): void {
  if (fields.length === 0) return;
  const isOutside = (drawn: Rectangle) =>
    !fields.some(
      ({ left, right, top, bottom }) =>
        drawn.left > left - OVER && drawn.right < right + OVER && drawn.top > top - OVER && drawn.bottom < bottom + OVER,
    );
  drawing.rules = drawing.rules.filter(isOutside);
  drawing.grounds = drawing.grounds.filter(isOutside);
  drawing.shapes = drawing.shapes.filter(isOutside);
  drawing.fills = drawing.fills.filter(isOutside);
}

/** Builds a segment for each field, on the line of the label that stands nearest to it. */
export function placeFields(fields: readonly FormField[], segments: readonly Segment[]): Segment[] {
  return fields.map(({ control, left, right, top, bottom }) => {
    const label = segments
      .filter(({ base, size }) => base > top && base < bottom + OVER && base - size < bottom)
      .sort((one, other) => distance(one, { left, right }) - distance(other, { left, right }))[0];
    const size = label?.size ?? Math.min(USUAL_SIZE, MOST_SIZE_SHARE * (bottom - top));
    const base = label?.base ?? bottom - BASE * (bottom - top);
    const text = control.kind === 'checkBox' ? (control.isChecked ? SIGNS.on : SIGNS.off) : control.value || SIGNS.empty;
    const box = { left, right, top: base - size, bottom: base + BASE * size };
    const word: ControlWord = { text, ...box, size, isBold: false, isRaised: false, markedContent: -1, control };
    return { ...buildSegment([word], base), size };
  });
}

function distance(label: Segment, { left, right }: { left: number; right: number }): number {
  return Math.max(left - label.right, label.left - right, 0);
}

export function controlIn(word: LineWord): FormControl | undefined {
  return isControlWord(word) ? word.control : undefined;
}

function isControlWord(word: LineWord): word is ControlWord {
  return 'control' in word;
}
