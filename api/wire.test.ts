/**
 * Deployed pages depend on every literal here: a tool built last month must still understand today's server. Adding is safe; changing or
 * removing a line of this file needs every deployed remote moved first.
 */

import { ChatAnswer, ChatHistory, ChatQuestion, ChatUpload } from './contract/chat.ts';
import { ServerConfig } from './contract/config.ts';
import { ConvertOptions, ConvertReport } from './contract/convert.ts';
import { ConvertAllOptions, ConvertAllReport } from './contract/convertAll.ts';
import {
  CoverLetter,
  CvExtract,
  CvProfile,
  cvWarnings,
  LetterAgain,
  LetterClaim,
  LetterExport,
  LetterExportReport,
  LetterKeywords,
  LetterParagraph,
  LetterRequest,
  letterLengths,
  letterTones,
  letterWarnings,
  wordsOfLength,
} from './contract/coverLetter.ts';
import { buildPathsAfterPayment, buildPracticePath, DonationAnswer, DonationRequest, donationAmountsInCents } from './contract/donation.ts';
import { refusals } from './contract/errors.ts';
import {
  BOX_UNITS,
  Correction,
  ExtractedText,
  GrammarRequest,
  GrammarResult,
  grammarDialects,
  grammarPresets,
  grammarWarnings,
  MAX_GRAMMAR_WORDS,
  NUMBERS_PER_WORD,
  Readability,
  ReadingOptions,
} from './contract/grammar.ts';
import { MergeOptions, MergePage, MergeReport } from './contract/merge.ts';
import { ERROR_FILE_HEADER, JOB_ID_HEADER, JobProgress } from './contract/progress.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from './contract/resultReport.ts';
import { routes } from './contract/routes.ts';
import type * as z from './contract/schema.ts';
import { SearchableOptions, SearchableReport } from './contract/searchable.ts';
import { toolIds } from './contract/tools.ts';
import { mockConfig } from './mocks/mockConfig.ts';

const listFields = (schema: z.ZodMiniObject) => Object.keys(schema.shape);

test('every call of the specification keeps its method and path', () => {
  expect(routes).toMatchObject({
    mergePdfs: { method: 'POST', path: '/api/pdf/merge' },
    convertPdf: { method: 'POST', path: '/api/pdf/convert' },
    convertAll: { method: 'POST', path: '/api/pdf/convert-all' },
    makeSearchable: { method: 'POST', path: '/api/pdf/searchable' },
    uploadForChat: { method: 'POST', path: '/api/pdf/upload-for-chat' },
    sendChatMessage: { method: 'POST', path: '/api/chat/message' },
    chatHistory: { method: 'GET', path: '/api/chat/history/:sessionId' },
    deleteChat: { method: 'DELETE', path: '/api/chat/session/:sessionId' },
    extractText: { method: 'POST', path: '/api/grammar/extract-text' },
    checkGrammar: { method: 'POST', path: '/api/grammar/check' },
    extractCv: { method: 'POST', path: '/api/cover-letter/extract-cv' },
    machineView: { method: 'POST', path: '/api/cover-letter/machine-view' },
    generateLetter: { method: 'POST', path: '/api/cover-letter/generate' },
    regenerateLetter: { method: 'POST', path: '/api/cover-letter/regenerate' },
    exportLetter: { method: 'POST', path: '/api/cover-letter/export' },
    letterTones: { method: 'GET', path: '/api/cover-letter/tones' },
    deleteCv: { method: 'DELETE', path: '/api/cover-letter/session/:cvId' },
    createDonationPayment: { method: 'POST', path: '/api/create-donation-payment' },
    stripeWebhook: { method: 'POST', path: '/api/stripe/webhook' },
    jobProgress: { method: 'GET', path: '/api/progress/:jobId' },
    config: { method: 'GET', path: '/api/config' },
    live: { method: 'GET', path: '/api/health/live' },
    ready: { method: 'GET', path: '/api/health/ready' },
  });
});

