import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { DocumentModel } from '../model/documentModel.ts';
import type { PageMode } from '../model/pageMode.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import type { PageContent } from '../read/readPages.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import { buildFixedPage } from './fixedPage.ts';
import { StandardWidths } from './standardWidths.ts';

export interface FixedPage {
  page: PageContent;
  mode: Exclude<PageMode, 'flow'>;
}

interface FixedPageWriting {
  open: OpenPdf;
  source: InlineSource;
  pictures: DocumentModel['pictures'];
  isDrawn: () => Promise<void>;
}

/** Puts pages that keep their look into the text, each behind what began on the pages before it. */
export async function insertFixedPages(
  flow: FlowedBlock[],
  fixed: FixedPage[],
  { open, source, pictures, isDrawn }: FixedPageWriting,
): Promise<void> {
  const widths = new StandardWidths(open);
  try {
    for (const { page, mode } of fixed) {
      const after = flow.findIndex((each) => each.page > page.text.page);
      flow.splice(after < 0 ? flow.length : after, 0, ...buildFixedPage(open, page, mode, { source, pictures, widths }));
      await isDrawn();
    }
  } finally {
    widths.close();
  }
}
