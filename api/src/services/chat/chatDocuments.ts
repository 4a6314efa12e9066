import type { BuiltInAnswer, ClaimedQuote } from '@sheaf/document-qa/types/builtInAnswer';
import type { ChatUploadOptions } from '../../../contract/chat.ts';
import { type AskDocumentRequest, AskDocumentResult, type ReadForChatReport, type VerifiedQuotes } from '../../jobs/chatJobs.ts';
import { runJsonJob } from '../../jobs/runJsonJob.ts';
import type { JobFile, JobHooks, JobRunner, TempFileStore } from '../../ports.ts';
import type { PassageSource, QuestionInContext } from './model/passageSource.ts';

/** A document of a conversation as it is asked. */
export interface IndexedDocument {
  number: number;
  name: string;
  index: Uint8Array;
}

/** Documents that answer questions together. Each answer is a job of its own in a sandbox. */
export interface OpenDocuments extends PassageSource {
  readonly count: number;
  answer(question: QuestionInContext, hooks: JobHooks): Promise<BuiltInAnswer>;
  verify(quotes: ClaimedQuote[], hooks: JobHooks): Promise<VerifiedQuotes>;
  close(): void;
}

export interface ChatDocuments {
  /** Makes a visitor's PDF ready for questions: `index` is all that is ever kept of it. */
  read(file: JobFile, options: ChatUploadOptions, hooks: JobHooks): Promise<{ report: ReadForChatReport; index: Uint8Array }>;
  /** Opens documents to be asked as one. Anyone who opens them closes them. */
  open(documents: readonly IndexedDocument[]): Promise<OpenDocuments>;
}

interface DocumentDependencies {
  jobs: JobRunner;
  tempFiles: TempFileStore;
  limits: { maxPages: number };
  /** A folder with the data of further languages. */
  ocrDataFolder: string | undefined;
}

/** Creates the reader of documents for conversations. */
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

    async open(opened) {
      const files = await writeIndexes(opened, tempFiles);
      const named = { documents: opened.map(({ number, name }) => ({ number, name })) };
      const ask = <Result>(options: AskDocumentRequest, parse: (report: unknown) => Result, hooks: JobHooks) =>
        runJsonJob(jobs, { engine: 'askDocument', options, files }, parse, hooks);
      return {
        count: opened.length,
        answer: (question, hooks) => ask({ ask: 'answer', ...named, ...question }, AskDocumentResult.answer.parse, hooks),
        passages: (question, count, hooks) => ask({ ask: 'passages', ...named, ...question, count }, AskDocumentResult.passages.parse, hooks),
        fullText: (maxLetters, hooks) => ask({ ask: 'whole', ...named, maxLetters }, AskDocumentResult.whole.parse, hooks),
        verify: (quotes, hooks) => ask({ ask: 'verify', ...named, quotes }, AskDocumentResult.verify.parse, hooks),
        close: () => closeAll(files),
      };
    },
  };
}

/** Writes each index into a temporary file for the job. */
async function writeIndexes(opened: readonly IndexedDocument[], tempFiles: TempFileStore): Promise<OwnedFile[]> {
  const files = opened.map(() => ({ name: 'index', content: tempFiles.create() }));
  try {
    for (const [at, { content }] of files.entries()) await content.write(opened[at]?.index ?? new Uint8Array());
    return files;
  } catch (error) {
    closeAll(files);
    throw error;
  }
}

type OwnedFile = { name: string; content: ReturnType<TempFileStore['create']> };

function closeAll(files: readonly OwnedFile[]): void {
  for (const { content } of files) content.close();
}
