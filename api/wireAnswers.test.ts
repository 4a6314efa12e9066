/**
 * Every field of every answer. Deployed pages read them all: adding a field is safe, and changing or removing one needs every
 * deployed page moved first.
 */
import { calls } from './contract/calls.ts';
import type { RouteName } from './contract/routes.ts';
import { describeCall, type Shape } from './src/testing/describeShape.ts';
import {
  ANSWER_STATUS,
  CHAT_ANSWER,
  CHAT_DOCUMENTS,
  CITATIONS,
  LENGTH,
  OCR_PAGES,
  PAGE_MODE,
  PROFILE,
  RECTS,
  SHORTENED_REPORT,
  TONE,
  TOOL,
  WARNINGS,
} from './src/testing/wireShapes.ts';

const letter = {
  letterId: 'string',
  cvId: 'string',
  version: 'integer',
  coverLetter: 'string',
  paragraphs: [
    {
      id: 'string',
      kind: '"greeting" | "opening" | "evidence" | "motivation" | "closing" | "signature"',
      text: 'string',
      claims: [{ text: 'string', supported: 'boolean', source: '"cv" | "job" | "you" | null', 'quote?': 'string', 'page?': 'integer' }],
    },
  ],
  tone: TONE,
  length: LENGTH,
  wordCount: 'integer',
  keywords: {
    score: 'integer | null',
    matched: ['string'],
    missing: ['string'],
    'missingRequired?': ['string'],
    'matchedIn?': [{ term: 'string', source: '"cv" | "you"', quote: 'string', 'page?': 'integer' }],
  },
  'language?': 'string',
  cliches: ['string'],
  engine: 'string',
  expiresAt: 'date-time',
  warnings: [
    { code: '"model_unavailable" | "claims_removed" | "language_unsupported" | "little_evidence" | "instruction_needs_model"', text: 'string' },
  ],
};

const COLOURS = { accent: 'string', accentStrong: 'string', accentSoft: 'string', accentInk: 'string' };

