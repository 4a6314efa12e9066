import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { getFrameSize, onPage } from '@sheaf/pdf-text/page/readingFrame';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { ConversionRequest, ConvertedModel } from './conversion.ts';
import type { DocumentModel } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import type { PageMode } from './model/pageMode.ts';
import { nameRegionalFonts } from './paragraphs/regionalFonts.ts';
import { createDraft, type Draft } from './passes/draft.ts';
import type { Pass } from './passes/pass.ts';
import { PASSES } from './passes/passes.ts';
import type { PictureSource } from './preview/documentPreview.ts';
import type { PageContent } from './read/readPages.ts';
import { readAuthor, readTitle } from './read/title.ts';

/** Builds the document that these pages are, and reports what became of each of them. Takes words and pictures off the pages as it goes. */
export async function convertPages(
  open: OpenPdf,
  pages: PageContent[],
  request: ConversionRequest,
  hooks: EngineHooks,
  passes: readonly Pass[] = PASSES,
): Promise<Pick<ConvertedModel, 'model' | 'lookAt' | 'pages' | 'sources'>> {
  const draft = createDraft(open, pages, request, hooks);
  for (const pass of passes) await pass.run(draft);
  const { texts, flowing, lookAt, getPageMode } = draft;
  const keptPages = request.doubtfulPages === 'look' ? listPagesToKeep(draft) : [];
  if (keptPages.length > 0) {
    const { pageModes = [], ...others } = request;
    return convertPages(open, [...draft.asRead], { ...others, doubtfulPages: 'text', pageModes: [...pageModes, ...keptPages] }, hooks, passes);
  }
  return {
    model: buildModel(draft),
    lookAt,
    pages: texts.map(({ page, width, height }) => ({ page, mode: getPageMode(page), width, height })),
    sources: new Map(flowing.flatMap(listPictureSources)),
  };
}

/** Lists the pages that would keep more in another mode than text. The visitor's own choice for a page stays. */
function listPagesToKeep({ lookAt, getPageMode, request }: Draft): { page: number; mode: PageMode }[] {
  const chosen = new Set(request.pageModes?.map(({ page }) => page));
  return lookAt.flatMap(({ page, better }) => (better && getPageMode(page) === 'flow' && !chosen.has(page) ? [{ page, mode: better }] : []));
}

function buildModel({ open, pages, flow, sections, footnotes, lists, pictures, body }: Draft): DocumentModel {
  const text = flow.flatMap(({ block }) => listInlines(block).map((inline) => (inline.kind === 'text' ? inline.text : ''))).join(' ');
  const [title, author] = [readTitle(open), readAuthor(open)];
  const comments = pages.flatMap((page) => page.comments);
  const model: DocumentModel = {
    sections,
    footnotes,
    lists,
    pictures,
    body,
    ...(comments.length > 0 && { comments }),
    ...detectLanguage(text),
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
  };
  nameRegionalFonts(model, text);
  return model;
}

/** Where pictures are on the paper, be it turned to be read. */
function listPictureSources({ pictures, text, turned }: PageContent): [string, PictureSource][] {
  const { width, height } = getFrameSize(turned, text);
  return pictures.map((picture) => {
    const { left, top, right, bottom } = onPage(picture, turned, { width, height });
    return [picture.name, { page: text.page, left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height }];
  });
}

function detectLanguage(text: string): { language?: string } {
  const language = guessLanguage(text);
  return language === undefined || language === 'und' ? {} : { language };
}
