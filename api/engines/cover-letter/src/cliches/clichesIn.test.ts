import { clichesIn } from './clichesIn.ts';

test('names worn phrases as the letter writes them, each once', () => {
  expect(clichesIn('I am a Team-Player who hits the ground running. A team player! A team player.')).toEqual([
    'Team-Player',
    'hits the ground running',
    'team player',
  ]);
  expect(clichesIn('I am writing to express my strong interest in the role.')).toEqual(['writing to express my strong interest']);
});

test.each(['I ran a ward of 24 beds.', 'My team played five matches.', 'The box stood outside the door.'])('leaves "%s" alone', (sentence) => {
  expect(clichesIn(sentence)).toEqual([]);
});
