import { applyCorrections } from '../corrections/applyCorrections.ts';
import { insertFixedPages } from '../fixed/insertFixedPages.ts';
import { keepColumnsEven } from '../sections/evenColumns.ts';
import { measurePageEnds, measurePageFill } from '../sections/pageFrames.ts';
import { buildRunningHeaders } from '../sections/runningHeaders.ts';
import { buildSections } from '../sections/sections.ts';
import { setBookmarks } from '../structure/bookmarks.ts';
import { placeUnusedFootnotes, writeFootnotes } from '../structure/footnotes.ts';
import { keepTextVisible } from '../structure/keepVisible.ts';
import { lowerFloats } from '../structure/lowerFloats.ts';
import { markContents } from '../structure/markContents.ts';
import { layPageBackgrounds } from '../structure/pageBackgrounds.ts';
import { setPageBreaks } from '../structure/pageBreaks.ts';
import { setSpaceBefore } from '../structure/spaceBefore.ts';
import { buildFootnoteWriting, buildInlineSource, getTextArea } from './draft.ts';
import type { Pass } from './pass.ts';

const DEFAULT_PAPER = { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72 };

/** From one text to a document in sections: fixed pages must be there before links are led to them. */
export const DOCUMENT_PASSES = [
  {
    name: 'set page breaks',
    run: ({ flow, flows, notes, papers }) => setPageBreaks(flow, measurePageFill(flows, notes), (page) => papers.get(page)),
  },
  { name: 'place unused footnotes', run: (draft) => placeUnusedFootnotes(draft.flow, buildFootnoteWriting(draft)) },
  {
    name: 'insert fixed pages',
    run(draft) {
      const { flow, fixed, open, pictures, reportDrawnPage } = draft;
      return insertFixedPages(flow, fixed, { open, source: buildInlineSource(draft), pictures, isDrawn: reportDrawnPage });
    },
  },
  {
    name: 'set space before',
    run({ flow, flows, notes, papers, bodySize }) {
      setSpaceBefore(flow, { getPaper: (page) => papers.get(page), endByPage: measurePageEnds(flows, notes), bodySize });
      lowerFloats(flow.map(({ block }) => block));
    },
  },
  {
    name: 'set bookmarks',
    run({ flow, pages, texts }) {
      const heights = new Map(texts.map(({ page, height }) => [page, height]));
      setBookmarks(
        flow,
        pages.flatMap(({ links }) => links),
        (page) => heights.get(page) ?? 0,
      );
      markContents(flow);
    },
  },
  {
    name: 'write running headers and footers',
    run(draft) {
      const { request, flowing, paginationArtifacts, flow } = draft;
      if (request.headersFooters === 'drop' || flowing.length === 0) return;
      draft.runningHeaders = buildRunningHeaders(paginationArtifacts, flow, (page) => getTextArea(draft, page), buildInlineSource(draft));
    },
  },
  {
    name: 'build sections',
    run(draft) {
      draft.sections = buildSections(draft.flow, (page) => draft.papers.get(page) ?? DEFAULT_PAPER, draft.runningHeaders);
    },
  },
  {
    name: 'keep columns even',
    run({ sections, flows, getPageMode, texts }) {
      if (getPageMode(texts.at(-1)?.page ?? 0) === 'flow') keepColumnsEven(sections, flows.at(-1));
    },
  },
  {
    name: 'write footnotes',
    run(draft) {
      draft.footnotes = writeFootnotes(buildFootnoteWriting(draft));
    },
  },
  {
    name: 'apply corrections',
    run(draft) {
      const { sections, request, asRead, lists, source } = draft;
      const segmentsOn = (page: number) => asRead.find(({ text }) => text.page === page)?.text.groups.find(({ turn }) => turn === 0)?.segments ?? [];
      applyCorrections(sections, request.corrections ?? [], (page) => ({
        segments: segmentsOn(page),
        area: getTextArea(draft, page),
        source,
        styles: lists,
      }));
    },
  },
  {
    name: 'keep text visible',
    run({ sections, footnotes, lookAt, flowing, pictures }) {
      const backgrounds = layPageBackgrounds(sections, flowing, pictures);
      const named = new Set(lookAt.map(({ page }) => page));
      for (const page of keepTextVisible({ sections, footnotes }, backgrounds))
        if (!named.has(page)) lookAt.push({ page, why: 'faint', better: 'exact' });
      lookAt.sort((one, other) => one.page - other.page);
    },
  },
] as const satisfies readonly Pass[];
