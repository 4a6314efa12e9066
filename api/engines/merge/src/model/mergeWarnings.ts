import type { FileNotes, MergeWarning } from './mergeOptions.ts';

/** Writes the warnings about each file: repaired damage, removed signatures, removed active content. */
export function mergeWarnings(files: FileNotes[]): MergeWarning[] {
  return files.flatMap(({ name: file, wasRepaired, dropped }) => {
    const warnings: MergeWarning[] = [];
    if (wasRepaired) warnings.push({ code: 'repaired', file, text: `${file} was damaged. All its pages could be recovered.` });
    if (dropped.has('signature')) {
      warnings.push({
        code: 'signature_removed',
        file,
        text: `${file} is signed. A merged file is a new document, so the signature is no longer in it.`,
      });
    }
    if (dropped.has('actions'))
      warnings.push({ code: 'active_content_removed', file, text: `Scripts and automatic actions were removed from ${file}.` });
    if (dropped.has('links')) {
      warnings.push({ code: 'links_removed', file, text: `Links that do not lead to a web or mail address were removed from ${file}.` });
    }
    if (dropped.has('targets')) {
      warnings.push({ code: 'links_to_left_out_pages', file, text: `Links and bookmarks of ${file} that led to pages left out were removed.` });
    }
    if (dropped.has('bookmarks')) {
      const text = `${file} has more bookmarks than can be taken over. The first 200,000 are in the result.`;
      warnings.push({ code: 'bookmarks_cut', file, text });
    }
    if (dropped.has('claims')) {
      const text = `${file} says it follows a standard such as PDF/A. A merged file cannot promise that, so it does not say it.`;
      warnings.push({ code: 'conformance_dropped', file, text });
    }
    if (dropped.has('invoice')) {
      const text = `${file} is an electronic invoice (ZUGFeRD or Factur-X). Its data are kept as an attachment, but the merged file is not an invoice itself.`;
      warnings.push({ code: 'invoice_dropped', file, text });
    }
    if (dropped.has('values')) {
      const text = `Form fields of ${file} that an earlier file has as well now hold what they hold there.`;
      warnings.push({ code: 'values_replaced', file, text });
    }
    if (dropped.has('drawings')) {
      warnings.push({
        code: 'fields_not_drawn',
        file,
        text: `Some form fields of ${file} state no appearance, and what they hold could not be drawn.`,
      });
    }
    if (dropped.has('spelling')) {
      warnings.push({
        code: 'contents_name',
        file,
        text: `The list of contents has no letters for the whole name of ${file}; readers speak it in full.`,
      });
    }
    if (dropped.has('dynamic form')) {
      const text = `${file} is a dynamic XFA form that only Adobe Acrobat can show, so the result may hold no more of it than a notice. Print it to PDF there and merge that.`;
      warnings.push({ code: 'xfa_dynamic', file, text });
    } else if (dropped.has('xfa'))
      warnings.push({ code: 'xfa_dropped', file, text: `${file} has an XFA form. Its ordinary form fields are kept, the XFA part is not.` });
    if (dropped.has('cover'))
      warnings.push({ code: 'portfolio_dropped', file, text: `${file} is a portfolio. Its files are kept as attachments, its cover is not.` });
    return warnings;
  });
}

/** Says that files too damaged to be copied object by object were merged by the library. */
export function buildSimplerMergeWarning(file: string): MergeWarning {
  const text = `${file} is damaged, so all files were merged page by page. Bookmarks, links between pages and form fields may be missing.`;
  return { code: 'merged_page_by_page', file, text };
}
