/** How much of what is not a page a small PDF holds. Fields are called `field 1`, `field 2` and so on in every file. */
export interface PdfContents {
  bookmarks?: number;
  /** Links to the first page. */
  links?: number;
  /** Links without a target. */
  deadLinks?: number;
  fields?: number;
  attachments?: number;
}

interface WrittenContents {
  /** More entries of the catalog and of the first page. */
  catalog: string;
  firstPage: string;
  objects: string[];
}

const FIRST_PAGE = 3;

/** Writes the contents as PDF objects, numbered from `from`. */
export function writeContents(contents: PdfContents, from: number): WrittenContents {
  const { bookmarks = 0, links = 0, deadLinks = 0, fields = 0, attachments = 0 } = contents;
  const objects: string[] = [];
  const add = (body: string) => `${from + objects.push(body) - 1} 0 R`;
  const repeat = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, index) => write(index));
  const addAnnotation = (entries: string) => add(`<< /Type /Annot /Rect [50 50 150 70]${entries} >>`);

  const linkPlaces = repeat(links, () => addAnnotation(` /Subtype /Link /Dest [${FIRST_PAGE} 0 R /Fit]`));
  const deadPlaces = repeat(deadLinks, () => addAnnotation(' /Subtype /Link'));
  const fieldPlaces = repeat(fields, (index) => addAnnotation(` /Subtype /Widget /FT /Tx /T (field ${index + 1})`));
  const files = repeat(attachments, (index) => {
    const data = add('<< /Type /EmbeddedFile /Length 4 >>\nstream\ndata\nendstream');
    return `(data ${index + 1}) ${add(`<< /Type /Filespec /F (data-${index + 1}.txt) /EF << /F ${data} >> >>`)}`;
  });

  const catalog = [
    bookmarks > 0 && `/Outlines ${addOutline()}`,
    fields > 0 && `/AcroForm << /Fields [${fieldPlaces.join(' ')}] >>`,
    attachments > 0 && `/Names << /EmbeddedFiles << /Names [${files.join(' ')}] >> >>`,
  ];
  const annotations = [...linkPlaces, ...deadPlaces, ...fieldPlaces];
  return {
    catalog: catalog.map((entry) => (entry ? ` ${entry}` : '')).join(''),
    firstPage: annotations.length > 0 ? ` /Annots [${annotations.join(' ')}]` : '',
    objects,
  };

  function addOutline(): string {
    const root = from + objects.length;
    const last = root + bookmarks;
    add(`<< /Type /Outlines /First ${root + 1} 0 R /Last ${last} 0 R /Count ${bookmarks} >>`);
    repeat(bookmarks, (index) => {
      const number = root + 1 + index;
      const previous = index > 0 ? ` /Prev ${number - 1} 0 R` : '';
      const next = number < last ? ` /Next ${number + 1} 0 R` : '';
      return add(`<< /Title (Bookmark ${index + 1}) /Parent ${root} 0 R${previous}${next} /Dest [${FIRST_PAGE} 0 R /Fit] >>`);
    });
    return `${root} 0 R`;
  }
}

/** Counts the contents of a PDF of `buildMinimalPdf`; of other PDFs, only what is not compressed. */
export function readContents(text: string): Required<PdfContents> {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const links = count(/\/Subtype \/Link \/Dest/g);
  return {
    bookmarks: count(/\/Title \(/g),
    links,
    deadLinks: count(/\/Subtype \/Link\b/g) - links,
    fields: count(/\/FT \/Tx/g),
    attachments: count(/\/Type \/Filespec/g),
  };
}
