import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const kiln = openDocument([
  [
    '# What you may notice',
    'The lid clicks as it cools. This is no fault. A smell of dust at first use is harmless.',
    '# Cleaning',
    'Wipe the shelf with a soft brush. The cable must not get hot.',
  ],
]);
const hall = openDocument([
  [
    '# Using the hall',
    'The secretary works Monday to Friday and the desk is shut on Saturdays. You can come in daily with your own key.',
    'Candles may be used only on the stone terrace, never indoors. The curtains hang behind the stage.',
    'You may leave early, since only the last song is repeated.',
    'No dogs in the kitchen; cats may stay in the yard.',
    'Stoves may be stored only with a clean burner.',
    'We charge nothing extra for chairs. Each table of the store costs £3.',
  ],
]);

const lead = (index: typeof kiln, question: string) => answerQuestion(index, { question, history: [] }).lead?.code;

describe('Yes and no of what people worry about', () => {
  test.each([
    ['the next sentence calls it no fault', kiln, 'the lid clicks, is it broken?', /no$/iu],
    ['it is called harmless', kiln, 'it smells of dust, is that dangerous?', /no$/iu],
    ['what is harmless is normal', kiln, 'is it normal that it smells of dust', /yes$/iu],
    ['the reader may come on days on which an office is shut', hall, 'can i come in on a saturday', /yes$/iu],
    ['a place is not the only one', hall, 'can we use candles behind the stage', /no$/iu],
    ['the reason restricts something else', hall, 'can i leave early', /^yes$/u],
    ['something is to be in another state', hall, 'can i store my stove with soot on the burner', /no$/iu],
  ])('%s', (_, index, question, code) => {
    expect(lead(index, question)).toMatch(code);
  });

  const rental = openDocument([
    [
      '# Tools for hire',
      'Drills may be lent to friends but not sold. A drill may go to Leeds and York.',
      'You may bring a tool back early, but days left over are not refunded.',
      'We keep the plans; you may copy them at home.',
      'The yard is heated from October to March.',
    ],
  ]);

  test.each([
    ['the past of an irregular verb is the verb', 'am i allowed to sell the drill', /no$/iu],
    ['money does not come back, whatever is permitted', 'do i get money back if i bring it back early', /no$/iu],
    ['a reader does it themselves', 'can we copy the plans ourselves', /yes$/iu],
    ['a month is written small', 'is the yard heated in july', /no$/iu],
  ])('%s', (_, question, code) => {
    expect(lead(rental, question)).toMatch(code);
  });

  const camp = openDocument([
    [
      '# Camp',
      'A cold is no reason to send a child home.',
      'Only children with a badge from the office may use the canoes.',
      'Sandwiches may be brought if they contain no fish.',
      'The bus leaves at nine.',
    ],
  ]);

  test.each([
    ['no reason to send somebody home lets them come', 'can my son come with a cold', /yes$/iu],
    ['whom a rule is for is supposed', 'can she use the canoes if she has a badge', /yes/iu],
    ['what is permitted only without a thing has it', 'can we bring fish sandwiches', /no$/iu],
  ])('%s', (_, question, code) => {
    expect(lead(camp, question)).toMatch(code);
  });

  test('a place that is not named is neither permitted nor forbidden', () => {
    expect(lead(rental, 'can i take a drill to hull')).not.toMatch(/^(?:likely)?yes/iu);
  });

  test('what one clause forbids is not denied by the other', () => {
    expect(lead(hall, 'can a cat stay there')).not.toMatch(/no$/iu);
  });
});
