import type { MergeWarningCode } from '../../../mergeWarnings.ts';

/** What a merge gave up or mended, by the code of the warning. An older page says the text that comes with it. */
export const warnings: Record<MergeWarningCode, (file: string) => string> = {
  repaired: (file) => `${file} was damaged. All its pages could be recovered.`,
  signature_removed: (file) => `${file} is signed. A merged file is a new document, so the signature is no longer in it.`,
  active_content_removed: (file) => `Scripts and automatic actions were removed from ${file}.`,
  links_removed: (file) => `Links that do not lead to a web or mail address were removed from ${file}.`,
  links_to_left_out_pages: (file) => `Links and bookmarks of ${file} that led to pages left out were removed.`,
  bookmarks_cut: (file) => `${file} has more bookmarks than can be taken over. The first 200,000 are in the result.`,
  conformance_dropped: (file) => `${file} says it follows a standard such as PDF/A. A merged file cannot promise that, so it does not say it.`,
  invoice_dropped: (file) =>
    `${file} is an electronic invoice (ZUGFeRD or Factur-X). Its data are kept as an attachment, but the merged file is not an invoice itself.`,
  values_replaced: (file) => `Form fields of ${file} that an earlier file has as well now hold what they hold there.`,
  fields_not_drawn: (file) => `Some form fields of ${file} state no appearance, and what they hold could not be drawn.`,
  contents_name: (file) => `The list of contents has no letters for the whole name of ${file}; readers speak it in full.`,
  xfa_dropped: (file) => `${file} has an XFA form. Its ordinary form fields are kept, the XFA part is not.`,
  xfa_dynamic: (file) =>
    `${file} is a dynamic XFA form that only Adobe Acrobat can show, so the result may hold no more of it than a notice. Print it to PDF there and merge that.`,
  portfolio_dropped: (file) => `${file} is a portfolio. Its files are kept as attachments, its cover is not.`,
  merged_page_by_page: (file) =>
    `${file} is damaged, so all files were merged page by page. Bookmarks, links between pages and form fields may be missing.`,
  bookmarks_dropped: (file) => `The bookmarks of ${file} are not in the result.`,
  form_dropped: (file) => `The form fields of ${file} can no longer be filled in.`,
  attachments_dropped: (file) => `The attachments of ${file} are not in the result.`,
  signature_lost: (file) => `The signature of ${file} is not valid in the result; no merge can keep one.`,
};
