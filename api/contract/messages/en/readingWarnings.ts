import { createAmounts } from '../locale/amounts.ts';
import { speak } from '../locale/speak.ts';

const { plural } = speak('en');
const { language } = createAmounts('en');
/** Tesseract's names of languages as a reader knows them. */
const listLanguages = (detail: string) => detail.split(', ').map(language).join(', ');

/** Pages as a reader names them: "page 3", or "pages 2-4, 7". */
const on = ({ count, named }: { count: number; named: string }) => plural(count, { one: `page ${named}`, other: `pages ${named}` });

export interface ReadingWarningDetails {
  file: string;
  /** How many pages are meant, and which: "2-4, 7". */
  pages: { count: number; named: string };
  /** What more there is to say, such as a language. */
  detail: string;
}

/** What reading a PDF may leave open. */
export const readingWarnings = {
  ocr_language_missing: ({ file, pages, detail }: ReadingWarningDetails) =>
    `Text in pictures cannot be recognised here in ${listLanguages(detail)} (${file}, ${on(pages)}).`,
  ocr_unavailable: ({ file, pages }: ReadingWarningDetails) =>
    `Text in pictures cannot be recognised here, so ${on(pages)} of ${file} could not be read.`,
  ocr_partial: ({ file, pages }: ReadingWarningDetails) => `${file} has more scanned pages than are read at one time. Left out: ${on(pages)}.`,
  ocr_hard_page: ({ file, pages }: ReadingWarningDetails) => `Some of ${file} was hard to read (${on(pages)}). Compare the text with the original.`,
  kept_look: ({ file, pages }: ReadingWarningDetails) => `${file} has pages that hardly become text (${on(pages)}). They keep their look.`,
  hidden_text: ({ file, pages }: ReadingWarningDetails) => `${file} holds text that nobody can see (${on(pages)}). It was left out.`,
  second_reader: ({ file, pages }: ReadingWarningDetails) =>
    `${file} is damaged or unusual: a second, simpler reader had to read ${on(pages)}. Compare the text with the original.`,
  active_content_removed: ({ file }: ReadingWarningDetails) => `Scripts and automatic actions were removed from ${file}.`,
  links_removed: ({ file }: ReadingWarningDetails) => `Links that do not lead to a web or mail address were removed from ${file}.`,
  signature_removed: ({ file }: ReadingWarningDetails) => `${file} is signed. It had to be rewritten, so the signature is no longer in it.`,
  xfa_dropped: ({ file }: ReadingWarningDetails) => `${file} has an XFA form. Its ordinary form fields are kept, the XFA part is not.`,
  xfa_dynamic: ({ file }: ReadingWarningDetails) =>
    `${file} is a dynamic XFA form that only Adobe Acrobat can show, so the result may hold no more of it than a notice.`,
};

export type ReadingWarningMessages = typeof readingWarnings;