/** A `?` marks a field that may be absent. A choice of objects is a list with more than one entry. */
const answers: Record<RouteName, Shape> = {
  mergePdfs: {
    report: {
      pages: 'integer',
      files: [{ name: 'string', pages: 'integer', from: 'integer', to: 'integer' }],
      'outlineItems?': 'integer',
      'links?': { total: 'integer', working: 'integer' },
      'renamedDestinations?': 'integer',
      'fields?': { total: 'integer', renamed: 'integer' },
      'attachments?': 'integer',
      warnings: WARNINGS,
      ...SHORTENED_REPORT,
    },
  },
  convertPdf: {
    report: {
      pages: 'integer',
      words: 'integer',
      headings: 'integer',
      lists: 'integer',
      tables: 'integer',
      images: 'integer',
      links: 'integer',
      ocrPages: OCR_PAGES,
      'lookAt?': [
        {
          page: 'integer',
          why: '"form" | "drawing" | "scattered" | "turned" | "hardToRead" | "formula" | "faint" | "digits" | "columns" | "rows" | "torn" | "lines"',
          'better?': PAGE_MODE,
        },
      ],
      'previewBytes?': 'integer',
      warnings: WARNINGS,
      ...SHORTENED_REPORT,
    },
  },
  convertAll: {
    report: {
      pages: 'integer',
      words: 'integer',
      files: [{ name: 'string', file: 'string', pages: 'integer', words: 'integer', scannedPages: 'integer' }],
      warnings: WARNINGS,
      ...SHORTENED_REPORT,
    },
  },
  makeSearchable: { report: { pages: 'integer', words: 'integer', ocrPages: OCR_PAGES, warnings: WARNINGS, ...SHORTENED_REPORT } },
  uploadForChat: {
    body: {
      sessionId: 'string',
      filename: 'string',
      summary: 'string',
      pageCount: 'integer',
      wordCount: 'integer',
      language: 'string',
      ocrPages: OCR_PAGES,
      suggestedQuestions: ['string'],
      engine: 'string',
      questionLimit: 'integer | null',
      createdAt: 'date-time',
      expiresAt: 'date-time',
      warnings: WARNINGS,
      'documents?': CHAT_DOCUMENTS,
    },
  },
  sendChatMessage: {
    body: CHAT_ANSWER,
    events: [
      { event: '"token"', data: { text: 'string' } },
      {
        event: '"citations"',
        data: {
          citations: CITATIONS,
          status: ANSWER_STATUS,
        },
      },
      {
        event: '"done"',
        data: CHAT_ANSWER,
      },
      { event: '"error"', data: { code: 'string', status: 'integer', text: 'string' } },
    ],
  },
  chatHistory: {
    body: {
      sessionId: 'string',
      filename: 'string',
      summary: 'string',
      pageCount: 'integer',
      messageCount: 'integer',
      createdAt: 'date-time',
      expiresAt: 'date-time',
      messages: [
        {
          id: 'string',
          role: '"user" | "assistant"',
          content: 'string',
          createdAt: 'date-time',
          'citations?': CITATIONS,
          'closest?': CITATIONS,
          'status?': ANSWER_STATUS,
          'engine?': 'string',
        },
      ],
      'wordCount?': 'integer',
      'language?': 'string',
      'ocrPages?': OCR_PAGES,
      'suggestedQuestions?': ['string'],
      'engine?': 'string',
      'questionLimit?': 'integer | null',
      'remaining?': 'integer | null',
      'warnings?': WARNINGS,
      'documents?': CHAT_DOCUMENTS,
    },
  },
  removeChatDocument: 'nothing',
  deleteChat: 'nothing',
  extractText: {
    body: {
      text: 'string',
      filename: 'string',
      pageCount: 'integer',
      wordCount: 'integer',
      language: 'string',
      ocrPages: OCR_PAGES,
      pages: [{ page: 'integer', start: 'integer', end: 'integer', 'words?': ['integer'] }],
      warnings: WARNINGS,
    },
  },
  checkGrammar: {
    body: {
      correctedText: 'string',
      totalCorrections: 'integer',
      grammarCount: 'integer',
      spellingCount: 'integer',
      styleCount: 'integer',
      corrections: [
        {
          id: 'string',
          original: 'string',
          corrected: 'string',
          type: '"grammar" | "spelling" | "style"',
          suggestion: 'string',
          offset: 'integer',
          length: 'integer',
          replacements: ['string'],
          ruleId: 'string',
          confidence: '"high" | "medium" | "low"',
          'source?': '"built-in" | "model" | "both"',
        },
      ],
      wordCount: 'integer',
      checkedWordCount: 'integer',
      truncated: 'boolean',
      language: 'string',
      engine: 'string',
      'warnings?': [{ code: '"not_english" | "not_prose" | "model_unavailable" | "truncated"', text: 'string' }],
      'readability?': { words: 'integer', sentences: 'integer', averageSentenceWords: 'number', grade: 'number' },
    },
  },
  extractCv: {
    body: {
      cvId: 'string',
      filename: 'string',
      text: 'string',
      wordCount: 'integer',
      pageCount: 'integer',
      language: 'string',
      ocrPages: OCR_PAGES,
      'pages?': [{ page: 'integer', start: 'integer', end: 'integer' }],
      profile: PROFILE,
      places: [{ path: 'string', page: 'integer', quote: 'string', rects: RECTS }],
      expiresAt: 'date-time',
      warnings: WARNINGS,
    },
  },
  machineView: {
    body: {
      fields: [{ field: '"name" | "email" | "phone" | "location" | "headline"', value: ['string', 'null'] }],
      positions: [{ title: 'string', company: 'string', start: ['string', 'null'], end: ['string', 'null'] }],
      education: [{ degree: 'string', school: 'string', year: ['string', 'null'] }],
      skills: ['string'],
      lines: ['string'],
      findings: [
        {
          code: '"scanned" | "columns" | "broken_letters" | "no_name" | "no_email" | "no_phone" | "no_positions" | "no_education" | "no_skills" | "no_dates" | "no_employer" | "no_title"',
          text: 'string',
        },
      ],
    },
  },
  generateLetter: { body: letter },
  regenerateLetter: { body: letter },
  exportLetter: {
    report: {
      pages: 'integer',
      fontSize: 'number',
      unsupported: ['string'],
      'missing?': ['string'],
      ...SHORTENED_REPORT,
    },
  },
  letterTones: {
    body: {
      tones: [
        {
          id: TONE,
          name: 'string',
          description: 'string',
        },
      ],
      lengths: [{ id: LENGTH, name: 'string', minWords: 'integer', maxWords: 'integer' }],
    },
  },
  deleteCv: 'nothing',
  createDonationPayment: { body: { url: 'string' } },
  stripeWebhook: { body: { received: 'true' } },
  jobProgress: {
    events: [
      { stage: '"receiving"' },
      { stage: '"waiting"' },
      { stage: '"reading"', file: 'integer', files: 'integer', 'page?': 'integer', 'pages?': 'integer' },
      { stage: '"recognising"', page: 'integer', pages: 'integer' },
      { stage: '"proofreading"', word: 'integer', words: 'integer' },
      { stage: '"writing"', page: 'integer', pages: 'integer', 'file?': 'integer' },
      { stage: '"checking"' },
      { stage: '"over"' },
    ],
  },
  config: {
    body: {
      version: 'string',
      ai: { mode: '"built-in" | "openai-compatible"', label: 'string', leavesServer: 'boolean' },
      limits: {
        maxFileBytes: 'number',
        maxFiles: 'number',
        maxTotalBytes: 'number',
        maxPages: 'number',
        chatFreeQuestions: 'number',
        mergeFreeFiles: 'number',
        convertFreePages: 'number',
        grammarFreeWords: 'number',
      },
      retentionSeconds: 'number',
      ocr: { available: 'boolean', languages: ['string'] },
      donations: { mode: '"stripe" | "practice" | "off"' },
      pricing: [
        { mode: '"free"' },
        {
          mode: '"metered"',
          cents: {
            mergeUnlimited: 'integer',
            convertDocument: 'integer',
            convertLifetime: 'integer',
            chatUnlimited: 'integer',
            chatLifetime: 'integer',
            proPerMonth: 'integer',
          },
        },
      ],
      tools: [TOOL],
      toolsOff: [TOOL],
      languages: ['"en" | "es"'],
      brand: { name: 'string', 'colours?': { light: COLOURS, dark: COLOURS } },
    },
  },
  live: { body: { status: '"live"' } },
  ready: { body: { status: '"ready" | "not ready" | "stopping"', jobs: 'boolean', 'redis?': 'boolean' } },
};

test.each(Object.entries(calls))('%s keeps every field of its answer', (name, { response }) => {
  expect(describeCall(response)).toEqual(Object.entries(answers).find(([each]) => each === name)?.[1]);
});
