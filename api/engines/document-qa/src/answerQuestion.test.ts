import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerQuestion } from './answerQuestion.ts';
import type { OpenIndex } from './index/openChatIndex.ts';
import { openDocument } from './testing/writeDocument.ts';

const MAX_QUOTE_LENGTH = 700;
const MAX_QUOTES = 3;
const handbook = openDocument([
  [
    '# Employee handbook',
    '# 1 Holidays',
    'Every employee has 25 days of paid holiday a year. Holidays are approved by the team manager within one week.',
    'Holidays that were not taken by 31 March are lost.',
    '# 2 Travel',
    'The company refunds train tickets in second class. Hotel rooms may cost up to 140 euros a night.',
  ],
  [
    '# 3 Illness',
    'Who is ill calls the office before nine in the morning. Marta Olsen collects the medical certificates.',
    '# 4 History',
    'The company was founded in 1987 by Henrik Dahl in a garage near Aarhus. It moved to the harbour because the garage had burnt down.',
    'Contractors are not insured by the company.',
  ],
]);
const answered = (question: string, history: string[] = [], index = handbook) => answerQuestion(index, { question, history });
const firstQuote = (question: string, history: string[] = []) => answered(question, history).citations[0]?.quote;

describe('A visitor is answered with the sentence that has the answer', () => {
  test.each([
    ['How many days of paid holiday does an employee have?', 'Every employee has 25 days of paid holiday a year.'],
    ['Who approves holidays?', 'Holidays are approved by the team manager within one week.'],
    ['How much may hotel rooms cost?', 'Hotel rooms may cost up to 140 euros a night.'],
    ['When was the company founded?', 'The company was founded in 1987 by Henrik Dahl in a garage near Aarhus.'],
    ['Who collects the medical certificates?', 'Marta Olsen collects the medical certificates.'],
    ['Why did it move to the harbour?', 'It moved to the harbour because the garage had burnt down.'],
  ])('%s', (question, sentence) => {
    expect(firstQuote(question)).toBe(sentence);
  });

  test('with its page, its place on that page and the number of its quote', () => {
    const { status, citations, sentences } = answered('When was the company founded by Henrik Dahl?');
    expect(status).toBe('grounded');
    expect(citations[0]).toMatchObject({ id: 1, page: 2, source: 'text', rects: [expect.anything()] });
    expect(sentences.map(({ citation }) => citation)).toEqual([1]);
  });

  test('and not with the heading above it as well', () => {
    const lease = openDocument([
      ['# Residential lease', '# 1. Rent and deposit', 'The rent is 940 euros. The deposit is two months of rent and is paid back within six weeks.'],
    ]);
    const { sentences } = answered('When is the deposit paid back?', [], lease);
    expect(sentences.map(({ text }) => text)).toContain('The deposit is two months of rent and is paid back within six weeks.');
    expect(sentences.map(({ text }) => text)).not.toContain('1. Rent and deposit');
  });

  test('after an earlier question that names what "it" is', () => {
    expect(firstQuote('When was it founded?', ['Where is the company now?'])).toBe(
      'The company was founded in 1987 by Henrik Dahl in a garage near Aarhus.',
    );
  });
});

describe('Of sentences with the same words, a visitor gets the one with the answer', () => {
  const museum = openDocument([
    [
      'The museum was opened in the summer of 1931. The museum was opened by Clara Weiss. The museum was opened for 4,000 pounds.',
      'The museum was opened to keep the old boats.',
    ],
  ]);
  test.each([
    ['Who opened the museum?', 'The museum was opened by Clara Weiss.'],
    ['When was the museum opened?', 'The museum was opened in the summer of 1931.'],
    ['How much did it cost to open the museum?', 'The museum was opened for 4,000 pounds.'],
  ])('%s', (question, sentence) => {
    const { citations, closest } = answered(question, [], museum);
    expect([...citations, ...closest][0]?.quote).toBe(sentence);
  });
});

