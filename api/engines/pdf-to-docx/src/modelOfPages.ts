import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { bodySizeOf } from '@sheaf/pdf-text/layout/blocksOfPage';
import { frameSize, onPage, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { wordsSeen } from '@sheaf/pdf-text/paragraphs/composeText';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import type { PageMode } from '../../../contract/pdf.ts';
import type { ConversionRequest, ConvertedModel } from './conversion.ts';
import type { DocumentModel, ListStyle } from './documentModel.ts';
import { pageDoubt } from './doubts/pageDoubts.ts';
import { fixedPaper } from './fixed/fixedPaper.ts';
import { FLOW_PASSES, type FlowContext, type FlowPass } from './flowPasses.ts';
import { nameRegionalFonts } from './inlines/regionalFonts.ts';
import type { PageFlow } from './layout/flowBlock.ts';
import { layoutPage } from './layout/layoutPage.ts';
import { explainedMarks } from './layout/markedLines.ts';
import { takeNotes } from './layout/notesOfPage.ts';
import { figuresOf, holds } from './pages/figures.ts';
import { outlineLevels } from './pages/outline.ts';
import { takePictures } from './pages/pictures.ts';
import type { PageContent } from './pages/readPages.ts';
import { titleOf } from './pages/title.ts';
import type { PictureSource } from './preview/previewOf.ts';
import { bodyStyleOf } from './structure/bodyStyle.ts';
import { inlinesIn } from './structure/bookmarks.ts';
import { documentFlow } from './structure/documentFlow.ts';
import { keepColumnsEven } from './structure/evenColumns.ts';
import { footnotesOf, type NoteWriting } from './structure/footnotes.ts';
import { keptFurniture } from './structure/keptFurniture.ts';
import { NoteIds } from './structure/noteIds.ts';
import { endsOfPages, fillOfPages, papersOf, textAreas } from './structure/pageFrames.ts';
import { stretchHeads } from './structure/runningHeads.ts';
import { sectionsOf } from './structure/sections.ts';
import { ruleGrids } from './tables/ruleGrids.ts';
import { stitchTables } from './tables/stitchTables.ts';
import { trustTags } from './tags/trustTags.ts';

/** The document that these pages are, and what became of each of them. Takes words and pictures off the pages as it goes. */
export async function modelOfPages(
  open: OpenPdf,
  all: PageContent[],
  request: ConversionRequest,
  { onProgress, signal }: EngineHooks,
  passes: readonly FlowPass[] = FLOW_PASSES,
): Promise<Pick<ConvertedModel, 'model' | 'lookAt' | 'pages' | 'sources'>> {
  const texts = all.map(({ text }) => text);
  trustTags(texts);
  const asRead = all.map(copied);
  const modeOf = modesOf(request);
  const pages = all.filter(({ text }) => modeOf(text.page) === 'flow');
  const bodySize = bodySizeOf(texts);
  const furniture = request.headersFooters === 'body' ? { rows: [], pages: texts } : keptFurniture(texts, bodySize, inTables(all));
  const notes = pages.flatMap((page) => takeNotes(page, bodySize));
  const isExplained = explainedMarks(pages.map(({ text }) => text));
  const pictures: DocumentModel['pictures'] = new Map();
  let drawn = 0;
  // Pictures take long: a document full of them is told page by page, and can be given up.
  const isDrawn = async () => {
    drawn += 1;
    onProgress({ stage: 'writing', page: drawn, pages: all.length });
    await breathe(signal);
  };
  for (const page of pages) {
    takePagePictures(open, page, pictures);
    await isDrawn();
  }

  const areas = textAreas(pages);
  const areaOf = (page: number) => areas.get(page) ?? { left: 0, right: 0 };
  const flows: PageFlow[] = [];
  for (const page of pages) flows.push(layoutPage(page, { bodySize, textArea: areaOf(page.text.page) }, flows.at(-1)));
  const flowOf = new Map(flows.map((flow) => [flow.page, flow]));
  const lookAt = asRead.flatMap((page) => pageDoubt(page, flowOf.get(page.text.page)) ?? []);
  const papers = papersOf(flows, areaOf, notes);
  stitchTables(flows);

  const body = bodyStyleOf(texts, bodySize);
  const knowledge = { seen: wordsSeen(flows), ...(request.isKnownWord && { isKnown: request.isKnownWord }) };
  const source = { knowledge, bodyFont: body.font };
  const noteIds = new NoteIds(notes, isExplained);
  const written: NoteWriting = { noteIds, notes, areaOf, source };
  const lists: ListStyle[] = [];
  const flow = documentFlow(flows, {
    source: { ...source, noteOf: (page, mark, top) => noteIds.idOf(page, mark, top) },
    bodySize,
    outline: outlineLevels(open),
    recognised: new Set(texts.filter((text) => text.source === 'ocr').map(({ page }) => page)),
    styles: lists,
  });
  const fill = fillOfPages(flows, notes);
  const kept = asRead.flatMap((page) => {
    const mode = modeOf(page.text.page);
    return mode === 'flow' ? [] : [{ page, mode }];
  });
  for (const { page } of kept) papers.set(page.text.page, fixedPaper(page.text));
  const heights = new Map(texts.map(({ page, height }) => [page, height]));
  const context: FlowContext = {
    open,
    papers,
    fill,
    ends: endsOfPages(flows, notes),
    bodySize,
    notes: written,
    kept,
    pictures,
    isDrawn,
    links: all.flatMap(({ links }) => links),
    heightOf: (page) => heights.get(page) ?? 0,
  };
  for (const pass of passes) await pass.run(flow, context);
  const stretches = request.headersFooters === 'drop' || pages.length === 0 ? [] : stretchHeads(furniture, flow, areaOf, source);
  const sections = sectionsOf(flow, (page) => papers.get(page) ?? DEFAULT_PAPER, stretches);
  if (modeOf(texts.at(-1)?.page ?? 0) === 'flow') keepColumnsEven(sections, flows.at(-1));

  const text = flow.flatMap(({ block }) => inlinesIn(block).map((inline) => (inline.kind === 'text' ? inline.text : ''))).join(' ');
  const title = titleOf(open);
  const footnotes = footnotesOf(written);
  const model: DocumentModel = { sections, footnotes, lists, pictures, body, ...languageOf(text), ...(title !== undefined && { title }) };
  nameRegionalFonts(model, text);
  return {
    model,
    lookAt,
    pages: texts.map(({ page, width, height }) => ({ page, mode: modeOf(page), width, height })),
    sources: new Map(pages.flatMap(pictureSources)),
  };
}

/** How far from the edge of the page a grid has to reach to be a table and not the frame of a running head. */
const OUTER = 0.15;

function inTables(pages: PageContent[]): (page: number, segment: Rectangle) => boolean {
  const grids = new Map(
    pages.map(({ text, drawing }) => [
      text.page,
      ruleGrids(drawing).filter(({ top, bottom, xs, ys }) => {
        const isLarge = bottom > OUTER * text.height && top < (1 - OUTER) * text.height;
        return isLarge && (xs.length - 1) * (ys.length - 1) >= 2;
      }),
    ]),
  );
  return (page, { left, right, top, bottom }) =>
    (grids.get(page) ?? []).some((grid) => left >= grid.left - 2 && right <= grid.right + 2 && top >= grid.top - 4 && bottom <= grid.bottom + 4);
}

const DEFAULT_PAPER = { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72 };
const WHOLE_PAGE = 0.85;

/** The pictures of a page, among them its drawings with the words in them. */
function takePagePictures(open: OpenPdf, page: PageContent, pictures: DocumentModel['pictures']): void {
  const [main] = page.text.groups;
  const figures = page.text.source === 'ocr' ? (page.text.scan?.figures ?? []) : figuresOf(page.drawing, main?.segments ?? [], page.text);
  if (page.drawing.images.length === 0 && figures.length === 0) return;
  if (main && figures.length > 0) main.segments = main.segments.filter((segment) => !figures.some((figure) => holds(figure, segment)));
  page.pictures = takePictures(open, page.text.page, { figures, isPaper: (image) => isPaper(image, page) }, pictures);
}

/** A page as it is before anything is taken off it. */
function copied(page: PageContent): PageContent {
  return { ...page, text: { ...page.text, groups: page.text.groups.map((group) => ({ ...group, segments: [...group.segments] })) } };
}

function modesOf({ mode = 'flow', pageModes = [] }: ConversionRequest): (page: number) => PageMode {
  const named = new Map(pageModes.map((each) => [each.page, each.mode]));
  return (page) => named.get(page) ?? mode;
}

/** Where pictures stand on the paper, be it turned to be read. */
function pictureSources({ pictures, text, turned }: PageContent): [string, PictureSource][] {
  const { width, height } = frameSize(turned, text);
  return pictures.map((picture) => {
    const { left, top, right, bottom } = onPage(picture, turned, { width, height });
    return [picture.name, { page: text.page, left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height }];
  });
}

function languageOf(text: string): { language?: string } {
  const language = guessLanguage(text);
  return language === undefined || language === 'und' ? {} : { language };
}

/** A picture of the whole page behind its text is its paper, and so is all that a scanned page is made of, such as strips of it, and whose words were recognised. */
function isPaper({ left, top, right, bottom }: Rectangle, { text }: PageContent): boolean {
  const isWhole = right - left > WHOLE_PAGE * text.width && bottom - top > WHOLE_PAGE * text.height;
  if (text.source !== 'ocr') return isWhole && text.groups.some(({ segments }) => segments.length > 0);
  if (text.need === 'scan') return true;
  const words = text.groups.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  return words.some(({ onPage: place }) => place && place.left >= left && place.right <= right && place.top >= top && place.bottom <= bottom);
}
