import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import {
  isDictionary,
  isName,
  type NewReference,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import { drawField } from './drawField.ts';

const HIDDEN = 2;
const NO_VIEW = 32;

/** Turns the form fields of a page into drawings: their appearances are painted after the page's content, the widgets are gone. */
export function flattenFields(writer: PdfWriter, document: InputDocument, page: PdfDictionary, inheritedResources: PdfValue | undefined): void {
  const { file, copier } = document;
  const annotations = file.array(page.get('Annots'));
  const isWidget = (item: PdfValue): boolean => isName(file.resolve(file.dictionary(item)?.get('Subtype')), 'Widget');
  if (!annotations.some(isWidget)) return;
  const drawings: string[] = [];
  const forms: PdfDictionary = new Map();
  const resources = new Map(file.dictionary(page.get('Resources') ?? inheritedResources) ?? []);
  const known = file.dictionary(resources.get('XObject')) ?? new Map();
  for (const item of annotations.filter(isWidget)) {
    const widget = file.dictionary(item);
    if (!widget || isHidden(file.resolve(widget.get('F')))) continue;
    const drawing = findOrDrawAppearance(writer, document, widget);
    if (!drawing) continue;
    const { xObject, matrix } = drawing;
    let key = `Field${drawings.length + 1}`;
    while (known.has(key)) key += '_';
    forms.set(key, copier.translate(xObject));
    drawings.push(`q ${matrix.map((value) => Number(value.toFixed(5))).join(' ')} cm /${key} Do Q`);
  }
  page.set(
    'Annots',
    annotations.filter((item) => !isWidget(item)),
  );
  if (drawings.length === 0) return;
  resources.set('XObject', new Map([...known, ...forms]));
  page.set('Resources', resources);
  const contents = file.resolve(page.get('Contents'));
  const own = Array.isArray(contents) ? contents : contents === null ? [] : [page.get('Contents') ?? null];
  // What the page's own content leaves behind in the graphics state must not reach the drawings.
  page.set('Contents', [addContentStream(writer, 'q\n'), ...own, addContentStream(writer, `\nQ\n${drawings.join('\n')}\n`)]);
}

function addContentStream(writer: PdfWriter, content: string): NewReference {
  return writer.addStream(new Map(), encodeLatin1(content));
}

/** Returns the appearance of a widget, or one drawn from the field's value, with the matrix that positions it on the page. */
function findOrDrawAppearance(
  writer: PdfWriter,
  document: InputDocument,
  widget: PdfDictionary,
): { xObject: PdfValue; matrix: number[] } | undefined {
  const appearance = findAppearance(document, widget);
  if (appearance) {
    const matrix = computePlacement(document, widget, appearance.stream);
    return matrix && { xObject: appearance.xObject, matrix };
  }
  if (document.file.dictionary(widget.get('AP'))?.has('N')) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = document.file.array(widget.get('Rect')).map((item) => Number(document.file.resolve(item)));
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (!(width > 0 && height > 0)) return undefined;
  const xObject = drawField(writer, document, widget, width, height);
  if (xObject === null) document.dropped.add('drawings');
  return xObject ? { xObject, matrix: [1, 0, 0, 1, Math.min(x1, x2), Math.min(y1, y2)] } : undefined;
}

function isHidden(flags: PdfValue): boolean {
  return typeof flags === 'number' && (flags & (HIDDEN | NO_VIEW)) !== 0;
}

/** Finds the normal appearance of a widget for its state (AS). */
function findAppearance(document: InputDocument, widget: PdfDictionary): { xObject: PdfReference; stream: PdfStream } | undefined {
  const { file } = document;
  let xObject = file.dictionary(widget.get('AP'))?.get('N');
  const states = file.resolve(xObject);
  const state = file.resolve(widget.get('AS'));
  if (isDictionary(states)) xObject = state instanceof PdfName ? states.get(state.value) : undefined;
  const stream = file.resolve(xObject);
  return xObject instanceof PdfReference && stream instanceof PdfStream ? { xObject, stream } : undefined;
}

/** Computes the matrix that maps the appearance's box to the widget's rectangle (ISO 32000-2 12.5.5). */
function computePlacement(document: InputDocument, widget: PdfDictionary, appearance: PdfStream): number[] | undefined {
  const listNumbers = (value: PdfValue | undefined, otherwise: number[]): number[] => {
    const found = document.file.array(value).map((item) => document.file.resolve(item));
    return found.length === otherwise.length && found.every((item) => typeof item === 'number')
      ? found.filter((item) => typeof item === 'number')
      : otherwise;
  };
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = listNumbers(widget.get('Rect'), [0, 0, 0, 0]);
  const [left = 0, bottom = 0, right = 1, top = 1] = listNumbers(appearance.dictionary.get('BBox'), [0, 0, 1, 1]);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = listNumbers(appearance.dictionary.get('Matrix'), [1, 0, 0, 1, 0, 0]);
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]));
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  if (width === 0 || height === 0 || x1 === x2 || y1 === y2) return undefined;
  const scaleX = Math.abs(x2 - x1) / width;
  const scaleY = Math.abs(y2 - y1) / height;
  return [scaleX, 0, 0, scaleY, Math.min(x1, x2) - Math.min(...xs) * scaleX, Math.min(y1, y2) - Math.min(...ys) * scaleY];
}
