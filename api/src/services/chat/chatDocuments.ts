import type { BuiltInAnswer, ClaimedQuote, Passage } from '@sheaf/document-qa/types/builtInAnswer';
import type { ChatUploadOptions } from '../../../contract/chat.ts';
import { type AskDocumentRequest, AskDocumentResult, type ReadForChatReport, type VerifiedQuotes } from '../../jobs/chatJobs.ts';
import { runJsonJob } from '../../jobs/runJsonJob.ts';
import type { JobFile, JobHooks, JobRunner, TempFileStore } from '../../ports.ts';

/** A question and the visitor's questions before it, the oldest first. */
export interface Asked {
  question: string;
  history: string[];
}

/** A document that answers questions. Each answer is a job of its own in a sandbox. */
export interface OpenDocument {
  answer(asked: Asked, hooks: JobHooks): Promise<BuiltInAnswer>;
  /** The passages that tell most about the question, the best first. */
  passages(asked: Asked, count: number, hooks: JobHooks): Promise<Passage[]>;
  /** The whole text, page by page; empty where it has more letters than these. */
  wholeText(maxLetters: number, hooks: JobHooks): Promise<Passage[]>;
  verify(quotes: ClaimedQuote[], hooks: JobHooks): Promise<VerifiedQuotes>;
  close(): void;
}

export interface ChatDocuments {
  /** Makes a visitor's PDF ready for questions: `index` is all that is ever kept of it. */
  read(file: JobFile, options: ChatUploadOptions, hooks: JobHooks): Promise<{ report: ReadForChatReport; index: Uint8Array }>;
  /** Whoever opens a document closes it. */
  open(index: Uint8Array): Promise<OpenDocument>;
}

interface DocumentDependencies {
  jobs: JobRunner;
  tempFiles: TempFileStore;
  limits: { maxPages: number };
  /** A folder with the data of more languages than English. */
  ocrDataFolder: string | undefined;
}

export function createChatDocuments({ jobs, tempFiles, limits: { maxPages }, ocrDataFolder }: DocumentDependencies): ChatDocuments {
  return {
    async read(file, options, hooks) {
      const request = { options, maxPages, ...(ocrDataFolder && { ocrDataFolder }) };
      const { report, output } = await jobs.run({ engine: 'readForChat', options: request, files: [file] }, hooks);
      try {
        return { report, index: await output.start(output.size) };
      } finally {
        output.close();
      }
    },

    async open(index) {
      const content = tempFiles.create();
      try {
        await content.write(index);
      } catch (error) {
        content.close();
        throw error;
      }
      const ask = <Result>(options: AskDocumentRequest, parse: (told: unknown) => Result, hooks: JobHooks) =>
        runJsonJob(jobs, { engine: 'askDocument', options, files: [{ name: 'index', content }] }, parse, hooks);
      return {
        answer: (asked, hooks) => ask({ ask: 'answer', ...asked }, AskDocumentResult.answer.parse, hooks),
        passages: (asked, count, hooks) => ask({ ask: 'passages', ...asked, count }, AskDocumentResult.passages.parse, hooks),
        wholeText: (maxLetters, hooks) => ask({ ask: 'whole', maxLetters }, AskDocumentResult.whole.parse, hooks),
        verify: (quotes, hooks) => ask({ ask: 'verify', quotes }, AskDocumentResult.verify.parse, hooks),
        close: content.close,
      };
    },
  };
}
