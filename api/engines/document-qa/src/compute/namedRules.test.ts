import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (index: ReturnType<typeof openDocument>, question: string) => answerQuestion(index, { question, history: [] }).lead?.value;

describe('What is left of instalments is counted from the one that is paid', () => {
  const hire = openDocument([
    ['# Statement', '| Item | Amount |', '| Sheet music | £12.50 |', '| Piano hire (payment 3 of 10) | £28.00 |', '| Lessons | £64.00 |'],
  ]);
  const tablet = openDocument([['# Your account', 'The tablet is paid off monthly (instalment 5 of 24, £9.50).', 'Calls cost £3.']]);
  const kitchen = openDocument([['# Ratenplan', 'Die Waschküche wird abbezahlt: Rate 2 von 6, 40,00 € am 1. März.']]);
  test.each([
    [hire, 'how much is left to pay on the lessons', '£64.00'],
    [tablet, 'how much is left to pay on the tablet after this one', '£180.50'],
    [kitchen, 'wie viel muss ich für die waschküche noch zahlen', '160,00 €'],
  ] as const)('%#: %s %s', (index, question, value) => {
    expect(ask(index, question)).toBe(value);
  });
});

describe('A price of a table is changed by the rule for what or whom the question names', () => {
  const ferry = openDocument([
    [
      '# Ferry fares',
      '| Port | Single | Return |',
      '| Oban | £9.00 | £16.00 |',
      '| Tiree | £14.00 | £25.00 |',
      '# Rules',
      'Cabin berths cost 50% more. Children aged 4 to 14 pay half.',
    ],
  ]);
  test.each([
    ['how much is a single to oban in a cabin berth', '£13.50'],
    ['how much is a return to tiree for my 9 year old', '£12.50'],
    ['how much is a return to tiree for my 20 year old', '£25.00'],
    ['how much is a single to oban', '£9.00'],
  ])('%s %s', (question, value) => {
    expect(ask(ferry, question)).toBe(value);
  });
});

describe('Minutes late are counted from the time that the charge begins at', () => {
  const club = openDocument([['# After-school club', 'After 5.30pm we charge £8 for the first ten minutes, and £2 for every minute thereafter.']]);
  test.each([
    ['picked her up at 5.55, what do i pay for being late', '£38'],
    ['got there at 5.36, what is the late charge', '£8'],
    ["got there at 5.20, what's the late charge", undefined],
  ])('%s %s', (question, value) => {
    expect(ask(club, question)).toBe(value);
  });
});

describe('A limit of other things does not keep a price from being multiplied', () => {
  const kennel = openDocument([['# Gästehaus', 'Hunde bis 10 kg kosten 12 € pro Nacht, höchstens einer pro Zimmer.']]);
  const camp = openDocument([
    ['# Campsite', 'Dogs of up to 20 kg pay £4 a night, at most one dog to a tent.', 'The tourist levy is £1.50 a night and person.'],
  ]);
  test.each([
    [kennel, 'was kostet der hund für 5 nächte', '60 €'],
    [camp, 'how much is the dog for 6 nights', '£24'],
    [camp, 'how much is the tourist levy for the whole week for two adults', '£21.00'],
  ] as const)('%#: %s %s', (index, question, value) => {
    expect(ask(index, question)).toBe(value);
  });
});

describe('Sums are recognised by "together", "plus" and "there", whatever context precedes them', () => {
  const costs = openDocument([
    [
      '# Charges',
      'A reminder adds £15 and a court order £40.',
      '| Authority | Charge |',
      '| Parks and Gardens | £21.10 |',
      '| Libraries | £18.40 |',
      '| Roads | £77.00 |',
    ],
  ]);
  const reserva = openDocument([
    [
      '# Reserva',
      '| Concepto | Importe |',
      '| Habitación | 400,00 € |',
      '| Garaje | 60,00 € |',
      '| Total con IVA | 460,00 € |',
      'Se ha cobrado un anticipo de 138,00 €. El resto se abona a la llegada.',
    ],
  ]);
  test.each([
    [costs, 'if it goes to court, the reminder and the order, what gets added', '£55'],
    [costs, 'how much goes on parks and libraries together', '£39.50'],
    [costs, 'what do libraries plus roads come to', '£95.40'],
    [reserva, 'cuánto me queda por pagar al llegar', '322,00 €'],
  ] as const)('%#: %s %s', (index, question, value) => {
    expect(ask(index, question)).toBe(value);
  });
});
