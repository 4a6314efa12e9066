import { GrammarResult } from '../../contract/grammar.ts';
import { runJsonJob } from '../jobs/runJsonJob.ts';
import type { JobRunner, LanguageModel, SessionStore, TempFileStore } from '../ports.ts';
import { createChatDocuments } from './chat/chatDocuments.ts';
import { createChatService } from './chat/createChatService.ts';
import { createConvertAll } from './convertAll.ts';
import { createConvertPdf } from './convertPdf.ts';
import { createLetterService } from './coverLetter/createLetterService.ts';
import { createLetterEngines } from './coverLetter/letterEngines.ts';
import { createGrammarService } from './grammar/createGrammarService.ts';
import { createReader } from './grammar/createReader.ts';
import { explainSpanish } from './grammar/explainSpanish.ts';
import { createExtractText } from './grammar/extractText.ts';
import { limitWords } from './grammar/limitWords.ts';
import { createMakeSearchable } from './makeSearchable.ts';
import { createMergePdfs } from './mergePdfs.ts';

export interface ServiceDependencies {
  jobs: JobRunner;
  tempFiles: TempFileStore;
  sessions: SessionStore;
  /** The AI service that helps. It is absent where the built-in engines answer alone. */
  model?: LanguageModel | undefined;
  /** After this long without a word of the model, the built-in answer to a question is shown meanwhile. */
  builtInAfterMs?: number | undefined;
  /** A folder with the data of further languages. */
  ocrDataFolder?: string | undefined;
  limits: {
    maxPages: number;
    mergeFreeFiles: number;
    convertFreePages: number;
    chatFreeQuestions: number;
    grammarFreeWords: number;
  };
  /** The version of this server. */
  version: string;
}

export type Services = ReturnType<typeof createServices>;

/** Creates the services that the routes call. */
export function createServices({ jobs, tempFiles, sessions, model, builtInAfterMs, ocrDataFolder, limits, version }: ServiceDependencies) {
  const engines = { jobs, limits, ocrDataFolder };
  const grammar = createGrammarService({
    checkLocally: (request, hooks) => runJsonJob(jobs, { engine: 'checkGrammar', options: request, files: [] }, GrammarResult.parse, hooks),
    model,
  });
  const convertPdf = createConvertPdf(engines);
  return {
    mergePdfs: createMergePdfs(engines),
    convertPdf,
    convertAll: createConvertAll({ convertPdf, tempFiles }),
    makeSearchable: createMakeSearchable(engines),
    extractText: createExtractText(createReader(engines)),
    checkGrammar: explainSpanish(limitWords(grammar.check, limits)),
    chat: createChatService({ sessions, documents: createChatDocuments({ ...engines, tempFiles }), model, builtInAfterMs, limits, version }),
    letters: createLetterService({ sessions, engines: createLetterEngines(engines), model, version }),
  };
}
