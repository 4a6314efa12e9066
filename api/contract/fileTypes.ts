/** What a PDF file says it is. */
export const PDF_FILE_TYPE = 'application/pdf';

/** What a Word file says it is. */
export const WORD_FILE_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
