import type { CoverLetter, LetterClaim } from '@sheaf/api/contract/coverLetter';
import { messagesIn } from '../messages';
import { buildAnnouncement } from './buildAnnouncement';
import type { Finding } from './grammarFindings';
import { currentVersion } from './letter';
import { emptyState, type LetterAction, type LetterState, letterActions, letterReducer } from './letterState';

const {
  checkFailed,
  checkStarted,
  checked,
  claimShown,
  claimsConfirmed,
  copied,
  findingApplied,
  findingIgnored,
  jobTyped,
  paragraphTyped,
  problemsFound,
  readingCancelled,
  readingFailed,
  readingStarted,
  redone,
  stepTaken,
  undone,
  versionRestored,
  writingCancelled,
  writingFailed,
  writingStarted,
  written,
} = letterActions;

const claim = (text: string, supported: boolean): LetterClaim => ({ text, supported, source: supported ? 'cv' : null });
const answer = (text: string, changes: Partial<CoverLetter> = {}): CoverLetter => ({
  letterId: 'one',
  cvId: 'cv',
  version: 1,
  coverLetter: text,
  paragraphs: [{ id: 'opening', kind: 'opening', text, claims: [claim('twelve nurses', true), claim('ten years', false)] }],
  tone: 'professional',
  length: 'short',
  wordCount: 9,
  keywords: { score: null, matched: [], missing: [] },
  cliches: [],
  engine: 'built-in',
  expiresAt: '2026-11-22T10:00:00.000Z',
  warnings: [],
  ...changes,
});
const finding = (id: string, offset: number, original: string): Finding => ({
  id,
  paragraph: 'opening',
  offset,
  original,
  replacements: [],
  why: '',
});
const reason = { code: null, sentence: 'The server is busy.' };

const after = (...actions: LetterAction[]) => actions.reduce<LetterState>(letterReducer, emptyState);
const writtenWith = (...actions: LetterAction[]) =>
  after(writingStarted('letter'), written(answer('I leaded twelve nurses for teh ward.')), ...actions);
const readFirstParagraph = ({ letter }: LetterState) => (letter ? currentVersion(letter).paragraphs[0]?.text : undefined);
const heard = (state: LetterState) =>
  buildAnnouncement(state, messagesIn('en'))
    .replace(/\u00a0/g, ' ')
    .trim();

test('every change of a letter is announced', () => {
  expect(heard(writtenWith())).toBe('Your letter is ready, 7 words. 1 claim is not in your CV.');
  expect(heard(writtenWith(writingStarted('whole'), written(answer('Another.'))))).toBe('Another wording, version 2. The one before is kept.');
  expect(heard(writtenWith(writingStarted('whole'), written(answer('Another.')), versionRestored(1)))).toBe('Version 1 is in the letter.');
  expect(heard(writtenWith(claimsConfirmed({ claims: ['ten years'], isTrue: true })))).toBe('True, you say: ten years.');
  expect(heard(writtenWith(claimsConfirmed({ claims: ['ten years'], isTrue: false })))).toBe('ten years is to be checked again.');
  expect(heard(writtenWith(copied()))).toBe('Letter copied.');
  expect(heard(after(readingStarted(null), readingCancelled()))).toBe('Reading cancelled.');
  expect(heard(after(writingStarted('letter'), writingCancelled()))).toBe('Stopped. Nothing was changed.');
  expect(heard(after(stepTaken({ step: 'job', name: 'Job' })))).toBe('Step: Job.');
});

test('a mistake is corrected in place, and later findings keep their words', () => {
  const findings = [finding('one', 2, 'leaded'), finding('two', 27, 'teh')];
  const of = [{ id: 'opening', kind: 'opening' as const, text: 'I leaded twelve nurses for teh ward.', written: { text: '', claims: [] } }];
  const looked = writtenWith(checkStarted(), checked({ findings, of }));
  expect(heard(looked)).toBe('2 things to look at.');
  const [leaded, teh] = findings;
  if (!leaded || !teh) throw new Error('Both are there.');

  const applied = letterReducer(looked, findingApplied({ finding: leaded, replacement: 'led' }));
  expect(readFirstParagraph(applied)).toBe('I led twelve nurses for teh ward.');
  expect(heard(applied)).toBe('Changed to led.');
  expect(applied.grammar).toMatchObject({ step: 'checked', findings: [{ id: 'two', offset: 24 }] });

  const ignored = letterReducer(looked, findingIgnored('two'));
  expect(heard(ignored)).toBe('Left as it is.');
  expect(ignored.grammar).toMatchObject({ findings: [{ id: 'one' }] });
});

test('undo and redo are announced only if there is something to undo or redo', () => {
  const typed = writtenWith(paragraphTyped({ id: 'opening', text: 'Mine.' }), undone());
  expect([heard(typed), readFirstParagraph(typed)]).toEqual(['Undone.', 'I leaded twelve nurses for teh ward.']);
  expect(readFirstParagraph(letterReducer(typed, redone()))).toBe('Mine.');
  expect(heard(letterReducer(typed, redone()))).toBe('Done again.');
  for (const step of [undone(), redone()]) {
    const before = writtenWith();
    expect(letterReducer(before, step)).toBe(before);
  }
});

test('actions without a letter change nothing', () => {
  const steps = [
    undone(),
    redone(),
    copied(),
    checkStarted(),
    checkFailed(reason),
    versionRestored(1),
    claimShown({ paragraph: 'opening', text: 'ten years' }),
    claimsConfirmed({ claims: ['ten years'], isTrue: true }),
    findingApplied({ finding: finding('one', 0, 'a'), replacement: 'b' }),
    checked({ findings: [], of: [] }),
    written(answer('Nobody waits for it.')),
    writingFailed({ reason, problems: {} }),
    readingFailed(reason),
  ];
  for (const step of steps) expect(letterReducer(emptyState, step)).toEqual(emptyState);
});

test('a failed letter leads back to the job only if the job is incomplete', () => {
  expect(writtenWith(writingStarted('whole'), writingFailed({ reason, problems: {} }))).toMatchObject({
    step: 'letter',
    writing: { step: 'failed', what: 'whole', reason },
  });
  const problems = { title: 'Say what the job is called.' };
  const failed = after(writingStarted('letter'), writingFailed({ reason, problems }));
  expect(failed).toMatchObject({ step: 'job', problems });
  expect(letterReducer(failed, jobTyped({ field: 'title', text: 'Nurse' }))).toMatchObject({ job: { title: 'Nurse' }, problems: {} });
  expect(letterReducer(failed, stepTaken({ step: 'cv', name: 'CV' })).problems).toEqual({});
  expect(after(problemsFound(problems)).problems).toEqual(problems);
});

test('a new letter keeps the earlier versions, and the style follows the chosen version', () => {
  const another = writtenWith(writingStarted('letter'), written(answer('A new letter.', { letterId: 'two' })));
  expect(another.letter).toMatchObject({ letterId: 'two' });
  expect(another.letter?.versions).toHaveLength(2);
  const reworded = writtenWith(writingStarted('whole'), written(answer('Warmer.', { tone: 'enthusiastic', length: 'long' })));
  expect(reworded.style).toMatchObject({ tone: 'enthusiastic', length: 'long' });
});

test('a source that is opened twice is shown again', () => {
  const shown = writtenWith(claimShown({ paragraph: 'opening', text: 'ten years' }), claimShown({ paragraph: 'opening', text: 'ten years' }));
  expect(shown.claim).toEqual({ paragraph: 'opening', text: 'ten years', at: 2 });
});
