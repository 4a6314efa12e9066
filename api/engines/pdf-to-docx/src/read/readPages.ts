import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { transformRectangle } from '@sheaf/pdf-text/page/matrix';
import { readPageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import { bindPdfiumCalls } from '@sheaf/pdf-text/page/pdfiumCalls';
import type { Rectangle, Turn } from '@sheaf/pdf-text/page/readingFrame';
import { createEmptyPage, type PageSegments, readPage } from '@sheaf/pdf-text/read/readPage';
import type { SegmentGroup } from '@sheaf/pdf-text/read/segmentGroups';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import { type ReaderComment, readReaderMarks } from './annotations.ts';
import { colourBlends } from './blends.ts';
import { readCircledNumbers } from './circledNumbers.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import { addDrawnBullets } from './drawnBullets.ts';
import { findCheckBoxes } from './drawnCheckBoxes.ts';
import { takeFilledLines } from './filledLines.ts';
import { type FormField, placeFields, readFormControl, removeFieldDrawings, removeFieldGlyphs } from './formFields.ts';
import { findLetterCells } from './letterCells.ts';
import { type PlacedLink, readLinks } from './links.ts';
import { markGlyphs } from './marks.ts';
import type { PlacedPicture } from './pictures.ts';
import { addWritingLines } from './writingLines.ts';

/** All that is asked of a page: its text in segments, what is drawn on it, where it leads. */
export interface PageContent {
  text: PageSegments;
  drawing: Drawing;
  links: PlacedLink[];
  comments: ReaderComment[];
  /** How many fields of a form it has. */
  fields: number;
  /** The number of its formulas that became pictures. */
  formulas?: number;
  /** Read when it is known which pages are pictures as a whole. */
  pictures: PlacedPicture[];
  /** How its text ran on the paper before the page was turned to be read, as with a wide table that was printed sideways. */
  turned: Turn;
}

/** A page number may be upright below a table that is not. */
const MOSTLY = 0.8;

/** Reads the chosen pages, all of them when none are named. */
export async function readPages(open: OpenPdf, chosen: number[], { signal, onProgress }: EngineHooks, withHidden = false): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for (const [index, page] of chosen.entries()) {
    onProgress({ stage: 'reading', file: 0, files: 1, page: index + 1, pages: chosen.length });
    pages.push(readPageContent(open, page, withHidden));
    await breathe(signal);
  }
  return pages;
}

/** A page whose text is rotated by a quarter turn is turned upright, for whatever else is asked of the open document too. */
function readPageContent(open: OpenPdf, page: number, withHidden: boolean): PageContent {
  const content = readContentAsShown(open, page, withHidden);
  const turned = detectMainTurn(content.text);
  if (turned === 0) return { ...content, text: { ...content.text, groups: putUprightFirst(content.text.groups) } };
  const { instance, document } = open;
  const handle = instance.FPDF_LoadPage(document.handle, page - 1);
  instance.FPDFPage_SetRotation(handle, (instance.FPDFPage_GetRotation(handle) + 4 - turned / 90) % 4);
  instance.FPDF_ClosePage(handle);
  return { ...readContentAsShown(open, page, withHidden), turned };
}

/** Upright text has the tables and pictures of its page, however much of that is turned. */
function putUprightFirst(groups: readonly SegmentGroup[]): SegmentGroup[] {
  return [...groups].sort((one, other) => Number(other.turn === 0) - Number(one.turn === 0));
}

/** How nearly all words of a page run. */
function detectMainTurn({ groups }: PageSegments): Turn {
  const [most, ...others] = groups.map(({ turn, segments }) => ({ turn, words: segments.reduce((sum, { words }) => sum + words.length, 0) }));
  const rest = others.reduce((sum, { words }) => sum + words, 0);
  return most && most.words >= MOSTLY * (most.words + rest) ? most.turn : 0;
}

