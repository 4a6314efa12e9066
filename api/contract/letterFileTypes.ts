import type { LetterFormat } from './coverLetter.ts';
import { PDF_FILE_TYPE, WORD_FILE_TYPE } from './fileTypes.ts';

/** What an exported letter says it is. */
export const letterFileTypes: Record<LetterFormat, string> = { pdf: PDF_FILE_TYPE, docx: WORD_FILE_TYPE, txt: 'text/plain; charset=utf-8' };