test.each([
  [
    'merge options',
    MergeOptions,
    [
      'order',
      'ranges',
      'rotate',
      'passwords',
      'outline',
      'forms',
      'interleave',
      'padEven',
      'attachments',
      'pageLabels',
      'title',
      'contentsPage',
      'pages',
    ],
  ],
  ['page of a merge', MergePage, ['file', 'page', 'rotate']],
  [
    'merge report',
    MergeReport,
    ['pages', 'files', 'outlineItems', 'links', 'renamedDestinations', 'fields', 'attachments', 'warnings', 'truncated', 'more', 'reportBytes'],
  ],
  ['convert options', ConvertOptions, ['mode', 'pages', 'ocr', 'ocrLanguages', 'password', 'headersFooters']],
  ['convert report', ConvertReport, ['pages', 'words', 'headings', 'lists', 'tables', 'images', 'links', 'ocrPages', 'warnings']],
  ['options of several conversions', ConvertAllOptions, ['mode', 'headersFooters', 'ocr', 'doubtfulPages', 'ocrLanguages', 'ranges', 'passwords']],
  ['report of several conversions', ConvertAllReport, ['pages', 'words', 'files', 'warnings', 'truncated', 'more', 'reportBytes']],
  ['searchable options', SearchableOptions, ['password', 'ocrLanguages']],
  ['searchable report', SearchableReport, ['pages', 'words', 'ocrPages', 'warnings', 'truncated', 'more', 'reportBytes']],
  ['chat upload', ChatUpload, ['sessionId', 'filename', 'summary', 'pageCount', 'suggestedQuestions', 'questionLimit', 'createdAt', 'expiresAt']],
  ['chat question', ChatQuestion, ['sessionId', 'message']],
  ['chat answer', ChatAnswer, ['response', 'messageCount', 'messageId', 'status', 'citations', 'remaining', 'searchedPages']],
  ['chat history', ChatHistory, ['sessionId', 'filename', 'summary', 'messageCount', 'messages', 'createdAt', 'expiresAt']],
  ['extracted text', ExtractedText, ['text', 'filename', 'pageCount', 'wordCount', 'language', 'ocrPages', 'pages', 'warnings']],
  ['grammar request', GrammarRequest, ['text', 'wordLimit', 'language', 'preset', 'ignoreWords', 'disabledRules']],
  [
    'grammar result',
    GrammarResult,
    [
      'correctedText',
      'totalCorrections',
      'grammarCount',
      'spellingCount',
      'styleCount',
      'corrections',
      'wordCount',
      'checkedWordCount',
      'truncated',
      'language',
      'engine',
      'warnings',
      'readability',
    ],
  ],
  ['reading options', ReadingOptions, ['password', 'ocr', 'ocrLanguages', 'boxes']],
  [
    'correction',
    Correction,
    ['id', 'original', 'corrected', 'type', 'suggestion', 'offset', 'length', 'replacements', 'ruleId', 'confidence', 'source'],
  ],
  ['readability', Readability, ['words', 'sentences', 'averageSentenceWords', 'grade']],
  ['CV', CvExtract, ['cvId', 'filename', 'text', 'wordCount', 'ocrPages', 'profile', 'places', 'expiresAt', 'warnings']],
  [
    'profile of a CV',
    CvProfile,
    [
      'name',
      'email',
      'phone',
      'location',
      'links',
      'headline',
      'skills',
      'experience',
      'education',
      'languages',
      'licences',
      'projects',
      'achievements',
    ],
  ],
  [
    'letter request',
    LetterRequest,
    ['cvId', 'cvText', 'profile', 'jobTitle', 'companyName', 'jobDescription', 'hiringManager', 'tone', 'length', 'language', 'highlights'],
  ],
  [
    'letter',
    CoverLetter,
    ['letterId', 'version', 'coverLetter', 'paragraphs', 'tone', 'wordCount', 'keywords', 'cliches', 'engine', 'expiresAt', 'warnings'],
  ],
  ['paragraph of a letter', LetterParagraph, ['id', 'kind', 'text', 'claims']],
  ['claim of a letter', LetterClaim, ['text', 'supported', 'source', 'quote', 'page']],
  ['keywords of a letter', LetterKeywords, ['score', 'matched', 'missing']],
  ['wish for another wording', LetterAgain, ['letterId', 'paragraphId', 'tone', 'length', 'instruction']],
  ['letter to be exported', LetterExport, ['letterId', 'coverLetter', 'format', 'template', 'paper']],
  ['report of an exported letter', LetterExportReport, ['pages', 'fontSize', 'unsupported']],
  ['donation', DonationRequest, ['amount', 'tool']],
  ['donation answer', DonationAnswer, ['url']],
  ['server config', ServerConfig, ['version', 'ai', 'limits', 'retentionSeconds', 'ocr', 'donations', 'pricing', 'tools']],
])('the %s keeps its fields', (_, schema, fields) => {
  expect(listFields(schema)).toEqual(expect.arrayContaining(fields));
});

test('a client that knows only the specification is understood', () => {
  expect(ChatQuestion.parse({ sessionId: 's', message: ' hello ' })).toEqual({ sessionId: 's', message: 'hello' });
  expect(GrammarRequest.parse({ text: 'a', wordLimit: null })).toEqual({ text: 'a', wordLimit: null });
  expect(MergeOptions.parse({})).toEqual({});
  expect(MergeReport.parse({ pages: 0, files: [], warnings: [] })).toEqual({ pages: 0, files: [], warnings: [] });
  expect(donationAmountsInCents).toEqual([100, 500, 1000]);
  expect(toolIds).toEqual(['merge', 'convert', 'chat', 'grammar', 'cover-letter']);
});

