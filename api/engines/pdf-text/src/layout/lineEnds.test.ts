import { expect, test } from '@jest/globals';
import { mayGoOn, SENTENCE_END } from './lineEnds.ts';

test('sentences end in the scripts of India, Burma, Tibet, Ethiopia and Armenia too', () => {
  const ends = ['मेला लगता है।', 'وہ گھر گیا۔', 'သွားသည်။', 'བཀྲ་ཤིས།', 'ሄደ።', 'գնաց։'];
  expect(ends.filter((end) => !SENTENCE_END.test(end))).toEqual([]);
});

test('no sentence goes on with an address in a line of its own, and one goes on with a small letter', () => {
  expect(['ada@quay.org', 'www.quay.org', 'https://quay.org', 'harbour', 'Harbour'].map(mayGoOn)).toEqual([false, false, false, true, false]);
});
