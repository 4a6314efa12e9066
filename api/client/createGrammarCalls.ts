import { ExtractedText, type GrammarRequest, GrammarResult, type ReadingOptions } from '../contract/grammar.ts';
import type { LongCallOptions, UploadCallOptions } from './callOptions.ts';
import { readJson } from './contractCall.ts';
import type { CallWays } from './createChatCalls.ts';

export interface GrammarClient {
  /** Extracts the text of a PDF, by text recognition for pages without text. */
  extractText(file: File, options?: ReadingOptions, call?: UploadCallOptions): Promise<ExtractedText>;
  /** Finds the mistakes in a text, and corrects them. */
  checkGrammar(request: GrammarRequest, call?: LongCallOptions): Promise<GrammarResult>;
}

/** Builds the calls about grammar checks. */
export function createGrammarCalls({ call }: Pick<CallWays, 'call'>): GrammarClient {
  return {
    async extractText(file, options, listening = {}) {
      return readJson(await call('extractText', { upload: { field: 'file', files: [file], options } }, listening), ExtractedText);
    },

    async checkGrammar(body, listening = {}) {
      return readJson(await call('checkGrammar', { body }, listening), GrammarResult);
    },
  };
}
