import { findCliches } from './findCliches.ts';

test('names worn phrases as the letter writes them, each once', () => {
  expect(findCliches('I am a Team-Player who hits the ground running. A team player! A team player.')).toEqual([
    'Team-Player',
    'hits the ground running',
    'team player',
  ]);
  expect(findCliches('I am writing to express my strong interest in the role.')).toEqual(['writing to express my strong interest']);
});

test.each(['I ran a ward of 24 beds.', 'My team played five matches.', 'The box stood outside the door.'])('leaves "%s" alone', (sentence) => {
  expect(findCliches(sentence)).toEqual([]);
});
