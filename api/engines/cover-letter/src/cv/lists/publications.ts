/** A publication as a list of them names it. */
export interface Publication {
  title: string;
  /** The journal or the book that it is in; a book of its own is in none. */
  container?: string | undefined;
  publisher?: string | undefined;
  year: string;
  /** "Shortlisted for the Whitfield Prize" */
  honour?: string | undefined;
}

const PRESS =
  '[^()]*(?:Press|Publish\\p{L}*|Brill|Routledge|Springer|Palgrave|Elsevier|Wiley|Bloomsbury|Verlag|Books|Macmillan|Ashgate|Penguin|Faber|Polity|Sage)[^()]*';
/** "Salt, Rope and Credit (Cambridge University Press, 2021). Shortlisted for the Whitfield Prize." */
const BOOK = new RegExp(`^(\\p{Lu}[^()]{4,140}) \\((?:\\p{Lu}\\p{Ll}+: )?(${PRESS}), ((?:19|20)\\d\\d)\\)\\.?(.*)$`, 'u');
const QUOTED = '[‘“"\']([^“”"]{4,160}?)[’”"\'],?';
/** "‘Paper Promises’, Past & Present 241 (2018), 77–113" */
const ARTICLE = new RegExp(`^${QUOTED} (?:in )?(\\p{Lu}[^()\\d]{3,80}?),?(?: (?:vol\\. )?\\d+(?:[./:]\\d+)?)? \\(((?:19|20)\\d\\d)\\)`, 'u');
/** "‘Widows at the Weigh-House’, in A. Lindqvist (ed.), Women and Trade (Brill, 2023), 45–68" */
const CHAPTER = new RegExp(`^${QUOTED} in (?:[^()]+ \\(eds?\\.?\\), )?(\\p{Lu}[^()]{3,120}) \\(([^()]+), ((?:19|20)\\d\\d)\\)`, 'u');
/** "Lindgren T, Moe K. Heath fires and ground beetles. Journal of Applied Ecology 2022; 59: 1120–1131" */
const BY_AUTHORS =
  /^(?:\p{Lu}[\p{L}’'-]+,? \p{Lu}\.?(?:\p{Lu}\.?){0,2}(?:, (?:and |& )?| and | & |\.? ))+(?:\(?(?:19|20)\d\d\)?\.? )?(\p{Lu}[^.?]{9,160})[.?] (\p{Lu}[^.\d(]{3,60}?),? \(?((?:19|20)\d\d)\)?\s?[;,(]/u;
const HONOUR = /^\s*((?:Shortlisted|Longlisted|Winner|Awarded|Runner-up)\b[^.]{4,80})\.?$/;

/** Returns the publication that a line names; undefined for a line that names none for certain. */
export function readPublication(line: string): Publication | undefined {
  const text = line.replace(/\s+/g, ' ').trim();
  const [, chapter, book, bookPublisher, published] = CHAPTER.exec(text) ?? [];
  if (chapter && book && published) return { title: chapter, container: book, publisher: bookPublisher, year: published };
  const [, article, journal, year] = ARTICLE.exec(text) ?? [];
  if (article && journal && year) return { title: article, container: journal, year };
  const [, work, magazine, printed] = BY_AUTHORS.exec(text) ?? [];
  if (work && magazine && printed) return { title: work, container: magazine, year: printed };
  const [, title, publisher, bookYear, rest = ''] = BOOK.exec(text) ?? [];
  return title && bookYear ? { title, publisher, year: bookYear, honour: HONOUR.exec(rest)?.[1] } : undefined;
}

/** Checks for a line that names a publication. */
export function isPublication({ text }: { text: string }): boolean {
  return readPublication(text) !== undefined;
}
