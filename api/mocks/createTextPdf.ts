/** Words that were set on a page of `createTextPdf`, with their place in points from the top left. */
export interface SetLine {
  text: string;
  left: number;
  top: number;
}

export const PAGE = { width: 595, height: 842 } as const;
/** Courier, in which every letter is as wide as any other: so the place of a word can be told without a font. */
export const LETTER = { width: 7.2, height: 12 } as const;

const LEFT = 72;
const TOP = 90;
const LINE = 18;

/**
 * Writes a PDF with these lines; an empty line separates paragraphs. It is written by hand, so that the fake API can read it without a
 * parser, and correctly, so that the real one reads the same.
 */
export function createTextPdf(name: string, pages: readonly string[][], { isProtected = false } = {}): File {
  const numberPageObject = (index: number) => 4 + 2 * index;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${numberPageObject(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...pages.flatMap((lines, index) => {
      const content = buildContentStream(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${numberPageObject(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  // Nothing is really encrypted: it is what the fake API takes for it.
  const encrypt = isProtected ? ' /Encrypt << >>' : '';
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new File([file + end], name, { type: 'application/pdf' });
}

function buildContentStream(lines: readonly string[]): string {
  const set = lines.map((line, index) => {
    const escaped = line.replace(/[\\()]/g, '\\$&');
    return line && `BT /F1 ${LETTER.height} Tf 1 0 0 1 ${LEFT} ${PAGE.height - TOP - index * LINE} Tm (${escaped}) Tj ET`;
  });
  return set.filter(Boolean).join('\n');
}

/** Reads the lines of each page of a PDF made by `createTextPdf`; pages of other PDFs have none. */
export function readLines(pdf: string): SetLine[][] {
  const contents = [...pdf.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, content = '']) => content);
  return contents.map((content) =>
    [...content.matchAll(/1 0 0 1 (\d+) (\d+) Tm \((.*)\) Tj/g)].map(([, left, baseline, text = '']) => ({
      text: text.replace(/\\(.)/g, '$1'),
      left: Number(left),
      top: PAGE.height - Number(baseline) - LETTER.height,
    })),
  );
}

/** Returns whether a line begins a paragraph, by the gap above it. */
export function beginsParagraph(line: SetLine, before: SetLine | undefined): boolean {
  return !before || line.top - before.top > LINE;
}
