import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const code = (page: string[], question: string) => `${answerQuestion(openDocument([page]), { question, history: [] }).lead?.code}`;
const NO = /^(?:no|likelyNo)$/;
const YES = /^(?:yes|likelyYes|yesOnCondition)$/;

describe('A figure of the visitor is compared with the limit', () => {
  const insurance = [
    '# What is not insured',
    '- Riding a scooter of more than 125 cc, or any without a helmet.',
    '- Pregnancy beyond 32 weeks, or beyond 24 weeks with twins or more.',
    '# Trips',
    'Trips at home count only if at least two nights of lodging were booked in advance.',
    'Should the insurer be unable to pay, the compensation scheme covers 90% of a claim.',
  ];
  const leaflet = [
    '# After the operation',
    'You may shower from the second day on, but swimming is out of the question for four weeks.',
    'Eat as usual.',
  ];
  const van = [
    '# Hiring a van',
    'The driver must be at least 23 and have held a licence for more than two years.',
    'Loads heavier than 900 kg are forbidden.',
    'Cleaning is charged at £20.',
  ];
  test.each([
    ['the size of an engine', insurance, 'Can I ride a 300cc scooter there?', NO],
    ['a smaller engine below a forbidden one', insurance, 'Can I ride a 50cc scooter there?', YES],
    ['weeks that stand beside the question', insurance, "I'll be 30 weeks pregnant with one baby, am I covered?", YES],
    ['a night in words', insurance, 'Do they pay if I only booked one night?', NO],
    ['a time for which something is ruled out', leaflet, 'Can I swim after two weeks?', NO],
    ['a time after that', leaflet, 'Can I swim after six weeks?', YES],
    ['an age beside another limit', van, 'I am 21, can I hire it?', NO],
    ['a weight', van, 'Can I load 700 kg?', YES],
  ])('%s', (_, page, question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });

  test('but of parts that forbid and permit, none decides about a thing that neither names', () => {
    const page = ['# Fasting', 'Eat nothing for four hours before the test; you may drink clear tea until one hour before.', 'Bring your card.'];
    expect(code(page, 'can I have a sandwich two hours before')).not.toMatch(YES);
  });
});

describe('A country is looked for in the European Union', () => {
  test.each([
    ['The van may be driven in the European Union but not outside it.', 'can I drive it in Italy', YES],
    ['The van may be driven in the European Union but not outside it.', 'Can I drive it to Morocco?', NO],
    ['En la Unión Europea y Noruega se usa el móvil como en casa.', '¿Puedo usar el móvil en Francia como en casa?', YES],
    ['Der Tarif gilt nur in der Europäischen Union.', 'Gilt der Tarif in der Schweiz?', NO],
  ])('%s %s', (sentence, question, wanted) => {
    expect(code(['# 2026', sentence, '08:30 – 17:00'], question)).toMatch(wanted);
  });
});

describe('A limit belongs to what it stands beside', () => {
  const festival = [
    '# Please do not bring',
    '- Gas stoves with cylinders over 450 g',
    '- Knives longer than 8 cm',
    '# Tickets',
    'Tickets can be sent back for a full refund until 1 May.',
    'Phone charging comes with the Gold ticket; others pay £4.',
  ];
  const gym = [
    '# Membership',
    'You must be over 16; those aged 12 to 15 may use the pool with a parent.',
    'A medical certificate is not required unless you are over 70.',
    'The sauna is included, while towels are hired at £1.50.',
    'Guests are welcome on weekdays but not at weekends.',
    'You can freeze your membership for one to three months a year.',
  ];
  test.each([
    ['an item that a forbidden list does not reach', festival, 'Is a 230 g gas stove ok?', YES],
    ['an item that it reaches', festival, 'Can I bring a knife of 12 cm?', NO],
    ['a month after a date', festival, 'Can I get a refund in June?', NO],
    ['a month before it', festival, 'Can I get a refund in April?', YES],
    ['what others pay for', festival, 'Is phone charging free with the weekend ticket?', NO],
    ['an age below the limit for everybody', gym, 'is a 15 year old allowed to join', NO],
    ['an age with a permission of its own', gym, 'My son is 13, can he use the pool with me?', YES],
    ['an age beyond an exception', gym, "I'm 74, do I need a medical certificate?", YES],
    ['an age before an exception', gym, 'I am 50, do I need a medical certificate?', NO],
    ['a price beside what is included', gym, 'Are towels included?', NO],
    ['a day that is left out', gym, 'can I bring guests on Saturday', NO],
    ['a length within a range', gym, 'Can I freeze it for two months?', YES],
    ['a length beyond a range', gym, 'can i freeze my membership for half a year', NO],
  ])('%s', (_, page, question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });

  test('but what has to be done by a date is no permission until then', () => {
    const page = ['# Leave', 'Five days may be carried over and must be taken by 31 March.', 'No leave is granted in April and May.'];
    expect(code(page, 'Can I take leave in May?')).toMatch(NO);
  });
});
