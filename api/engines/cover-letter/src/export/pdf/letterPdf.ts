import { PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef, PDFString } from 'pdf-lib';
import { hashText } from '../../node/hashText.ts';
import { type FaceName, getFace } from '../../typeset/faces/face.ts';
import type { BlockRole, LetterBlock, LetterLayout, LetterRun } from '../../typeset/letterLayout.ts';
import { LetterFont } from './letterFont.ts';
import { type DocumentFacts, PRODUCER, writeMetadata } from './metadata.ts';
import { PageContent } from './pageContent.ts';
import { type Tag, type TagName, TagTree } from './tagTree.ts';

const tagOfRole: Record<Exclude<BlockRole, 'listItem'>, TagName> = {
  name: 'H1',
  headline: 'P',
  contact: 'P',
  date: 'P',
  recipient: 'P',
  paragraph: 'P',
};
const PRINTED = 4;

interface Sheet {
  page: PDFPage;
  content: PageContent;
  annotations: PDFRef[];
}

/**
 * Draws a letter as a PDF: its fonts inside, its text searchable, every stretch tagged as PDF/UA-1 wants it. The same letter gives the
 * same bytes.
 */
export async function writeLetterPdf(layout: LetterLayout, facts: DocumentFacts): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  return await new LetterPdf(document, layout).write(facts);
}

class LetterPdf {
  readonly #document: PDFDocument;
  readonly #layout: LetterLayout;
  readonly #fonts = new Map<FaceName, { font: LetterFont; name: string }>();
  readonly #sheets: Sheet[];
  readonly #tags: TagTree;

