import { createNoise, createSeededRandom, pickWords } from './createSeededRandom.ts';
import { PdfWriter } from './pdfWriter.ts';

const LINES_ON_A_PAGE = 38;
const WORDS_ON_A_LINE = 11;
const LINKS_ON_A_PAGE = 20;
const PARAGRAPHS_ON_A_PAGE = 18;
const IMAGE_SIDE_PX = 580;

export interface PaperSize {
  pages: number;
  seed: number;
}

/** Builds pages of text in one font: what most documents are. */
export function buildTextPaper({ pages, seed }: PaperSize): Buffer {
  const random = createSeededRandom(seed);
  const { pdf, addPage, finish } = startPaper();
  for (let page = 0; page < pages; page += 1) {
    const lines = Array.from({ length: LINES_ON_A_PAGE }, () => `(${pickWords(WORDS_ON_A_LINE, random)}) '`);
    addPage(pdf.addStream(Buffer.from(`BT /F1 11 Tf 14 TL 56 780 Td ${lines.join('\n')} ET`)));
  }
  return finish();
}

/** Builds pages full of links to other pages, by place and by name, and a bookmark for each page. */
export function buildLinkedPaper({ pages, seed }: PaperSize): Buffer {
  const random = createSeededRandom(seed);
  const { pdf, addPage, pageNumbers, finish } = startPaper(pages);
  const pickPage = () => pageNumbers[Math.floor(random() * pages)];
  for (let page = 0; page < pages; page += 1) {
    const links = Array.from({ length: LINKS_ON_A_PAGE }, (_, index) => {
      const target = [
        `/Dest[${pickPage()} 0 R/XYZ 0 800 null]`,
        `/Dest(chapter ${Math.floor(random() * pages)})`,
        '/A<</S/URI/URI(https://example.org/)>>',
      ];
      const bottom = 760 - index * 36;
      return pdf.add(`<</Type/Annot/Subtype/Link/Rect[56 ${bottom} 300 ${bottom + 14}]/Border[0 0 0]${target[index % target.length]}>>`);
    });
    const content = pdf.addStream(Buffer.from(`BT /F1 11 Tf 56 780 Td (${pickWords(WORDS_ON_A_LINE, random)}) Tj ET`));
    addPage(content, `/Annots[${links.map((link) => `${link} 0 R`).join(' ')}]`);
  }
  // A name tree is in the order of its names.
  const names = pageNumbers.map((page, index) => `(chapter ${index})[${page} 0 R/Fit]`).sort(compareNames);
  return finish(`/Names<</Dests<</Names[${names.join('')}]>>>>/Outlines ${addBookmarks(pdf, pageNumbers)} 0 R`);
}

/** Builds pages with one photograph each, of about a megabyte. */
export function buildPhotoPaper({ pages, seed }: PaperSize): Buffer {
  const random = createSeededRandom(seed);
  const { pdf, addPage, finish } = startPaper();
  for (let page = 0; page < pages; page += 1) {
    const entries = `/Type/XObject/Subtype/Image/Width ${IMAGE_SIDE_PX}/Height ${IMAGE_SIDE_PX}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
    const photo = pdf.addStream(createNoise(IMAGE_SIDE_PX ** 2 * 3, random), { entries, isNoise: true });
    addPage(pdf.addStream(Buffer.from('q 480 0 0 480 56 200 cm /P Do Q')), `/Resources<</XObject<</P ${photo} 0 R>>>>`);
  }
  return finish();
}

/** Builds pages whose every paragraph is tagged for screen readers (ISO 32000-2, 14.7). */
export function buildTaggedPaper({ pages, seed }: PaperSize): Buffer {
  const random = createSeededRandom(seed);
  const { pdf, addPage, pageNumbers, finish } = startPaper(pages);
  const root = pdf.reserve();
  const document = pdf.reserve();
  const sections: number[] = [];
  const parents: string[] = [];
  for (let page = 0; page < pages; page += 1) {
    const section = pdf.reserve();
    const marks = Array.from({ length: PARAGRAPHS_ON_A_PAGE }, (_, mark) => mark);
    const content = marks.map(
      (mark) => `/P<</MCID ${mark}>>BDC BT /F1 11 Tf 56 ${780 - mark * 40} Td (${pickWords(WORDS_ON_A_LINE, random)}) Tj ET EMC`,
    );
    const paragraphs = marks.map((mark) => pdf.add(`<</Type/StructElem/S/P/P ${section} 0 R/Pg ${pageNumbers[page]} 0 R/K ${mark}>>`));
    const kids = paragraphs.map((paragraph) => `${paragraph} 0 R`).join(' ');
    pdf.put(section, `<</Type/StructElem/S/Sect/P ${document} 0 R/K[${kids}]>>`);
    sections.push(section);
    parents.push(`${page} ${pdf.add(`[${kids}]`)} 0 R`);
    addPage(pdf.addStream(Buffer.from(content.join('\n'))), `/StructParents ${page}`);
  }
  pdf.put(document, `<</Type/StructElem/S/Document/P ${root} 0 R/K[${sections.map((section) => `${section} 0 R`).join(' ')}]>>`);
  pdf.put(root, `<</Type/StructTreeRoot/K[${document} 0 R]/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${pages}>>`);
  return finish(`/StructTreeRoot ${root} 0 R/MarkInfo<</Marked true>>/Lang(en)`);
}

/** What every paper has: a page tree and a font. Pages that others point at get their numbers beforehand. */
function startPaper(pagesPointedAt = 0) {
  const pdf = new PdfWriter();
  const tree = pdf.reserve();
  const font = pdf.add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const pageNumbers = Array.from({ length: pagesPointedAt }, () => pdf.reserve());
  let written = 0;

  return {
    pdf,
    pageNumbers,
    addPage(content: number, entries = ''): void {
      const number = pageNumbers[written] ?? pdf.reserve();
      pageNumbers[written] = number;
      written += 1;
      const resources = entries.includes('/Resources') ? '' : `/Resources<</Font<</F1 ${font} 0 R>>>>`;
      pdf.put(number, `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R${resources}${entries}>>`);
    },
    finish(catalogEntries = ''): Buffer {
      pdf.put(tree, `<</Type/Pages/Count ${pageNumbers.length}/Kids[${pageNumbers.map((page) => `${page} 0 R`).join(' ')}]>>`);
      return pdf.finish(pdf.add(`<</Type/Catalog/Pages ${tree} 0 R${catalogEntries}>>`));
    },
  };
}

function addBookmarks(pdf: PdfWriter, pageNumbers: readonly number[]): number {
  const root = pdf.reserve();
  const marks = pageNumbers.map(() => pdf.reserve());
  marks.forEach((mark, index) => {
    const beside = [`/Parent ${root} 0 R`, marks[index - 1] && `/Prev ${marks[index - 1]} 0 R`, marks[index + 1] && `/Next ${marks[index + 1]} 0 R`];
    pdf.put(mark, `<</Title(Chapter ${index + 1})/Dest[${pageNumbers[index]} 0 R/Fit]${beside.filter(Boolean).join('')}>>`);
  });
  pdf.put(root, `<</Type/Outlines/First ${marks[0]} 0 R/Last ${marks.at(-1)} 0 R/Count ${marks.length}>>`);
  return root;
}

function compareNames(one: string, other: string): number {
  const [name, otherName] = [one.slice(0, one.indexOf(')')), other.slice(0, other.indexOf(')'))];
  return name < otherName ? -1 : 1;
}
