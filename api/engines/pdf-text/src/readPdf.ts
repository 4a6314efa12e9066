import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { DocumentText } from './documentText.ts';
import { NoFileError } from './errors.ts';
import { readDocument } from './readDocument.ts';
import type { ReadingReport, ReadingRequest } from './readingRequest.ts';
import type { Recognition } from './scans/recognisePages.ts';

/** Reads a PDF and writes its `DocumentText` as JSON: a long document would not fit into a report. */
export function readPdf(files: SourceFile[], request: ReadingRequest, hooks: EngineHooks, output: OutputFile): Promise<ReadingReport> {
  return readPdfWith(openRecogniser)(files, request, hooks, output);
}

/** Builds a reader with the given text recognition, or with none. */
export function readPdfWith(open: Recognition['open']) {
  return (files: SourceFile[], request: ReadingRequest, hooks: EngineHooks, output: OutputFile): Promise<ReadingReport> =>
    runWithinMeans(files, hooks, async (watched) => {
      const [file] = files;
      if (!file) throw new NoFileError();
      const read = await readDocument(file, buildDocumentRequest(request, open), watched);
      output.write(new TextEncoder().encode(JSON.stringify(read)));
      return buildReport(read);
    });
}

function buildDocumentRequest({ options, maxPages, ocrDataFolder }: ReadingRequest, open: Recognition['open']) {
  const { password, ocr: mode = 'auto', ocrLanguages: languages } = options;
  return { password, maxPages, recognition: { mode, languages, dataFolder: ocrDataFolder, ...(open && { open }) } };
}

function buildReport({ pages, wordCount }: DocumentText): ReadingReport {
  return { pages: pages.length, words: wordCount, ocrPages: pages.filter(({ source }) => source === 'ocr').length };
}
