import { describe, expect, test } from '@jest/globals';
import { decideYesOrNo } from './decideYesOrNo.ts';
import { untangleQuestion } from './untangleQuestion.ts';

const decide = (question: string, rule: string) => decideYesOrNo(untangleQuestion(question), rule);

describe('From the month in which a visitor began, the time served by the day of a rule is counted', () => {
  const bonus = "A bonus of £100 is paid to all staff with six months' service on 1 December.";
  test.each([
    ['i started in march, do i get the bonus', bonus, 'yes'],
    ['i joined in september, do i get the bonus', bonus, 'no'],
    // It depends on the day of the month.
    ['i joined in june, do i get the bonus', bonus, undefined],
    ['member since august, can i vote', "Everyone with at least three months' membership on 31 October may vote.", undefined],
    ['member since june, can i vote', "Everyone with at least three months' membership on 31 October may vote.", 'yes'],
    ["i've been here 4 months, do i get the bonus", "A bonus of £100 is paid to all staff with six months' service.", 'no'],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});

describe('The time between two days that a visitor names is compared with a time to wait', () => {
  const sick = 'Children with sickness or diarrhoea stay at home until 48 hours after the last episode.';
  test.each([
    ['he threw up at 10 last night, can i drop him off tomorrow morning', sick, 'no'],
    ['she was sick yesterday morning, can she come today', 'Pupils stay away until 48 hours after they were last sick.', 'no'],
    ['i had the tooth out yesterday, can i swim tomorrow evening', 'No swimming until 24 hours after an extraction.', 'yes'],
    ['ich hatte gestern fieber, darf ich heute ins training', 'Wer Fieber hatte, bleibt zu Hause bis 48 Stunden nach dem letzten Fieber.', 'no'],
    // Between 30 and 38 hours: it depends on the hour.
    ['he was sick this morning, can he come tomorrow evening', 'Children stay at home until 36 hours after they were sick.', undefined],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});
