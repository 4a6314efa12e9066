import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { DocumentModel } from '../model/documentModel.ts';
import { findFigures, holds } from './figures.ts';
import { takePictures } from './pictures.ts';
import type { PageContent } from './readPages.ts';

/** Share of the page's width and height that a picture of the whole page takes. */
const WHOLE_PAGE = 0.85;

/** Takes the pictures off a page, among them its drawings with the words in them. */
export function takePagePictures(open: OpenPdf, page: PageContent, pictures: DocumentModel['pictures']): void {
  const [main] = page.text.groups;
  const figures = page.text.source === 'ocr' ? (page.text.scan?.figures ?? []) : findFigures(page.drawing, main?.segments ?? [], page.text);
  if (page.drawing.images.length === 0 && figures.length === 0) return;
  if (main && figures.length > 0) main.segments = main.segments.filter((segment) => !figures.some((figure) => holds(figure, segment)));
  page.pictures = takePictures(open, page.text.page, { figures, isPaper: (image) => isPaper(image, page) }, pictures);
}

/** A picture of the whole page behind its text is its paper, and so is all that a scanned page is made of, such as strips of it, and whose words were recognised. */
function isPaper({ left, top, right, bottom }: Rectangle, { text }: PageContent): boolean {
  const isWhole = right - left > WHOLE_PAGE * text.width && bottom - top > WHOLE_PAGE * text.height;
  if (text.source !== 'ocr') return isWhole && text.groups.some(({ segments }) => segments.length > 0);
  if (text.need === 'scan') return true;
  const words = text.groups.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  return words.some(({ onPage: place }) => place && place.left >= left && place.right <= right && place.top >= top && place.bottom <= bottom);
}
