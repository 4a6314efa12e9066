/** Every warning that the report of a merge can hold, by its code, so that a page can say it in its own language; `text` is its English. */
export const mergeWarningCodes = [
  'repaired',
  'signature_removed',
  'active_content_removed',
  'links_removed',
  'links_to_left_out_pages',
  'bookmarks_cut',
  'conformance_dropped',
  'invoice_dropped',
  'values_replaced',
  'fields_not_drawn',
  'contents_name',
  'xfa_dropped',
  'xfa_dynamic',
  'portfolio_dropped',
  // Only of files too damaged to be copied object by object.
  'merged_page_by_page',
  'bookmarks_dropped',
  'form_dropped',
  'attachments_dropped',
  'signature_lost',
] as const;

export type MergeWarningCode = (typeof mergeWarningCodes)[number];

/** Returns whether a warning code is known. A newer server may send others, which only have their text. */
export function isMergeWarningCode(code: string): code is MergeWarningCode {
  return mergeWarningCodes.some((known) => known === code);
}
