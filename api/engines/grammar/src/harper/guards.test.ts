import { expect, test } from '@jest/globals';
import { checkGrammar } from '../checkGrammar.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const correct = async (text: string) => (await checkGrammar({ text }, hooks)).correctedText;

test.each([
  'Where you ask for patience, I would point to this.',
  'Where you asked for tea, we bring coffee.',
  'We stopped. Where you see smoke, there is fire.',
])('a sentence may open with a clause of place: %s', async (text) => {
  expect(await correct(text)).toBe(text);
});

test('a question that lost its "were" gets it back', async () => {
  expect(await correct('Where you looking for me?')).toBe('Were you looking for me?');
});

test.each([
  'One of the two telephone receivers rang.',
  'It is one of the most dominant in history.',
  'They were ruled against their will by a neighbour.',
  'Their two boys were at school.',
  'The chairman says there needs to be a debate.',
  'Since its opening the road has been busy.',
  "The players are saying it's time for some reform.",
  'One must first detect the target.',
  'Returns were lower than expected return rates.',
  'He took 16 mg. daily until May.',
  'A plate 0.5 in. thick was used.',
  'Thus we see that it holds.',
  'By iterating over all items you get a list.',
  'The totals are over all of the patterns.',
  'NOTICES MAY NOT NAME PRINCETON UNIVERSITY OR ITS STAFF.',
  'THE WORK IS PROVIDED WITHOUT WARRANTY, INCLUDING BUT NOT LIMITED TO THE WARRANTY OF TITLE.',
  'Such data would cause stack overflow in the checker.',
  'They are marked like the B/C/F/I codes in the table.',
  'This should be quite OK as a start.',
  'It was as on day one.',
  'The map is old and out of date.',
  'We all complain about jargon.',
  'You will find it in the IT Self Service Portal.',
  'It is in the What Works project.',
  'They need a clearance (a.k.a a permit) to see it.',
  'This is enough for us to award you benefits.',
  'Notwithstanding the foregoing, we will make an effort.',
  'The firm will audit its existing suppliers.',
  'We act if necessary, including by telling the authorities where warranted.',
  "Helping the people who love them isn't free.",
  'This definition and others like it are common here.',
  'It takes a switch from no to yes.',
  'It was sent through the The Lounge app.',
  'The mice were immunized using an in vivo method.',
  'Most type I errors were found in the Phase I trials.',
  'Frost damages the card readers.',
  'Show what you can do to help new people.',
  'The firm is not liable for consequential damages, so it pays none.',
  'A swell rose and fell like breath.',
  'You need it to meet success criterion 1.3.5 of the list.',
  'Problems logging in may not be the fault of the network.',
  'They saw it in two places (Figures 3A,B).',
  'It is kept apart (see Section 3.1.1. for details).',
  'Tissues were obtained following voluntary interruption of pregnancy.',
  'Ask for leave in the calendar.',
  'They open it by single sign-on on the network.',
  'All that that implies is clear to us.',
])('a right sentence stays as it is: %s', async (text) => {
  expect((await checkGrammar({ text }, hooks)).corrections).toEqual([]);
});

test('a question without "did" is not taken for one without "were"', async () => {
  expect(await correct('Where you went yesterday?')).toBe('Where did you go yesterday?');
});

test.each([
  ['One of the problem is the cost.', 'One of the problems is the cost.'],
  ['We know that that the work is done.', 'We know that the work is done.'],
  ['There house is old.', 'Their house is old.'],
  ['It was over all a good day, and the over all cost was low.', 'It was over all a good day, and the overall cost was low.'],
  ['I asked about it on stack overflow.', 'I asked about it on Stack Overflow.'],
])('a wrong one of the same kind is corrected: %s', async (text, right) => {
  expect(await correct(text)).toBe(right);
});

test.each([
  'Your patient was seen in our clinic on Monday.',
  'Please tell us if your patient has any allergies.',
  'We hope your kind of music will be played.',
  'Your late payment was received.',
])('what belongs to somebody stays theirs: %s', async (text) => {
  expect(await correct(text)).toBe(text);
});

test.each([
  ['If your patient, you will see it.', "If you're patient, you will see it."],
  ['I hope your proud of it.', "I hope you're proud of it."],
  ['I know your right about that.', "I know you're right about that."],
])('what somebody is takes a verb: %s', async (text, right) => {
  expect(await correct(text)).toBe(right);
});

test('a name that is written small opens a sentence as it is', async () => {
  const { corrections } = await checkGrammar({ text: 'The archive was damaged. liblzma reads both formats.' }, hooks);
  expect(corrections.filter(({ confidence }) => confidence !== 'low')).toEqual([]);
});
