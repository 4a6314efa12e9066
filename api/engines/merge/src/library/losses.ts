import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import type { MergeWarning } from '../model/mergeOptions.ts';

const OPENING_TRIGGERS = ['/OpenAction', '/AA'];
const ACTIONS = ['/JavaScript', '/Launch', '/ImportData', '/SubmitForm'];

/** Lists warnings about what copying pages loses of a document. */
export function findLosses(instance: WrappedPdfiumModule, { handle }: PdfiumDocument, name: string, bytes: Uint8Array): MergeWarning[] {
  const warnings: MergeWarning[] = [];
  const warn = (code: string, text: string) => warnings.push({ code, file: name, text });

  if (instance.FPDFDoc_GetJavaScriptActionCount(handle) > 0 || namesOpeningAction(bytes)) warnings.push(buildActiveContentWarning(name));
  if (instance.FPDFBookmark_GetFirstChild(handle, 0)) warn('bookmarks_dropped', `The bookmarks of ${name} are not in the result.`);
  if (instance.FPDF_GetFormType(handle) > 0) warn('form_dropped', `The form fields of ${name} can no longer be filled in.`);
  if (instance.FPDFDoc_GetAttachmentCount(handle) > 0) warn('attachments_dropped', `The attachments of ${name} are not in the result.`);
  if (instance.FPDF_GetSignatureCount(handle) > 0) {
    warn('signature_lost', `The signature of ${name} is not valid in the result; no merge can keep one.`);
  }
  return warnings;
}

/** Reported once for each file that held scripts or automatic actions. */
function buildActiveContentWarning(file: string): MergeWarning {
  return { code: 'active_content_removed', file, text: `Scripts and automatic actions were removed from ${file}.` };
}

/** Detects what a document does when it is opened by the names in its bytes, since PDFium does not report it. The copy has none of it in any case. */
function namesOpeningAction(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const mentions = (words: string[]) => words.some((word) => content.includes(word, 0, 'latin1'));
  return mentions(OPENING_TRIGGERS) && mentions(ACTIONS);
}
