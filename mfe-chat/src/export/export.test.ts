import { messagesIn } from '../messages';
import type { Exchange, Talk } from '../state/talk';
import { conversation } from './conversation';
import { conversationMarkdown } from './conversationMarkdown';
import { conversationPdf } from './conversationPdf';
import { layOut, MARGIN, PAPER } from './pageLayout';
import { inWinAnsi, widthOf } from './winAnsi';

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
  document: {
    sessionId: 'one',
    name: 'lease.pdf',
    summary: 'A lease.',
    pageCount: 12,
    wordCount: 4000,
    ocrPages: [],
    suggestedQuestions: [],
    warnings: [],
    endsAt: 1,
  },
  pdf: null,
  exchanges,
  messageCount: exchanges.length,
  remaining: null,
  failure: null,
  ending: null,
  lookedAt: null,
});
const words = messagesIn('en');
const today = new Date('2026-03-01T12:00:00Z');
const partsOf = (...exchanges: Exchange[]) => conversation(talk(exchanges), words, today);
const pdfWords = { title: 'Questions about lease.pdf', language: 'en', pageInWords: words.exported.page };

test('as Markdown each question is a heading, and each passage a quote with its page', () => {
  expect(conversationMarkdown(partsOf(exchange('How long\nis the notice?', 'Three months: [1]\n- for both\n- in writing')))).toBe(
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

*Made with Sheaf. Every quoted passage was found on the page it names.*
`,
  );
});

test('as a PDF it has a table of objects that leads to each of them', async () => {
  const blob = await conversationPdf(partsOf(exchange('Notice?', 'Three months – “in writing”. [1]')), pdfWords);
  const bytes = new TextDecoder('latin1').decode(await blob.arrayBuffer());
  const start = Number(/startxref\n(\d+)/.exec(bytes)?.[1]);
  expect(bytes.slice(start, start + 4)).toBe('xref');
  const offsets = [...bytes.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  for (const [place, offset] of offsets.entries()) expect(bytes.slice(offset, offset + 12)).toContain(`${place + 1} 0 obj`);
});

test('a long conversation goes over many pages, and nothing is set outside their margins', () => {
  const long = Array.from({ length: 30 }, (_, place) => exchange(`Question ${place}?`, 'Three months in writing. '.repeat(30)));
  const pages = layOut(partsOf(...long));
  expect(pages.length).toBeGreaterThan(4);
  for (const { x, y, text, size, isBold } of pages.flat()) {
    expect(x + widthOf(text, size, isBold)).toBeLessThanOrEqual(PAPER.width - MARGIN + 0.01);
    expect(y).toBeLessThanOrEqual(PAPER.height - MARGIN);
  }
});

test('signs of western languages are set as they are, those of others are told apart', () => {
  expect(inWinAnsi('é€“”–ß')).toEqual([0xe9, 0x80, 0x93, 0x94, 0x96, 0xdf]);
  expect(inWinAnsi('Привет')).toBeNull();
  expect(inWinAnsi('合同')).toBeNull();
});
