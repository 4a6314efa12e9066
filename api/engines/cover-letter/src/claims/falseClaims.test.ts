import { heldOut } from './cases/heldOut.ts';
import { letters } from './cases/letters.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');
/** Of the true sentences. */
const MAX_FALSE_ALARMS = 0.03;
const MIN_MARKED = 0.95;

const told = [...letters, ...heldOut];
const lies = told.flatMap(({ who, evidence, lies: told }) => told.map(([kind, sentence, invented]) => ({ who, evidence, kind, sentence, invented })));
const truths = told.flatMap(({ who, evidence, truths: told }) => told.map((sentence) => ({ who, evidence, sentence })));
const isMarked = ({ evidence, sentence, invented }: (typeof lies)[number]) =>
  findClaims(sentence, evidence, today).some(
    ({ text, supported }) => !supported && (invented.includes(text) || text.includes(invented) || overlaps(text, invented)),
  );
const overlaps = (one: string, other: string) => one.split(/\W+/).some((word) => word !== '' && other.split(/\W+/).includes(word));

test.each(['employer', 'number', 'degree'])('marks every invented %s', (kind) => {
  expect(lies.filter((lie) => lie.kind === kind && !isMarked(lie)).map(({ who, sentence }) => `${who}: ${sentence}`)).toEqual([]);
});

test('marks nearly every invented date, title and skill', () => {
  const missed = lies.filter((lie) => !isMarked(lie)).map(({ who, sentence }) => `${who}: ${sentence}`);
  expect(missed.slice(0, 1 + Math.floor(lies.length * (1 - MIN_MARKED)))).toEqual(missed);
});

test('hardly ever marks what is true, however it is put', () => {
  const alarmed = truths
    .map(({ who, evidence, sentence }) => ({ who, sentence, marked: findClaims(sentence, evidence, today).filter(({ supported }) => !supported) }))
    .filter(({ marked }) => marked.length > 0)
    .map(({ who, sentence, marked }) => `${who}: ${sentence} [${marked.map(({ text }) => text).join(' | ')}]`);
  expect(alarmed.slice(0, Math.floor(truths.length * MAX_FALSE_ALARMS))).toEqual(alarmed);
});
