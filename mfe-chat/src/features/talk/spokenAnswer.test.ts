import { speakAnswer } from './spokenAnswer';

const citations = [1, 2, 3].map((id) => ({ id, page: id, quote: 'Quote.', rects: [], score: 1, source: 'text' as const }));

test.each([
  ['one passage of three that were found', 'No: there is no cash machine. [1]', { text: 'No: there is no cash machine.', passages: 1 }],
  ['a passage that is named twice', 'Cards are taken. [2] So are phones. [2]', { text: 'Cards are taken. So are phones.', passages: 1 }],
  ['two passages', 'Cards [1] and phones [3].', { text: 'Cards and phones .', passages: 2 }],
  ['no passage', 'Hello!', { text: 'Hello!', passages: 0 }],
])('who listens hears that an answer rests on %s', (_, response, spoken) => {
  expect(speakAnswer({ response, citations })).toEqual(spoken);
});
