import { describe, expect, test } from '@jest/globals';
import { untangleQuestion } from './untangleQuestion.ts';

describe('A yes-or-no question is rewritten in its basic form', () => {
  test.each([
    ["the sauna is mixed, isn't it?", 'is the sauna mixed?'],
    ["lunch's free, right?", 'is lunch free?'],
    ['Guests pay at the bar, don’t they?', 'do Guests pay at the bar?'],
    ["renewing online doesn't cost extra, does it?", 'does renewing online cost extra?'],
    ["I can leave my skis there, can't I?", 'can I leave my skis there?'],
  ])('where it is a statement with a tag: %s', (question, rewritten) => {
    expect(untangleQuestion(question)).toBe(rewritten);
  });

  test.each([
    ['my son is 7, can he dive', 'can he dive, my son is 7?'],
    ['I lost the key and it is Sunday, will somebody let me in?', 'will somebody let me in, I lost the key and it is Sunday?'],
    ['Is there a ramp? My wife uses a wheelchair.', 'Is there a ramp, My wife uses a wheelchair?'],
    ['have a cold, is the course free then', 'is the course free then, have a cold?'],
  ])('where context precedes it: %s', (question, rewritten) => {
    expect(untangleQuestion(question)).toBe(rewritten);
  });

  test.each([
    ["Don't I need a form?", 'Do I need a form?'],
    ["can't we pay later?", 'can we pay later?'],
    ["won't it freeze?", 'will it freeze?'],
    ['Is it ok to fish here?', 'can I fish here?'],
    ['are we allowed to camp by the lake', 'can I camp by the lake?'],
    ['is there somewhere to wash my boots', 'can I wash my boots?'],
  ])('where it is worded otherwise: %s', (question, rewritten) => {
    expect(untangleQuestion(question)).toBe(rewritten);
  });

  test.each([
    'How much is the deposit?',
    'What happens if I am late, can I come back?',
    'Can I swim?',
    '¿Puedo fumar, si abro la ventana?',
    'Darf ich grillen, wenn es regnet?',
    'who is the owner, and when did they buy it?',
  ])('and any other question stays as it is: %s', (question) => {
    expect(untangleQuestion(question)).toBe(question);
  });
});

test.each([
  ['mein Sohn ist 9, darf er springen', 'darf er springen, mein Sohn ist 9?'],
  ['vivo en un bajo, ¿tengo que pagar el ascensor?', '¿tengo que pagar el ascensor, vivo en un bajo?'],
  ['was kostet es, ist das viel', 'was kostet es, ist das viel'],
  ['¿Cuánto cuesta?', '¿Cuánto cuesta?'],
])('%s: the context of a German or Spanish question goes after it', (question, rewritten) => {
  expect(untangleQuestion(question)).toBe(rewritten);
});
