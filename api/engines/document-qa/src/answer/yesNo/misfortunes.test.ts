import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { isAboutOtherMisfortune } from './misfortunes.ts';

const ask = (line: string, question: string) => answerQuestion(openDocument([['Insurance', line]]), { question, history: [] }).lead?.code;

describe('A rule about what may happen to a thing does not cover something else that may', () => {
  test.each([
    ['The policy covers stolen phones. Loss is not covered.', 'I lost my phone, am I covered?'],
    ['Damage to bicycles is covered. Theft is not.', 'my bike was stolen, is it covered?'],
    ['Gestohlene Fahrräder sind versichert. Verlust ist nicht versichert.', 'Ich habe mein Fahrrad verloren, ist das versichert?'],
    ['El robo del teléfono está cubierto. La pérdida no.', 'he perdido el teléfono, ¿está cubierto?'],
  ])('%s %s', (line, question) => {
    expect(ask(line, question)).not.toMatch(/^(?:yes|likelyYes)$/);
  });
});

test.each([
  ['The policy covers stolen phones.', 'my phone was stolen, am I covered?'],
  ['Lost and stolen cards are replaced.', 'I lost my card, is it replaced?'],
  ['Cards are replaced within a week.', 'I lost my card, is it replaced?'],
])('%s is about what %s asks', (rule, question) => {
  expect(isAboutOtherMisfortune(question, rule)).toBe(false);
});
