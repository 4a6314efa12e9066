import type { ConvertReport } from '../contract/convert.ts';
import { ConvertPreview } from '../contract/convertPreview.ts';
import { WORD_FILE_TYPE } from '../contract/fileTypes.ts';

export interface ConvertedDocument {
  docx: Blob;
  report: ConvertReport;
  /** What it holds of each page; older servers do not say. */
  preview?: ConvertPreview;
}

/** Splits an answer into the Word file and the preview that may follow it. */
export async function splitConvertedDocument(body: Blob, report: ConvertReport): Promise<ConvertedDocument> {
  const { previewBytes } = report;
  if (previewBytes === undefined) return { docx: body, report };
  const end = body.size - previewBytes;
  const parsed = ConvertPreview.safeParse(JSON.parse(await body.slice(end).text()));
  // A newer server may send fields that are not known here; the document is complete without them.
  return { docx: body.slice(0, end, WORD_FILE_TYPE), report, ...(parsed.success && { preview: parsed.data }) };
}