function readContentAsShown({ instance, document }: OpenPdf, page: number, withHidden: boolean): PageContent {
  const calls = bindPdfiumCalls(instance);
  const handle = openWithFilledFields({ instance, document }, page);
  if (!handle.page)
    return {
      text: createEmptyPage(page),
      drawing: { rulings: [], backgrounds: [], images: [], shapes: [], fills: [] },
      links: [],
      comments: [],
      fields: 0,
      pictures: [],
      turned: 0,
    };
  try {
    const geometry = readPageGeometry(instance, handle.page);
    const drawing = readDrawing(instance, handle.page, geometry);
    const controls = handle.controls.map(({ control, ...box }) => ({ control, ...transformRectangle(box, geometry.matrix) }));
    removeFieldDrawings(drawing, controls);
    const links = readLinks(instance, document.handle, handle.page, geometry);
    const marks = readReaderMarks(instance, handle.page, page, geometry);
    const text = readPage(instance, calls, handle.page, page, {
      withHidden,
      marked(all) {
        const letters = findLetterCells(all, drawing);
        controls.push(...letters);
        removeFieldDrawings(drawing, letters);
        controls.push(...takeFilledLines(removeFieldGlyphs(all, controls), drawing));
        const glyphs = removeFieldGlyphs(all, controls);
        const drawn = findCheckBoxes(glyphs, drawing);
        controls.push(...drawn);
        removeFieldDrawings(drawing, drawn);
        const labels = removeFieldGlyphs(glyphs, drawn);
        const lines = addWritingLines(addDrawnBullets(readCircledNumbers(labels, drawing), drawing), drawing);
        colourBlends(instance, handle.page, drawing, { glyphs: lines, ...geometry });
        return markGlyphs(lines, drawing, links, marks);
      },
    });
    const [main] = text.groups;
    if (main?.turn === 0) main.segments = placeFields(controls, main.segments);
    return { text, drawing, links, comments: marks.flatMap(({ comment }) => comment ?? []), fields: handle.fields, pictures: [], turned: 0 };
  } finally {
    instance.FPDF_ClosePage(handle.page);
  }
}

const FREE_TEXT = 3;
const WIDGET = 20;
const HIDDEN = 2;
const NOT_VIEWED = 32;
const MAX_ANNOTATIONS = 3000;
/** The size of FS_RECTF, four floats. */
const BOX_BYTES = 16;

/** Opens a page and merges form fields and typed notes into its text. Returns the number of fields, and the controls of those that are shown. */
function openWithFilledFields({ instance, document }: OpenPdf, index: number): { page: number; fields: number; controls: FormField[] } {
  const page = instance.FPDF_LoadPage(document.handle, index - 1);
  const controls: FormField[] = [];
  if (!page) return { page, fields: 0, controls };
  const count = Math.min(instance.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  let fields = 0;
  let isChanged = false;
  const info = count > 0 ? instance.PDFiumExt_OpenFormFillInfo() : 0;
  const form = info ? instance.PDFiumExt_InitFormFillEnvironment(document.handle, info) : 0;
  // From the last one, since what became part of the page is no annotation any more.
  for (let place = count - 1; place >= 0; place -= 1) {
    const annotation = instance.FPDFPage_GetAnnot(page, place);
    if (!annotation) continue;
    const type = instance.FPDFAnnot_GetSubtype(annotation);
    const isShown = (instance.FPDFAnnot_GetFlags(annotation) & (HIDDEN | NOT_VIEWED)) === 0;
    if (type === WIDGET) fields += 1;
    const control = type === WIDGET && isShown && form ? readFormControl(instance, form, annotation) : undefined;
    const box = control && readAnnotationBox(instance, annotation);
    if (control && box) controls.push({ control, ...box });
    // Not FPDFPage_Flatten, which gives the page resources of its own and so takes away those that it shares with others.
    if ((type === WIDGET || type === FREE_TEXT) && isShown && instance.EPDFAnnot_Flatten(page, annotation)) isChanged = true;
    instance.FPDFPage_CloseAnnot(annotation);
  }
  if (form) instance.PDFiumExt_ExitFormFillEnvironment(form);
  if (info) instance.PDFiumExt_CloseFormFillInfo(info);
  if (isChanged) instance.FPDFPage_GenerateContent(page);
  return { page, fields, controls: controls.reverse() };
}

/** Reads the box of an annotation, in points from the bottom left of its page. Returns undefined where it is under a point wide or high. */
function readAnnotationBox(instance: WrappedPdfiumModule, annotation: number): Rectangle | undefined {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(BOX_BYTES);
  try {
    if (!instance.FPDFAnnot_GetRect(annotation, target)) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.slice(target >> 2, (target >> 2) + 4);
    return right - left > 1 && top - bottom > 1 ? { left, top, right, bottom } : undefined;
  } finally {
    memory.wasmExports.free(target);
  }
}
