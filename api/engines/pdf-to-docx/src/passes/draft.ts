import { measureBodySize } from '@sheaf/pdf-text/layout/pageLayout';
import type { WordKnowledge } from '@sheaf/pdf-text/paragraphs/hyphens';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import type { ConversionRequest } from '../conversion.ts';
import type { FixedPage } from '../fixed/insertFixedPages.ts';
import type { IsExplained } from '../layout/findExplainedMarks.ts';
import type { PageFlow } from '../layout/flowBlock.ts';
import type { FootnoteDraft } from '../layout/footnoteDraft.ts';
import type { LookAt } from '../layout/pageDoubts.ts';
import type { PaginationArtifacts } from '../margins/marginRow.ts';
import type { DocumentModel, Paper } from '../model/documentModel.ts';
import type { PageMode } from '../model/pageMode.ts';
import { planPages } from '../model/pagePlan.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import type { Frame } from '../paragraphs/textDraft.ts';
import type { PageContent } from '../read/readPages.ts';
import type { HeaderRange } from '../sections/runningHeaders.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import { FootnoteIds } from '../structure/footnoteIds.ts';
import type { FootnoteWriting } from '../structure/footnotes.ts';
import type { BlockBesideOthers } from '../structure/gatherSideColumns.ts';
import type { Passage } from '../structure/passage.ts';

/** A document on its way from pages to a Word document; each pass changes it in place. */
export interface Draft {
  readonly open: OpenPdf;
  readonly request: ConversionRequest;
  /** What becomes of a page, by its number. */
  readonly getPageMode: (page: number) => PageMode;
  /** Reports that one more page is drawn, and throws when nobody wants the document any more. */
  readonly reportDrawnPage: () => Promise<void>;

  /** Every page; words and pictures are taken off as they find their place. */
  readonly pages: readonly PageContent[];
  readonly texts: PageSegments[];
  /** Pages whose text reflows. */
  readonly flowing: PageContent[];
  /** Pages as they were before anything was taken off them. */
  readonly asRead: readonly PageContent[];
  /** Pages that keep their look. */
  readonly fixed: FixedPage[];
  readonly bodySize: number;

  paginationArtifacts: PaginationArtifacts;
  notes: FootnoteDraft[];
  isExplained: IsExplained;
  readonly pictures: DocumentModel['pictures'];

  textAreas: ReadonlyMap<number, Frame>;
  flows: PageFlow[];
  lookAt: LookAt[];
  readonly papers: Map<number, Paper>;

  body: DocumentModel['body'];
  knowledge: WordKnowledge;
  noteIds: FootnoteIds;
  readonly lists: DocumentModel['lists'];
  /** What the words of the text are written with, the marks of footnotes among them. */
  source: InlineSource;
  passages: Passage[];
  blocks: BlockBesideOthers[];
  flow: FlowedBlock[];

  runningHeaders: HeaderRange[];
  sections: DocumentModel['sections'];
  footnotes: DocumentModel['footnotes'];
}

/** Begins a draft: everything is read, and nothing is known of it yet. */
export function createDraft(open: OpenPdf, pages: PageContent[], request: ConversionRequest, hooks: EngineHooks): Draft {
  const texts = pages.map(({ text }) => text);
  const asRead = pages.map(copyPage);
  const modes = new Map(planPages(open.document.pages, request).map(({ page, mode }) => [page, mode]));
  const getPageMode = (page: number) => modes.get(page) ?? 'flow';
  const bodySize = measureBodySize(texts);
  let drawn = 0;
  return {
    open,
    request,
    getPageMode,
    // Pictures take long: a document full of them is reported page by page, and can be given up.
    reportDrawnPage: async () => {
      drawn += 1;
      hooks.onProgress({ stage: 'writing', page: drawn, pages: pages.length });
      await breathe(hooks.signal);
    },
    pages,
    texts,
    flowing: pages.filter(({ text }) => getPageMode(text.page) === 'flow'),
    asRead,
    fixed: asRead.flatMap((page) => {
      const mode = getPageMode(page.text.page);
      return mode === 'flow' ? [] : [{ page, mode }];
    }),
    bodySize,
    paginationArtifacts: { rows: [], pages: texts },
    notes: [],
    isExplained: () => false,
    pictures: new Map(),
    textAreas: new Map(),
    flows: [],
    lookAt: [],
    papers: new Map(),
    body: { font: '', size: bodySize },
    knowledge: { seen: new Set() },
    noteIds: new FootnoteIds([], () => false),
    lists: [],
    source: { knowledge: { seen: new Set() }, bodyFont: '' },
    passages: [],
    blocks: [],
    flow: [],
    runningHeaders: [],
    sections: [],
    footnotes: [],
  };
}

/** Returns the edges of the text on a page. */
export function getTextArea({ textAreas }: Draft, page: number): Frame {
  return textAreas.get(page) ?? { left: 0, right: 0 };
}

/** Returns what the words of the text are written with; marks of footnotes are none of it. */
export function buildInlineSource({ knowledge, request: { isKnownWord }, body }: Draft): InlineSource {
  return { knowledge: { ...knowledge, ...(isKnownWord && { isKnown: isKnownWord }) }, bodyFont: body.font };
}

/** Returns what footnotes are written with. */
export function buildFootnoteWriting(draft: Draft): FootnoteWriting {
  const { noteIds, notes } = draft;
  return { noteIds, notes, getArea: (page) => getTextArea(draft, page), source: buildInlineSource(draft) };
}

function copyPage(page: PageContent): PageContent {
  return { ...page, text: { ...page.text, groups: page.text.groups.map((group) => ({ ...group, segments: [...group.segments] })) } };
}
