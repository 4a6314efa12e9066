/** Questions that a denial in the document confirms. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const answer = (pages: string[][], question: string, language = 'en') =>
  answerQuestion(openDocument(pages, { language }), { question, history: [] }).lead?.code;

test.each([
  ['Are you shut on Boxing Day?', 'The shop is closed on Boxing Day and Easter Sunday.'],
  ['Is the library closed on Mondays?', 'The library does not open on Mondays.'],
  ['Is my rent safe from going up in the first year?', 'The rent may be changed once a year, but never in the first year.'],
  ['Do walkers go without a medal?', 'Walkers do not receive a medal.'],
])('%s – Yes: %s', (question, sentence) => {
  expect(answer([['# Rules', sentence, 'Bicycles stand in the yard.']], question)).toMatch(/yes/iu);
});

test.each([
  ['Are you shut on Boxing Day?', 'The shop is open on Boxing Day from ten to four.'],
  ['Has support for the old printer ended?', 'The old printer is still supported.'],
])('%s is not confirmed by: %s', (question, sentence) => {
  expect(answer([['# Rules', sentence, 'Bicycles stand in the yard.']], question)).not.toMatch(/^(?:yes|likelyYes)$/u);
});

test.each([
  [['# Venue', '# Not included in the price', '- chair covers (£3.50 each)', '- the DJ'], 'Do chair covers cost extra?'],
  [['# Cottage', '# Not included in the rent', '- firewood (£6 a basket)', '- the sauna'], 'Does firewood cost extra?'],
])('what a price does not include costs extra: %#', (page, question) => {
  expect(answer([page], question)).toMatch(/yes/iu);
});

test.each([
  [['# Lauf', 'Die Wanderer erhalten kein Hemd.', 'Start ist um 9 Uhr.'], 'Gehen die Wanderer beim Hemd leer aus?', 'de'],
  [['# Carrera', 'Los caminantes no reciben camiseta.', 'La salida es a las 9.'], '¿Los caminantes se quedan sin camiseta?', 'es'],
  [['# Printer', 'The old printer is no longer supported.', 'Ink is sold at the desk.'], 'Has support for the old printer ended?', 'en'],
] as const)('such a question is never denied by a denial: %#', (page, question, language) => {
  expect(answer([[...page]], question, language)).not.toMatch(/no$/iu);
});
