import { type Point, type Rectangle, type ShownPage, toPageSpace } from '@sheaf/pdf/pages/readShownPage';
import { buildDictionary, NewReference, name, type PdfDictionary, type PdfReference } from '@sheaf/pdf/syntax/values';
import { encodeTextString, formatDate, formatPdfValue } from '@sheaf/pdf/write/pdfSyntax';

/** A part of a page in shares of its width and height as it is shown, from its top left. */
export interface ShownBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Highlight {
  /** One for each line, at least one. */
  boxes: readonly ShownBox[];
  comment: string;
  /** Red, green and blue from 0 to 1; light, since the words shine through. */
  color: readonly [number, number, number];
}

export interface Annotator {
  author: string;
  date: Date;
}

/** Shown on the screen and on paper. */
const PRINTED = 4;
const NOTE_WIDTH = 200;
const NOTE_HEIGHT = 100;

/** Builds an annotation, its pop-up note and its appearance, as three objects numbered from `number`. */
export function buildHighlightObjects(
  number: number,
  page: PdfReference,
  shown: ShownPage,
  { boxes, comment, color }: Highlight,
  { author, date }: Annotator,
) {
  const quads = boxes.map((box) => listCorners(box, shown));
  const rectangle = boundPoints(quads.flat());
  const annotation = buildDictionary({
    Type: name('Annot'),
    Subtype: name('Highlight'),
    P: page,
    Rect: [...rectangle],
    QuadPoints: quads.flat(2),
    C: [...color],
    Contents: encodeTextString(comment),
    T: encodeTextString(author),
    M: formatDate(date),
    CreationDate: formatDate(date),
    F: PRINTED,
    Popup: new NewReference(number + 1),
    AP: buildDictionary({ N: new NewReference(number + 2) }),
  });
  const note = buildDictionary({
    Type: name('Annot'),
    Subtype: name('Popup'),
    P: page,
    Parent: new NewReference(number),
    Rect: [rectangle[2], rectangle[3] - NOTE_HEIGHT, rectangle[2] + NOTE_WIDTH, rectangle[3]],
    Open: false,
  });
  return [formatPdfValue(annotation), formatPdfValue(note), drawQuads(quads, rectangle, color)];
}

/** Multiplied with what lies below, so that the words stay black. */
function drawQuads(quads: Point[][], rectangle: Rectangle, color: readonly number[]): string {
  const paths = quads.map(([topLeft, topRight, bottomLeft, bottomRight]) => {
    const [first, ...others] = [topLeft, topRight, bottomRight, bottomLeft].map((point) => formatPdfValue([...(point ?? [])]).slice(1, -1));
    return `${first} m ${others.map((point) => `${point} l`).join(' ')} h`;
  });
  const content = `/Multiplied gs ${color.map((share) => formatPdfValue(share)).join(' ')} rg ${paths.join(' ')} f`;
  const form: PdfDictionary = buildDictionary({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [...rectangle],
    Group: buildDictionary({ S: name('Transparency') }),
    Resources: buildDictionary({ ExtGState: buildDictionary({ Multiplied: buildDictionary({ BM: name('Multiply') }) }) }),
    Length: content.length,
  });
  return `${formatPdfValue(form)}\nstream\n${content}\nendstream`;
}

/** Top left, top right, bottom left, bottom right: the order that readers expect, whatever the standard says. */
function listCorners({ left, top, width, height }: ShownBox, shown: ShownPage): Point[] {
  return [
    toPageSpace(shown, left, top),
    toPageSpace(shown, left + width, top),
    toPageSpace(shown, left, top + height),
    toPageSpace(shown, left + width, top + height),
  ].map(([x, y]) => [roundPoints(x), roundPoints(y)] as const);
}

function boundPoints(points: Point[]): Rectangle {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const roundPoints = (points: number) => Math.round(points * 100) / 100;