describe('A visitor gets no answer that the document does not have', () => {
  test.each(['How do volcanoes erupt?', 'Which enzyme copies viral proteins?', 'xyzzy', '???', ''])(
    '"%s" is refused, and every page was searched',
    (question) => {
      expect(answered(question)).toMatchObject({ status: 'not_found', sentences: [], citations: [], searchedPages: 2 });
    },
  );

  test('but shown at most three lines that come closest', () => {
    const { status, closest } = answered('Which planet has the largest moons of our solar system?');
    expect(status).toBe('not_found');
    expect(closest.length).toBeGreaterThan(0);
    expect(closest.length).toBeLessThanOrEqual(MAX_QUOTES);
  });

  test('and an empty document has no answer', () => {
    expect(answered('When was the company founded?', [], openDocument([[]]))).toMatchObject({ status: 'not_found', closest: [] });
  });
});

describe('A question that only sounds like the document is answered with the closest passage, marked as such', () => {
  test.each([
    ['another name', 'When was the company founded by Gunnar Dahl?'],
    ['the contrary', 'By whom was the company not founded in a garage near Aarhus?'],
  ])('%s', (_, question) => {
    expect(answered(question)).toMatchObject({ status: 'partial', lead: { code: 'closest' } });
  });

  test('and a question with another year is answered with a likely no', () => {
    const answer = answered('Was the company founded in 1978 by Henrik Dahl in a garage near Aarhus?');
    expect(answer).toMatchObject({ status: 'partial', lead: { code: 'likelyNo' } });
  });

  test.each([
    ['a name in other letters', 'When was the COMPANY founded by Henrik DAHL in a garage?'],
    ['a title before a name', 'When was the company founded by Mr Dahl in a garage?'],
    ['a contrary that the document says', 'Which contractors are not insured by the company?'],
  ])('but not for %s', (_, question) => {
    expect(answered(question).status).toBe('grounded');
  });
});

const word = fc.constantFrom(...'harbour fee boat March 1,250 euros Erik is the not e.g. 3.5 well-known naïve 船舶 (see [12] ends. why?'.split(' '));
const line = fc
  .tuple(fc.constantFrom('', '# ', '- '), fc.array(word, { minLength: 1, maxLength: 220 }))
  .map(([mark, words]) => mark + words.join(' '));
const pages = fc.array(fc.array(line, { maxLength: 5 }), { minLength: 1, maxLength: 4 });
const questions = fc
  .array(fc.oneof(word, fc.constantFrom('who', 'when', 'how much', 'list', 'what')), { maxLength: 8 })
  .map((words) => words.join(' '));

test('for any question to any document, each quote is literally on its page and is short enough to read', () => {
  fc.assert(
    fc.property(pages, questions, fc.array(questions, { maxLength: 3 }), (written, question, history) => {
      const index: OpenIndex = openDocument(written);
      const { citations, closest, sentences, status } = answerQuestion(index, { question, history });
      for (const { quote, page, rects } of [...citations, ...closest]) {
        expect(quote.length).toBeLessThanOrEqual(MAX_QUOTE_LENGTH);
        const { start = 0, end = 0 } = index.pages[page - 1] ?? {};
        expect(index.text.slice(start, end)).toContain(quote);
        expect(rects.length).toBeGreaterThan(0);
      }
      expect(sentences.length === 0).toBe(status === 'not_found');
      for (const { citation } of sentences) expect(citations[citation - 1]?.id).toBe(citation);
    }),
    { numRuns: 60 },
  );
});

test('an independent question takes no yes, no or value from the words of an earlier one', () => {
  const lease = openDocument([
    [
      '# Lease',
      'The rent of £900 is due on the first of the month.',
      'Carpets need not be cleaned when the tenants leave.',
      'The garden is mown by the landlord every two weeks.',
    ],
  ]);
  for (const question of ['can we keep a parrot?', 'is there a balcony?', 'who insures the piano?']) {
    const { status, lead } = answerQuestion(lease, { question, history: ['do carpets need to be cleaned when we leave?'] });
    expect(status).not.toBe('grounded');
    expect(`${lead?.code}`).not.toMatch(/yes|no$|value/i);
  }
});

test('A German answer is worded in German where the question is but a few names', () => {
  const kurse = openDocument([['# Kurse', '| Kurs | Preis |', '| Rudern | 90 € |', '| Segeln | 140 € |']], { language: 'de' });
  expect(answerQuestion(kurse, { question: 'Preis Segeln', history: [] }).language).toBe('de');
});
