import { breathe, type EngineHooks } from '../../engine.ts';
import { pageGeometry } from '../../pdfText/page/pageGeometry.ts';
import { pdfiumCalls } from '../../pdfText/page/pdfiumCalls.ts';
import { emptyPage, type PageSegments, readPage } from '../../pdfText/page/readPage.ts';
import type { OpenPdf } from '../../pdfText/scans/recognisePages.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { withDrawnBullets } from './drawnBullets.ts';
import { linksOf, type PlacedLink } from './links.ts';
import { markedGlyphs } from './marks.ts';
import type { PlacedPicture } from './pictures.ts';

/** All that is asked of a page: its text in segments, what is drawn on it, where it leads. */
export interface PageContent {
  text: PageSegments;
  drawing: Drawing;
  links: PlacedLink[];
  /** Read when it is known which pages are pictures as a whole. */
  pictures: PlacedPicture[];
}

/** Reads the chosen pages, all of them when none are named. */
export async function readPages(open: OpenPdf, chosen: number[], { signal }: EngineHooks, withHidden = false): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for (const page of chosen) {
    pages.push(pageContent(open, page, withHidden));
    await breathe(signal);
  }
  return pages;
}

function pageContent({ instance, document }: OpenPdf, page: number, withHidden: boolean): PageContent {
  const calls = pdfiumCalls(instance);
  const handle = instance.FPDF_LoadPage(document.handle, page - 1);
  if (!handle) return { text: emptyPage(page), drawing: { rules: [], grounds: [], images: [], shapes: [] }, links: [], pictures: [] };
  try {
    const geometry = pageGeometry(instance, handle);
    const drawing = drawingOf(instance, calls, handle, geometry);
    const links = linksOf(instance, document.handle, handle, geometry);
    const text = readPage(instance, calls, handle, page, {
      withHidden,
      marked: (glyphs) => markedGlyphs(withDrawnBullets(glyphs, drawing), drawing, links),
    });
    return { text, drawing, links, pictures: [] };
  } finally {
    instance.FPDF_ClosePage(handle);
  }
}
