import { splitPassages } from '@sheaf/grammar/text/passages';
import { countSentenceWords as countWords, splitChunks } from './chunks.ts';
import { judgeEdit, listWords } from './editGuards.ts';
import { locateEdit } from './locateEdit.ts';
import { parseModelEdits } from './modelEdits.ts';

const nothingJoined = () => true;

function located(text: string, original: string, replacement: string, occurrence = 1) {
  const [passage] = splitPassages(text, nothingJoined);
  if (!passage) throw new Error('The text has no sentence.');
  return locateEdit({ original, occurrence, replacement }, { passage, start: 0, end: passage.text.length });
}
function judgement(text: string, original: string, replacement: string, anyDialect = true) {
  const edit = located(text, original, replacement);
  return edit ? judgeEdit(edit, { anyDialect, vocabulary: new Set(listWords(text)) }) : 'not found';
}

test.each([
  ['She go to school.', 'She go to', 'She goes to', 'go', 'goes'],
  ['However the door is open.', 'However the', 'However, the', 'However', 'However,'],
  ['It is in the the house.', 'the the', 'the', 'the the', 'the'],
  ['It is very very good.', 'is very very good', 'is very good', 'very very', 'very'],
  ['I saw alot of it.', 'alot', 'a lot', 'alot', 'a lot'],
  ['That is it , then.', 'it ,', 'it,', 'it ', 'it'],
  ['It don’t work.', "It don't", "It doesn't", "don't", "doesn't"],
  ['He said “go”.', '"go"', '"Go"', 'go', 'Go'],
  ['Drop the very word.', 'very', '', 'very word', 'word'],
  ['He gave me a advice.', 'a advice', 'advice', 'a advice', 'advice'],
  ['So it is too.', 'too', '', 'is too', 'is'],
  ['However, that is it.', 'However, that', 'However that', 'However,', 'However'],
])('in %j an edit is cut to what changes', (text, original, replacement, was, becomes) => {
  expect(located(text, original, replacement)).toMatchObject({ original: was, replacement: becomes });
});

test('an original that is not there, is half a word or could be meant twice is not found', () => {
  expect(located('The theatre is there.', 'cinema', 'theatre')).toBeUndefined();
  expect(located('The theatre is there.', 'ere', 'are')).toBeUndefined();
  expect(located('It is what it is.', 'is', 'was', 3)).toBeUndefined();
  expect(located('It is what it is.', 'is', 'was', 2)).toMatchObject({ start: 14 });
});

test('however an edit is cut, the sentence afterwards has the words that the model wrote, and no two run together', () => {
  let state = 11;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pieces = ['the', 'cat', 'a', 'sat', ',', '.', "don't", '(', ')', 'mat', 'the cat'];
  const some = (most: number) => Array.from({ length: 1 + random(most) }, () => pieces[random(pieces.length)] ?? '').join(random(4) === 0 ? '' : ' ');
  let found = 0;
  for (let round = 0; round < 3000; round++) {
    const [before, original, after, replacement] = [some(4), some(3), some(4), random(5) === 0 ? '' : some(3)];
    const text = `${before} ${original} ${after}`;
    const edit = located(text, original, replacement);
    const isUnmistakable = text.indexOf(original) === before.length + 1 && text.lastIndexOf(original) === before.length + 1;
    if (!edit || !isUnmistakable) continue;
    found += 1;
    const written = text.slice(0, edit.start) + edit.replacement + text.slice(edit.end);
    expect(text.slice(edit.start, edit.end)).toBe(edit.original);
    expect(listWords(written)).toEqual(listWords(`${before} ${replacement} ${after}`));
    expect(edit.original.trim()).not.toBe('');
    expect(edit.replacement.trim()).not.toBe('');
  }
  expect(found).toBeGreaterThan(500);
});

test.each([
  ['The results was good.', 'was', 'were', 'sound'],
  ['I recieved it.', 'recieved', 'received', 'sound'],
  ['Their going home.', 'Their', "They're", 'sound'],
  ['He is good in chess.', 'in', 'at', 'sound'],
  ['We buyed it.', 'buyed', 'bought', 'sound'],
  ['They have took it.', 'took', 'taken', 'sound'],
  ['He writed it.', 'writed', 'wrote', 'sound'],
  ['Two childs came.', 'childs', 'children', 'sound'],
  ['They sold it.', 'sold', 'bought', 'doubtful'],
  ['I speak english.', 'english', 'English', 'sound'],
  ['Johns car is red.', 'Johns', "John's", 'sound'],
  ['Profits increase.', 'increase', 'decrease', 'doubtful'],
  ['You must pay.', 'must', 'may', 'doubtful'],
  ['How much people came?', 'much', 'many', 'sound'],
  ['The colour is red.', 'colour', 'color', 'refused'],
  ['We organised it.', 'organised', 'organized', 'refused'],
  ['He do not know.', 'do', 'does', 'sound'],
  ['In 2020 we met.', 'In 2020 we', 'In 2020, we', 'sound'],
  ['It rose 3.5% in May.', '3.5%', '3,5%', 'refused'],
  ['Write to a.b@example.org now.', 'a.b@example.org', 'ab@example.org', 'refused'],
  ['Call getName() now.', 'getName', 'get name', 'refused'],
  ['The NASA report is out.', 'NASA', 'Nasa', 'refused'],
])('%j: %j to %j is %s', (text, original, replacement, expected) => {
  expect(judgement(text, original, replacement)).toBe(expected);
});

test('a spelling of another nation may be corrected where one was asked for', () => {
  expect(judgement('The colour is red.', 'colour', 'color', false)).toBe('sound');
});

test('portions have 250 to 400 words and hold all of a text, however it is written', () => {
  const text = ['One short paragraph.', 'A sentence of six words is. '.repeat(200), 'no stop '.repeat(700), '12 34 56', 'The end'].join('\n\n');
  const chunks = splitChunks(splitPassages(text, nothingJoined));
  const sizes = chunks.map((chunk) => chunk.reduce((words, sentence) => words + countWords(sentence), 0));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
  expect(sizes.slice(0, -1).every((size) => size >= 250)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(3 + 1200 + 1400 + 2);
});

test('an answer is parsed without the phrases around it, and invalid edits are dropped', () => {
  const good = { sentence: 1, original: 'a', occurrence: 1, replacement: 'b', type: 'grammar', reason: 'So.', confidence: 'high' };
  expect(
    parseModelEdits(`Sure:\n\`\`\`json\n${JSON.stringify({ edits: [good, { sentence: 'one' }, null, { ...good, original: '' }] })}\n\`\`\``),
  ).toEqual([good]);
  expect(parseModelEdits('{"edits": [')).toBeUndefined();
  expect(parseModelEdits('All is well.')).toBeUndefined();
});
