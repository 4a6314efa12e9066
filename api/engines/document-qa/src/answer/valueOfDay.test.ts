import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const baths = openDocument([['# Baths', 'Open every day from 6.30 am, closing at 10 pm Monday to Friday and 6 pm at weekends.']]);
const court = openDocument([['# Tennis court', 'The court costs £9 an hour on weekdays and £14 on Saturdays and Sundays.']]);
const museo = openDocument([['# Museo', 'La entrada cuesta 4 € de lunes a jueves y 7 € los fines de semana.']], { language: 'es' });
const post = openDocument([['# Schalter', 'Montags bis freitags schließt der Schalter um 18 Uhr und samstags um 12 Uhr.']], { language: 'de' });

test.each([
  [baths, 'what time do you close on saturday', '6 pm'],
  [baths, 'What time do you close on Friday?', '10 pm'],
  [court, 'How much is the court on Sunday?', '£14'],
  [court, 'How much is the court on weekdays?', '£9'],
  [museo, '¿Cuánto cuesta la entrada el sábado?', '7 €'],
  [post, 'Um wie viel Uhr schließt der Schalter am Samstag?', '12 Uhr'],
] as const)('%# of several values the one of the day is given', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead?.value).toBe(value);
});