  constructor(document: PDFDocument, layout: LetterLayout) {
    this.#document = document;
    this.#layout = layout;
    this.#sheets = Array.from({ length: layout.pageCount }, () => ({
      page: document.addPage([layout.width, layout.height]),
      content: new PageContent(layout.height, (face) => this.#getFont(face)),
      annotations: [],
    }));
    this.#tags = new TagTree(document.context, layout.pageCount);
  }

  async write(facts: DocumentFacts): Promise<Uint8Array> {
    this.#drawMarks();
    let list: Tag | undefined;
    for (const block of this.#layout.blocks) {
      if (block.role === 'listItem') {
        list ??= this.#tags.append('L', this.#tags.document);
        const item = this.#tags.append('LI', list);
        this.#drawBlock(block, 'Lbl', this.#tags.append('Lbl', item), (run) => run.isLabel === true);
        this.#drawBlock(block, 'LBody', this.#tags.append('LBody', item), (run) => run.isLabel !== true);
        continue;
      }
      list = undefined;
      const tagName = tagOfRole[block.role];
      this.#drawBlock(block, tagName, this.#tags.append(tagName, this.#tags.document), () => true);
    }
    return this.#finish(facts);
  }

  #getFont(face: FaceName): { font: LetterFont; name: string } {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = { font: new LetterFont(face, this.#document.context.nextRef()), name: `F${this.#fonts.size + 1}` };
    this.#fonts.set(face, font);
    return font;
  }

  #sheet(page: number): Sheet {
    const sheet = this.#sheets[page];
    if (!sheet) throw new Error(`The letter has no page ${page}.`);
    return sheet;
  }

  #drawMarks(): void {
    for (const mark of this.#layout.marks) {
      const { content } = this.#sheet(mark.page);
      content.beginArtifact(mark.kind === 'rule' ? 'Layout' : 'Pagination');
      if (mark.kind === 'rule') content.rule(mark);
      else for (const run of mark.line.runs) content.text(run, mark.line.y, { hasSpaceAfter: false });
      content.end();
    }
  }

  /** Draws what is chosen of a block, each stretch that leads somewhere as a link of its own. */
  #drawBlock(block: LetterBlock, tagName: TagName, tag: Tag, isChosen: (run: LetterRun) => boolean): void {
    let open: { page: number; href: string | undefined; link: Tag | undefined } | undefined;
    for (const [index, line] of block.lines.entries()) {
      const sheet = this.#sheet(line.page);
      const runs = line.runs.filter(isChosen);
      for (const [position, run] of runs.entries()) {
        const isFirstOfLine = position === 0;
        if (!open || open.page !== line.page || open.href !== run.href) {
          if (open) this.#sheet(open.page).content.end();
          const continued = open && open.href === run.href ? open.link : undefined;
          const link = run.href === undefined ? undefined : (continued ?? this.#tags.append('Link', tag));
          sheet.content.begin(link ? 'Link' : tagName, this.#tags.mark(link ?? tag, line.page, sheet.page.ref));
          open = { page: line.page, href: run.href, link };
        }
        const isLast = position === runs.length - 1;
        sheet.content.text(run, line.y, { hasSpaceAfter: isLast && line.endsWord && index < block.lines.length - 1 });
        const startsStretch = isFirstOfLine || runs[position - 1]?.href !== run.href;
        if (open.link && run.href !== undefined && startsStretch) this.#addLink(runs.slice(position), line.y, open.link, sheet);
      }
    }
    if (open) this.#sheet(open.page).content.end();
  }

  /** An area to click on, over the first of these runs and those next to it that lead to the same place. */
  #addLink(runs: LetterRun[], y: number, tag: Tag, sheet: Sheet): void {
    const [first] = runs;
    if (first?.href === undefined) return;
    const end = runs.findIndex(({ href }) => href !== first.href);
    const last = runs[(end < 0 ? runs.length : end) - 1] ?? first;
    const { ascent, descent } = getFace(first.face);
    const bottom = this.#layout.height - y - (descent * first.size) / 1000;
    const { context } = this.#document;
    const annotation = context.nextRef();
    context.assign(
      annotation,
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [first.x, bottom, last.x + last.width, bottom + ((ascent + descent) * first.size) / 1000].map(rounded),
        Border: [0, 0, 0],
        F: PRINTED,
        A: { S: 'URI', URI: PDFString.of(encodeURI(decoded(first.href)).replace(/[\\()]/g, '\\$&')) },
        Contents: PDFHexString.fromText(first.href.replace(/^(?:mailto|tel):/, '')),
        StructParent: this.#tags.markLink(tag, annotation, sheet.page.ref),
      }),
    );
    sheet.annotations.push(annotation);
  }

  #finish(facts: DocumentFacts): Promise<Uint8Array> {
    const document = this.#document;
    const { context, catalog } = document;
    for (const [index, sheet] of this.#sheets.entries()) this.#finishPage(sheet, index);
    for (const { font } of this.#fonts.values()) font.write(context);
    this.#tags.write();
    document.setTitle(facts.title, { showInWindowTitleBar: true });
    if (facts.author !== '') document.setAuthor(facts.author);
    document.setCreator(PRODUCER);
    document.setProducer(PRODUCER);
    document.setLanguage(facts.language);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    catalog.set(PDFName.of('StructTreeRoot'), this.#tags.root);
    const metadata = new TextEncoder().encode(writeMetadata(facts));
    catalog.set(PDFName.of('Metadata'), context.register(context.stream(metadata, { Type: 'Metadata', Subtype: 'XML' })));
    const id = PDFHexString.of(hashText(JSON.stringify([this.#layout, facts])).slice(0, 32));
    context.trailerInfo.ID = context.obj([id, id]);
    return document.save({ addDefaultPage: false });
  }

  #finishPage({ page, content, annotations }: Sheet, index: number): void {
    page.pushOperators(...content.operators);
    for (const { font, name } of this.#fonts.values()) page.node.setFontDictionary(PDFName.of(name), font.reference);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
    // Tab goes from link to link as they are read.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    if (annotations.length > 0) page.node.set(PDFName.of('Annots'), this.#document.context.obj(annotations));
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Addresses in a PDF are plain ASCII; what was encoded already must not be encoded again. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    // A percent sign that stands for itself.
    return href;
  }
}
