import { heldOut } from './cases/heldOut.ts';
import { letters } from './cases/letters.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');
/** Of the true sentences. */
const MAX_FALSE_ALARMS = 0.03;
const MIN_MARKED = 0.95;

const told = [...letters, ...heldOut];
const falseSentences = told.flatMap(({ person, evidence, falseSentences: expected }) =>
  expected.map(([kind, sentence, invented]) => ({ who: person, evidence, kind, sentence, invented })),
);
const trueSentences = told.flatMap(({ person, evidence, trueSentences: expected }) =>
  expected.map((sentence) => ({ who: person, evidence, sentence })),
);
const isMarked = ({ evidence, sentence, invented }: (typeof falseSentences)[number]) =>
  findClaims(sentence, evidence, today).some(
    ({ text, supported }) => !supported && (invented.includes(text) || text.includes(invented) || overlaps(text, invented)),
  );
const overlaps = (one: string, other: string) => one.split(/\W+/).some((word) => word !== '' && other.split(/\W+/).includes(word));

test.each(['employer', 'number', 'degree'])('marks every invented %s', (kind) => {
  expect(
    falseSentences
      .filter((falseSentence) => falseSentence.kind === kind && !isMarked(falseSentence))
      .map(({ who: person, sentence }) => `${person}: ${sentence}`),
  ).toEqual([]);
});

test('marks nearly every invented date, title and skill', () => {
  const missed = falseSentences.filter((falseSentence) => !isMarked(falseSentence)).map(({ who: person, sentence }) => `${person}: ${sentence}`);
  expect(missed.slice(0, 1 + Math.floor(falseSentences.length * (1 - MIN_MARKED)))).toEqual(missed);
});

test('hardly ever marks what is true, however it is put', () => {
  const alarmed = trueSentences
    .map(({ who: person, evidence, sentence }) => ({
      who: person,
      sentence,
      marked: findClaims(sentence, evidence, today).filter(({ supported }) => !supported),
    }))
    .filter(({ marked }) => marked.length > 0)
    .map(({ who: person, sentence, marked }) => `${person}: ${sentence} [${marked.map(({ text }) => text).join(' | ')}]`);
  expect(alarmed.slice(0, Math.floor(trueSentences.length * MAX_FALSE_ALARMS))).toEqual(alarmed);
});
