import type { CoverLetter } from '@sheaf/api/contract/coverLetter';
import {
  createLetter,
  currentVersion,
  isEdited,
  joinText,
  redo,
  replaceParagraph,
  restoreVersion,
  typeParagraph,
  undo,
  withParagraphWording,
  withWording,
} from './letter';

const answer = (opening: string, evidence = 'I led twelve nurses.'): CoverLetter => ({
  letterId: 'one',
  cvId: 'cv',
  version: 1,
  coverLetter: '',
  paragraphs: [
    { id: 'greeting', kind: 'greeting', text: 'Dear Ms Lind,', claims: [] },
    { id: 'opening', kind: 'opening', text: opening, claims: [] },
    { id: 'evidence-1', kind: 'evidence', text: evidence, claims: [] },
  ],
  tone: 'professional',
  length: 'short',
  wordCount: 9,
  keywords: { score: null, matched: [], missing: [] },
  cliches: [],
  engine: 'built-in',
  expiresAt: '2026-11-22T10:00:00.000Z',
  warnings: [],
});
const first = createLetter(answer('I am applying.'));
const readOpening = (letter: typeof first) => currentVersion(letter).paragraphs[1]?.text;

test('the letters of a word are one step back, and a word is another', () => {
  const word = ['I am applying. ', 'I am applying. N', 'I am applying. No'].reduce((letter, text) => typeParagraph(letter, 'opening', text), first);
  expect(word.past).toHaveLength(1);
  const typed = typeParagraph(first, 'opening', 'I apply now.');
  expect(readOpening(typed)).toBe('I apply now.');
  expect(isEdited(currentVersion(typed))).toBe(true);
  expect(readOpening(undo(typed))).toBe('I am applying.');
  expect(readOpening(redo(undo(typed)))).toBe('I apply now.');
});

test('another wording of one paragraph leaves what the visitor wrote in the others', () => {
  const typed = replaceParagraph(first, 'opening', 'Mine.');
  const reworded = withParagraphWording(typed, answer('Theirs.', 'Twelve nurses were led by me.'), 'evidence-1');
  expect(joinText(currentVersion(reworded))).toBe('Dear Ms Lind,\n\nMine.\n\nTwelve nurses were led by me.');
});

test('a wording that was undone is still among the versions, with what was changed in each', () => {
  const second = withWording(replaceParagraph(first, 'opening', 'Mine.'), answer('Another.'));
  const back = undo(second);
  expect(readOpening(back)).toBe('Mine.');
  expect(back.versions.map(({ number }) => number)).toEqual([1, 2]);
  expect(readOpening(restoreVersion(back, 2))).toBe('Another.');
});

test('a paragraph that was emptied is left out of the letter', () => {
  expect(joinText(currentVersion(replaceParagraph(first, 'opening', '  ')))).toBe('Dear Ms Lind,\n\nI led twelve nurses.');
});
