import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { applyToSentence } from './editableSentence.ts';
import { proposeEdits } from './edits.ts';

/** Lists every sentence that one edit makes of another. */
function listEdited(text: string): string[] {
  const sentence = applyToSentence(tokenize(text), []);
  const words = sentence.map(({ text: word }) => word);
  return [...sentence.keys()]
    .flatMap((at) => proposeEdits(sentence, at))
    .map(({ first, end, words: becomes }) => words.toSpliced(first, end - first, ...becomes).join(' '));
}

test.each([
  ['The mixture had froze overnight', 'The mixture had frozen overnight'],
  ['We come home early yesterday', 'We came home early yesterday'],
  ['The letters was lost', 'The letters were lost'],
  ['She suggested to go by train', 'She suggested going by train'],
  ['They decided waiting outside', 'They decided to wait outside'],
  ['I live here since May', 'I have lived here since May'],
  ['Yesterday I have bought two tickets', 'Yesterday I bought two tickets'],
])('the forms of a verb are tried: %s', (written, right) => {
  expect(listEdited(written)).toContain(right);
});

test.each([
  ['The manager responsible of our branch', 'The manager responsible for our branch'],
  ['Please send me invoice today', 'Please send me an invoice today'],
  ['He is only son of our director', 'He is the only son of our director'],
  ['The film it was boring', 'The film was boring'],
  ['In my opinion is very important', 'In my opinion it is very important'],
  ['Everyone came to the party brought flowers', 'Everyone who came to the party brought flowers'],
])('small words are put in, taken out and changed: %s', (written, right) => {
  expect(listEdited(written)).toContain(right);
});

test.each([
  ['The plague was carried by flees', 'The plague was carried by fleas'],
  ['Please fill in the from', 'Please fill in the form'],
  ['She speaks so quick', 'She speaks so quickly'],
  ['My sisters birthday was fun', "My sister's birthday was fun"],
  ['I wonder where are they now', 'I wonder where they are now'],
])('words that sound, look or are built alike are tried: %s', (written, right) => {
  expect(listEdited(written)).toContain(right);
});

test('no edit is tried twice, and what a rule corrected is left alone', () => {
  const edited = listEdited('The price of those shoes keep going up every year');
  expect(new Set(edited).size).toBe(edited.length);
  const corrected = applyToSentence(tokenize('He go home'), [
    { start: 3, end: 5, type: 'grammar', ruleId: 'agreement', confidence: 'high', replacements: ['goes'], reason: '' },
  ]);
  expect(proposeEdits(corrected, 1).filter(({ first, end }) => first === 1 && end === 2)).toEqual([]);
});
