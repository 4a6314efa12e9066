import { describe, expect, test } from '@jest/globals';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { answerDocumentQuestion } from './answerDocumentQuestion.ts';

const lease = openDocument([
  [
    '# Lease agreement',
    'This agreement is made on 3 March 2024 between Marta Villanueva, the landlord, and Dr. Tom Akande, the tenant. "Premises" means the flat at 14 Quay Street.',
    '# 1 Rent',
    'The rent is €1,150 a month and is due on the first day of each month. The tenant must pay a deposit of €2,300 before 1 April 2024. Late payments cost 2 % of the sum.',
    '# 2 Duties of the tenant',
    '- The tenant shall keep the premises clean.',
    '- The tenant must report damage to repairs@harbourflats.example within two days.',
    '- Pets are not allowed.',
  ],
  [
    '# 3 Inspections',
    '| Inspection | Inspector | Date |',
    '| Boiler | Ines Calder | 5 May 2024 |',
    '| Chimney | Jonas Berg | 9 June 2024 |',
    '| Lift | Ines Calder | 12 July 2024 |',
    '# 4 Ending the agreement',
    'First, the tenant gives notice in writing. Then the landlord, represented by Harbour Flats Ltd, inspects the flat. Finally the keys are returned and the deposit is paid back.',
    'Questions are answered by office@harbourflats.example.',
  ],
]);

function listed(index: OpenIndex, question: string): string[] | undefined {
  return answerDocumentQuestion(index, question)?.sentences.map(({ text }) => text);
}

describe('A visitor who asks for all of something gets each once, with its place', () => {
  test.each([
    ['List all people.', ['Marta Villanueva', 'Dr. Tom Akande', 'Ines Calder', 'Jonas Berg']],
    ['Who are the inspectors?', ['Ines Calder', 'Jonas Berg', 'Ines Calder']],
    ['List all e-mail addresses.', ['repairs@harbourflats.example', 'office@harbourflats.example']],
    ['Which organisations are mentioned?', ['Harbour Flats Ltd']],
    ['What are the sections?', ['1 Rent', '2 Duties of the tenant', '3 Inspections', '4 Ending the agreement']],
    ['List all the inspections', ['Boiler', 'Chimney', 'Lift']],
    [
      'List the duties of the tenant',
      [
        'The tenant shall keep the premises clean.',
        'The tenant must report damage to repairs@harbourflats.example within two days.',
        'Pets are not allowed.',
      ],
    ],
    [
      'What are the steps for ending the agreement?',
      [
        'First, the tenant gives notice in writing.',
        'Then the landlord, represented by Harbour Flats Ltd, inspects the flat.',
        'Finally the keys are returned and the deposit is paid back.',
      ],
    ],
    ['List all percentages', ['Late payments cost 2 % of the sum.']],
    ['List all prohibitions', ['Pets are not allowed.']],
  ])('%s', (question, expected) => {
    expect(listed(lease, question)).toEqual(expected);
  });

  test.each([
    ['List all dates', ['3 March 2024', '1 April 2024', '5 May 2024', '9 June 2024', '12 July 2024']],
    ['What are all the amounts of money?', ['€1,150', '€2,300']],
    ['Which deadlines are there?', ['1 April 2024']],
    ['List all definitions', ['"Premises" means the flat']],
    ['List all requirements of the agreement', ['must pay a deposit', 'must report damage']],
  ])('%s, each in the words around it', (question, expected) => {
    const texts = listed(lease, question)?.join('\n') ?? '';
    for (const each of expected) expect(texts).toContain(each);
  });

  test('and a condition in the question narrows the list', () => {
    expect(listed(lease, 'List all dates of inspections')?.join()).not.toContain('1 April');
  });

  test('every item is quoted literally from its page', () => {
    for (const question of ['List all people.', 'List all dates', 'List all requirements', 'List all the inspections', 'Summarise the agreement']) {
      const answer = answerDocumentQuestion(lease, question);
      expect(answer?.citations.length).toBeGreaterThan(0);
      for (const { sentences, citations } of [answer ?? { sentences: [], citations: [] }]) {
        expect(citations.map(({ id }) => id)).toEqual(citations.map((_, index) => index + 1));
        for (const { citation } of sentences) expect(citations[citation - 1]).toBeDefined();
        for (const { quote, page } of citations)
          expect(lease.text.slice(lease.pages[page - 1]?.start, lease.pages[page - 1]?.end).replace(/\s+/g, ' ')).toContain(quote);
      }
    }
  });
});

describe('A visitor who asks how many gets the number, and what was counted', () => {
  test.each([
    ['How many pages does the document have?', 2],
    ['How many sections are there?', 4],
    ['How many inspections are there?', 3],
    ['How many inspections have an inspector?', 3],
    ['How many people are mentioned?', 4],
    ['How many times is the landlord mentioned?', 2],
    ['How many e-mail addresses are there?', 2],
  ])('%s', (question, count) => {
    expect(answerDocumentQuestion(lease, question)?.lead).toEqual({ code: 'counted', count });
  });
});

describe('What one place in the document answers is left to be looked up there', () => {
  test.each([
    'How many months of rent is the deposit?',
    'How much is the rent?',
    'Who inspects the boiler?',
    'When is the rent due?',
    'Which floor is the flat on?',
    'What are the opening hours of the office?',
    'How many days does the tenant have to report damage?',
    'List the neighbours',
    'What is the summary of the court case?',
  ])('%s', (question) => {
    expect(answerDocumentQuestion(lease, question)).toBeUndefined();
  });
});

describe('In Spanish', () => {
  const acta = openDocument(
    [
      [
        '# Acta de la reunión',
        'La reunión se celebró el 12 de mayo de 2024 en la sede de la Fundación Marea. Asistieron Lucía Ferrer, directora, y Pablo Ortega, secretario.',
        '# Acuerdos',
        '- Se aprueba el presupuesto de 14.500 euros.',
        '- La web debe estar lista antes del 30 de junio de 2024.',
        '# Riesgos',
        '- El proveedor puede retrasarse.',
        '- Falta personal en verano.',
      ],
    ],
    { language: 'es' },
  );

  test.each([
    ['Enumera todas las personas', ['Lucía Ferrer', 'Pablo Ortega']],
    ['¿Qué riesgos hay?', ['El proveedor puede retrasarse.', 'Falta personal en verano.']],
    ['¿Cuáles son los acuerdos?', ['Se aprueba el presupuesto de 14.500 euros.', 'La web debe estar lista antes del 30 de junio de 2024.']],
    ['¿Qué organizaciones se mencionan?', ['Fundación Marea']],
  ])('%s', (question, expected) => {
    expect(listed(acta, question)).toEqual(expected);
  });

  test('¿Cuántas páginas tiene el documento?', () => {
    expect(answerDocumentQuestion(acta, '¿Cuántas páginas tiene el documento?')?.lead).toEqual({ code: 'counted', count: 1 });
  });

  test('Resume el documento', () => {
    expect(answerDocumentQuestion(acta, 'Resume el documento')?.lead).toEqual({ code: 'summary' });
  });
});
