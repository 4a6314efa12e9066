import type { PDF, PdfDict, PdfRef } from '@libpdf/core';
import type { MergeReport } from '../../../contract/pdf.ts';

type Warning = MergeReport['warnings'][number];

const SIGNATURES_EXIST = 1;

/** What a page copy leaves behind of a document, said to the visitor. */
export function lossesOf(pdf: PDF, file: string): Warning[] {
  const resolve = (reference: PdfRef) => pdf.getObject(reference);
  const catalog = pdf.getCatalog();
  const form = catalog.getDict('AcroForm', resolve);
  const warnings: Warning[] = [];
  const warn = (code: string, text: string) => warnings.push({ code, file, text });

  if (catalog.getDict('Outlines', resolve)?.has('First')) warn('bookmarks_dropped', `The bookmarks of ${file} are not in the result.`);
  if (holdsEntries(form, 'Fields', resolve)) warn('form_dropped', `The form fields of ${file} can no longer be filled in.`);
  if (catalog.getDict('Names', resolve)?.has('EmbeddedFiles')) warn('attachments_dropped', `The attachments of ${file} are not in the result.`);
  if ((form?.getNumber('SigFlags', resolve)?.value ?? 0) & SIGNATURES_EXIST) {
    warn('signature_lost', `The signature of ${file} is not valid in the result; no merge can keep one.`);
  }
  return warnings;
}

function holdsEntries(dict: PdfDict | undefined, key: string, resolve: (reference: PdfRef) => ReturnType<PDF['getObject']>): boolean {
  return (dict?.getArray(key, resolve)?.length ?? 0) > 0;
}
