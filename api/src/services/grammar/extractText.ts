import type { ExtractedText, ReadingOptions } from '../../../contract/grammar.ts';
import { readingWords } from '../../../contract/messages/serverMessages.ts';
import type { CallContext, JobFile } from '../../ports.ts';
import { buildExtractedText } from '../reading/buildExtractedText.ts';
import type { ReadDocument } from './createReader.ts';

/** Extracts the text of a PDF, with its pages and what the visitor should know about it. */
export type ExtractText = (file: JobFile, options: ReadingOptions, context: CallContext) => Promise<ExtractedText>;

/** Creates the text extraction from a PDF. */
export function createExtractText(read: ReadDocument): ExtractText {
  return async (file, options, { locale, ...hooks }) => {
    const document = await read(file, options, hooks);
    return buildExtractedText(document, file.name, { boxes: options.boxes ?? false, words: readingWords[locale] });
  };
}
