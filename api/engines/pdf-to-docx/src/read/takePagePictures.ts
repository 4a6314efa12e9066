import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { DocumentModel } from '../model/documentModel.ts';
import type { MathNode } from '../model/math.ts';
import type { Drawing } from './drawing.ts';
import { findFigures, holds } from './figures.ts';
import { findFormulas } from './formulas.ts';
import { takeMeters } from './meters.ts';
import { areOverlapping } from './overlap.ts';
import { parseFormula } from './parseFormula.ts';
import { takePictures } from './pictures.ts';
import type { PageContent } from './readPages.ts';

/** Share of the page's width and height that a picture of the whole page takes. */
const WHOLE_PAGE = 0.85;

/** Takes the pictures off a page, among them its drawings with the words in them. */
export function takePagePictures(open: OpenPdf, page: PageContent, pictures: DocumentModel['pictures']): void {
  const [main] = page.text.groups;
  const isScan = page.text.source === 'ocr';
  const meters = isScan ? [] : takeMeters(page.drawing, main?.segments ?? []);
  const figures = isScan ? [...(page.text.scan?.figures ?? [])] : findFigures(page.drawing, main?.segments ?? [], page.text);
  const formulas = isScan || main?.turn !== 0 ? [] : findFormulasOutside(figures, page, main.segments);
  const equations = new Map(formulas.map((box) => [box, readEquation(box, main?.segments ?? [], page.drawing)]));
  page.formulas = formulas.filter((box) => !equations.get(box)).length;
  figures.push(...formulas, ...meters);
  if (page.drawing.images.length === 0 && figures.length === 0) return;
  const altTexts = new Map<Rectangle, string | undefined>(figures.map((figure) => [figure, describeFigure(figure, main?.segments ?? [])]));
  for (const meter of meters) altTexts.set(meter, meter.description);
  if (main && figures.length > 0) main.segments = main.segments.filter((segment) => !figures.some((figure) => holds(figure, segment)));
  page.pictures = takePictures(open, page.text.page, { figures, altTexts, isPaper: (image) => isPaper(image, page) }, pictures);
  for (const picture of page.pictures) {
    const [, math] = [...equations].find(([box]) => box.left === picture.left && box.top === picture.top) ?? [];
    if (formulas.some((box) => box.left === picture.left && box.top === picture.top)) picture.isFormula = true;
    if (math) picture.math = math;
    const description = picture.description ?? describeInkless(picture, page) ?? findCaption(picture, main?.segments ?? []);
    if (description !== undefined) picture.description = description;
  }
}

/** Reads a formula as Word's own, where all of it is sure. */
function readEquation(box: Rectangle, segments: readonly Segment[], { rulings }: Drawing): MathNode[] | undefined {
  const isWithin = ({ left, right, top }: Rectangle) => left >= box.left && right <= box.right && top >= box.top && top <= box.bottom;
  return parseFormula(
    segments.filter((segment) => holds(box, segment)),
    rulings.filter(isWithin),
  );
}

/** Finds the formulas of a page outside its drawings. */
function findFormulasOutside(figures: readonly Rectangle[], { drawing }: PageContent, segments: Segment[]): Rectangle[] {
  return findFormulas(segments, drawing.rulings).filter((box) => !figures.some((figure) => areOverlapping(box, figure)));
}

/** The widest gap between a picture and the first baseline of its caption, in letter heights. */
const CAPTION_GAP = 2;
/** The widest step between baselines of a caption, in letter heights. */
const CAPTION_STEP = 1.6;
const MOST_CAPTION_LINES = 4;
/** The longest alternative text. */
const MOST_LETTERS = 1000;

/** Returns the words that recognition left over a picture without ink, so that search finds what it shows. */
function describeInkless(picture: Rectangle, { text: { inkless = [] }, turned }: PageContent): string | undefined {
  const upright = inkless.find(({ turn }) => turn === 0);
  return upright && turned === 0 ? describeFigure(picture, upright.segments) : undefined;
}

/** Returns the words inside a drawing as its alternative text, so that search still finds them. */
function describeFigure(figure: Rectangle, segments: readonly Segment[]): string | undefined {
  const inside = segments.filter((segment) => holds(figure, segment)).sort((one, other) => one.base - other.base || one.left - other.left);
  const text = inside.map(({ words }) => words.map((word) => word.text).join(' ')).join(', ');
  return text === '' ? undefined : text.slice(0, MOST_LETTERS);
}

/** Finds the caption of a picture: the lines right below it that are not wider. */
function findCaption({ left, right, bottom }: Rectangle, segments: readonly Segment[]): string | undefined {
  const under = segments
    .filter((segment) => segment.right > left && segment.left < right && segment.base > bottom)
    .sort((one, other) => one.base - other.base);
  const lines: Segment[] = [];
  let end = bottom;
  for (const segment of under) {
    const isNext = segment.base - end < (lines.length === 0 ? CAPTION_GAP : CAPTION_STEP) * segment.size;
    const isWithin = segment.left > left - segment.size && segment.right < right + segment.size;
    const isAlike = lines[0] === undefined || Math.abs(lines[0].size - segment.size) < 0.5;
    if (!isNext || !isWithin || !isAlike || lines.length === MOST_CAPTION_LINES) break;
    lines.push(segment);
    end = segment.base;
  }
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  return /\p{L}{2}/u.test(text) ? text : undefined;
}

/** A picture of the whole page behind its text is its paper, and so is all that a scanned page is made of, such as strips of it, and whose words were recognised. */
function isPaper({ left, top, right, bottom }: Rectangle, { text }: PageContent): boolean {
  const isWhole = right - left > WHOLE_PAGE * text.width && bottom - top > WHOLE_PAGE * text.height;
  if (text.source !== 'ocr') return isWhole && text.groups.some(({ segments }) => segments.length > 0);
  if (text.need === 'scan') return true;
  const words = text.groups.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  return words.some(({ onPage: place }) => place && place.left >= left && place.right <= right && place.top >= top && place.bottom <= bottom);
}
