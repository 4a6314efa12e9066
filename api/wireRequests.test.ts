/**
 * Every field of every request. Deployed pages send them all: adding a field that may be absent is safe, and any other change needs
 * every deployed page moved first.
 */
import { calls } from './contract/calls.ts';
import type { RouteName } from './contract/routes.ts';
import { describeCall, type Shape } from './src/testing/describeShape.ts';
import { PAGE_MODE, PROFILE, ROTATION, TOOL, UPLOAD_OPTIONS } from './src/testing/wireShapes.ts';

/** `?` marks a field that may be absent. A choice of objects is a list with more than one entry. */
const requests: Record<RouteName, Shape> = {
  mergePdfs: {
    files: 'files',
    options: {
      'order?': ['integer'],
      'ranges?': ['string | null'],
      'rotate?': [ROTATION],
      'passwords?': ['string | null'],
      'outline?': '"per-file-nested" | "keep" | "per-file" | "none"',
      'forms?': '"rename" | "share" | "flatten"',
      'interleave?': '"none" | "alternate" | "alternate-reverse"',
      'padEven?': 'boolean',
      'attachments?': 'boolean',
      'pageLabels?': '"keep" | "renumber"',
      'title?': 'string',
      'contentsPage?': 'boolean',
      'pages?': [{ file: 'integer', page: 'integer', 'rotate?': ROTATION }],
    },
  },
  convertPdf: {
    files: 'file',
    options: {
      'mode?': PAGE_MODE,
      'pageModes?': [{ page: 'integer', mode: PAGE_MODE }],
      'pages?': 'string',
      'ocr?': '"auto" | "force" | "off"',
      'ocrLanguages?': ['string'],
      'password?': 'string',
      'headersFooters?': '"word" | "body" | "drop"',
      'corrections?': [
        {
          as: '"heading" | "text" | "table" | "joined" | "parted"',
          begins: 'string',
          block: 'integer',
          'count?': 'integer',
          page: 'integer',
          'word?': 'integer',
        },
      ],
      'doubtfulPages?': '"text" | "look"',
    },
  },
  convertAll: {
    files: 'files',
    options: {
      'mode?': PAGE_MODE,
      'headersFooters?': '"word" | "body" | "drop"',
      'ocr?': '"auto" | "force" | "off"',
      'doubtfulPages?': '"text" | "look"',
      'ocrLanguages?': ['string'],
      'ranges?': ['string | null'],
      'passwords?': ['string | null'],
    },
  },
  makeSearchable: { files: 'file', options: { 'password?': 'string', 'ocrLanguages?': ['string'] } },
  uploadForChat: { files: 'file', options: { ...UPLOAD_OPTIONS, 'sessionId?': 'string' } },
  sendChatMessage: { body: { sessionId: 'string', message: 'string' } },
  chatHistory: 'nothing',
  removeChatDocument: 'nothing',
  deleteChat: 'nothing',
  extractText: {
    files: 'file',
    options: { ...UPLOAD_OPTIONS, 'boxes?': 'boolean' },
  },
  checkGrammar: {
    body: {
      text: 'string',
      'wordLimit?': 'integer | null',
      'language?': 'string',
      'preset?': 'string',
      'ignoreWords?': ['string'],
      'disabledRules?': ['string'],
    },
  },
  extractCv: { files: 'file', options: UPLOAD_OPTIONS },
  machineView: { files: 'file', options: UPLOAD_OPTIONS },
  generateLetter: {
    body: {
      'cvId?': 'string',
      'cvText?': 'string',
      'profile?': PROFILE,
      jobTitle: 'string',
      companyName: 'string',
      'jobDescription?': 'string',
      'hiringManager?': 'string',
      'tone?': 'string',
      'length?': 'string',
      'language?': 'string',
      'highlights?': 'string',
    },
  },
  regenerateLetter: { body: { letterId: 'string', 'paragraphId?': 'string', 'tone?': 'string', 'length?': 'string', 'instruction?': 'string' } },
  exportLetter: {
    body: {
      'letterId?': 'string',
      coverLetter: 'string',
      format: '"pdf" | "docx" | "txt"',
      'template?': '"classic" | "modern" | "plain"',
      'paper?': '"A4" | "Letter"',
      'sender?': { 'name?': 'string', 'headline?': 'string', 'email?': 'string', 'phone?': 'string', 'location?': 'string', 'links?': ['string'] },
      'recipient?': { 'name?': 'string', 'company?': 'string' },
      'date?': 'date',
      'language?': 'string',
    },
  },
  letterTones: 'nothing',
  deleteCv: 'nothing',
  createDonationPayment: { body: { amount: '100 | 500 | 1000', tool: TOOL } },
  stripeWebhook: 'signed bytes',
  jobProgress: 'nothing',
  config: 'nothing',
  live: 'nothing',
  ready: 'nothing',
};

test.each(Object.entries(calls))('%s keeps every field that it takes', (name, { request }) => {
  expect(describeCall(request)).toEqual(Object.entries(requests).find(([each]) => each === name)?.[1]);
});
