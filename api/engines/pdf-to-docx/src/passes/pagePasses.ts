import { fixedPaper } from '../fixed/fixedPaper.ts';
import { layoutPage } from '../layout/layoutPage.ts';
import { explainedMarks } from '../layout/markedLines.ts';
import { pageDoubt } from '../layout/pageDoubts.ts';
import { stitchTables } from '../layout/stitchTables.ts';
import { takeNotes } from '../layout/takeFootnotes.ts';
import { findTableAreas } from '../margins/findTableAreas.ts';
import { keptFurniture } from '../margins/takePaginationArtifacts.ts';
import { takePagePictures } from '../read/takePagePictures.ts';
import { papersOf, textAreas } from '../sections/pageFrames.ts';
import { trustTags } from '../tags/trustTags.ts';
import { textAreaOn } from './draft.ts';
import type { Pass } from './pass.ts';

/** From pages to what stands on each of them in reading order. */
export const PAGE_PASSES = [
  { name: 'trust tags', run: ({ texts }) => trustTags(texts) },
  {
    name: 'take running headers and footers',
    run(draft) {
      const { texts, bodySize, pages, request } = draft;
      if (request.headersFooters !== 'body') draft.paginationArtifacts = keptFurniture(texts, bodySize, findTableAreas(pages));
    },
  },
  {
    name: 'take footnotes',
    run(draft) {
      draft.notes = draft.flowing.flatMap((page) => takeNotes(page, draft.bodySize));
    },
  },
  {
    name: 'explain marks of addresses',
    run(draft) {
      draft.isExplained = explainedMarks(draft.flowing.map(({ text }) => text));
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
      draft.textAreas = textAreas(flowing);
      for (const page of flowing) flows.push(layoutPage(page, { bodySize, textArea: textAreaOn(draft, page.text.page) }, flows.at(-1)));
    },
  },
  {
    name: 'find doubtful pages',
    run(draft) {
      const flowOf = new Map(draft.flows.map((flow) => [flow.page, flow]));
      draft.lookAt = draft.asRead.flatMap((page) => pageDoubt(page, flowOf.get(page.text.page)) ?? []);
    },
  },
  {
    name: 'measure margins',
    run(draft) {
      const { flows, notes, papers, fixed } = draft;
      for (const [page, paper] of papersOf(flows, (each) => textAreaOn(draft, each), notes)) papers.set(page, paper);
      for (const { page } of fixed) papers.set(page.text.page, fixedPaper(page.text));
    },
  },
  { name: 'stitch tables', run: ({ flows }) => stitchTables(flows) },
] as const satisfies readonly Pass[];
