import { buildFixedPaper } from '../fixed/fixedPaper.ts';
import { findExplainedMarks } from '../layout/findExplainedMarks.ts';
import { layoutPage } from '../layout/layoutPage.ts';
import { findPageDoubt } from '../layout/pageDoubts.ts';
import { stitchTables } from '../layout/stitchTables.ts';
import { takeStrayFootnotes } from '../layout/strayFootnotes.ts';
import { takeFootnotes } from '../layout/takeFootnotes.ts';
import { findTableAreas } from '../margins/findTableAreas.ts';
import { keepPaginationArtifacts } from '../margins/keepPaginationArtifacts.ts';
import { takeLineNumbers } from '../margins/takeLineNumbers.ts';
import { findPageBorder } from '../read/pageBorder.ts';
import { takePagePictures } from '../read/takePagePictures.ts';
import { measurePapers, measureTextAreas } from '../sections/pageFrames.ts';
import { trustTags } from '../tags/trustTags.ts';
import { getTextArea } from './draft.ts';
import type { Pass } from './pass.ts';

/** From pages to what is on each of them in reading order. */
export const PAGE_PASSES = [
  { name: 'trust tags', run: ({ texts }) => trustTags(texts) },
  { name: 'take line numbers', run: ({ flowing }) => takeLineNumbers(flowing.map(({ text }) => text)) },
  {
    name: 'take running headers and footers',
    run(draft) {
      const { texts, bodySize, pages, request } = draft;
      if (request.headersFooters !== 'body') draft.paginationArtifacts = keepPaginationArtifacts(texts, bodySize, findTableAreas(pages));
    },
  },
  {
    name: 'take footnotes',
    run(draft) {
      const { flowing, bodySize } = draft;
      const notes = flowing.flatMap((page) => takeFootnotes(page, bodySize));
      draft.notes = [...notes, ...takeStrayFootnotes(flowing, notes, bodySize)].sort((one, other) => one.page - other.page);
    },
  },
  {
    name: 'explain marks of addresses',
    run(draft) {
      draft.isExplained = findExplainedMarks(draft.flowing.map(({ text }) => text));
    },
  },
  {
    name: 'take pictures',
    async run({ open, flowing, pictures, reportDrawnPage }) {
      for (const page of flowing) {
        takePagePictures(open, page, pictures);
        await reportDrawnPage();
      }
    },
  },
  {
    name: 'lay out pages',
    run(draft) {
      const { flowing, flows, bodySize } = draft;
      draft.textAreas = measureTextAreas(flowing, draft.paginationArtifacts.rows);
      for (const page of flowing) flows.push(layoutPage(page, { bodySize, textArea: getTextArea(draft, page.text.page) }, flows.at(-1)));
    },
  },
  {
    name: 'find doubtful pages',
    run(draft) {
      const flowByPage = new Map(draft.flows.map((flow) => [flow.page, flow]));
      const formulasOn = new Map(draft.pages.map(({ text, formulas = 0 }) => [text.page, formulas]));
      draft.lookAt = draft.asRead.flatMap((page) => findPageDoubt(page, flowByPage.get(page.text.page), formulasOn.get(page.text.page)) ?? []);
    },
  },
  {
    name: 'measure margins',
    run(draft) {
      const { flows, notes, papers, fixed, flowing } = draft;
      const borderOn = new Map(flowing.map(({ text, drawing }) => [text.page, findPageBorder(drawing, text)?.border]));
      for (const [page, paper] of measurePapers(flows, (each) => getTextArea(draft, each), notes)) {
        const border = borderOn.get(page);
        papers.set(page, { ...paper, ...(border && { border }) });
      }
      for (const { page } of fixed) papers.set(page.text.page, buildFixedPaper(page.text));
    },
  },
  { name: 'stitch tables', run: ({ flows }) => stitchTables(flows) },
] as const satisfies readonly Pass[];
