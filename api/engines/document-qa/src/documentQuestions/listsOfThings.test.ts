import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildChatIndex } from '../index/buildChatIndex.ts';
import { type OpenIndex, openChatIndex } from '../index/openChatIndex.ts';
import { openDocument, writeDocument } from '../testing/writeDocument.ts';
import { answerDocumentQuestion } from './answerDocumentQuestion.ts';

const listed = (index: OpenIndex, question: string) => answerDocumentQuestion(index, question)?.sentences.map(({ text }) => text);

describe('The visitor of a record of a meeting', () => {
  const minutes = openDocument([
    [
      '# Minutes of the garden committee',
      'Present: Anna Kessler (chair), Bo Lind, Chidi Okoye and Dana Roth.',
      '# 1 Budget',
      'Mr Okoye reported that 3,400 dollars have been spent. The committee decided to buy a new pump for $420.',
      '# 2 Actions',
      '| Action | Owner | Due |',
      '| Order the pump | Bo Lind | 20 May 2025 |',
      '| Paint the shed | Dana Roth | 1 June 2025 |',
      '# 3 Next meeting',
      'The next meeting is on 11 June 2025 at the Riverside Community Center.',
    ],
  ]);

  test.each([
    ['List all attendees', ['Anna Kessler', 'Bo Lind', 'Chidi Okoye', 'Dana Roth']],
    ['Who is mentioned?', ['Anna Kessler', 'Bo Lind', 'Chidi Okoye', 'Dana Roth']],
    ['What are the actions?', ['Order the pump', 'Paint the shed']],
    ['What are the deadlines?', ['Order the pump Bo Lind 20 May 2025', 'Paint the shed Dana Roth 1 June 2025']],
    ['What decisions were made?', ['The committee decided to buy a new pump for $420.']],
  ])('%s', (question, expected) => {
    expect(listed(minutes, question)).toEqual(expected);
  });
});

describe('The visitor of an invoice', () => {
  const invoice = openDocument([
    [
      '# Invoice 118',
      '| Description | Quantity | Total |',
      '| Sandwiches | 4 | 140.00 |',
      '| Fruit bowl | 2 | 37.00 |',
      '| Total | | 177.00 |',
      'Payment is due by 30 June 2025. Call 0113 496 0000.',
    ],
  ]);

  test.each([
    ['List all items', ['Sandwiches', 'Fruit bowl']],
    ['How many items are on the invoice?', ['Sandwiches', 'Fruit bowl']],
    ['How many tables are there?', ['Description · Quantity · Total']],
    ['List all deadlines', ['Payment is due by 30 June 2025.']],
    ['List all phone numbers', ['Call 0113 496 0000.']],
  ])('%s', (question, expected) => {
    expect(listed(invoice, question)).toEqual(expected);
  });
});

describe('The visitor of a policy or a paper', () => {
  const policy = openDocument([
    [
      '# Rules',
      '1. Staff must be reachable from nine to three. 2. Confidential papers must not leave the office.',
      '# Benefits',
      'There are three benefits: less commuting, quieter work and flexible hours.',
      '# Limitations',
      'The sample was small. All participants lived in one city.',
      '# Conclusion',
      'The hippocampus (HC) needs slow-wave sleep (SWS).',
      '# References',
      '[1] Walker M, Stickgold R. Sleep and plasticity. 2006.',
      '[2] Mander B. Sleep and ageing. 2017.',
    ],
  ]);

  test.each([
    ['What are the rules?', ['1. Staff must be reachable from nine to three.', '2. Confidential papers must not leave the office.']],
    ['List all benefits', ['less commuting', 'quieter work', 'flexible hours']],
    ['What are the limitations?', ['The sample was small.', 'All participants lived in one city.']],
    ['List the conclusions', ['The hippocampus (HC) needs slow-wave sleep (SWS).']],
    ['Which abbreviations are defined?', ['hippocampus (HC)', 'slow-wave sleep (SWS)']],
    ['How many references are there?', ['[1] Walker M, Stickgold R. Sleep and plasticity. 2006.', '[2] Mander B. Sleep and ageing. 2017.']],
  ])('%s', (question, expected) => {
    expect(listed(policy, question)).toEqual(expected);
  });
});

test('for any question to any document, each item has its citation and each quote is in the document', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9€$%@.,:;()/ -]{1,80}$/).filter((text) => text.trim() !== '');
  const lead = fc.constantFrom('', '# ', '- ', '');
  const anyQuestion = fc.constantFrom(
    'List all people',
    'List all dates',
    'What are the rules?',
    'How many sections are there?',
    'Summarise it',
    'List all items',
    'Which amounts are mentioned?',
    'How many times is a mentioned?',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(lead, line), { minLength: 1, maxLength: 8 }), anyQuestion, (lines, question) => {
      const index = openDocument([lines.map(([mark, text]) => `${mark}${text.trim().replace(/^[-#| ]+/, 'x')}`)], { language: 'en' });
      const answer = answerDocumentQuestion(index, question);
      const whole = index.text.replace(/\s+/g, ' ');
      for (const { citation } of answer?.sentences ?? []) expect(answer?.citations[citation - 1]?.id).toBe(citation);
      for (const { quote, page } of answer?.citations ?? []) {
        expect(page).toBe(1);
        expect(whole).toContain(quote);
      }
    }),
  );
});

test('the rows and titles of a scan are known though they were read as lines of text', () => {
  const scan = writeDocument(
    [
      [
        'Safety',
        'Safety glasses are compulsory in the grinding hall and in the laser laboratory, at any hour of the day.',
        '| Site | Building | First-aider |',
        '| Headquarters | A | Ruth Calloway |',
        '| Grinding hall | B | Imran Sadiq |',
        'Training',
        'Every employee has five training days and a budget of 1,200 euros a year for courses. Courses longer than a week are agreed with a commitment to stay for one year afterwards. Ask your team lead before you book.',
      ],
    ],
    { source: 'ocr' },
  );
  const index = openChatIndex(buildChatIndex({ ...scan, paragraphs: scan.paragraphs.map((paragraph) => ({ ...paragraph, kind: 'text' })) }));
  expect(listed(index, 'List all first-aiders')).toEqual(['Ruth Calloway', 'Imran Sadiq']);
  expect(answerDocumentQuestion(index, 'How many sites have a first-aider?')?.lead).toEqual({ code: 'counted', count: 2 });
  expect(listed(index, 'List all sections')).toEqual(['Safety', 'Training']);
});
