import { fakeCheck } from '@sheaf/api/mocks/fakeCheck';
import fc from 'fast-check';
import { createEmptyGrammar, type GrammarState } from './emptyGrammar';
import { buildCorrected, type GrammarAction, type Group, grammarActions, grammarReducer, isStale } from './grammarState';
import { isAppliedByDefault, splitPieces, writeCorrectedText } from './review';

const settings = { preset: 'general', language: 'en' } as const;
const TEXT = 'We recieve teh letters. We recieve a apple. We utilize it in order to see. The team have gone. They could of.';
const after = (actions: GrammarAction[], from: GrammarState = createEmptyGrammar(settings, [])) => actions.reduce(grammarReducer, from);
const typed = (text: string): GrammarAction => grammarActions.textTyped(text);
const checkActions = (text: string, ignoreWords: readonly string[] = []): GrammarAction[] => [
  grammarActions.checkStarted(),
  grammarActions.checkSucceeded({ text, settings, result: fakeCheck({ text, ignoreWords: [...ignoreWords] }) }),
];
const checked = (text = TEXT) => after([typed(text), ...checkActions(text)]);
const findId = (state: GrammarState, original: string) => state.review?.result.corrections.find((one) => one.original === original)?.id ?? '';
const work = ({ decisions, ignoredWords }: GrammarState) => ({ decisions, ignoredWords });

test('before any decision the corrected text is the one the server gave', () => {
  const state = checked();
  expect(buildCorrected(state)).toBe(state.review?.result.correctedText);
});

test('style and what is not certain change nothing before they are accepted', () => {
  const state = checked();
  expect(buildCorrected(state)).toContain('We utilize it in order to see. The team have gone.');
  const accepted = after(
    [grammarActions.accepted({ id: findId(state, 'utilize') }), grammarActions.accepted({ id: findId(state, 'The team have') })],
    state,
  );
  expect(buildCorrected(accepted)).toContain('We use it in order to see. The team has gone.');
});

test('an ignored finding stays as it was written, and another replacement can be chosen', () => {
  const state = checked('It definately occured.');
  const decided = after(
    [grammarActions.ignored(findId(state, 'occured')), grammarActions.accepted({ id: findId(state, 'definately'), replacement: 'defiantly' })],
    state,
  );
  expect(buildCorrected(decided)).toBe('It defiantly occured.');
});

test('after a decision the next open finding is selected, around the end', () => {
  const state = checked();
  const first = state.review?.result.corrections[0]?.id;
  const last = state.review?.result.corrections.at(-1)?.id ?? '';
  expect(state.current).toBe(first);
  expect(after([grammarActions.accepted({ id: last })], state).current).toBe(first);
});

test('what is selected stays in view when others are accepted together', () => {
  const state = checked();
  expect(after([grammarActions.allAccepted({ by: 'all' })], state).current).toBe(state.current);
  const atStyle = after([grammarActions.looked(findId(state, 'utilize'))], state);
  expect(after([grammarActions.allAccepted({ by: 'type', type: 'style' })], atStyle).current).not.toBe(atStyle.current);
});

test('a word that is ignored is ignored wherever it is, and undo marks it again', () => {
  const state = after([grammarActions.wordIgnored('recieve')], checked());
  expect(state.ignoredWords).toEqual(['recieve']);
  expect(buildCorrected(state)).toContain('We recieve the letters. We recieve an apple.');
  expect(work(after([grammarActions.undone()], state))).toEqual({ decisions: {}, ignoredWords: [] });
});

test('results are stale once the text or what it is held to has changed, and fresh again when that is taken back', () => {
  const state = checked();
  expect(isStale(state)).toBe(false);
  expect(isStale(after([typed(`${TEXT} More.`)], state))).toBe(true);
  expect(isStale(after([typed('x'), typed(TEXT)], state))).toBe(false);
  expect(isStale(after([grammarActions.settingsChosen({ preset: 'resume' })], state))).toBe(true);
});

