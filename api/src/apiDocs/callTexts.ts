import type { RouteName } from '../../contract/routes.ts';
import { MAX_SCANNED_PAGES } from '../../contract/searchable.ts';

/** What the API page says of a call. */
export interface CallText {
  group: 'PDF' | 'Chat' | 'Grammar' | 'Cover letter' | 'Progress' | 'Service';
  summary: string;
  description?: string;
  /** A command that makes the call, with `{base}` for the address of the server. Its files and ids are in `exampleValues`. */
  curl?: string;
}

/** The calls that are documented: all but those a payment provider or the pages alone make. */
export type DocumentedCall = Exclude<RouteName, 'stripeWebhook' | 'createDonationPayment'>;

const COOKIES = 'A session belongs to the caller whose cookie opened it, so keep cookies between calls (`-b jar -c jar`).';

/** What the API page says of each call, in the order of the page. */
export const callTexts: { readonly [Name in DocumentedCall]: CallText } = {
  mergePdfs: {
    group: 'PDF',
    summary: 'Merge PDFs',
    description: 'Takes 2 or more files and answers the merged PDF. Every option may be left out.',
    curl: 'curl -F files=@report.pdf -F files=@appendix.pdf -F \'options={"rotate":[0,90]}\' -o merged.pdf {base}/api/pdf/merge',
  },
  convertPdf: {
    group: 'PDF',
    summary: 'Turn a PDF into a Word document',
    curl: 'curl -F file=@report.pdf -o report.docx {base}/api/pdf/convert',
  },
  convertAll: {
    group: 'PDF',
    summary: 'Turn several PDFs into one ZIP file of Word documents',
    description:
      'Takes 1 or more files, which keep their order; documents of one name get numbers. `ranges` and `passwords` have one entry for each file, and null where there is none. When one file is refused there is no ZIP file: `X-Error-File` says which one to mend or to leave out.',
    curl: 'curl -F files=@report.pdf -F files=@appendix.pdf -F \'options={"ranges":["1",null]}\' -o documents.zip {base}/api/pdf/convert-all',
  },
  makeSearchable: {
    group: 'PDF',
    summary: 'Make the scanned pages of a PDF searchable',
    description: `Answers the PDF with the words of its scanned pages as invisible text. Pages that have text do not change. Of a long document ${MAX_SCANNED_PAGES} scanned pages are read; send the answer again for the next ones.`,
    curl: 'curl -F file=@scan.pdf -F \'options={"ocrLanguages":["eng"]}\' -o scan-searchable.pdf {base}/api/pdf/searchable',
  },
  extractText: {
    group: 'Grammar',
    summary: 'Read the text of a PDF',
    description: 'Pages without usable text are read as pictures unless `ocr` is `off`.',
    curl: 'curl -F file=@report.pdf {base}/api/grammar/extract-text',
  },
  checkGrammar: {
    group: 'Grammar',
    summary: 'Check the grammar of a text',
    curl: 'curl -H \'Content-Type: application/json\' -d \'{"text":"She dont know."}\' {base}/api/grammar/check',
  },
  uploadForChat: {
    group: 'Chat',
    summary: 'Open a chat about a PDF',
    description: `Answers the \`sessionId\` that the other chat calls need. ${COOKIES}`,
    curl: 'curl -b jar -c jar -F file=@report.pdf {base}/api/pdf/upload-for-chat',
  },
  sendChatMessage: {
    group: 'Chat',
    summary: 'Ask a question about the PDF',
    description: 'A caller who accepts `text/event-stream` gets the answer as events while it is made.',
    curl: 'curl -b jar -c jar -H \'Content-Type: application/json\' -d \'{"sessionId":"{sessionId}","message":"What is this about?"}\' {base}/api/chat/message',
  },
  chatHistory: {
    group: 'Chat',
    summary: 'Read the questions and answers of a chat',
    curl: 'curl -b jar -c jar {base}/api/chat/history/{sessionId}',
  },
  removeChatDocument: {
    group: 'Chat',
    summary: 'Remove one PDF from a chat about several',
    description: 'The upload of a further PDF names the `sessionId`; its answer gives the number of each PDF.',
    curl: 'curl -b jar -c jar -F file=@appendix.pdf -F \'options={"sessionId":"{sessionId}"}\' {base}/api/pdf/upload-for-chat && curl -b jar -c jar -X DELETE {base}/api/chat/session/{sessionId}/document/2',
  },
  deleteChat: {
    group: 'Chat',
    summary: 'Delete a chat and its PDF',
    curl: 'curl -b jar -c jar -X DELETE {base}/api/chat/session/{sessionId}',
  },
  extractCv: {
    group: 'Cover letter',
    summary: 'Read a CV',
    description: `Answers the \`cvId\` that a letter can be written from. ${COOKIES}`,
    curl: 'curl -b jar -c jar -F file=@cv.pdf {base}/api/cover-letter/extract-cv',
  },
  machineView: {
    group: 'Cover letter',
    summary: 'Show what machines read in a CV',
    description:
      'Answers the fields, the order and the problems that an applicant tracking system would have, each with what to mend. Keeps nothing.',
    curl: 'curl -F file=@cv.pdf {base}/api/cover-letter/machine-view',
  },
  letterTones: { group: 'Cover letter', summary: 'List the tones of a letter', curl: 'curl {base}/api/cover-letter/tones' },
  generateLetter: {
    group: 'Cover letter',
    summary: 'Write a cover letter',
    description: 'Needs a `cvId` or the text of the CV as `cvText`.',
    curl: 'curl -b jar -c jar -H \'Content-Type: application/json\' -d \'{"cvId":"{cvId}","jobTitle":"Nurse","companyName":"Harbour Clinic"}\' {base}/api/cover-letter/generate',
  },
  regenerateLetter: { group: 'Cover letter', summary: 'Write a letter, or one paragraph of it, again' },
  exportLetter: { group: 'Cover letter', summary: 'Download a letter as PDF, Word or text' },
  deleteCv: { group: 'Cover letter', summary: 'Delete a CV', curl: 'curl -b jar -c jar -X DELETE {base}/api/cover-letter/session/{cvId}' },
  jobProgress: {
    group: 'Progress',
    summary: 'Follow a piece of work',
    description:
      'Name the work by a random UUID in the `X-Job-Id` header of its call, and ask here with the same cookie. Server-sent events tell each stage; the last one is `over`.',
  },
  config: { group: 'Service', summary: 'Read the limits and switches of this server', curl: 'curl {base}/api/config' },
  live: { group: 'Service', summary: 'Whether the process runs', curl: 'curl {base}/api/health/live' },
  ready: { group: 'Service', summary: 'Whether the server can do its work', curl: 'curl {base}/api/health/ready' },
};
