import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { messagesIn } from '../../messages';
import type { Exchange, Talk } from '../../model/talk';
import { buildConversation } from './conversation';
import { writeConversationMarkdown } from './conversationMarkdown';
import { drawConversationPdf } from './conversationPdf';
import { layOut, MARGIN, PAPER } from './pageLayout';
import { encodeForHelvetica, measureWidth } from './winAnsi';

const exchange = (question: string, text: string): Exchange => ({
  id: question,
  question,
  answer: {
    step: 'answered',
    text,
    status: 'grounded',
    citations: [{ id: 1, page: 4, quote: 'Notice is *three* months.', rects: [], score: 1, source: 'text' }],
    closest: [],
    engine: 'built-in',
    warnings: [],
  },
});

const talk = (exchanges: Exchange[]): Talk => ({
  sessionId: 'one',
  endsAt: 1,
  shown: 1,
  adding: null,
  notAdded: [],
  documents: [
    {
      number: 1,
      name: 'lease.pdf',
      summary: 'A lease.',
      pageCount: 12,
      wordCount: 4000,
      ocrPages: [],
      suggestedQuestions: [],
      warnings: [],
      pdf: null,
    },
  ],
  exchanges,
  messageCount: exchanges.length,
  remaining: null,
  failure: null,
  ending: null,
  activeCitation: null,
});
afterEach(() => jest.restoreAllMocks());

const words = messagesIn('en');
const today = new Date('2026-03-01T12:00:00Z');
const buildParts = (...exchanges: Exchange[]) => buildConversation(talk(exchanges), { words, service: 'Paperworks' }, today);
const pdfWords = { title: 'Questions about lease.pdf', language: 'en', pageInWords: words.exported.page };

test('as Markdown each question is a heading, and each passage a quote with its page', () => {
  expect(writeConversationMarkdown(buildParts(exchange('How long\nis the notice?', 'Three months: [1]\n- for both\n- in writing')))).toBe(
    `# Questions about lease.pdf

*12 pages, 1 question, March 1, 2026*

**Summary**

A lease.

## How long is the notice?

Three months: [1]

- for both
- in writing

**Passages**

> [1] Page 4: “Notice is \\*three\\* months.”

*Made with Paperworks. Every quoted passage was found on the page it names.*
`,
  );
});

/** What draws the pages; pictures draw nothing themselves. */
const drawnIn = (document: PDFDocument): string =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, value]) =>
      value instanceof PDFRawStream && !value.dict.has(PDFName.of('Subtype'))
        ? new TextDecoder('latin1').decode(decodePDFRawStream(value).decode())
        : [],
    )
    .join('\n');
/** The start of a picture of one gray pixel, and the head of its frame. */
const SMALLEST_JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9]);
const inHex = (codes: number[]) => codes.map((code) => code.toString(16).padStart(2, '0').toUpperCase()).join('');
const savedPdf = async (...exchanges: Exchange[]) =>
  new Uint8Array(await (await drawConversationPdf(buildParts(...exchanges), pdfWords, today)).arrayBuffer());

test('as a PDF it says whose it is, in which language and when it was made', async () => {
  const document = await PDFDocument.load(await savedPdf(exchange('Notice?', 'Three months.')), { updateMetadata: false });
  expect(document.getTitle()).toBe('Questions about lease.pdf');
  expect(document.getProducer()).toBe('Sheaf');
  expect(document.getCreator()).toBeUndefined();
  expect(document.getCreationDate()).toEqual(today);
  expect(document.getModificationDate()).toEqual(today);
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(en)');
});

test('as a PDF its answers are text that can be searched, with curly quotes and accents', async () => {
  const document = await PDFDocument.load(await savedPdf(exchange('Notice?', 'Café – “in writing”.')));
  expect(drawnIn(document)).toContain(inHex([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x93, 0x69, 0x6e, 0x20, 0x77]));
});

test('a sign that no font of every reader has stops no export', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const document = await PDFDocument.load(await savedPdf(exchange('合同?', 'Привет, soft\u00adly\u007f and\u00a0wide \u0085.')));
  expect(document.getPageCount()).toBe(1);
});

test('a line of another script is shown as a picture, and its words can still be searched', async () => {
  const pen = Object.assign(Object.create(null), { measureText: () => ({ width: 40 }), fillRect: jest.fn(), fillText: jest.fn() });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob([SMALLEST_JPEG])));
  const document = await PDFDocument.load(await savedPdf(exchange('合同', 'Three months.')));
  expect(drawnIn(document)).toMatch(/\/Span << \/ActualText <FEFF5408540C> >> BDC.*\sDo\s.*EMC/s);
});

test('nothing that runs is ever saved, whatever drew it', async () => {
  const active = await PDFDocument.create();
  active.addPage();
  active.addJavaScript('greeting', 'app.alert(1)');
  const bytes = await active.save();
  jest.spyOn(PDFDocument.prototype, 'save').mockResolvedValue(bytes);
  await expect(drawConversationPdf(buildParts(exchange('Who?', 'The tenant.')), pdfWords, today)).rejects.toThrow(/active content/);
});

test('the same conversation at the same time is the same file', async () => {
  const saved = () => savedPdf(exchange('Notice?', 'Three months.'));
  expect(await saved()).toEqual(await saved());
});

test('a long conversation goes over many pages, and nothing is set outside their margins', () => {
  const long = Array.from({ length: 30 }, (_, index) => exchange(`Question ${index}?`, 'Three months in writing. '.repeat(30)));
  const pages = layOut(buildParts(...long));
  expect(pages.length).toBeGreaterThan(4);
  for (const { x, y, text, size, isBold } of pages.flat()) {
    expect(x + measureWidth(text, size, isBold)).toBeLessThanOrEqual(PAPER.width - MARGIN + 0.01);
    expect(y).toBeLessThanOrEqual(PAPER.height - MARGIN);
  }
});

test('signs of western languages are set as they are, those of others are distinguished', () => {
  expect(encodeForHelvetica('é€“”–ß')).toEqual({ text: 'é€“”–ß', isLossless: true });
  expect(encodeForHelvetica('Привет!')).toEqual({ text: '??????!', isLossless: false });
  expect(encodeForHelvetica('合同')).toEqual({ text: '??', isLossless: false });
});