test('what the grammar check is told and tells keeps its names and measures', () => {
  expect(grammarPresets).toEqual(expect.arrayContaining(['general', 'resume', 'business-proposal', 'research-paper']));
  expect(grammarDialects).toEqual(expect.arrayContaining(['en', 'en-US', 'en-GB', 'en-CA', 'en-AU']));
  expect(grammarWarnings).toEqual(expect.arrayContaining(['not_english', 'not_prose', 'model_unavailable', 'truncated']));
  expect([BOX_UNITS, NUMBERS_PER_WORD, MAX_GRAMMAR_WORDS]).toEqual([10_000, 6, 100_000]);
});

test('letters keep the names of their tones, lengths and warnings', () => {
  expect(letterTones).toEqual(['professional', 'formal', 'confident', 'enthusiastic', 'friendly', 'concise', 'creative']);
  expect(letterLengths.map((length) => wordsOfLength[length])).toEqual([
    { min: 120, max: 180 },
    { min: 220, max: 320 },
    { min: 330, max: 400 },
  ]);
  expect(cvWarnings).toEqual(expect.arrayContaining(['not_a_cv', 'no_name', 'not_english']));
  expect(letterWarnings).toEqual(expect.arrayContaining(['model_unavailable', 'claims_removed', 'language_unsupported']));
  expect(LetterRequest.parse({ jobTitle: 'a', companyName: 'b' })).toEqual({ jobTitle: 'a', companyName: 'b' });
});

test('a visitor comes back from a payment to the same addresses as ever', () => {
  expect(buildPathsAfterPayment('merge', 'en')).toEqual({ thanks: '/donate/thanks?tool=merge', back: '/merge' });
  expect(buildPathsAfterPayment('cover-letter', 'es')).toEqual({ thanks: '/es/donate/thanks?tool=cover-letter', back: '/es/cover-letter-generator' });
  expect(buildPracticePath({ amount: 500, tool: 'chat' }, 'en')).toBe('/donate/practice?amount=500&tool=chat');
});

test('a page of today understands a server from before prices were told', () => {
  const { pricing, ...older } = mockConfig;
  expect(ServerConfig.parse(older).pricing).toEqual(pricing);
});

test('the headers beside a call keep their names', () => {
  expect([JOB_ID_HEADER, ERROR_FILE_HEADER, RESULT_HEADER]).toEqual(['X-Job-Id', 'X-Error-File', 'X-Result']);
  expect(FILE_AND_REPORT_TYPE).toBe('application/vnd.sheaf.file-and-report');
});

test.each([
  { stage: 'receiving' },
  { stage: 'waiting' },
  { stage: 'reading', file: 0, files: 2 },
  { stage: 'recognising', page: 3, pages: 12 },
  { stage: 'proofreading', word: 1200, words: 4800 },
  { stage: 'writing', page: 1, pages: 8 },
  { stage: 'checking' },
  { stage: 'over' },
])('progress keeps its stage $stage', (progress) => {
  expect(JobProgress.parse(progress)).toEqual(progress);
});

test('every refusal keeps its code and status', () => {
  const statuses = Object.fromEntries(Object.entries(refusals).map(([code, { status }]) => [code, status]));
  expect(statuses).toMatchObject({
    not_enough_files: 400,
    too_many_files: 400,
    invalid_options: 400,
    invalid_upload: 400,
    invalid_request: 400,
    invalid_signature: 400,
    invalid_range: 400,
    empty_message: 400,
    chat_limit_reached: 402,
    merge_limit_reached: 402,
    convert_limit_reached: 402,
    foreign_origin: 403,
    donations_off: 403,
    not_found: 404,
    session_not_found: 404,
    method_not_allowed: 405,
    upload_too_slow: 408,
    answer_pending: 409,
    session_expired: 410,
    file_too_large: 413,
    upload_too_large: 413,
    body_too_large: 413,
    too_many_pages: 413,
    text_too_long: 413,
    message_too_long: 413,
    cv_missing: 400,
    cv_too_short: 422,
    job_title_missing: 400,
    company_missing: 400,
    job_description_too_long: 413,
    field_too_long: 413,
    not_a_pdf: 415,
    password_required: 422,
    wrong_password: 422,
    certificate_required: 422,
    unknown_protection: 422,
    empty_pdf: 422,
    damaged_pdf: 422,
    too_complex: 422,
    no_text: 422,
    rate_limited: 429,
    too_much_at_once: 429,
    internal: 500,
    ai_unavailable: 502,
    payment_unavailable: 502,
    busy: 503,
  });
});
