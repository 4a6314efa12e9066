/**
 * The shapes that several requests and answers share. Each is pinned here once; the tests of the wire format compare them with the schemas.
 */

export const TONE = '"professional" | "formal" | "confident" | "enthusiastic" | "friendly" | "concise" | "creative"';
export const LENGTH = '"short" | "standard" | "long"';
export const TOOL = '"merge" | "convert" | "chat" | "grammar" | "cover-letter"';
export const PAGE_MODE = '"flow" | "exact" | "picture"';
export const ROTATION = '0 | 90 | 180 | 270';
export const ANSWER_STATUS = '"grounded" | "partial" | "not_found"';

export const RECTS = [{ x: 'number', y: 'number', w: 'number', h: 'number' }];
export const OCR_PAGES = [{ page: 'integer', confidence: 'number' }];
export const WARNINGS = [{ code: 'string', file: 'string', text: 'string' }];

/** The fields of a report that was shortened to fit its header. */
export const SHORTENED_REPORT = { 'truncated?': 'boolean', 'more?': { '*': 'integer' }, 'reportBytes?': 'integer' };

export const UPLOAD_OPTIONS = { 'password?': 'string', 'ocr?': '"auto" | "off" | "force"', 'ocrLanguages?': ['string'] };

export const CITATIONS = [
  {
    id: 'integer',
    page: 'integer',
    quote: 'string',
    rects: RECTS,
    score: 'number',
    source: '"text" | "ocr"',
    'document?': 'integer',
    'file?': 'string',
  },
];

export const CHAT_ANSWER = {
  response: 'string',
  messageCount: 'integer',
  messageId: 'string',
  status: ANSWER_STATUS,
  citations: CITATIONS,
  'closest?': CITATIONS,
  remaining: 'integer | null',
  searchedPages: 'integer',
  'engine?': 'string',
  'warnings?': [{ code: '"model_unavailable" | "claims_removed"', text: 'string' }],
};

export const PROFILE = {
  'name?': 'string',
  'email?': 'string',
  'phone?': 'string',
  'location?': 'string',
  links: ['string'],
  'headline?': 'string',
  skills: ['string'],
  experience: [
    {
      title: 'string',
      company: 'string',
      'start?': 'string',
      'end?': 'string',
      bullets: ['string'],
      'doubts?': ['"position" | "employer" | "bullets"'],
    },
  ],
  education: [{ degree: 'string', school: 'string', 'year?': 'string' }],
  languages: ['string'],
  'licences?': ['string'],
  'projects?': [{ name: 'string', bullets: ['string'] }],
  'achievements?': ['string'],
};

export const CHAT_DOCUMENTS = [
  {
    number: 'integer',
    filename: 'string',
    summary: 'string',
    pageCount: 'integer',
    wordCount: 'integer',
    language: 'string',
    ocrPages: OCR_PAGES,
    suggestedQuestions: ['string'],
    warnings: WARNINGS,
  },
];
