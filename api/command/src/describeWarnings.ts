import type { DocumentText, ReadingWarningCode } from '@sheaf/pdf-text/documentText';

type Sentence = (file: string, pages: string, detail: string) => string;

/** The warnings that matter before a result is used. Others need no action. */
const sentences: Partial<Record<ReadingWarningCode, Sentence>> = {
  ocr_language_missing: (file, _, detail) => `${file}: there is no data for ${detail}; name its folder with --ocr-data.`,
  ocr_partial: (file, pages) => `${file}: only the first 40 scanned pages were read, and not ${pages}.`,
  ocr_hard_page: (file, pages) => `${file}: ${pages} was hard to read; compare it with the original.`,
  hidden_text: (file, pages) => `${file}: text that nobody can see was left out on ${pages}.`,
  active_content_removed: (file) => `${file}: scripts and automatic actions were removed.`,
  links_removed: (file) => `${file}: links that lead to no web or mail address were removed.`,
  signature_removed: (file) => `${file}: the signature is no longer in it, since the file had to be rewritten.`,
  xfa_dropped: (file) => `${file}: the XFA part of its form is no longer in it.`,
  xfa_dynamic: (file) => `${file}: only Adobe Acrobat can show this form, so little of it may be in the result.`,
};

/** Describes the warnings about a file, one sentence each. */
export function describeWarnings(warnings: DocumentText['warnings'], file: string): string[] {
  return warnings.flatMap(({ code, pages, detail = '' }) => sentences[code]?.(file, `page ${pages.join(', ')}`, detail) ?? []);
}
