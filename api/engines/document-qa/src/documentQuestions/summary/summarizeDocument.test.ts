import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { answerDocumentQuestion } from '../answerDocumentQuestion.ts';
import { suggestQuestions } from './suggestQuestions.ts';
import { summarizeDocument } from './summarizeDocument.ts';

const manual = openDocument([
  [
    '# Keeping bees on a roof',
    'This manual explains how a small club keeps bees on the roof of a house in the city. A hive is a wooden box in which a colony of bees lives and stores its honey. The club has 12 members and looks after 9 hives.',
    '# Choosing the place',
    'The hives stand where the morning sun reaches them and the wind does not. The roof must carry 90 kilograms for each hive. Neighbours are told before the first hive arrives, since bees fly over their balconies. Therefore nobody is surprised.',
    '# Costs',
    'A hive costs 240 euros, a colony of bees 150 euros and the clothes of a member 85 euros. The club pays for the hives from the honey it sells. Insurance costs 60 euros a year for the whole club.',
  ],
  [
    '# The year',
    'The season begins on 15 March, when the hives are cleaned, and ends on 31 October. Honey is taken twice, on about 10 June and 5 August. In winter the bees must not be disturbed.',
    '# Diseases',
    'The varroa mite is the worst enemy of the bees. Every colony must be treated against the mite in August and in December. A sick colony has to be reported to the authorities at once.',
    '# References',
    'Miller, R. (2019). Bees in the city. Harbour Press. Available at https://bees.example/city.',
    'Okafor, T. (2021). The varroa mite and its enemies. Journal of Hives 4, 12-19.',
  ],
]);

const findQuotes = (index: OpenIndex) => (question: string) => {
  const { status, citations } = answerDocumentQuestion(index, question) ?? answerQuestion(index, { question, history: [] });
  return status === 'grounded' ? citations.map(({ quote }) => quote) : [];
};

test('an upload is summed up in a few sentences of the document, from several of its parts', () => {
  const summary = summarizeDocument(manual);
  const text = manual.text.replace(/\s+/g, ' ');
  const sentences = summary.split(/(?<=[.])\s(?=\p{Lu})/u);
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  expect(sentences.length).toBeLessThanOrEqual(5);
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(summary).toContain('This manual explains');
  const titles = ['Choosing the place', 'Costs', 'The year', 'Diseases'];
  const parts = titles.filter((title) => sentences.some((sentence) => text.indexOf(sentence) > text.indexOf(title)));
  expect(parts.length).toBeGreaterThanOrEqual(2);
});

test('a summary takes nothing from headings, references or links', () => {
  expect(summarizeDocument(manual)).not.toMatch(/https?:|Journal|Available at|# /);
});

test('a document of one line is its own summary, one without sentences has none', () => {
  expect(summarizeDocument(openDocument([['The office is closed on Friday afternoons.']]))).toBe('The office is closed on Friday afternoons.');
  expect(summarizeDocument(openDocument([['# Invoice', '| Item | Price |', '| Chair | 120 |']]))).toBe('');
});

test('a visitor who asks for a summary gets every part of the document, each sentence with its page', () => {
  const answer = answerDocumentQuestion(manual, 'Summarise this manual');
  expect(answer).toMatchObject({ status: 'grounded', lead: { code: 'summary' }, isList: false });
  expect(new Set(answer?.citations.map(({ page }) => page))).toEqual(new Set([1, 2]));
  expect(answer?.sentences.map(({ citation }) => citation)).toEqual(answer?.citations.map(({ id }) => id));
});

test('a summary of one section or of one page stays there', () => {
  expect(
    answerDocumentQuestion(manual, 'Summarise the section about diseases')
      ?.sentences.map(({ text }) => text)
      .join(),
  ).toMatch(/varroa.*reported/);
  expect(answerDocumentQuestion(manual, 'Please summarise page 2')?.citations.map(({ page }) => page)).not.toContain(1);
  expect(answerDocumentQuestion(manual, 'Summarise the history of the railway')).toBeUndefined();
});

test('three questions are suggested, of different kinds, and each is answered', () => {
  const questions = suggestQuestions(manual, findQuotes(manual));
  expect(questions).toHaveLength(3);
  expect(new Set(questions).size).toBe(3);
  for (const question of questions) expect(findQuotes(manual)(question)).not.toEqual([]);
});

test('nothing is suggested that would not be answered', () => {
  expect(suggestQuestions(manual, () => [])).toEqual([]);
  expect(suggestQuestions(manual, (question) => (question.includes('dates') ? ['2 May'] : []))).toEqual(['Which dates are mentioned?']);
});

test('questions about a Spanish document are in Spanish', () => {
  const acta = openDocument(
    [
      [
        '# Contrato de alquiler',
        'El alquiler es de 900 euros y se paga antes del 5 de mayo de 2024. La fianza es de 1.800 euros. El contrato termina el 30 de abril de 2025 y empieza el 1 de mayo de 2024.',
      ],
    ],
    { language: 'es' },
  );
  const questions = suggestQuestions(acta, findQuotes(acta));
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(question).toMatch(/^¿/);
});

test('the facts of a document are suggested first, and each is answered with a quote', () => {
  const text = 'The monthly rent is £820. The tenant gives notice of two months. The house has a green door.';
  const index = openDocument([['# Lease', text]]);
  const questions = suggestQuestions(index, findQuotes(index));
  expect(questions[0]).toBe('How much is the rent?');
  for (const each of questions) expect(findQuotes(index)(each)).not.toEqual([]);
});

test('questions about a German document are in German', () => {
  const text = 'Die Miete beträgt 700 Euro im Monat. Der Vertrag beginnt am 1. Mai 2026. Die Miete ist am 3. Mai 2026 fällig.';
  const index = openDocument([['# Mietvertrag', text]], { language: 'de' });
  const questions = suggestQuestions(index, findQuotes(index));
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(question).toMatch(/^(?:Wie|Was|Welche|Wann|Wer|Worum)/);
});

test('a summary has as many sentences as the question requests', () => {
  expect(answerDocumentQuestion(manual, 'Summarise the manual in two sentences')?.sentences).toHaveLength(2);
});

test('a short summary of an agreement has what is due and how it ends', () => {
  const agreement = openDocument([
    [
      '# Agreement on the hire of a boat',
      'This agreement is made between Lake Hire and Ms Moss.',
      'The hirer pays €60 a week for the boat.',
      'The boat has a blue cover and two lockers in the bow.',
      'The oars are kept in the shed behind the harbour office.',
      'Either side may end this agreement with two weeks’ notice.',
    ],
  ]);
  const { sentences } = answerQuestion(agreement, { question: 'Summarise this in a few sentences', history: [] });
  expect(sentences.map(({ text }) => text)).toContain('Either side may end this agreement with two weeks’ notice.');
});
