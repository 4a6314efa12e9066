import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { answerQuestion } from './answerQuestion.ts';
import { suggestQuestions } from './documentQuestions/summary/suggestQuestions.ts';
import { summarizeDocument } from './documentQuestions/summary/summarizeDocument.ts';
import { MissingDocumentError } from './errors.ts';
import { buildChatIndex } from './index/buildChatIndex.ts';
import { openChatIndex } from './index/openChatIndex.ts';
import { compressIndex } from './node/compressIndex.ts';
import type { ReadForChatReport, ReadForChatRequest } from './requests.ts';

/** Reads a PDF and writes its index, ready for questions. */
export function readForChat(files: SourceFile[], request: ReadForChatRequest, hooks: EngineHooks, output: OutputFile): Promise<ReadForChatReport> {
  return createReadForChat(openRecogniser)(files, request, hooks, output);
}

/** Creates a `readForChat` with another text recognition for pictures, or with none. */
export function createReadForChat(open: Recognition['open']) {
  return (files: SourceFile[], request: ReadForChatRequest, hooks: EngineHooks, output: OutputFile): Promise<ReadForChatReport> =>
    runWithinMeans(files, hooks, async (watched) => {
      const [file] = files;
      if (!file) throw new MissingDocumentError();
      const { options, maxPages, ocrDataFolder: dataFolder } = request;
      const recognition = { mode: options.ocr ?? 'auto', languages: options.ocrLanguages, dataFolder, ...(open && { open }) };
      const document = await readDocument(file, { password: options.password, maxPages, recognition }, watched);
      const bytes = buildChatIndex(document);
      output.write(compressIndex(bytes));
      const index = openChatIndex(bytes);
      const { pages, wordCount, language, warnings } = document;
      return {
        pageCount: pages.length,
        wordCount,
        language,
        ocrPages: pages.filter(({ source }) => source === 'ocr').map(({ page, confidence = 0 }) => ({ page, confidence: Math.round(confidence) })),
        summary: summarizeDocument(index),
        suggestedQuestions: suggestQuestions(index, (question) => {
          const { status, citations } = answerQuestion(index, { question, history: [] });
          return status === 'grounded' ? citations.map(({ quote }) => quote) : [];
        }),
        warnings,
      };
    });
}