test('a new check of the corrected text asks no more about what was ignored', () => {
  const state = checked();
  const ignored = after([grammarActions.ignored(findId(state, 'teh')), grammarActions.ignored(findId(state, 'utilize'))], state);
  const corrected = buildCorrected(ignored) ?? '';
  const again = after([typed(corrected), ...checkActions(corrected)], ignored);
  const open = again.review?.result.corrections.filter(({ id }) => !again.decisions[id]).map(({ original }) => original);
  expect(open).toEqual(['in order to', 'The team have']);
});

test('nor does a check after the visitor went on writing', () => {
  const state = checked();
  const ignored = after([grammarActions.ignored(findId(state, 'could of'))], state);
  const longer = `First of all: ${TEXT}`;
  const again = after([typed(longer), ...checkActions(longer)], ignored);
  expect(again.decisions[findId(again, 'could of')]).toEqual({ is: 'ignored' });
});

test('an answer that comes after a cancel changes nothing', () => {
  const cancelled = after([typed(TEXT), grammarActions.checkStarted(), grammarActions.checkCancelled()]);
  const [, answer] = checkActions(TEXT);
  expect(answer && grammarReducer(cancelled, answer)).toBe(cancelled);
});

const slips = fc.constantFrom('recieve', 'teh', 'could of', 'a apple', 'utilize', 'the team have', 'fine', '👩‍🚀', 'e\u0301', '\r\n\r\n', 'שלום');
const texts = fc.array(slips, { maxLength: 12 }).map((words) => words.join(' '));
const step = fc.tuple(
  fc.constantFrom('accepted', 'ignored', 'reopened', 'wordIgnored', 'allAccepted', 'allIgnored', 'steppedOn'),
  fc.nat({ max: 11 }),
);

/** Anything a visitor may do about the findings, sensible or not. */
function actionsOn(state: GrammarState, steps: [string, number][]): GrammarAction[] {
  const corrections = state.review?.result.corrections ?? [];
  return steps.flatMap(([type, place]): GrammarAction[] => {
    const one = corrections[place % Math.max(1, corrections.length)];
    if (!one) return [];
    const group: Group = place % 2 === 0 ? { by: 'type', type: one.type } : { by: 'rule', ruleId: one.ruleId };
    const byType: Record<string, GrammarAction> = {
      accepted: grammarActions.accepted({ id: one.id }),
      ignored: grammarActions.ignored(one.id),
      reopened: grammarActions.reopened(one.id),
      wordIgnored: grammarActions.wordIgnored(one.original),
      allAccepted: grammarActions.allAccepted(group),
      allIgnored: grammarActions.allIgnored(group),
      steppedOn: grammarActions.steppedOn(place % 2 === 0 ? 1 : -1),
    };
    return [byType[type]].filter((action) => action !== undefined);
  });
}

test('whatever was decided, the stretches are the whole text, and the corrected text is made of them alone', () => {
  fc.assert(
    fc.property(texts, fc.array(step, { maxLength: 12 }), (text, steps) => {
      const begun = checked(text);
      const state = after(actionsOn(begun, steps), begun);
      const { review, decisions } = state;
      if (!review) return;
      const pieces = splitPieces(review, decisions);
      expect(pieces.map(({ original }) => original).join('')).toBe(text);
      for (const { offset, original } of pieces) expect(text.slice(offset, offset + original.length)).toBe(original);
      expect(writeCorrectedText(review, {})).toBe(review.result.correctedText);
      const allIgnored = Object.fromEntries(review.result.corrections.map(({ id }) => [id, { is: 'ignored' } as const]));
      expect(writeCorrectedText(review, allIgnored)).toBe(text);
      expect(review.result.corrections.filter(isAppliedByDefault).every(({ type }) => type !== 'style')).toBe(true);
    }),
  );
});

test('as many undos give the beginning, and as many redos give it all back', () => {
  fc.assert(
    fc.property(texts, fc.array(step, { maxLength: 15 }), (text, steps) => {
      const begun = checked(text);
      const done = after(actionsOn(begun, steps), begun);
      const undone = done.past.reduce((state) => grammarReducer(state, grammarActions.undone()), done);
      expect(work(undone)).toEqual(work(begun));
      expect(grammarReducer(undone, grammarActions.undone())).toBe(undone);
      const redone = undone.future.reduce((state) => grammarReducer(state, grammarActions.redone()), undone);
      expect(work(redone)).toEqual(work(done));
    }),
  );
});
