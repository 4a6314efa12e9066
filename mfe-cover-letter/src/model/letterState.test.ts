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
  citationClosed,
  citationShown,
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
const readOpening = ({ letter }: LetterState) => (letter ? currentVersion(letter).paragraphs[0]?.text : undefined);
const readAnnouncement = (state: LetterState) =>
  buildAnnouncement(state, messagesIn('en'))
    .replace(/\u00a0/g, ' ')
    .trim();

test('announces every change of the letter', () => {
  expect(readAnnouncement(writtenWith())).toBe('Your letter is ready, 7 words. 1 claim is not in your CV.');
  expect(readAnnouncement(writtenWith(writingStarted('whole'), written(answer('Another.'))))).toBe(
    'Another wording, version 2. The one before is kept.',
  );
  expect(readAnnouncement(writtenWith(writingStarted('whole'), written(answer('Another.')), versionRestored(1)))).toBe('Version 1 is in the letter.');
  expect(readAnnouncement(writtenWith(claimsConfirmed({ claims: ['ten years'], isTrue: true })))).toBe('True, you say: ten years.');
  expect(readAnnouncement(writtenWith(claimsConfirmed({ claims: ['ten years'], isTrue: false })))).toBe('ten years is to be checked again.');
  expect(readAnnouncement(writtenWith(copied()))).toBe('Letter copied.');
  expect(readAnnouncement(after(readingStarted(null), readingCancelled()))).toBe('Reading cancelled.');
  expect(readAnnouncement(after(writingStarted('letter'), writingCancelled()))).toBe('Stopped. Nothing was changed.');
  expect(readAnnouncement(after(stepTaken({ step: 'job', name: 'Job' })))).toBe('Step: Job.');
});

test('shows a value in the CV until that is closed, or another step is taken', () => {
  const show = citationShown({ path: 'name', page: 1, quote: 'Ana' });
  expect(after(show, show).activeCitation).toEqual({ path: 'name', page: 1, quote: 'Ana', at: 2 });
  expect(after(show, citationClosed()).activeCitation).toBeNull();
  expect(after(show, stepTaken({ step: 'job', name: 'Job' })).activeCitation).toBeNull();
});

test('applies a grammar finding, and shifts the findings after it', () => {
  const findings = [finding('one', 2, 'leaded'), finding('two', 27, 'teh')];
  const of = [{ id: 'opening', kind: 'opening' as const, text: 'I leaded twelve nurses for teh ward.', written: { text: '', claims: [] } }];
  const checkedState = writtenWith(checkStarted(), checked({ findings, of }));
  expect(readAnnouncement(checkedState)).toBe('2 things to look at.');
  const [leaded, teh] = findings;
  if (!leaded || !teh) throw new Error('Both are there.');

  const applied = letterReducer(checkedState, findingApplied({ finding: leaded, replacement: 'led' }));
  expect(readOpening(applied)).toBe('I led twelve nurses for teh ward.');
  expect(readAnnouncement(applied)).toBe('Changed to led.');
  expect(applied.grammar).toMatchObject({ step: 'checked', findings: [{ id: 'two', offset: 24 }] });

  const ignored = letterReducer(checkedState, findingIgnored('two'));
  expect(readAnnouncement(ignored)).toBe('Left as it is.');
  expect(ignored.grammar).toMatchObject({ findings: [{ id: 'one' }] });
});

test('announces undo and redo only when there is something to undo or redo', () => {
  const typed = writtenWith(paragraphTyped({ id: 'opening', text: 'Mine.' }), undone());
  expect([readAnnouncement(typed), readOpening(typed)]).toEqual(['Undone.', 'I leaded twelve nurses for teh ward.']);
  expect(readOpening(letterReducer(typed, redone()))).toBe('Mine.');
  expect(readAnnouncement(letterReducer(typed, redone()))).toBe('Done again.');
  for (const step of [undone(), redone()]) {
    const before = writtenWith();
    expect(letterReducer(before, step)).toBe(before);
  }
});

test('changes nothing when there is no letter', () => {
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
    readingFailed({ reason, isUnsent: false, canRetry: false }),
  ];
  for (const step of steps) expect(letterReducer(emptyState, step)).toEqual(emptyState);
});

test('returns to the job step after a failure only when a field of the job is missing', () => {
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

test('keeps earlier versions when another letter is written, and takes the style of a reworded letter', () => {
  const another = writtenWith(writingStarted('letter'), written(answer('A new letter.', { letterId: 'two' })));
  expect(another.letter).toMatchObject({ letterId: 'two' });
  expect(another.letter?.versions).toHaveLength(2);
  const reworded = writtenWith(writingStarted('whole'), written(answer('Warmer.', { tone: 'enthusiastic', length: 'long' })));
  expect(reworded.style).toMatchObject({ tone: 'enthusiastic', length: 'long' });
});

test('shows a claim again when it is requested twice', () => {
  const shown = writtenWith(claimShown({ paragraph: 'opening', text: 'ten years' }), claimShown({ paragraph: 'opening', text: 'ten years' }));
  expect(shown.claim).toEqual({ paragraph: 'opening', text: 'ten years', at: 2 });
});
