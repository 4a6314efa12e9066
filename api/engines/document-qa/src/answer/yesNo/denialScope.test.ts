import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['Kann ich das Rad auf Raten kaufen?', 'Der Kauf auf Raten ist möglich, Gebühren fallen dafür keine an.', 'yes'],
  ['Darf man im Saal essen?', 'Im Saal darf gegessen werden, Getränke sind dort nicht erlaubt.', 'yes'],
  ['Sind Getränke im Saal erlaubt?', 'Im Saal darf gegessen werden, Getränke sind dort nicht erlaubt.', 'no'],
  ['Muss ich die Reinigung bezahlen?', 'Kosten der Reinigung werden nicht auf die Eltern verteilt.', 'no'],
  ['Wird das Geld auf mein Konto überwiesen?', 'Das Geld wird nicht auf ein Konto überwiesen.', 'no'],
] as const)('in German a denial holds for its own clause, and for all of it: %s', (question, sentence, wanted) => {
  expect(decideYesOrNo(question, sentence, [])).toBe(wanted);
});

test.each([
  ['Is the sauna free?', 'The sauna costs members nothing.', 'yes'],
  ['Is delivery free?', 'For delivery there is no extra charge.', 'yes'],
  ['Ist das Parken kostenlos?', 'Das Parken kostet nichts.', 'yes'],
  ['Are the tours free?', 'The tours cost £4.', 'no'],
] as const)('what denies a price says that the thing is free: %s', (question, sentence, wanted) => {
  expect(decideYesOrNo(question, sentence, [])).toBe(wanted);
});

test.each([
  ['Do pensioners pay the full fare?', 'Pensioners travel at a reduced fare.'],
  ['Zahlt mein Bruder den vollen Beitrag?', 'Lehrlinge zahlen nur die Hälfte.'],
  ['¿Pagan los estudiantes la cuota completa?', 'Los estudiantes pagan la mitad.'],
])('who pays a part does not pay the full price: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence, [])).toBe('no');
});

test.each([
  ['May I use my own padlock overnight?', 'Padlocks of your own are cut off overnight.'],
  ['Can visitors park in the yard?', 'Cars of visitors in the yard are towed away.'],
  ['Can I leave food in the fridge over the weekend?', 'Food in the fridge is thrown away at the weekend.'],
  ['¿Puedo dejar la bici en el portal?', 'Las bicicletas en el portal serán retiradas.'],
  ['Darf ich mein Fahrrad im Flur abstellen?', 'Fahrräder im Flur werden ohne Ankündigung weggeworfen.'],
])('what is towed, cut off or thrown away is not allowed: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence, [])).toBe('no');
});

test.each([
  ['Can I park in the yard?', 'Cars in the yard without a permit are towed away.'],
  ['Can I leave my bike in the hall?', 'Bikes in the hall are thrown away when their labels are out of date.'],
  ['Can I collect lost property a week later?', 'Lost property is thrown away after three months.'],
  ['Can I bring old batteries?', 'Batteries brought to the desk are disposed of safely.'],
  ['Can visitors park here?', 'Vans of visitors are clamped if they block the gate.'],
])('what is towed or thrown away under a condition is not forbidden altogether: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence, [])).not.toBe('no');
});

test.each([
  ['Do I get to keep the grant if I leave after three months?', 'Trainees who leave within six months must pay the grant back.', 'no'],
  ['Can I keep the tablet?', 'The tablet has to be handed in at the end.', 'no'],
  ['Darf ich den Zuschuss behalten?', 'Der Zuschuss ist zurückzuzahlen.', 'no'],
] as const)('what has to be paid or handed back is not kept: %s', (question, sentence, wanted) => {
  expect(decideYesOrNo(question, sentence, [])).toBe(wanted);
});

const code = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead?.code;
const YES = /^(?:yes|likelyYes|yesOnCondition)$/;

test.each([
  [['# Pets', 'Up to two cats are welcome at £5 a night. We cannot take other animals.', '# Key', 'The key is in the box.'], 'can i bring my cat'],
  [
    ['# Vehicles', 'Bicycles may be left in the cellar. No other vehicles are allowed there.', '# Bins', 'Bins are in the yard.'],
    'Can I leave my bicycle in the cellar?',
  ],
  [['# Payment', 'We accept cheques. Other means of payment are not accepted.', '# Post', 'Orders are sent by post.'], 'do you accept cheques'],
])('a ban on others says nothing of the thing that is named: %s', (lines, question) => {
  expect(code(lines, question)).toMatch(YES);
});

test.each([
  [['# Rooms', 'In July the house is closed, and there is no breakfast then.', 'The rooms are on the first floor.'], 'Is there a swimming pool?'],
  [['# Saal', 'Im Mai gibt es keine Führungen.', 'Der Saal hat 80 Plätze.'], 'Gibt es einen Aufzug?'],
  [['# Club', 'There are no lockers on the second floor.', 'The club has 90 members.'], 'Do they have a sauna?'],
])('that one thing is lacking says nothing of another: %s', (lines, question) => {
  expect(code(lines, question) ?? 'none').not.toMatch(/^(?:no|likelyNo)$/);
});

test.each([
  [
    ['# Team', 'Every trainee is lent a laptop. It must be handed in on the last day.', 'Lunch is at noon.'],
    'Can I keep the laptop when I leave?',
    /^(?:no|likelyNo)$/,
  ],
  [
    ['# Work', 'The shop is open from Tuesday through Saturday.', '# Pay', 'Wages are paid monthly.', '# Leave', 'Leave is agreed with the manager.'],
    'is the shop open on saturdays',
    YES,
  ],
  [
    [
      '# Jobs',
      'You are free to join another club afterwards.',
      '# Forms',
      'Please return the form no later than 3 May.',
      '# Fees',
      'Fees are due monthly.',
    ],
    'Could I join another club later on?',
    YES,
  ],
])('a pronoun, a day and a word of time do not hide the answer: %s', (lines, question, wanted) => {
  expect(code(lines, question) ?? 'none').toMatch(wanted);
});

test.each([
  [['# Deck', 'Wine bought ashore must remain in its bag.', '# Meals', 'Meals are served at noon.'], 'May I drink my wine in the cabin?'],
  [['# Kita', 'Frühstück müssen die Kinder selbst mitbringen.', '# Garten', 'Der Garten ist groß.'], 'Darf mein Sohn Kekse mitbringen?'],
  [['# Pista', 'Las raquetas deben dejarse en la taquilla.', '# Horario', 'Se abre a las nueve.'], '¿Puedo alquilar raquetas?'],
])('a duty permits nothing but what it names: %s', (lines, question) => {
  expect(code(lines, question) ?? 'none').not.toMatch(YES);
});
