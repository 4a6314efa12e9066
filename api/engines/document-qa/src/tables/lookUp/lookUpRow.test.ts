import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const vans = openDocument([
  [
    '# Vans',
    '| Class | Model | Seats | Price a day | Deposit |',
    '| A | Dacia Dokker | 5 | £40 | £200 |',
    '| C | Toyota Proace | 8 | £66 | £350 |',
    'Vans are clean.',
  ],
]);
const zimmer = openDocument(
  [
    [
      '# Zimmer',
      '| Typ | Zimmer | Betten | Preis pro Nacht |',
      '| A | Gartenblick | 2 | 80 € |',
      '| B | Seeblick | 3 | 110 € |',
      'Das Haus steht am See.',
    ],
  ],
  { language: 'de' },
);
const coches = openDocument(
  [
    [
      '# Coches',
      '| Grupo | Modelo | Plazas | Precio por día |',
      '| B | Seat Ibiza | 5 | 31 € |',
      '| D | Renault Espace | 7 | 58 € |',
      'Los coches tienen aire acondicionado.',
    ],
  ],
  { language: 'es' },
);

test.each([
  [vans, 'how much per day is the proace', '£66'],
  [vans, 'How much is the deposit for the Dokker?', '£200'],
  [zimmer, 'Was kostet Seeblick pro Nacht?', '110 €'],
  [coches, '¿Cuánto cuesta el Ibiza al día?', '31 €'],
])('a thing with a letter for its class is looked up by its name: %# %s', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toMatchObject({ code: 'value', value });
});

test('a thing that the table does not have gets no price', () => {
  expect(answerQuestion(vans, { question: 'how much per day is the Berlingo', history: [] }).lead?.code).not.toBe('value');
});

const cover = openDocument([
  [
    '# Benefits',
    '| Benefit | Basic | Premium |',
    '| Hospital costs abroad | £1,000 | £5,000 |',
    '| Lost luggage | £200 | £900 |',
    '| Late luggage | £50 | £150 |',
    'Claims take a week.',
  ],
]);
const helpers = openDocument([
  ['# Numbers', '| Figure | 2022 | 2023 |', '| Regular helpers | 40 | 52 |', '| Meals | 900 | 950 |', 'The kitchen opened in 2019.'],
]);
const tarif = openDocument(
  [['# Tarife', '| Leistung | Start | Profi |', '| Speicher im Netz | 5 GB | 50 GB |', '| Konten | 1 | 10 |', 'Das Netz ist schnell.']],
  { language: 'de' },
);

test('a row that is named in part gives a likely value in a column that is named', () => {
  expect(answerQuestion(cover, { question: 'How high is the hospital cover with Premium?', history: [] })).toMatchObject({
    status: 'partial',
    lead: { code: 'likelyValue', value: '£5,000' },
  });
});

test.each([
  [helpers, 'How many helpers were there the year before?', '40'],
  [tarif, 'Wie viel Speicher hat man mit Profi?', '50 GB'],
  [cover, 'How much is the lost bag with Basic?', '£200'],
])('a row that is named in part gives its value where no other row comes near: %# %s', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] })).toMatchObject({ status: 'grounded', lead: { code: 'value', value } });
});

test.each([
  [cover, 'How much is luggage with Premium?'],
  [cover, 'How high is the hospital cover?'],
  [cover, 'How much is a taxi with Premium?'],
])('no value is likely where the row or the column stays open: %# %s', (index, question) => {
  expect(`${answerQuestion(index, { question, history: [] }).lead?.code}`).not.toMatch(/alue/);
});

const crew = openDocument([
  [
    '# Classes',
    '| Class | Age | Teacher |',
    '| Acorns | 6 to 17 months | Ida Holm |',
    '| Beech | 18 to 35 months | Tom Reid |',
    '| Elm | 3 to 5 years | Lea Boyd |',
  ],
]);
const grupos = openDocument(
  [['# Grupos', '| Grupo | Edad | Monitora |', '| Olas | 1 a 2 años | Rosa Gil |', '| Mareas | 3 a 5 años | Eva Luna |', 'El mar está cerca.']],
  { language: 'es' },
);

test.each([
  [crew, 'Who is the teacher of my 4 year old?', 'Lea Boyd'],
  [crew, 'who is the teacher for a baby of one', 'Ida Holm'],
  [grupos, '¿Quién es la monitora de mi hijo de 18 meses?', 'Rosa Gil'],
])('the row of an age is found by the column of ages: %# %s', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toMatchObject({ code: 'value', value });
});

test('an age that no row has gets no teacher', () => {
  expect(answerQuestion(crew, { question: 'Who is the teacher of my 9 year old?', history: [] }).lead?.code).not.toBe('value');
});

test('hours of the day are no ranges of days', () => {
  const lessons = openDocument([
    [
      '# Week',
      '| Lesson | Day and hour | Place |',
      '| Violin | Monday 2–5 pm | Attic |',
      '| Flute | Friday 9–10 am | Hall |',
      'Hiring for 3 days costs £9.',
    ],
  ]);
  expect(answerQuestion(lessons, { question: 'What does hiring cost for 3 days?', history: [] }).lead?.value).not.toMatch(/Monday|Attic/);
});
